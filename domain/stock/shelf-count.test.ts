import { expectedOnShelf, shelfCount } from './shelf-count.ts';

const listed = { stock: 7, ordered: 3 };

test('what is ordered and not sent stands on the shelf beside what can be sold', () => {
  expect(expectedOnShelf(listed)).toBe(10);
});

test.each([
  ['all there', 10, { counted: 7, stockWas: 7 }],
  ['one missing', 9, { counted: 6, stockWas: 7 }],
  ['one more', 11, { counted: 8, stockWas: 7 }],
  ['what is ordered, and nothing else', 3, { counted: 0, stockWas: 7 }],
  ['less than is ordered', 2, null],
])('a count of a shelf leaves out what is ordered: %s', (_what, found, count) => {
  expect(shelfCount(found, listed)).toEqual(count);
});
