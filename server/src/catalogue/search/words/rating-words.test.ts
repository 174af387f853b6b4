import { ratingWords, withRatingWords } from './rating-words.ts';

test.each([
  [{}, []],
  [{ ratingSum: 0, ratingCount: 0 }, []],
  [{ ratingSum: 1, ratingCount: 1 }, ['*1']],
  [{ ratingSum: 43, ratingCount: 10 }, ['*1', '*2', '*3', '*4']],
  // Shown as 3.9, and 3.96 as 4.
  [{ ratingSum: 39, ratingCount: 10 }, ['*1', '*2', '*3']],
  [{ ratingSum: 99, ratingCount: 25 }, ['*1', '*2', '*3', '*4']],
  [{ ratingSum: 10, ratingCount: 2 }, ['*1', '*2', '*3', '*4', '*5']],
  [{ ratingSum: 'many', ratingCount: 2 }, []],
  [{ ratingSum: 1e9, ratingCount: 1 }, ['*1', '*2', '*3', '*4', '*5']],
  [{ ratingSum: Number.NaN, ratingCount: 1 }, []],
])('an item of %j is kept with %j', (rating, words) => {
  expect(ratingWords(rating)).toEqual(words);
});

test('other words stay where they are', () => {
  const words = ['=salmon', 'crunchy', '*1', '*2', '@acme'];
  expect(withRatingWords(words, { ratingSum: 3, ratingCount: 1 })).toEqual([
    ...['=salmon', 'crunchy', '@acme', '*1', '*2', '*3'],
  ]);
});
