import { NetworkStatus } from '@apollo/client';
import { useQuery } from '@apollo/client/react';
import { Suspense, useId } from 'react';
import { REVIEWS_PAGE_SIZE } from '../../../../domain/pages/page-queries.ts';
import type { ItemReviewsQuery } from '../../gql/graphql.ts';
import { formatDate } from '../../lib/format/date-time.ts';
import { useCan } from '../../lib/session/use-can.ts';
import { Button } from '../../ui/buttons/button.tsx';
import { EmptyState } from '../../ui/feedback/empty-state.tsx';
import { ErrorState } from '../../ui/feedback/error-state.tsx';
import { LoadingState } from '../../ui/feedback/loading-state.tsx';
import { StaleDataNotice } from '../../ui/feedback/stale-data-notice.tsx';
import { lazyComponent } from '../../ui/lazy-component.ts';
import classes from './item-reviews.module.css';
import { ItemReviewsDocument } from './item-reviews.operations.ts';
import { ratingInWords } from './star-words.ts';
import { Stars } from './stars.tsx';

type ReviewedPet = NonNullable<ItemReviewsQuery['pet']>;
type Review = ReviewedPet['reviews']['edges'][number]['node'];

/** For admins alone. */
const TakeDownButton = lazyComponent(() => import('./take-down-button.tsx'));

/** What others say of an item, newest first. */
export function ItemReviews({ petId }: { readonly petId: string }) {
  const titleId = useId();
  const { data, error, networkStatus, refetch, fetchMore } = useQuery(ItemReviewsDocument, {
    variables: { id: petId, first: REVIEWS_PAGE_SIZE },
    fetchPolicy: 'cache-and-network',
  });
  const pet = data?.pet;

  function loadMore() {
    // Where they don't come the button is still there.
    fetchMore({ variables: { after: pet?.reviews.pageInfo.endCursor ?? null } }).catch(() => undefined);
  }

  return (
    <section className={classes.section} aria-labelledby={titleId}>
      <h2 id={titleId} className={classes.title}>
        Reviews
      </h2>
      {pet && error && <StaleDataNotice onRetry={refetch} />}
      {pet && (
        <Reviews pet={pet} isLoadingMore={networkStatus === NetworkStatus.fetchMore} onMore={loadMore} />
      )}
      {!pet && error && <ErrorState error={error} onRetry={refetch} />}
      {!pet && !error && <LoadingState rows={2} />}
    </section>
  );
}

interface ReviewsProps {
  readonly pet: ReviewedPet;
  readonly isLoadingMore: boolean;
  readonly onMore: () => void;
}

function Reviews({ pet: { rating, reviews }, isLoadingMore, onMore }: ReviewsProps) {
  const mayDo = useCan();
  if (typeof rating.average !== 'number') {
    return (
      <EmptyState
        title="No reviews yet"
        text="Whoever has bought it can review it on the page of the order, once it has arrived."
      />
    );
  }
  return (
    <>
      <p className={classes.rating}>
        <Stars stars={rating.average} /> {ratingInWords(rating.average, rating.count)}
      </p>
      <ul className={classes.list}>
        {reviews.edges.map(({ node }) => (
          <li key={node._id}>
            <ReviewText review={node} canRemove={mayDo('editCatalogue')} />
          </li>
        ))}
      </ul>
      {reviews.pageInfo.hasNextPage && (
        <div className={classes.more}>
          <Button
            look="default"
            aria-busy={isLoadingMore || undefined}
            onClick={() => {
              if (!isLoadingMore) onMore();
            }}
          >
            Show more reviews
          </Button>
        </div>
      )}
    </>
  );
}

function ReviewText({ review, canRemove }: { readonly review: Review; readonly canRemove: boolean }) {
  const { name, stars, text, writtenAt } = review;
  return (
    <article className={classes.review}>
      <header className={classes.head}>
        <Stars stars={stars} />
        <strong>{name}</strong>
        <time dateTime={writtenAt}>{formatDate(writtenAt)}</time>
      </header>
      {text && <p className={classes.text}>{text}</p>}
      {canRemove && (
        <Suspense fallback={null}>
          <TakeDownButton review={review} />
        </Suspense>
      )}
    </article>
  );
}
