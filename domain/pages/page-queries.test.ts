import { searchedWords } from './page-queries.ts';

it.each([
  ['/PetSearchItems', '?q=salmon', 'salmon'],
  ['/petsearchitems', '?q=+salmon+kibble+', 'salmon kibble'],
  ['/PetSearchItems', '?q=salmon&category=food', null],
  ['/PetSearchItems', '?q=+', null],
  ['/PetSearchItems', '', null],
  ['/FindDog', '?q=salmon', null],
])('%s%s searches for %p and nothing else', (path, query, words) => {
  expect(searchedWords(path, query)).toBe(words);
});
