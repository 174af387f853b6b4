import mongoose from 'mongoose';
import type { Change } from '../../../database/change-stream.ts';
import { FacetCounter } from './facet-counter.ts';
import { priceBucketOf } from './price-buckets.ts';

const at = (t: number) => new mongoose.mongo.Timestamp({ t, i: 1 });
const row = (cell: number, price: number, count = 1) => ({
  _id: { cell, priceBucket: priceBucketOf(price) },
  ...{ count, min: price, max: price },
});
const change = (t: number, before: object | null, after: object | null): Change => ({
  ...{ collection: 'pets', kind: 'update', id: new mongoose.Types.ObjectId(), at: at(t) },
  ...{ before, after },
});

describe('counts of items by cell and price', () => {
  const counted = { words: [['=red', 'red']] };
  const counter = () => new FacetCounter(counted, [row(1, 10, 2), row(1, 50), row(2, 20)], at(5));

  it('are summed up by range of prices; of a bucket that the range cuts nothing is said', () => {
    expect(counter().totals().counts).toEqual(
      new Map([
        [1, 3],
        [2, 1],
      ]),
    );
    expect(counter().totals(0, 30).counts).toEqual(
      new Map([
        [1, 2],
        [2, 1],
      ]),
    );
    const wide = new FacetCounter(counted, [{ ...row(1, 10, 2), max: 10.3 }], at(5));
    expect(wide.totals(0, 10.2)).toEqual({ counts: new Map(), cut: new Set([priceBucketOf(10)]) });
  });

  it('follow each change of items with the words, but those that they were read with', () => {
    const red = { cell: 1, petprice: 10, searchWords: ['=red'] };
    const counts = counter();
    counts.apply(change(5, red, null));
    counts.apply(change(6, red, { ...red, cell: 3 }));
    counts.apply(change(7, null, { ...red, searchWords: ['blue'] }));
    expect(counts.totals().counts).toEqual(
      new Map([
        [1, 2],
        [2, 1],
        [3, 1],
      ]),
    );
  });

  it('know the lowest and the highest price of some cells', async () => {
    expect(await counter().priceRange((cell) => cell === 1)).toEqual({ lowest: 10, highest: 50 });
    expect(await counter().priceRange(() => true)).toEqual({ lowest: 10, highest: 50 });
    expect(await counter().priceRange((cell) => cell === 9)).toBeNull();
    expect(counter().priceBounds([2])).toEqual({ lowest: 20, highest: 20 });
  });
});
