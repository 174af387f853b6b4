import { useQuery } from '@apollo/client/react';
import { NativeSelect } from '@mantine/core';
import { type ReactNode, useState } from 'react';
import { REVIEWS_PAGE_SIZE } from '../../../../domain/pages/page-queries.ts';
import type { ReviewFieldsFragment } from '../../gql/graphql.ts';
import { shopToday } from '../../lib/format/shop-clock.ts';
import { likeInWords, likeOf, type ReviewersAnimal } from '../../lib/own-animals/animals-like.ts';
import { ReviewersAnimalsDocument } from '../../lib/own-animals/reviewers-animals.operations.ts';
import { Button } from '../../ui/buttons/button.tsx';
import { Loaded } from '../../ui/feedback/loaded.tsx';
import { ratingLabel } from '../../ui/stars/star-labels.ts';
import { Stars } from '../../ui/stars/stars.tsx';
import { ShopMantineProvider } from '../../ui/theme/mantine-provider.tsx';
import classes from './item-reviews.module.css';
import { ReviewsLikeDocument } from './item-reviews.operations.ts';

interface LikeMineProps {
  readonly petId: string;
  /** All reviews, as they stand until an animal is chosen. */
  readonly all: ReactNode;
  readonly render: (review: ReviewFieldsFragment) => ReactNode;
}

/** Narrows the reviews of an item to those for animals like one of the account’s. */
export default function LikeMine({ petId, all, render }: LikeMineProps) {
  const { data } = useQuery(ReviewersAnimalsDocument);
  const [chosen, setChosen] = useState('');
  const animals = data?.me?.animals ?? [];
  if (animals.length === 0) return all;
  const animal = animals.find(({ id }) => id === chosen);
  return (
    <>
      <ShopMantineProvider>
        <NativeSelect
          label="Whose reviews"
          className={classes.narrowing}
          data={[
            { value: '', label: 'All reviews' },
            ...animals.map(({ id, name }) => ({ value: id, label: `For animals like ${name}` })),
          ]}
          value={chosen}
          onChange={({ currentTarget }) => setChosen(currentTarget.value)}
        />
      </ShopMantineProvider>
      {animal ? <Narrowed {...{ petId, animal, render }} /> : all}
    </>
  );
}

interface NarrowedProps extends Omit<LikeMineProps, 'all'> {
  readonly animal: ReviewersAnimal;
}

function Narrowed({ petId, animal, render }: NarrowedProps) {
  const like = likeOf(animal, shopToday());
  const { data, error, refetch, fetchMore } = useQuery(ReviewsLikeDocument, {
    variables: { id: petId, like, first: REVIEWS_PAGE_SIZE },
    fetchPolicy: 'cache-and-network',
  });

  function loadMore(after: string | null | undefined) {
    // Where they don't come the button is still there.
    fetchMore({ variables: { after: after ?? null } }).catch(() => undefined);
  }

  return (
    <Loaded data={data?.pet} error={error} onRetry={refetch} loadingRows={2}>
      {({ ratingLike, reviews: { edges, pageInfo } }) => (
        <>
          <p className={classes.rating} role="status">
            {typeof ratingLike.average === 'number' && <Stars stars={ratingLike.average} />}
            <span>
              {typeof ratingLike.average === 'number'
                ? ratingLabel(ratingLike.average, ratingLike.count)
                : 'No reviews yet'}{' '}
              for animals like <bdi>{animal.name}</bdi> ({likeInWords(like)})
            </span>
          </p>
          {edges.length > 0 && (
            <ul className={classes.list}>
              {edges.map(({ node }) => (
                <li key={node._id}>{render(node)}</li>
              ))}
            </ul>
          )}
          {pageInfo.hasNextPage && (
            <div className={classes.more}>
              <Button look="default" onClick={() => loadMore(pageInfo.endCursor)}>
                Show more reviews
              </Button>
            </div>
          )}
        </>
      )}
    </Loaded>
  );
}
