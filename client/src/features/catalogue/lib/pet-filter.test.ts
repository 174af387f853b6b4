import {
  animalListFields,
  countChoices,
  goodsListFields,
  listVariables,
  noChoices,
  readFilter,
  searchFields,
  searchWhere,
  writeFilter,
} from './pet-filter.ts';

function read(address: string) {
  return readFilter(new URLSearchParams(address));
}

describe('the filter in the URL', () => {
  it.each([
    ['', {}],
    ['type=dog&age=Puppy&gender=Female', { type: 'DOG', age: 'PUPPY', gender: 'FEMALE' }],
    ['TYPE=dog', {}],
    ['type=DOG&age=puppy', { type: 'DOG', age: 'PUPPY' }],
    ['clan=American+Bully', { clan: 'AMERICAN_BULLY' }],
    ['clan=AMERICAN_BULLY&color=gray', { clan: 'AMERICAN_BULLY', color: 'GRAY' }],
    ['priceMin=10&priceMax=49.99', { priceMin: 10, priceMax: 49.99 }],
    ['priceMin=20.00&priceMax=20,50', { priceMin: 20, priceMax: 20.5 }],
    ['available=true&sort=price-low-to-high', { available: true, orderBy: 'PRICE_LOW_TO_HIGH' }],
    ['q=++salmon++', { search: 'salmon' }],
    ['kind=dry&species=guinea+pig&size=LARGE', { kind: 'DRY', species: 'GUINEA_PIG', size: 'LARGE' }],
    ['brand=+Nip+%26+Nibble+', { brand: 'Nip & Nibble' }],
    [`brand=${'x'.repeat(80)}`, { brand: 'x'.repeat(60) }],
  ])('reads %s', (address, expected) => {
    expect(read(address)).toEqual(expected);
  });

  it.each([
    'type=dragon',
    'age=&gender=+',
    'priceMin=cheap',
    'priceMin=-1&priceMax=Infinity',
    'priceMin=0x10&priceMax=1e3',
    'priceMin=1.000&priceMax=1,000',
    'available=maybe',
    'sort=random',
    'q=+++',
    'type=constructor',
    'kind=car&species=dragon&size=huge&brand=+',
  ])('drops unknown values: %s', (address) => {
    expect(read(address)).toEqual({});
  });

  it('survives reading and writing, without the default order', () => {
    const filter = {
      type: 'CAT',
      category: 'FOOD',
      clan: 'DOMESTIC_LONG_HAIR',
      priceMin: 0,
      priceMax: 60,
      available: true,
      kind: 'WET',
      brand: 'Butcher’s Porch',
      search: 'tuna & rice',
      orderBy: 'NAME',
    } as const;
    expect(readFilter(writeFilter(new URLSearchParams(), filter))).toEqual(filter);
    expect(writeFilter(new URLSearchParams(), { orderBy: 'RELEVANCE' }).toString()).toBe('');
  });

  it('sorts by relevance, by default', () => {
    const search = new URLSearchParams('q=salmon');
    expect(listVariables(readFilter(search)).orderBy).toBe('RELEVANCE');
    expect(writeFilter(search, { orderBy: 'RELEVANCE' }).toString()).toBe('q=salmon');
    expect(writeFilter(search, { orderBy: 'NEWEST' }).toString()).toBe('q=salmon&sort=newest');
    expect(listVariables(read('')).orderBy).toBe('RELEVANCE');
  });

  it('keeps other parameters and removes its own', () => {
    const params = new URLSearchParams('from=newsletter&age=Adult&priceMax=20&q=bed');
    expect(writeFilter(params, { age: undefined }).toString()).toBe('from=newsletter&priceMax=20&q=bed');
    expect(writeFilter(params, noChoices).toString()).toBe('from=newsletter&q=bed');
  });

  it('counts the choices, not the text and not the order', () => {
    expect(countChoices(read('age=Adult&available=true&q=bed&sort=name'))).toBe(2);
  });
});

describe('list variables', () => {
  it('let the page’s filter win over the URL', () => {
    expect(listVariables(read('type=cat&age=Adult'), { type: 'DOG', category: 'PETS' })).toEqual({
      where: { type: 'DOG', category: 'PETS', age: 'ADULT' },
      search: undefined,
      orderBy: 'RELEVANCE',
    });
  });

  it.each([
    ['', { category: 'PETS' }],
    ['type=dog', { category: 'PETS' }],
    ['q=salmon', {}],
    ['q=salmon&type=cat', {}],
    ['q=calm&age=Senior', { category: 'PETS' }],
    ['category=food&age=Puppy', {}],
    ['kind=toy', {}],
    ['brand=Wagwell&type=dog', {}],
    ['species=rabbit', { category: 'PETS' }],
    ['q=harrier&clan=harrier', { category: 'PETS' }],
    ['q=brown&color=brown', { category: 'PETS' }],
  ])('search "%s" in the right part of the shop', (address, expected) => {
    expect(searchWhere(read(address))).toEqual(expected);
  });
});

describe('what a list can be narrowed by', () => {
  const ofAnimals = [
    ...['goodWithChildren', 'goodWithDogs', 'goodWithCats'],
    ...['energy', 'space', 'experience', 'hoursAlone', 'neutered', 'vaccinated', 'microchipped'],
  ];

  it.each([
    ['dogs', animalListFields('DOG'), ['age', 'gender', 'color', 'clan', ...ofAnimals]],
    ['all others', animalListFields('OTHER'), ['species', 'age', 'gender', 'color', ...ofAnimals]],
    ['rabbits', animalListFields('OTHER', 'RABBIT'), ['age', 'gender', 'color', ...ofAnimals]],
    ['dog food', goodsListFields('DOG'), ['kind', 'age', 'brand', 'size']],
    ['food for the others', goodsListFields('OTHER'), ['species', 'kind', 'age', 'brand', 'size']],
    [
      'a search for animals',
      searchFields({}),
      ['category', 'type', 'age', 'gender', 'color', 'clan', ...ofAnimals],
    ],
    ['a text', searchFields({ search: 'bed' }), ['category', 'type', 'kind', 'brand', 'size']],
    [
      'a search for food of others',
      searchFields({ category: 'FOOD', type: 'OTHER' }),
      ['category', 'type', 'species', 'kind', 'age', 'brand', 'size'],
    ],
    [
      'a text with a choice of before, which can be taken back',
      searchFields({ search: 'calm', category: 'FOOD', clan: 'HARRIER' }),
      ['category', 'type', 'kind', 'age', 'clan', 'brand', 'size'],
    ],
  ])('of %s', (_what, fields, expected) => {
    expect(fields).toEqual(expected);
  });
});
