import { type Traits, whichAnimal } from './which-animal.ts';

const harrier: Traits = { type: 'dog', clan: 'Harrier', age: 'Puppy', gender: 'Female', color: 'Brown' };

it.each<[string, Traits, string]>([
  ['a dog', harrier, 'Harrier, puppy, female, brown'],
  ['a kitten', { ...harrier, type: 'cat', clan: 'Bengal' }, 'Bengal, kitten, female, brown'],
  ['one that is grown up', { ...harrier, age: 'Senior' }, 'Harrier, senior, female, brown'],
  [
    'one of the owner’s own lists',
    { ...harrier, clan: null, breed: 'Border Collie', color: null, coat: 'Blue merle' },
    'Border Collie, puppy, female, blue merle',
  ],
  ['a rabbit', { type: 'other', species: 'Rabbit', age: 'Puppy', gender: 'Male' }, 'Rabbit, young, male'],
  ['one of whom nothing is known', { type: 'dog' }, ''],
])('%s is told from others of its name', (_who, traits, told) => {
  expect(whichAnimal(traits)).toBe(told);
});
