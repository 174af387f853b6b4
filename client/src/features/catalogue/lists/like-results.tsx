import { useId } from 'react';
import type { AnimalLikeInput, PetWhere } from '../../../gql/graphql.ts';
import { likeInWords } from '../../../lib/own-animals/animals-like.ts';
import { Button } from '../../../ui/buttons/button.tsx';
import { ErrorState } from '../../../ui/feedback/error-state.tsx';
import { LoadMore } from '../components/load-more.tsx';
import { PetGrid, PetGridSkeleton } from '../components/pet-grid.tsx';
import type { PetListState } from '../hooks/use-pet-list.ts';
import { countText } from '../lib/count-text.ts';
import { useRatedPets } from '../likes/use-rated-pets.ts';
import classes from './fit-results.module.css';
import type { CardOffers } from './item-list.tsx';

interface LikeResultsProps extends CardOffers {
  readonly like: AnimalLikeInput;
  readonly where: PetWhere;
  /** All that there is, in the shop’s own order. */
  readonly list: PetListState;
  readonly label: string;
}

/** The goods of a list by what those say who have an animal like one, and behind them what none of those has reviewed. */
export default function LikeResults({ like, where, list, label, ...cards }: LikeResultsProps) {
  const { pets, total, hasMore, isLoading, error, retry, showMore } = useRatedPets(like, where);
  const of = `animals like this (${likeInWords(like)})`;
  const reviewed = new Set(pets?.map(({ _id }) => _id));
  const others = list.pets.filter(({ _id }) => !reviewed.has(_id));
  return (
    <div className={classes.results}>
      <p role="status" className={classes.count}>
        {pets &&
          (total > 0
            ? `${countText(total, where)} reviewed for ${of}, the best first`
            : `Nothing here has been reviewed for ${of} yet`)}
      </p>
      {error && <ErrorState error={error} onRetry={retry} />}
      {!pets && !error && <PetGridSkeleton count={8} />}
      {pets && pets.length > 0 && (
        <PetGrid pets={pets} label={label} isStale={isLoading} isFirst {...cards} />
      )}
      {hasMore && (
        <Button look="light" onClick={showMore} disabled={isLoading}>
          Show more
        </Button>
      )}
      {pets && !hasMore && others.length > 0 && <Others pets={others} list={list} {...cards} />}
    </div>
  );
}

interface OthersProps extends CardOffers {
  readonly pets: PetListState['pets'];
  readonly list: PetListState;
}

function Others({ pets, list, ...cards }: OthersProps) {
  const titleId = useId();
  const title = 'Not reviewed for such an animal yet';
  return (
    <section aria-labelledby={titleId}>
      <h2 id={titleId} className={classes.others}>
        {title}
      </h2>
      <PetGrid pets={pets} label={title} headingLevel="h3" isStale={list.isStale} {...cards} />
      <LoadMore list={list} />
    </section>
  );
}
