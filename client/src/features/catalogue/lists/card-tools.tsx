import { IconEye, IconScale } from '@tabler/icons-react';
import type { PetCardFieldsFragment } from '../../../gql/graphql.ts';
import { latestComparison, saveComparison, useComparison } from '../../../lib/cart-store/browsing.ts';
import { IconButton } from '../../../ui/buttons/icon-button.tsx';
import { showAlert } from '../../../ui/notifications/notifications.ts';
import { choose } from '../compare/choose.ts';
import { WishHeart } from '../wishes/wish-heart.tsx';
import classes from './card-tools.module.css';

interface CardToolsProps {
  readonly pet: PetCardFieldsFragment;
  readonly onLook: (pet: PetCardFieldsFragment) => void;
}

/**
 * What can be done with a card in a list: a quick view of the item, whether it is compared, and wished for. On the picture where that
 * is large, in words below the card on a phone, where they would cover a fifth of it.
 */
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
        <IconEye className={classes.icon} size={18} aria-hidden />
        <span className={classes.word}>Quick view</span>
      </IconButton>
      <IconButton
        size={34}
        className={classes.tool}
        aria-label={`Compare ${pet.petname}`}
        aria-pressed={isCompared}
        onClick={toggle}
      >
        <IconScale className={classes.icon} size={18} aria-hidden />
        <span className={classes.word}>Compare</span>
      </IconButton>
      <WishHeart pet={pet} className={classes.tool} />
    </div>
  );
}

/** Whether an item is compared, and how to change that. What can't be is said. */
function useCompareChoice(pet: Parameters<typeof choose>[1]) {
  const isCompared = useComparison()?.petIds.includes(pet._id) ?? false;

  function toggle() {
    const choice = choose(latestComparison(), pet);
    if ('refusal' in choice) showAlert(choice.refusal);
    else saveComparison(choice.comparison);
  }

  return { isCompared, toggle };
}
