import { quantile, spreadOf } from './statistics.ts';

describe('figures of passes', () => {
  it.each([
    [[1, 2, 3, 4], 0.5, 2],
    [[1, 2, 3, 4], 0.99, 4],
    [[7], 0.5, 7],
    [[1, 2, 3, 4, 5, 6, 7, 8, 9, 10], 0.9, 9],
  ])('of %j the share %d lies at or below %d', (sorted, share, expected) => {
    expect(quantile(sorted, share)).toBe(expected);
  });

  it('have no quantile where there were no answers', () => {
    expect(quantile([], 0.5)).toBeNaN();
  });

  it.each([
    [[3, 1, 2], { median: 2, low: 1, high: 3 }],
    [[4, 1], { median: 2.5, low: 1, high: 4 }],
  ])('of %j are spread as %j', (values, expected) => {
    expect(spreadOf(values)).toEqual(expected);
  });
});
