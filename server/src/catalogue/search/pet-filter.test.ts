import { petFilter } from './pet-filter.ts';

describe('the filter of a list', () => {
  it('hides what is retired unless it is asked for', () => {
    expect(petFilter()).toEqual({ $and: [{ availability: { $ne: 'retired' } }] });
    expect(petFilter({}, true)).toEqual({});
  });

  it('looks for an availability that is asked for', () => {
    expect(petFilter({ availability: 'sold' }, true)).toEqual({ $and: [{ availability: 'sold' }] });
  });

  it('takes 0 as a price', () => {
    expect(petFilter({ priceMax: 0 }, true)).toEqual({ $and: [{ petprice: { $lte: 0 } }] });
  });
});
