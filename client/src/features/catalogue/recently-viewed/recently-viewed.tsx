import { useQuery } from '@apollo/client/react';
import { IconX } from '@tabler/icons-react';
import { useEffect, useId, useRef } from 'react';
import { errorCodeOf } from '../../../lib/apollo/api-error.ts';
import { forgetAllSeen, forgetSeen, useSeen } from '../../../lib/cart-store/browsing.ts';
import { Button } from '../../../ui/buttons/button.tsx';
import { IconButton } from '../../../ui/buttons/icon-button.tsx';
import { confirmDialog } from '../../../ui/notifications/notifications.ts';
import { PetCardDocument } from '../api/pet-card.operations.ts';
import { PetCard, PetCardSkeleton } from '../components/pet-card.tsx';
import { CardFit } from '../matching/card-fit.tsx';
import classes from './recently-viewed.module.css';

interface RecentlyViewedProps {
  /** The item whose page this is. */
  readonly shownId?: string;
}

/** The items that were looked at last in this browser, each of which can be forgotten. Nothing where there are none. */
export default function RecentlyViewed({ shownId }: RecentlyViewedProps) {
  const titleId = useId();
  const title = useRef<HTMLHeadingElement>(null);
  const seen = useSeen().filter((petId) => petId !== shownId);
  if (seen.length === 0) return null;

  function forget(petId: string) {
    forgetSeen(petId);
    // The pressed button goes with its card.
    title.current?.focus();
  }

  return (
    <section className={classes.section} aria-labelledby={titleId}>
      <header className={classes.head}>
        <h2 ref={title} id={titleId} className={classes.title} tabIndex={-1}>
          Recently viewed
        </h2>
        <Button look="default" size="xs" onClick={askToForgetAll}>
          Forget all
        </Button>
      </header>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reached by the keyboard */}
      <ul className={classes.row} aria-labelledby={titleId} tabIndex={0}>
        {seen.map((petId) => (
          <SeenItem key={petId} petId={petId} onForget={() => forget(petId)} />
        ))}
      </ul>
    </section>
  );
}

function askToForgetAll(): void {
  confirmDialog({
    title: 'Forget what you looked at?',
    text: 'This browser no longer knows which items you have seen.',
    confirm: 'Yes, forget all',
    onConfirm: forgetAllSeen,
  });
}

interface SeenItemProps {
  readonly petId: string;
  readonly onForget: () => void;
}

/** A card; nothing where the item can't be loaded, and where it has left the shop it is forgotten. */
function SeenItem({ petId, onForget }: SeenItemProps) {
  const { data, error } = useQuery(PetCardDocument, { variables: { id: petId } });
  const isGone = data?.pet === null || errorCodeOf(error) === 'NOT_FOUND';

  useEffect(() => {
    if (isGone) forgetSeen(petId);
  }, [isGone, petId]);

  if (isGone || (error && !data)) return null;
  const pet = data?.pet;
  return (
    <li className={classes.item}>
      {pet ? (
        <PetCard
          pet={pet}
          headingLevel="h3"
          tools={
            <>
              <CardFit pet={pet} />
              <IconButton
                size={32}
                isGray
                className={classes.forget}
                aria-label={`Forget ${pet.petname}`}
                onClick={onForget}
              >
                <IconX size={18} aria-hidden />
              </IconButton>
            </>
          }
        />
      ) : (
        <PetCardSkeleton />
      )}
    </li>
  );
}
