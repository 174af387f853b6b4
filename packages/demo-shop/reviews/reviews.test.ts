import { reviewRules } from '../../../domain/input/review-rules.ts';
import { reviews } from './reviews.ts';

const now = new Date('2026-03-01T12:00:00Z');

describe('the demo reviews', () => {
  it('are such as the shop takes, of what was received, one of each item by each shopper', () => {
    expect(reviews(now).length).toBeGreaterThan(5);
    for (const { stars, text } of reviews(now))
      expect(reviewRules.parse({ stars, text })).toEqual({ stars, text });
    const keys = reviews(now).map(({ customer, petKey }) => `${customer.email} ${petKey}`);
    expect(new Set(keys).size).toBe(keys.length);
  });

  it('were written before the first visitor came', () => {
    for (const { at } of reviews(now)) expect(at.getTime()).toBeLessThanOrEqual(now.getTime());
  });
});
