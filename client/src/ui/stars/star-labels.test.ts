import { ratingLabel, starsOf } from './star-labels.ts';

test.each([
  [1, '1 star'],
  [5, '5 stars'],
  [4.5, '4.5 stars'],
])('%p is said as %p', (stars, words) => {
  expect(starsOf(stars)).toBe(words);
});

test.each([
  [5, 1, '5 out of 5 stars from 1 review'],
  [4.3, 12, '4.3 out of 5 stars from 12 reviews'],
])('%p from %i is said as %p', (average, count, words) => {
  expect(ratingLabel(average, count)).toBe(words);
});
