import { reviewRules } from '../../../domain/input/review-rules.ts';
import { reviews } from './reviews.ts';

const now = new Date('2026-03-01T12:00:00Z');

describe('the demo reviews', () => {
  it('are such as the shop takes, of what was received, one of each item by each shopper', () => {
    expect(reviews(now).length).toBeGreaterThanOrEqual(200);
    for (const { stars, text } of reviews(now))
      expect(reviewRules.parse({ stars, text })).toEqual({ stars, text });
    const keys = reviews(now).map(({ customer, petKey }) => `${customer.email} ${petKey}`);
    expect(new Set(keys).size).toBe(keys.length);
  });

  it('praise and complain: all stars are there, and no words twice', () => {
    const stars = reviews(now).map((review) => review.stars);
    expect(new Set(stars)).toEqual(new Set([1, 2, 3, 4, 5]));
    const texts = reviews(now).flatMap(({ text }) => text ?? []);
    expect(texts.length).toBeGreaterThan(160);
    expect(new Set(texts).size).toBe(texts.length);
  });

  it('were written before the first visitor came', () => {
    for (const { at } of reviews(now)) expect(at.getTime()).toBeLessThanOrEqual(now.getTime());
  });
});
