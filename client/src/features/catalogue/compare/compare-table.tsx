import { IconX } from '@tabler/icons-react';
import { type ReactNode, Suspense } from 'react';
import { itemOrderPath } from '../../../../../domain/pages/page-head.ts';
import { unbrokenUnits } from '../../../lib/format/unbroken-units.ts';
import { useHousehold } from '../../../lib/household/household-store.ts';
import { ButtonLink } from '../../../ui/buttons/button.tsx';
import { IconButton } from '../../../ui/buttons/icon-button.tsx';
import { VisuallyHidden } from '../../../ui/feedback/visually-hidden.tsx';
import { ItemLink } from '../../../ui/item-link.tsx';
import { lazyComponent } from '../../../ui/lazy-component.ts';
import { PetPicture } from '../../../ui/pet-picture.tsx';
import type { CardAction } from '../components/pet-card.tsx';
import classes from './compare-table.module.css';
import { type ComparedPet, comparisonRows } from './comparison-rows.ts';

const FitRow = lazyComponent(() => import('./fit-row.tsx'));

interface CompareTableProps {
  readonly pets: readonly ComparedPet[];
  readonly onRemove: (petId: string) => void;
  /** How an item is ordered. */
  readonly actionFor: CardAction;
}

/** Items side by side, a column each. It scrolls sideways within itself; its first column stays. */
export function CompareTable({ pets, onRemove, actionFor }: CompareTableProps) {
  const household = useHousehold();
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reached by the keyboard
    <section className={classes.scroll} aria-label="Comparison" tabIndex={0}>
      <table className={classes.table}>
        <thead>
          <tr>
            <td className={classes.corner} />
            {pets.map((pet) => (
              <th key={pet._id} scope="col">
                <Head pet={pet} onRemove={onRemove} action={actionFor(pet)} />
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {household && pets[0]?.category === 'PETS' && (
            <Suspense>
              <FitRow pets={pets} household={household} />
            </Suspense>
          )}
          {comparisonRows(pets).map(({ label, values, differs }) => (
            <tr key={label} data-differs={differs || undefined}>
              <th scope="row">
                {label}
                {differs && <VisuallyHidden> (differs)</VisuallyHidden>}
              </th>
              {pets.map(({ _id }, column) => (
                <td key={_id}>{values[column] ?? '–'}</td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
}

interface HeadProps {
  readonly pet: ComparedPet;
  readonly onRemove: (petId: string) => void;
  readonly action: ReactNode;
}

function Head({ pet, onRemove, action }: HeadProps) {
  return (
    <div className={classes.head}>
      <div className={classes.picture}>
        <PetPicture image={pet.image} alt="" sizes="240px" priority />
        <IconButton
          size={32}
          isGray
          className={classes.remove}
          aria-label={`Take ${pet.petname} out of the comparison`}
          onClick={() => onRemove(pet._id)}
        >
          <IconX size={18} aria-hidden />
        </IconButton>
      </div>
      <ItemLink id={pet._id} className={classes.name}>
        <bdi>{unbrokenUnits(pet.petname)}</bdi>
      </ItemLink>
      <div className={classes.action}>
        {pet.category === 'PETS' && pet.isAvailable ? (
          <ButtonLink look="light" to={itemOrderPath(pet._id)} aria-label={`Order ${pet.petname}`}>
            Order
          </ButtonLink>
        ) : (
          action
        )}
      </div>
    </div>
  );
}
