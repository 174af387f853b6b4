import { countText, shownText } from './count-text.ts';

describe('how many a list has', () => {
  it.each([
    [115, { category: 'PETS' }, '115 animals'],
    [21, { category: 'PETS', type: 'DOG' }, '21 dogs'],
    [1, { category: 'PETS', type: 'CAT' }, '1 cat'],
    [9, { category: 'PETS', type: 'OTHER' }, '9 animals'],
    [3, { category: 'PETS', type: 'OTHER', species: 'GUINEA_PIG' }, '3 guinea pigs'],
    [2, { category: 'PETS', type: 'OTHER', species: 'FISH' }, '2 fish'],
    [1, { category: 'FOOD', type: 'DOG' }, '1 item'],
    [0, {}, '0 items'],
  ] as const)('%d of %j are %s', (count, listed, expected) => {
    expect(countText(count, listed)).toBe(expected);
  });

  it('says how many of them are shown, until all are', () => {
    expect(shownText(22, 115, { category: 'PETS' })).toBe('22 of 115 animals');
    expect(shownText(12, 12, { category: 'FOOD' })).toBe('12 items');
  });
});
