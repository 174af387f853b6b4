import { useQuery } from '@apollo/client/react';
import { IconScale, IconX } from '@tabler/icons-react';
import { useEffect, useRef } from 'react';
import { errorCodeOf } from '../../../lib/apollo/api-error.ts';
import { saveComparison, useComparison } from '../../../lib/cart-store/browsing.ts';
import { MAX_COMPARED } from '../../../lib/cart-store/persistence.ts';
import { Button, ButtonLink } from '../../../ui/buttons/button.tsx';
import { IconButton } from '../../../ui/buttons/icon-button.tsx';
import { confirmDialog } from '../../../ui/notifications/notifications.ts';
import { PetPicture } from '../../../ui/pet-picture.tsx';
import { PetCardDocument } from '../api/pet-card.operations.ts';
import { comparePath } from './choose.ts';
import classes from './compare-bar.module.css';

/** What was chosen to be compared, at the end of the window, and the way to the comparison. */
export default function CompareBar() {
  const comparison = useComparison();
  const bar = useRoomAtEnd(comparison?.petIds.length ?? 0);
  if (!comparison) return null;

  const { petIds } = comparison;
  const isReady = petIds.length > 1;
  return (
    <section ref={bar} className={classes.bar} aria-label="Compare">
      <p className={classes.count} role="status">
        {isReady ? `${petIds.length} of ${MAX_COMPARED} to compare` : 'Choose one more to compare'}
      </p>
      <ul className={classes.items}>
        {petIds.map((petId) => (
          <Chosen
            key={petId}
            petId={petId}
            onRemove={() => saveComparison({ ...comparison, petIds: petIds.filter((id) => id !== petId) })}
          />
        ))}
      </ul>
      <div className={classes.actions}>
        <Button look="default" onClick={() => askToClear(petIds.length)}>
          Clear
        </Button>
        {isReady && (
          <ButtonLink to={comparePath(petIds)} icon={<IconScale size={18} aria-hidden />}>
            Compare
          </ButtonLink>
        )}
      </div>
    </section>
  );
}

function askToClear(count: number): void {
  confirmDialog({
    title: 'Clear the comparison?',
    text: `${count === 1 ? 'The item' : `The ${count} items`} that you chose will have to be chosen again.`,
    confirm: 'Yes, clear it',
    onConfirm: () => saveComparison(undefined),
  });
}

interface ChosenProps {
  readonly petId: string;
  readonly onRemove: () => void;
}

function Chosen({ petId, onRemove }: ChosenProps) {
  const { data, error } = useQuery(PetCardDocument, { variables: { id: petId } });
  const isGone = data?.pet === null || errorCodeOf(error) === 'NOT_FOUND';
  const name = data?.pet?.petname ?? 'an item';

  const remove = useRef(onRemove);
  remove.current = onRemove;
  useEffect(() => {
    if (isGone) remove.current();
  }, [isGone]);

  return (
    <li className={classes.item}>
      <span className={classes.picture}>
        <PetPicture image={data?.pet?.image} alt={name} sizes="72px" />
      </span>
      <IconButton
        size={24}
        isGray
        className={classes.remove}
        aria-label={`Take ${name} out of the comparison`}
        onClick={onRemove}
      >
        <IconX size={14} aria-hidden />
      </IconButton>
    </li>
  );
}

/** Keeps room below the page and the alerts for the bar that lies over both. */
function useRoomAtEnd(count: number) {
  const bar = useRef<HTMLElement>(null);
  useEffect(() => {
    const { style } = document.documentElement;
    const height = count > 0 ? (bar.current?.offsetHeight ?? 0) : 0;
    style.setProperty('--shop-bottom-bar', `${height}px`);
    document.body.style.paddingBlockEnd = `${height}px`;
    return () => {
      style.removeProperty('--shop-bottom-bar');
      document.body.style.paddingBlockEnd = '';
    };
  }, [count]);
  return bar;
}
