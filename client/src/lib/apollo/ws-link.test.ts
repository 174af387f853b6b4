import { retryDelayMs } from './ws-link.ts';

describe('the reconnect delay of the WebSocket', () => {
  it.each([
    [0, 3000],
    [1, 6000],
    [3, 24_000],
    [5, 60_000],
    [500, 60_000],
  ])('is after %d failed attempts at most %d ms', (retries, most) => {
    expect(retryDelayMs(retries, 1)).toBe(most);
    expect(retryDelayMs(retries, 0)).toBe(0);
  });
});
