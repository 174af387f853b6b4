import type { PetCardFieldsFragment } from '../../../gql/graphql.ts';
import { fieldLabel, filterLabel } from './filter-labels.ts';
import { factsOf } from './item-facts.ts';
import { describePet } from './pet-labels.ts';

type Described = Parameters<typeof describePet>[0];

const kibble = {
  category: 'FOOD',
  type: 'DOG',
  age: 'PUPPY',
  gender: null,
  color: null,
  clan: null,
} as Described;
/** As the API answers values that are in no list: by themselves. */
const odd = {
  category: 'PETS',
  type: 'GUINEA_PIG',
  age: 'AGELESS',
  gender: 'UNKNOWN',
  color: 'DARK_PURPLE',
  clan: 'WILD',
} as unknown as PetCardFieldsFragment;

it('a label describes an item', () => {
  expect(describePet(kibble)).toBe('food for dogs');
  expect(factsOf(kibble)).toEqual([
    ['For', 'Dogs'],
    ['Life stage', 'Puppy'],
  ]);
});

it.each([
  [
    'food for one of the others',
    { category: 'FOOD', type: 'OTHER', species: 'GUINEA_PIG', kind: 'HAY', brand: 'Hedgerow' },
    { For: 'Guinea pigs', Kind: 'Hay', Brand: 'Hedgerow' },
  ],
  [
    'a bed',
    { category: 'ACCESSORIES', type: 'DOG', kind: 'BED', size: 'LARGE', age: 'SENIOR', gender: 'MALE' },
    { For: 'Dogs', Kind: 'Bed', 'Life stage': 'Senior', Size: 'Large' },
  ],
  [
    'a kitten',
    { category: 'PETS', type: 'CAT', age: 'PUPPY', clan: 'BENGAL' },
    { Animal: 'Cat', Breed: 'Bengal', Age: 'Kitten' },
  ],
  [
    'a young rabbit',
    { category: 'PETS', type: 'OTHER', species: 'RABBIT', age: 'PUPPY' },
    { Animal: 'Rabbit', Age: 'Young' },
  ],
  [
    'food for kittens',
    { category: 'FOOD', type: 'CAT', age: 'PUPPY' },
    { For: 'Cats', 'Life stage': 'Kitten' },
  ],
  [
    'a rabbit',
    { category: 'PETS', type: 'OTHER', species: 'RABBIT', age: 'ADULT', size: 'SMALL' },
    { Animal: 'Rabbit', Age: 'Adult', Size: 'Small' },
  ],
] as const)('the facts of %s are those that it has', (_what, pet, facts) => {
  expect(Object.fromEntries(factsOf(pet as unknown as PetCardFieldsFragment))).toEqual(facts);
});

it('a filter names the young as the list’s animals are called, and in the shop’s own word where it has several', () => {
  expect(
    (['CAT', 'DOG', 'OTHER', undefined] as const).map((type) => filterLabel('age', 'PUPPY', type)),
  ).toEqual(['Kitten', 'Puppy', 'Young', 'Puppy']);
  expect(fieldLabel('clan', 'PETS')).toBe('Breed');
});

it('the age of goods is the stage of life that they are for', () => {
  expect([fieldLabel('age', 'FOOD'), fieldLabel('age', 'PETS'), fieldLabel('age', undefined)]).toEqual([
    'Life stage',
    'Age',
    'Age',
  ]);
});

it('an unknown value is its own label', () => {
  expect(describePet(odd).replaceAll('\u00a0', ' ')).toBe('wild · ageless · unknown');
  expect(Object.fromEntries(factsOf(odd))).toEqual({
    Animal: 'guinea pig',
    Breed: 'wild',
    Age: 'ageless',
    Gender: 'unknown',
    Color: 'dark purple',
  });
  const oddFood = { ...odd, category: 'TOYS' } as unknown as Described;
  expect(describePet(oddFood)).toBe('toys for guinea pigs');
});
