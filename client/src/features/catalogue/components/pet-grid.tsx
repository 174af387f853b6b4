import { texts } from '../../../../../domain/text/texts.ts';
import { type CardAction, type ListedPet, PetCard, PetCardSkeleton } from './pet-card.tsx';
import classes from './pet-grid.module.css';

/** Cards that a phone and a desktop show before any scrolling. */
const ABOVE_FOLD_COUNT = 4;

interface PetGridProps {
  readonly pets: readonly ListedPet[];
  readonly label: string;
  readonly headingLevel?: 'h2' | 'h3';
  readonly isStale?: boolean;
  /** Few items that fill their rows: three beside each other on a desk. */
  readonly isThreeWide?: boolean;
  /** Whether the grid stands at the top of its page. */
  readonly isFirst?: boolean;
  readonly actionFor?: CardAction;
  readonly toolsFor?: CardAction | undefined;
}

export function PetGrid({
  pets,
  label,
  headingLevel,
  isStale,
  isThreeWide,
  isFirst,
  actionFor,
  toolsFor,
}: PetGridProps) {
  return (
    <ul
      className={classes.grid}
      aria-label={label}
      aria-busy={isStale}
      data-stale={isStale || undefined}
      data-three-wide={isThreeWide || undefined}
    >
      {pets.map((pet, index) => (
        <li key={pet._id}>
          <PetCard
            pet={pet}
            headingLevel={headingLevel}
            priority={isFirst && index < ABOVE_FOLD_COUNT}
            action={actionFor?.(pet)}
            tools={toolsFor?.(pet)}
          />
        </li>
      ))}
    </ul>
  );
}

interface PetGridSkeletonProps extends Pick<PetGridProps, 'isThreeWide'> {
  readonly count: number;
}

export function PetGridSkeleton({ count, isThreeWide }: PetGridSkeletonProps) {
  return (
    <div role="status" className={classes.skeleton}>
      <p className={classes.loading}>{texts.loading}</p>
      <div className={classes.grid} data-three-wide={isThreeWide || undefined}>
        {Array.from({ length: count }, (_, index) => `skeleton-${index}`).map((key) => (
          <PetCardSkeleton key={key} />
        ))}
      </div>
    </div>
  );
}
