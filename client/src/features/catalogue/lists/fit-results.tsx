import type { Household } from '../../../../../domain/matching/household.ts';
import type { PetWhere } from '../../../gql/graphql.ts';
import { Button } from '../../../ui/buttons/button.tsx';
import { EmptyState } from '../../../ui/feedback/empty-state.tsx';
import { ErrorState } from '../../../ui/feedback/error-state.tsx';
import { PetGrid, PetGridSkeleton } from '../components/pet-grid.tsx';
import { countText } from '../lib/count-text.ts';
import { usePetMatches } from '../matching/use-pet-matches.ts';
import classes from './fit-results.module.css';
import type { CardOffers } from './item-list.tsx';

interface FitResultsProps extends CardOffers {
  readonly household: Household;
  readonly where: PetWhere;
  readonly label: string;
}

/** The animals of a list that can be had, the best fit first. */
export default function FitResults({ household, where, label, ...cards }: FitResultsProps) {
  const { matches, total, hasMore, isLoading, error, retry, showMore } = usePetMatches(household, where);
  return (
    <div className={classes.results}>
      <p role="status" className={classes.count}>
        {matches && `${countText(total, where)} to be had, the best fit first`}
      </p>
      {error && <ErrorState error={error} onRetry={retry} />}
      {!matches && !error && <PetGridSkeleton count={8} />}
      {matches?.length === 0 && <EmptyState text="No such animal looks for a home just now." />}
      {matches && matches.length > 0 && (
        <PetGrid pets={matches.map(({ pet }) => pet)} label={label} isStale={isLoading} isFirst {...cards} />
      )}
      {hasMore && (
        <Button look="light" onClick={showMore} disabled={isLoading}>
          Show more
        </Button>
      )}
    </div>
  );
}
