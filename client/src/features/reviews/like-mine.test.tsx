import { act, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { ReviewersAnimalsDocument } from '../../lib/own-animals/reviewers-animals.operations.ts';
import { aGrownDog, likeGrownDog, reviewersAnimalsAnswer } from '../../testing/own-animals.ts';
import { aConnection, renderShopPage } from '../../testing/shop-pages.tsx';
import { ReviewsLikeDocument } from './item-reviews.operations.ts';
import LikeMine from './like-mine.tsx';

const kitten = aGrownDog({ id: 'tom', name: 'Tom', type: 'CAT', bornOn: null, weights: [] });
const likeKitten = { type: 'CAT', species: null, stage: null, size: null };

type Answer = Parameters<typeof renderShopPage>[2][number];

function open(...answers: Answer[]) {
  const element = (
    <LikeMine
      petId="kibble"
      all={<p>Everybody’s reviews</p>}
      render={({ name, text }) => `${name}: ${text}`}
    />
  );
  return renderShopPage('/item', { path: '/item', element }, answers);
}

function aReview(_id: string, text: string) {
  return {
    ...{ __typename: 'Review' as const, _id, name: 'Kim', stars: 5, text, answer: null, photos: [] },
    ...{ writtenAt: '2026-11-20T12:00:00.000Z' },
    animal: { __typename: 'ReviewedAnimal' as const, ...likeGrownDog },
  };
}

interface Asked {
  readonly like?: object;
  readonly after?: string;
}

/** What the shop says of the item for such animals. */
function narrowed(reviews: readonly ReturnType<typeof aReview>[], total: number, asked: Asked = {}) {
  const { like = likeGrownDog, ...page } = asked;
  const rating = { __typename: 'Rating', average: total > 0 ? 4.5 : null, count: total };
  return {
    request: { query: ReviewsLikeDocument, variables: { id: 'kibble', like, first: 10, ...page } },
    result: {
      data: {
        pet: {
          ...{ __typename: 'Pet', _id: 'kibble', ratingLike: rating },
          reviews: aConnection('Review', reviews, {
            totalCount: asked.after === undefined ? total : reviews.length,
          }),
        },
      },
    },
  } as Answer;
}

async function choose(option: string) {
  await userEvent.selectOptions(await screen.findByRole('combobox', { name: 'Whose reviews' }), option);
}

it.each([
  ['whoever has no animal', reviewersAnimalsAnswer([])],
  [
    'whose animals could not be looked up',
    { request: { query: ReviewersAnimalsDocument }, error: new Error('offline') },
  ],
])('shows all reviews to %s, and offers nothing', async (_who, answer) => {
  open(answer);
  await act(() => new Promise((resolve) => setTimeout(resolve, 50)));
  expect(screen.getByText('Everybody’s reviews')).toBeVisible();
  expect(screen.queryByRole('combobox')).not.toBeInTheDocument();
});

it('narrows them to animals like the only one, and shows all again', async () => {
  open(reviewersAnimalsAnswer([aGrownDog()]), narrowed([aReview('r1', 'Gone in a minute')], 1));
  await screen.findByRole('combobox', { name: 'Whose reviews' });
  expect(screen.getByText('Everybody’s reviews')).toBeVisible();
  await choose('For animals like Nala');
  expect(await screen.findByText('Kim: Gone in a minute')).toBeVisible();
  expect(screen.getByRole('status')).toHaveTextContent(
    '4.5 out of 5 stars from 1 review for animals like Nala (dog, grown, medium)',
  );
  expect(screen.queryByText('Everybody’s reviews')).not.toBeInTheDocument();
  await choose('All reviews');
  expect(screen.getByText('Everybody’s reviews')).toBeVisible();
});

it('goes by the one of several that is chosen, and says where nobody has such an animal', async () => {
  open(
    reviewersAnimalsAnswer([aGrownDog(), kitten]),
    narrowed([aReview('r1', 'Gone in a minute')], 1),
    narrowed([], 0, { like: likeKitten }),
  );
  await choose('For animals like Nala');
  await screen.findByText('Kim: Gone in a minute');
  await choose('For animals like Tom');
  expect(await screen.findByText(/^No reviews yet/)).toHaveTextContent(
    'No reviews yet for animals like Tom (cat)',
  );
  expect(screen.queryByText('Kim: Gone in a minute')).not.toBeInTheDocument();
  expect(screen.queryByRole('list')).not.toBeInTheDocument();
});

it('loads the next of many', async () => {
  open(
    reviewersAnimalsAnswer([aGrownDog()]),
    narrowed([aReview('r1', 'Gone in a minute')], 2),
    narrowed([aReview('r2', 'Left in the bowl')], 2, { after: 'r1' }),
  );
  await choose('For animals like Nala');
  await userEvent.click(await screen.findByRole('button', { name: 'Show more reviews' }));
  expect(await screen.findByText('Kim: Left in the bowl')).toBeVisible();
  expect(screen.getByText('Kim: Gone in a minute')).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Show more reviews' })).not.toBeInTheDocument();
});

it('offers another try where they did not arrive', async () => {
  const { request, result } = narrowed([aReview('r1', 'Gone in a minute')], 1) as Required<Answer>;
  open(
    reviewersAnimalsAnswer([aGrownDog()]),
    { request, error: new Error('The shop is away') },
    {
      request,
      result,
    },
  );
  await choose('For animals like Nala');
  await userEvent.click(await screen.findByRole('button', { name: 'Try again' }));
  expect(await screen.findByText('Kim: Gone in a minute')).toBeVisible();
});
