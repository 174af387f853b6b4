import { averageStars } from './rating.ts';

test.each([
  [0, 0, null],
  [5, 1, 5],
  [9, 2, 4.5],
  [13, 3, 4.3],
  [14, 3, 4.7],
  [499, 100, 5],
])('%i stars in %i reviews are %p on average', (stars, count, average) => {
  expect(averageStars(stars, count)).toBe(average);
});
