import { minutes, Progress } from './progress.ts';

test('a line says how much is done, and by its weight how much is left', () => {
  const progress = new Progress('jest', [3, 1, 1, 1], 0, 20_000);
  expect(progress.partDone(3, 0, 60_000)).toBe('jest: 1 of 4 · 0 failed · 1:00 so far, about 1:00 left');
  expect(progress.partDone(1, 2, 80_000)).toBe('jest: 2 of 4 · 2 failed · 1:20 so far, about 0:40 left');
});

test('what is done right after the last line is counted in the next one', () => {
  const progress = new Progress('jest', [1, 1, 2], 0, 20_000);
  expect(progress.partDone(1, 1, 19_999)).toBeNull();
  expect(progress.partDone(1, 0, 20_000)).toBe('jest: 2 of 3 · 1 failed · 0:20 so far, about 0:20 left');
});

test.each([
  [0, '0:00'],
  [59_499, '0:59'],
  [59_500, '1:00'],
  [3_605_000, '60:05'],
])('%d ms are %s', (ms, text) => expect(minutes(ms)).toBe(text));
