import { listPageOf } from './list-page-of.ts';

it.each([
  ['a dog', { type: 'dog', category: 'pets' }, 'findDog'],
  ['a dog of the API', { type: 'DOG', category: 'PETS' }, 'findDog'],
  ['food for cats', { type: 'cat', category: 'food' }, 'catFood'],
  ['a lead', { type: 'DOG', category: 'ACCESSORIES' }, 'dogAccessories'],
  ['a rabbit', { type: 'other', category: 'pets', species: 'Rabbit' }, 'findRabbits'],
  ['a bird of the API', { type: 'OTHER', category: 'PETS', species: 'BIRD' }, 'findBirds'],
  ['a guinea pig', { type: 'other', category: 'pets', species: 'Guinea Pig' }, 'findOthers'],
  ['food for a rabbit', { type: 'other', category: 'food', species: 'Rabbit' }, 'othersFood'],
  ['what has another kind than there is', { type: 'dragon', category: 'pets' }, 'search'],
])('the list of %s is that of its kind', (_what, item, page) => {
  expect(listPageOf(item)).toBe(page);
});
