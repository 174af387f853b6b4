import { useState } from 'react';
import type { Household } from '../../../../../domain/matching/household.ts';
import type { PetType } from '../../../gql/graphql.ts';
import { Button } from '../../../ui/buttons/button.tsx';
import { EmptyState } from '../../../ui/feedback/empty-state.tsx';
import { ErrorState } from '../../../ui/feedback/error-state.tsx';
import { LoadingState } from '../../../ui/feedback/loading-state.tsx';
import { SegmentedChoice } from '../../../ui/forms/segmented-choice.tsx';
import { MatchCard } from './match-card.tsx';
import classes from './match-list.module.css';
import { usePetMatches } from './use-pet-matches.ts';

const types = [
  { value: 'ALL', label: 'All' },
  { value: 'DOG', label: 'Dogs' },
  { value: 'CAT', label: 'Cats' },
  { value: 'OTHER', label: 'Others' },
] as const;

/** The animals that can be had, the best fit first. */
export function MatchList({ household }: { readonly household: Household }) {
  const [type, setType] = useState<PetType | 'ALL'>('ALL');
  const { matches, total, hasMore, isLoading, error, retry, showMore } = usePetMatches(
    household,
    type === 'ALL' ? {} : { type },
  );
  return (
    <section className={classes.list} aria-label="Who fits">
      <div className={classes.bar}>
        <p role="status" className={classes.count}>
          {matches && `${total} ${total === 1 ? 'animal' : 'animals'}, the best fit first`}
        </p>
        <SegmentedChoice aria-label="Which animals" choices={types} value={type} onChange={setType} />
      </div>
      {error && <ErrorState error={error} onRetry={retry} />}
      {!matches && !error && <LoadingState rows={4} />}
      {matches?.length === 0 && <EmptyState text="No such animal looks for a home just now." />}
      {matches && (
        <ul className={classes.cards}>
          {matches.map((match) => (
            <li key={match.pet._id}>
              <MatchCard match={match} />
            </li>
          ))}
        </ul>
      )}
      {hasMore && (
        <Button look="light" onClick={showMore} disabled={isLoading}>
          Show more
        </Button>
      )}
    </section>
  );
}
