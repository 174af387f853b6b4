import { petFilter } from './pet-filter.ts';

describe('the filter of a list', () => {
  it('hides what is retired unless it is asked for', () => {
    expect(petFilter()).toEqual({ $and: [{ availability: { $ne: 'retired' } }] });
    expect(petFilter({}, true)).toEqual({});
  });

  it('looks for an availability that is asked for', () => {
    expect(petFilter({ availability: 'sold' }, true)).toEqual({ $and: [{ availability: 'sold' }] });
  });

  it('asks for what the search says as for what is chosen', () => {
    const facts = { goodWithCats: 'YES' } as const;
    expect(petFilter({}, true, facts)).toEqual({ $and: [facts] });
    const orUnknown = { goodWithCats: { $in: ['YES', 'UNKNOWN', null] }, category: 'pets' };
    expect(petFilter({ orUnknown: true }, true, facts)).toEqual({ $and: [orUnknown] });
  });

  it('takes 0 as a price', () => {
    expect(petFilter({ priceMax: 0 }, true)).toEqual({ $and: [{ petprice: { $lte: 0 } }] });
  });
});
