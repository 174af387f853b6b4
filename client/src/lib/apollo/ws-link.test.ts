import { retryDelayMs } from './ws-link.ts';

describe('the pause before a lost live connection is tried again', () => {
  it.each([
    [0, 3000],
    [1, 6000],
    [3, 24_000],
    [5, 60_000],
    [500, 60_000],
  ])('is after %d tries in vain at most %d ms', (retries, most) => {
    expect(retryDelayMs(retries, 1)).toBe(most);
    expect(retryDelayMs(retries, 0)).toBe(0);
  });
});
