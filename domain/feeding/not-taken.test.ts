import { type Eater, notTaken, notTakenText } from './not-taken.ts';

const nala: Eater = { type: 'cat', avoids: ['Fish', 'sweet potato', 'corn'] };
const feast = { category: 'food', type: 'cat', words: new Set(['tuna', 'rice', 'potato']) };
const parrot: Eater = { type: 'other', species: 'Bird', avoids: ['corn'] };
const seed = { category: 'food', type: 'other', species: 'Bird', words: new Set(['corn']) };

/** As the shop's words would have it. */
function read(avoided: string) {
  if (avoided === 'Fish') return [[['fish', 'tuna', 'salmon']]];
  return [avoided.split(' ').map((word) => [word])];
}

it.each<[what: string, animal: Eater, food: Parameters<typeof notTaken>[1], found: string[]]>([
  ['something of its kind is in it', nala, feast, ['Fish']],
  [
    'all words of a thing are in it',
    nala,
    { ...feast, words: new Set(['sweet', 'potato']) },
    ['sweet potato'],
  ],
  ['several are in it', nala, { ...feast, words: new Set(['salmon', 'corn']) }, ['Fish', 'corn']],
  ['none is in it', nala, { ...feast, words: new Set(['beef']) }, []],
  ['it is food for dogs', nala, { ...feast, type: 'dog' }, []],
  ['it is no food', nala, { ...feast, category: 'accessories' }, []],
  ['it must have everything', { ...nala, avoids: [] }, feast, []],
  ['it is food for birds', parrot, seed, ['corn']],
  ['it is food for rabbits', parrot, { ...seed, species: 'Rabbit' }, []],
  ['nobody knows which of the others it is for', parrot, { ...seed, species: undefined }, []],
  ['nobody knows which of the others it is', { ...parrot, species: null }, { ...seed, species: null }, []],
])('%s', (_what, animal, food, found) => {
  expect(notTaken(animal, food, read)).toEqual(found);
});

it.each([
  [['fish'], 'Tuna feast contains fish. Nala does not take fish.'],
  [['fish', 'corn'], 'Tuna feast contains fish and corn. Nala does not take fish and corn.'],
])('says it with %j', (avoided, text) => {
  expect(notTakenText('Tuna feast', 'Nala', avoided)).toBe(text);
});
