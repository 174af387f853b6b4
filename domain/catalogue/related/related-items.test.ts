import type { ItemFacts } from '../item-facts.ts';
import { likeItem, neededBy } from './related-items.ts';

const dogFood = { category: 'food', type: 'dog' } as const;

it.each<[what: string, item: ItemFacts, like: ItemFacts[]]>([
  [
    'kibble for puppies: puppy kibble, any kibble, then tins, and never treats',
    { ...dogFood, kind: 'Dry', age: 'Puppy' },
    [
      { ...dogFood, kind: 'Dry', age: 'Puppy' },
      { ...dogFood, kind: 'Dry' },
      { ...dogFood, kind: 'Wet' },
    ],
  ],
  ['treats: treats alone', { ...dogFood, kind: 'Treat' }, [{ ...dogFood, kind: 'Treat' }]],
  [
    'hay for rabbits: nothing for hamsters',
    { category: 'food', type: 'other', species: 'Rabbit', kind: 'Hay' },
    [
      { category: 'food', type: 'other', species: 'Rabbit', kind: 'Hay' },
      { category: 'food', type: 'other', species: 'Rabbit', kind: 'Dry' },
    ],
  ],
  ['food of no known kind: food for the same animal', dogFood, [dogFood]],
  [
    'a rabbit: rabbits, then small animals, then all',
    { category: 'pets', type: 'other', species: 'Rabbit' },
    [
      { category: 'pets', type: 'other', species: 'Rabbit' },
      { category: 'pets', type: 'other' },
      { category: 'pets' },
    ],
  ],
])('like %s', (_what, item, like) => {
  expect(likeItem(item)).toEqual(like);
});

it.each<[what: string, animal: ItemFacts, kinds: string[]]>([
  ['a dog', { category: 'pets', type: 'dog' }, ['Dry', 'Bed', 'Lead', 'Carrier']],
  ['a cat', { category: 'pets', type: 'cat' }, ['Dry', 'Litter', 'Carrier', 'Scratcher']],
  ['a fish', { category: 'pets', type: 'other', species: 'Fish' }, ['Dry', 'Aquarium', 'Feeder']],
  ['an animal that is not said to be one', { category: 'pets', type: 'other' }, []],
  ['goods', dogFood, []],
])('%s needs', (_what, animal, kinds) => {
  expect(neededBy(animal).map(([first]) => first?.kind)).toEqual(kinds);
});

it('gives an old dog food for the old, else for the grown, else any', () => {
  const [food] = neededBy({ category: 'pets', type: 'dog', age: 'Senior' });
  expect(food?.map(({ age }) => age)).toEqual(['Senior', 'Adult', undefined]);
});
