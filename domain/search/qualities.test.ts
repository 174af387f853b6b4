import { type PraisedItem, qualitiesOf } from './qualities.ts';

const animal = { category: 'pets', short: 'A cat.' };
const goods = { category: 'food', short: 'Food.' };

test.each<[PraisedItem, string[]]>([
  [{ ...animal, details: 'She is gentle with children and forgives clumsy hands.' }, ['children', 'calm']],
  [{ ...animal, details: 'She should not be lifted by children.' }, []],
  [{ ...animal, details: 'A calm home without toddlers would be right.' }, []],
  [{ ...animal, details: 'He lives happily beside cats and quiet dogs.' }, ['dogs', 'cats', 'calm']],
  [{ ...animal, details: 'A home without other cats, please.' }, []],
  [{ ...animal, goodWithChildren: 'YES', details: 'Hides from everybody.' }, ['children']],
  [{ ...animal, goodWithChildren: 'NO', details: 'She is gentle with children.' }, ['calm']],
  [{ ...animal, goodWithCats: 'UNKNOWN', details: 'He lives happily beside cats.' }, ['cats']],
  [{ ...animal, goodWithDogs: 'NO', goodWithCats: 'YES', details: 'Likes dogs.' }, ['cats']],
  [{ ...goods, details: 'One fish and no grain.' }, ['grain free']],
  [{ ...goods, details: 'For children.' }, []],
])('%j is praised for %j', (item, names) => {
  expect(qualitiesOf(item)).toEqual(names);
});
