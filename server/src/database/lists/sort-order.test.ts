import { Types } from 'mongoose';
import type { Order } from './connection.ts';
import { hasId, inOrder, keysetFilter, rangeAfter, rangeOf } from './sort-order.ts';

const newest: Order = { field: 'createdAt', direction: -1 };
const id = new Types.ObjectId('0123456789abcdef01234567');

describe('what follows a place', () => {
  it('is all that has a place, where there is none yet', () => {
    expect(keysetFilter(newest, null)).toEqual([{ createdAt: rangeOf(newest), ...hasId }]);
  });

  it('is what comes later in the order, and later by id among equals', () => {
    const value = new Date(5);
    expect(keysetFilter(newest, { value, id, rank: 1 })).toEqual([
      { createdAt: rangeAfter(newest, value), ...hasId },
      { createdAt: value, _id: { $lt: id } },
    ]);
    const byPrice: Order = { field: 'petprice', direction: 1, of: 'number' };
    expect(keysetFilter(byPrice, { value: 5, id, rank: 1 }).at(-1)).toEqual({
      petprice: 5,
      _id: { $gt: id },
    });
  });

  it('is by id alone among those without a value', () => {
    const byStock: Order = { field: 'stock', direction: 1, of: 'number', isOptional: true };
    expect(keysetFilter(byStock, { value: null, id, rank: 1 })).toEqual([{ stock: null, _id: { $gt: id } }]);
  });
});

describe('records that are put in order here', () => {
  const byStock: Order = { field: 'stock', direction: 1, of: 'number', isOptional: true };
  const record = (end: string, stock?: unknown) => ({
    _id: new Types.ObjectId(`0123456789abcdef012345${end}`),
    ...(stock !== undefined && { stock }),
  });
  const [few, many, alike, animal, invalid] = [
    record('05', 1),
    record('04', 9),
    record('06', 1),
    record('01'),
    record('02', 'a lot'),
  ];
  const records = [invalid, animal, alike, many, few];

  it('stand by value, then by id; then what has no value, and last what has no place', () => {
    expect(inOrder(records, byStock, null)).toEqual([few, alike, many, animal, invalid]);
  });

  it('stand by rank before that', () => {
    const rankOf = (one: object) => (one === many ? 1 : 2);
    expect(inOrder(records, byStock, null, rankOf)).toEqual([many, few, alike, animal, invalid]);
  });

  it('begin behind a place, or behind an invalid one', () => {
    expect(inOrder(records, byStock, { value: 1, id: few._id, rank: 1 })).toEqual([
      alike,
      many,
      animal,
      invalid,
    ]);
    expect(inOrder(records, byStock, { invalid: String(id).slice(0, 22) })).toEqual([invalid]);
    expect(inOrder(records, byStock, { invalid: String(invalid._id) })).toEqual([]);
  });
});
