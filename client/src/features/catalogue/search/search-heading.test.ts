import { readFilter } from '../lib/pet-filter.ts';
import { searchHeading } from './search-heading.ts';

it.each([
  ['', 'Search', 'Animals of all kinds. Choose type, age and gender, or search for a word.'],
  ['category=pets', 'Search', 'Animals of all kinds. Choose type, age and gender, or search for a word.'],
  ['type=dog', 'Search', 'Dogs of all kinds. Choose age and gender, or search for a word.'],
  [
    'type=other&species=rabbit',
    'Search',
    'Rabbits of all kinds. Choose age and gender, or search for a word.',
  ],
  ['category=food', 'Food for all animals', 'Choose animal, kind and brand, or search for a word.'],
  [
    'category=accessories',
    'Accessories for all animals',
    'Choose animal, kind and brand, or search for a word.',
  ],
  ['category=food&type=dog', 'Dog food', 'Choose animal, kind and brand, or search for a word.'],
  [
    'category=accessories&type=other',
    'Hutches, cages and more for small animals',
    'Choose animal, kind and brand, or search for a word.',
  ],
  ['kind=bed', 'Search', 'Choose animal, kind and brand, or search for a word.'],
])('a search for “%s” is called by what it lists', (query, title, intro) => {
  expect(searchHeading(readFilter(new URLSearchParams(query)))).toEqual({ title, intro });
});
