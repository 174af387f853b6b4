import { priceBucketOf, priceRangeOf } from './price-buckets.ts';

describe('bands of prices', () => {
  it('follow one another without a gap', () => {
    for (let band = -1; band < 300; band++) {
      const { lowest, highest } = priceRangeOf(band);
      if (highest < lowest) continue;
      expect([priceBucketOf(lowest), priceBucketOf(highest)]).toEqual([band, band]);
      expect(priceBucketOf(highest + 0.01)).toBeGreaterThan(band);
    }
  });

  it('never begin so near to a whole cent that another machine could round it to the other side', () => {
    for (let band = 1; band < 300; band++) {
      const cents = priceRangeOf(band).lowest * 100;
      for (const price of [Math.round(cents) - 1, Math.round(cents)]) {
        const exact = Math.log(price) / Math.log(1.05);
        if (price > 1) expect(Math.abs(exact - Math.round(exact))).toBeGreaterThan(1e-10);
      }
    }
  });

  it.each([
    ['nothing', 0, -1],
    ['one cent', 0.01, 0],
    ['a dollar', 1, 94],
  ])('give %s its band', (_what, dollars, band) => {
    expect(priceBucketOf(dollars)).toBe(band);
  });
});
