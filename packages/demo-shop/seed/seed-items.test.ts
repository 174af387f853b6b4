import { petChangeRules } from '../../../domain/input/input-rules.ts';
import { type SeedItem, seedItems } from './seed-items.ts';

const now = new Date('2026-01-01T00:00:00Z');

function take(count: number, seed: string): SeedItem[] {
  const items = seedItems(seed, now);
  return Array.from({ length: count }, () => items.next().value);
}

describe('items to try out size with', () => {
  it('are the same for the same seed, and others for another', () => {
    expect(take(20, 'a')).toEqual(take(20, 'a'));
    expect(take(20, 'a')).not.toEqual(take(20, 'b'));
  });

  it('keep the rules of the catalogue', () => {
    for (const { looksLike: _looksLike, createdAt: _createdAt, ...item } of take(500, 'rules')) {
      expect(petChangeRules.safeParse(item).error).toBeUndefined();
    }
  });

  it('came into the shop within two years, none in the future', () => {
    for (const { createdAt } of take(200, 'dates')) {
      expect(createdAt.getTime()).toBeLessThanOrEqual(now.getTime());
      expect(createdAt.getTime()).toBeGreaterThan(now.getTime() - 731 * 24 * 3600 * 1000);
    }
  });

  it('have a stock where they are products, and none where they are animals', () => {
    for (const item of take(200, 'stock')) expect(item.stock === undefined).toBe(item.category === 'pets');
  });
});
