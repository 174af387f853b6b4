import { petFilter, searchWords, wordsOf } from './pet-filter.ts';

describe('item search', () => {
  it.each([
    ['Salmon & Rice, 2 kg', ['salmon', 'rice', '2', 'kg']],
    ['  Crème BRÛLÉE crème ', ['creme', 'brulee']],
    ['(a+)+$ .*', ['a']],
    ['', []],
  ])('reads %j as words', (text, words) => {
    expect(wordsOf(text)).toEqual(words);
  });

  it('finds an item by its breed too', () => {
    expect(searchWords({ petname: 'Rex', short: 'Calm', details: '', clan: 'German Shepherd' })).toContain(
      'shepherd',
    );
  });

  it('never lets a search text speak to the database', () => {
    const filter = JSON.stringify(petFilter({}, '$where .* [a-z]'));
    expect(filter).toContain('"^where"');
    expect(filter).not.toContain('$where');
    expect(filter).not.toContain('.*');
  });

  it('asks for no more than eight words', () => {
    const filter = petFilter({}, 'a b c d e f g h i j k l', true) as { $and: unknown[] };
    expect(filter.$and).toHaveLength(8);
  });

  it('hides what is retired unless it is asked for', () => {
    expect(petFilter()).toEqual({ $and: [{ availability: { $ne: 'retired' } }] });
    expect(petFilter({}, '', true)).toEqual({});
  });

  it('looks for an availability that is asked for', () => {
    expect(petFilter({ availability: 'sold' }, '', true)).toEqual({ $and: [{ availability: 'sold' }] });
  });

  it('takes 0 as a price', () => {
    expect(petFilter({ priceMax: 0 }, '', true)).toEqual({ $and: [{ petprice: { $lte: 0 } }] });
  });
});
