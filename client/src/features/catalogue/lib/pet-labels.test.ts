import type { PetCardFieldsFragment } from '../../../gql/graphql.ts';
import { describePet, factsOf } from './pet-labels.ts';

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
  expect(factsOf(kibble)).toEqual([['For', 'Dogs']]);
});

it('an unknown value is its own label', () => {
  expect(describePet(odd).replaceAll('\u00a0', ' ')).toBe('wild · ageless · unknown');
  expect(Object.fromEntries(factsOf(odd))).toEqual({
    Animal: 'guinea pig',
    Clan: 'wild',
    Age: 'ageless',
    Gender: 'unknown',
    Color: 'dark purple',
  });
  const oddFood = { ...odd, category: 'TOYS' } as unknown as Described;
  expect(describePet(oddFood)).toBe('toys for guinea pigs');
});
