import type { Pet } from '../../catalogue/pet/pet.entity.ts';
import { mergeEntries, toCartLines, toQuote } from './quote.ts';

function aPet(changes: Partial<Pet> = {}): Pet {
  return {
    _id: 'a',
    petname: 'Kibble',
    petprice: 12.5,
    category: 'food',
    availability: 'available',
    stock: 5,
    ...changes,
  } as Pet;
}

describe('quote', () => {
  it('adds up entries of the same item, keeping their order', () => {
    const entries = [
      { petId: 'a', accessoriesAmount: 1 },
      { petId: 'b', accessoriesAmount: 2 },
      { petId: 'a', accessoriesAmount: 3 },
    ];
    expect(mergeEntries(entries)).toEqual([
      { petId: 'a', accessoriesAmount: 4 },
      { petId: 'b', accessoriesAmount: 2 },
    ]);
  });

  it('names every entry that can not be in a cart', () => {
    const entries = ['a', 'b', 'c'].map((petId) => ({ petId, accessoriesAmount: 1 }));
    const pets = [aPet(), null, aPet({ category: 'pets', petname: 'Rex' })];
    expect(() => toCartLines(entries, pets)).toThrow(
      'entries.1.petId: No such item; entries.2.petId: Rex is ordered through its form',
    );
  });

  it('prices lines in dollars and says what is not there', () => {
    const quote = toQuote([
      { pet: aPet(), accessoriesAmount: 2 },
      { pet: aPet({ _id: 'b', petprice: 60, stock: 0 }), accessoriesAmount: 1 },
    ]);
    expect(quote).toMatchObject({ entriesTotal: 85, delivery: 25, total: 110 });
    expect(quote.lines.map((line) => line.available)).toEqual([true, false]);
  });

  it('costs nothing for nothing', () => {
    expect(toQuote([])).toMatchObject({ entriesTotal: 0, delivery: 0, total: 0, lines: [] });
  });
});
