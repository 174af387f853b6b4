import {
  cellFields,
  type FactField,
  unlessSaid,
  wordFields,
} from '../../../../../domain/catalogue/item-facts.ts';
import { Kind } from '../../../../../domain/catalogue/kinds.ts';
import {
  Age,
  Category,
  Clan,
  Color,
  Gender,
  PetType,
  Size,
  Species,
} from '../../../../../domain/catalogue/pet-options.ts';
import {
  cellTest,
  decodeFacet,
  decodeState,
  encodeFacets,
  type FacetedItem,
  FIRST_OF_VERSION,
  Miss,
  missOf,
} from './facet-bitmask.ts';

const bed: FacetedItem = { category: 'accessories', type: 'dog', availability: 'available', stock: 3 };

function everyKind(): FacetedItem[] {
  const values = (options: object) => [undefined, ...Object.values(options)];
  const kinds: FacetedItem[] = [];
  for (const category of Object.values(Category))
    for (const type of Object.values(PetType))
      for (const gender of values(Gender))
        for (const age of values(Age))
          for (const color of values(Color))
            for (const clan of values(Clan))
              kinds.push({ category, type, gender, age, color, clan, availability: 'available' });
  for (const kind of values(Kind))
    for (const species of values(Species))
      for (const size of values(Size))
        if (kind || species || size) kinds.push({ ...bed, age: 'Senior', kind, species, size });
  return kinds;
}

/** Of an animal something is known, or it is known that it is not. */
function factOf(kind: FacetedItem, field: FactField): unknown {
  return kind[field] ?? (kind.category === 'pets' ? unlessSaid(field) : null) ?? null;
}

describe('the cell of an item', () => {
  it('says every facet of every kind of item, and is another one for each', () => {
    const kinds = everyKind();
    for (const kind of kinds) {
      const cell = encodeFacets(kind);
      for (const field of cellFields) expect(decodeFacet(cell, field)).toBe(factOf(kind, field));
    }
    expect(new Set(kinds.map(encodeFacets)).size).toBe(kinds.length);
  });

  it.each([
    ['in stock', 'available', 3, 0],
    ['an animal, which has no stock', 'available', undefined, 0],
    ['out of stock', 'available', 0, 1],
    ['sold', 'sold', undefined, 2],
    ['sold, whatever its stock', 'sold', 0, 2],
    ['retired', 'retired', 5, 3],
  ])('says that it is %s', (_what, availability, stock, state) => {
    const cell = encodeFacets({ ...bed, availability, stock });
    expect(decodeState(cell)).toBe(state);
  });

  it('is a whole number that is kept exactly', () => {
    const last = { ...bed, clan: 'Domestic Long Hair', color: 'Gray', availability: 'retired' };
    const cell = encodeFacets({ ...last, kind: 'Clothing', species: 'Reptile', size: 'Large' });
    expect(cell).toBeGreaterThan(2 ** 48);
    expect(Number.isSafeInteger(cell)).toBe(true);
  });

  it('means the same in every version of the shop: what is stored is never numbered again', () => {
    const kind = { ...bed, gender: 'Female', age: 'Adult', color: 'Brown', clan: 'Bengal' };
    expect(encodeFacets(kind)).toBe(3 * 2 ** 48 + 837_830);
    expect(encodeFacets({ ...kind, kind: 'Toy', species: 'Bird', size: 'Large' })).toBe(
      3 * 2 ** 48 + 3 * 2 ** 36 + 4 * 2 ** 32 + 4 * 2 ** 23 + 837_830,
    );
    const animal = { category: 'pets', type: 'dog', availability: 'available' };
    const knownOf = encodeFacets({ ...animal, goodWithChildren: 'YES', goodWithDogs: 'NO' });
    expect(knownOf).toBe(3 * 2 ** 48 + (1 + 2 * 4 + 3 * 16) * 2 ** 39 + 2 ** 18 + 2 ** 15);
  });

  it('has a version that counts up with each facet, so that stored items are encoded again', () => {
    expect([FIRST_OF_VERSION / 2 ** 48, cellFields, wordFields]).toEqual([
      3,
      [
        ...['category', 'type', 'gender', 'age', 'color', 'clan', 'kind', 'species', 'size'],
        ...['goodWithChildren', 'goodWithDogs', 'goodWithCats'],
      ],
      [...['neutered', 'vaccinated', 'microchipped'], ...['hoursAlone', 'energy', 'experience', 'space']],
    ]);
  });

  it('is read alike by a server of another version, whatever facets and version it knows', () => {
    const kind = { ...bed, gender: 'Female', age: 'Adult', color: 'Brown', clan: 'Bengal', stock: 0 };
    const cell = encodeFacets(kind) + 0b111 * 2 ** 28 + 0b11 * 2 ** 45 + 0b111 * 2 ** 50;
    for (const field of cellFields)
      expect(decodeFacet(cell, field)).toBe(kind[field as keyof typeof kind] ?? null);
    expect(decodeState(cell)).toBe(1);
    // How a server of the version before reads it.
    expect([(cell >> 18) & 0b111, (cell >> 21) & 0b11, cell & 0b111111]).toEqual([3, 1, 6]);
    expect(cellTest({ category: 'accessories', available: false }).misses(cell)).toBe(0);
  });
});

describe('what keeps a cell out of a list', () => {
  const sold = { ...bed, category: 'pets', availability: 'sold', stock: undefined } as const;
  const retired = { ...bed, availability: 'retired' };
  const animal = { category: 'pets', type: 'dog', availability: 'available' } as const;
  const outOfStock = { ...bed, stock: 0 };
  const toy = { ...bed, type: 'other', kind: 'Toy', species: 'Bird', size: 'Large' } as const;

  it.each([
    ['nothing is asked for', bed, {}, false, 0],
    ['its category is asked for', bed, { category: 'accessories' }, false, 0],
    ['another category is', bed, { category: 'food' }, false, missOf('category')],
    ['a gender is, and it has none', bed, { gender: 'Male' }, false, missOf('gender')],
    ['its kind is', toy, { kind: 'Toy', species: 'Bird', size: 'Large' }, false, 0],
    ['another kind is', toy, { kind: 'Bed' }, false, missOf('kind')],
    [
      'another species and size are',
      toy,
      { species: 'Fish', size: 'Small' },
      false,
      missOf('species') | missOf('size'),
    ],
    [
      'it is to be good with dogs, and nobody knows',
      animal,
      { goodWithDogs: 'YES' },
      false,
      missOf('goodWithDogs'),
    ],
    ['nobody may know either', animal, { goodWithDogs: 'YES', orUnknown: true }, false, 0],
    ['it is asked who is not known', animal, { goodWithDogs: 'UNKNOWN' }, false, 0],
    ['it gets on with them', { ...animal, goodWithDogs: 'YES' }, { goodWithDogs: 'YES' }, false, 0],
    [
      'it does not, whatever may be unknown',
      { ...animal, goodWithDogs: 'NO' },
      { goodWithDogs: 'YES', orUnknown: true },
      false,
      missOf('goodWithDogs'),
    ],
    ['it is no animal', bed, { goodWithDogs: 'YES', orUnknown: true }, false, missOf('goodWithDogs')],
    ['two others are', bed, { type: 'cat', category: 'food' }, false, missOf('type') | missOf('category')],
    ['it is retired', retired, {}, false, Miss.STATE],
    ['it is retired and those are shown', retired, {}, true, 0],
    ['retired ones are asked for in the shop', retired, { availability: 'retired' }, false, Miss.STATE],
    ['sold ones are asked for and it is one', sold, { availability: 'sold' }, false, 0],
    [
      'what is in the shop is asked for and it is sold',
      sold,
      { availability: 'available' },
      false,
      Miss.STATE,
    ],
    [
      'what is in the shop is asked for, in stock or not',
      outOfStock,
      { availability: 'available' },
      false,
      0,
    ],
    [
      'what can be ordered is asked for and it is out of stock',
      outOfStock,
      { available: true },
      false,
      Miss.HALF,
    ],
    [
      'what can not be ordered is asked for and it is out of stock',
      outOfStock,
      { available: false },
      false,
      0,
    ],
    ['what can not be ordered is asked for and it is there', bed, { available: false }, false, Miss.HALF],
  ] as const)('where %s', (_what, pet, where, showRetired, missed) => {
    expect(cellTest(where, showRetired).misses(encodeFacets(pet))).toBe(missed);
  });

  it('is what a search says as much as what is chosen', () => {
    const { misses } = cellTest({ type: 'cat' }, false, { category: 'food', kind: 'Toy' });
    expect(misses(encodeFacets(toy))).toBe(missOf('type') | missOf('category'));
  });

  it('takes what is not known where a search asks too, if that is wanted', () => {
    const unknown = encodeFacets({ category: 'pets', type: 'cat', availability: 'available' });
    const asked = { goodWithCats: 'YES' } as const;
    expect(cellTest({}, false, asked).misses(unknown)).toBe(missOf('goodWithCats'));
    expect(cellTest({ orUnknown: true }, false, asked).misses(unknown)).toBe(0);
  });
});
