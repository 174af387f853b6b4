import { isRhythm, rhythms, rhythmText } from './rhythms.ts';

it('there is a rhythm of each number of weeks from one to twelve', () => {
  expect(rhythms).toEqual([1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12]);
  expect(rhythms.every(isRhythm)).toBe(true);
});

it.each([0, 13, 1.5, -1, '4', null, undefined, Number.NaN])('%p is none', (value) => {
  expect(isRhythm(value)).toBe(false);
});

it.each([
  [1, 'every week'],
  [2, 'every 2 weeks'],
  [12, 'every 12 weeks'],
])('%d is said as %s', (weeks, text) => {
  expect(rhythmText(weeks)).toBe(text);
});
