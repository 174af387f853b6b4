import { useQuery } from '@apollo/client/react';
import { type ReactNode, useState } from 'react';
import { errorCodeOf } from '../../../lib/apollo/api-error.ts';
import { Button } from '../../../ui/buttons/button.tsx';
import { PetCardDocument } from '../api/pet-card.operations.ts';
import { type CardAction, PetCard, PetCardSkeleton } from '../components/pet-card.tsx';
import gridClasses from '../components/pet-grid.module.css';
import { CardFit } from '../matching/card-fit.tsx';
import classes from './wish-list.module.css';

/** Cards that are shown at first, and with each press on the button. */
const PAGE_SIZE = 12;

interface WishedCardsProps {
  readonly petIds: readonly string[];
  readonly actionFor: CardAction;
  readonly toolsFor?: CardAction;
}

/** The items of a wish list. What has left the shop has no card. */
export function WishedCards({ petIds, actionFor, toolsFor }: WishedCardsProps) {
  const [shownCount, setShownCount] = useState(PAGE_SIZE);
  return (
    <>
      <ul className={gridClasses.grid} aria-label="Wishes">
        {petIds.slice(0, shownCount).map((id) => (
          <WishedItem key={id} id={id} actionFor={actionFor} toolsFor={toolsFor} />
        ))}
      </ul>
      {petIds.length > shownCount && (
        <p className={classes.more}>
          <Button look="default" onClick={() => setShownCount(shownCount + PAGE_SIZE)}>
            Show more
          </Button>
        </p>
      )}
    </>
  );
}

interface WishedItemProps {
  readonly id: string;
  readonly actionFor: CardAction;
  readonly toolsFor: ((pet: Parameters<CardAction>[0]) => ReactNode) | undefined;
}

function WishedItem({ id, actionFor, toolsFor }: WishedItemProps) {
  const { data, error, refetch } = useQuery(PetCardDocument, { variables: { id } });
  const pet = data?.pet;
  if (pet === null || errorCodeOf(error) === 'NOT_FOUND') return null;
  if (pet) {
    return (
      <li>
        <PetCard
          pet={pet}
          action={actionFor(pet)}
          tools={
            <>
              <CardFit pet={pet} />
              {toolsFor?.(pet)}
            </>
          }
        />
      </li>
    );
  }
  return (
    <li>
      {error ? (
        <p className={classes.missing} role="alert">
          This one did not arrive.{' '}
          <Button look="default" size="xs" onClick={() => void refetch().catch(() => undefined)}>
            Try again
          </Button>
        </p>
      ) : (
        <PetCardSkeleton />
      )}
    </li>
  );
}
