import { Types } from 'mongoose';
import { pageQuery, placeIn, toConnection } from './connection.ts';

const byPrice = { field: 'petprice', of: 'number', direction: 1 } as const;
const newestFirst = { field: 'createdAt', direction: -1 } as const;

function records(...prices: number[]) {
  return prices.map((petprice) => ({ _id: new Types.ObjectId(), petprice, createdAt: new Date(petprice) }));
}

const noCount = () => Promise.resolve(0);

describe('paging', () => {
  it('asks for one record more than the page, to see whether others follow', () => {
    expect(pageQuery(byPrice, { first: 20 })).toEqual({
      filter: {},
      sort: { petprice: 1, _id: 1 },
      limit: 21,
    });
  });

  it.each([0, -1, 101, 1.5, Number.NaN])('rejects a page of %d', (first) => {
    expect(() => pageQuery(byPrice, { first })).toThrow('first: From 1 to 100');
  });

  it.each([
    '',
    '%%%',
    'bm9wZQ',
    Buffer.from('["a"]').toString('base64url'),
    Buffer.from('[{"$gt":1},"x"]').toString('base64url'),
  ])('rejects the cursor %j, which is not ours', (after) => {
    if (after === '') expect(pageQuery(byPrice, { first: 1, after }).filter).toEqual({});
    else expect(() => pageQuery(byPrice, { first: 1, after })).toThrow('after: Not a cursor of this list');
  });

  const byName = { field: 'name', of: 'text', direction: 1 } as const;
  const moment = { date: 1_700_000_000_123 };

  it.each([
    ['a text among prices', byPrice, 'Rex'],
    ['a moment among prices', byPrice, moment],
    ['nothing among prices, which all items have', byPrice, null],
    ['a price among names', byName, 12.5],
    ['a text among moments', newestFirst, 'Rex'],
    ['a number among moments', newestFirst, 12.5],
    ['a moment that is none', newestFirst, { date: 1e300 }],
  ])('rejects a cursor of another list: %s', (_what, order, value) => {
    const after = Buffer.from(JSON.stringify([value, '0123456789abcdef01234567'])).toString('base64url');
    expect(() => pageQuery(order, { first: 1, after })).toThrow('after: Not a cursor of this list');
  });

  it('goes on behind the last node, among equals by id', () => {
    const [first, second] = records(10, 10);
    const page = toConnection(
      [first, second].filter((record) => record !== undefined),
      { first: 1 },
      byPrice,
      (r) => r,
      noCount,
    );
    expect(page.pageInfo).toMatchObject({ hasNextPage: true, hasPreviousPage: false });

    const next = pageQuery(byPrice, { first: 1, after: page.pageInfo.endCursor });
    expect(next.filter).toEqual({
      petprice: { $gte: 10, $lte: Number.MAX_VALUE },
      $or: [{ petprice: { $gt: 10 } }, { _id: { $gt: first?._id } }],
    });
  });

  it('ends with a page that is just full', () => {
    const page = toConnection(records(10, 20), { first: 2 }, byPrice, (r) => r, noCount);
    expect(page.pageInfo.hasNextPage).toBe(false);
  });

  it('keeps dates to the millisecond in a cursor', () => {
    const page = toConnection(records(1_700_000_000_123), { first: 1 }, newestFirst, (r) => r, noCount);
    const next = pageQuery(newestFirst, { first: 1, after: page.pageInfo.endCursor });
    expect(next.filter).toMatchObject({ $or: [{ createdAt: { $lt: new Date(1_700_000_000_123) } }, {}] });
  });

  it('keeps a place among records without a value, and in a rank', () => {
    const _id = new Types.ObjectId();
    const byStock = { field: 'stock', of: 'number', direction: 1, isOptional: true } as const;
    const page = toConnection([{ _id }], { first: 1 }, byStock, (r) => r, noCount);
    const after = page.pageInfo.endCursor;
    expect(placeIn(byStock, { first: 1, after })).toEqual({ value: null, id: _id, rank: 1 });
    expect(() => placeIn(byPrice, { first: 1, after })).toThrow('Not a cursor of this list');

    const ranked = { ...newestFirst, isRanked: true };
    const second = toConnection([{ _id, createdAt: new Date(5) }], { first: 1 }, ranked, (r) => r, noCount, {
      rankOf: () => 2,
    });
    const place = placeIn(ranked, { first: 1, after: second.pageInfo.endCursor });
    expect(place).toEqual({ value: new Date(5), id: _id, rank: 2 });
    for (const order of [newestFirst, byStock]) {
      expect(() => placeIn(order, { first: 1, after: second.pageInfo.endCursor })).toThrow('Not a cursor');
    }
  });

  it('has no place at the beginning', () => {
    expect(placeIn(byPrice, { first: 1 })).toBeNull();
    expect(() => placeIn(byPrice, { first: 0 })).toThrow('From 1 to 100');
  });

  it('knows an empty list', () => {
    expect(toConnection(records(), { first: 5 }, byPrice, (r) => r, noCount)).toMatchObject({
      edges: [],
      pageInfo: { hasNextPage: false, startCursor: null, endCursor: null },
    });
  });
});
