import { IconEye, IconScale } from '@tabler/icons-react';
import type { PetCardFieldsFragment } from '../../../gql/graphql.ts';
import { IconButton } from '../../../ui/buttons/icon-button.tsx';
import { useCompareChoice } from '../compare/use-compare-choice.ts';
import classes from './card-tools.module.css';

interface CardToolsProps {
  readonly pet: PetCardFieldsFragment;
  readonly onLook: (pet: PetCardFieldsFragment) => void;
}

/** On the picture of a card in a list: a quick view of the item, and whether it is compared. */
export function CardTools({ pet, onLook }: CardToolsProps) {
  const { isCompared, toggle } = useCompareChoice(pet);
  return (
    <div className={classes.tools}>
      <IconButton
        size={34}
        className={classes.tool}
        aria-label={`Quick view of ${pet.petname}`}
        aria-haspopup="dialog"
        onClick={() => onLook(pet)}
      >
        <IconEye size={18} aria-hidden />
      </IconButton>
      <IconButton
        size={34}
        className={classes.tool}
        aria-label={`Compare ${pet.petname}`}
        aria-pressed={isCompared}
        onClick={toggle}
      >
        <IconScale size={18} aria-hidden />
      </IconButton>
    </div>
  );
}
