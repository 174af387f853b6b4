import { daysText, inTimePercent } from './adoption-figures.ts';

it.each([
  [0, 0, null],
  [3, 0, 100],
  [0, 3, 0],
  [2, 1, 67],
  // Nothing is said to be perfect that is not.
  [999, 1, 99],
  [1, 999, 1],
])('%i in time and %i late are %p percent', (inTime, late, percent) => {
  expect(inTimePercent({ inTime, late })).toBe(percent);
});

it.each([
  [0, '0 days'],
  [1, '1 day'],
  [1.4, '1 day'],
  [12.5, '13 days'],
])('%s days read %s', (days, text) => {
  expect(daysText(days)).toBe(text);
});
