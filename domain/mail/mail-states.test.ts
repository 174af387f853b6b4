import { MAX_MAIL_ATTEMPTS, retryDelay } from './mail-states.ts';

const minutes = (count: number) => count * 60_000;

test.each([
  [1, minutes(1)],
  [2, minutes(5)],
  [3, minutes(30)],
  [4, minutes(120)],
  [5, minutes(720)],
  [6, null],
])('after try %i a mail is due again in %p milliseconds', (attempts, delay) => {
  expect(retryDelay(attempts)).toBe(delay);
});

test('six tries are all there are: the first one and five more', () => {
  expect(MAX_MAIL_ATTEMPTS).toBe(6);
});
