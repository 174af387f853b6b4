import type { Pet } from '../../catalogue/pet/pet.entity.ts';
import { isThere, mergeEntries, toCartLines } from './cart-lines.ts';

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

describe('cart lines', () => {
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

  it.each([
    ['enough of it', {}, 5, true],
    ['too few', {}, 6, false],
    ['an item that left the shop', { availability: 'retired' }, 1, false],
    ['an item whose stored price is none', { petprice: Number.NaN }, 1, false],
  ] as const)('knows whether there is %s', (_what, changes, accessoriesAmount, isAvailable) => {
    expect(isThere({ pet: aPet(changes), accessoriesAmount })).toBe(isAvailable);
  });
});
