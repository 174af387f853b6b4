import { NetworkStatus } from '@apollo/client';
import { useQuery } from '@apollo/client/react';
import { type ReactNode, Suspense, useId } from 'react';
import { REVIEWS_PAGE_SIZE } from '../../../../domain/pages/page-queries.ts';
import type { ItemReviewsQuery } from '../../gql/graphql.ts';
import { formatDate } from '../../lib/format/date-time.ts';
import { likeInWords } from '../../lib/own-animals/animals-like.ts';
import { useSession } from '../../lib/session/session.tsx';
import { useCan } from '../../lib/session/use-can.ts';
import { Button } from '../../ui/buttons/button.tsx';
import { EmptyState } from '../../ui/feedback/empty-state.tsx';
import { Loaded } from '../../ui/feedback/loaded.tsx';
import { lazyComponent } from '../../ui/lazy-component.ts';
import { ratingLabel } from '../../ui/stars/star-labels.ts';
import { Stars } from '../../ui/stars/stars.tsx';
import classes from './item-reviews.module.css';
import { ItemReviewsDocument } from './item-reviews.operations.ts';
import { ReviewPhotos } from './review-photos.tsx';

/** For accounts alone. */
const LikeMine = lazyComponent(() => import('./like-mine.tsx'));

type ReviewedPet = NonNullable<ItemReviewsQuery['pet']>;
type Review = ReviewedPet['reviews']['edges'][number]['node'];

/** For the staff alone. */
const AnswerButton = lazyComponent(() => import('./answer-button.tsx'));
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
      <Loaded data={pet} error={error} onRetry={refetch} loadingRows={2}>
        {(reviewed) => (
          <Reviews
            pet={reviewed}
            isLoadingMore={networkStatus === NetworkStatus.fetchMore}
            onMore={loadMore}
          />
        )}
      </Loaded>
    </section>
  );
}

interface ReviewsProps {
  readonly pet: ReviewedPet;
  readonly isLoadingMore: boolean;
  readonly onMore: () => void;
}

function Reviews({ pet: { _id, rating, reviews }, isLoadingMore, onMore }: ReviewsProps) {
  const mayDo = useCan();
  const { account } = useSession();
  if (typeof rating.average !== 'number') {
    return (
      <EmptyState
        title="No reviews yet"
        text="Whoever has bought it can review it on the page of the order, once it has arrived."
      />
    );
  }
  const render = (review: Review) => <ReviewText review={review} isStaff={mayDo('editCatalogue')} />;
  const all = <AllReviews {...{ reviews, render, isLoadingMore, onMore }} />;
  return (
    <>
      <p className={classes.rating}>
        <Stars stars={rating.average} /> {ratingLabel(rating.average, rating.count)}
      </p>
      {account ? (
        <Suspense fallback={all}>
          <LikeMine petId={_id} all={all} render={render} />
        </Suspense>
      ) : (
        all
      )}
    </>
  );
}

interface AllReviewsProps extends Omit<ReviewsProps, 'pet'> {
  readonly reviews: ReviewedPet['reviews'];
  readonly render: (review: Review) => ReactNode;
}

function AllReviews({ reviews, render, isLoadingMore, onMore }: AllReviewsProps) {
  return (
    <>
      <ul className={classes.list}>
        {reviews.edges.map(({ node }) => (
          <li key={node._id}>{render(node)}</li>
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

function ReviewText({ review, isStaff }: { readonly review: Review; readonly isStaff: boolean }) {
  const { name, stars, text, writtenAt, animal, answer } = review;
  return (
    <article className={classes.review}>
      <header className={classes.head}>
        <Stars stars={stars} />
        <strong dir="auto">{name}</strong>
        <time dateTime={writtenAt}>{formatDate(writtenAt)}</time>
        {animal && <span>For: {likeInWords(animal)}</span>}
      </header>
      {text && (
        <p className={classes.text} dir="auto">
          {text}
        </p>
      )}
      <ReviewPhotos photos={review.photos} name={name} />
      {answer && (
        <div className={classes.answer}>
          <p className={classes.answerHead}>
            <strong>Answer from the shop</strong>
            <time dateTime={answer.answeredAt}>{formatDate(answer.answeredAt)}</time>
          </p>
          <p className={classes.text} dir="auto">
            {answer.text}
          </p>
        </div>
      )}
      {isStaff && (
        <Suspense fallback={null}>
          <div className={classes.staff}>
            <AnswerButton review={review} />
            <TakeDownButton review={review} />
          </div>
        </Suspense>
      )}
    </article>
  );
}
