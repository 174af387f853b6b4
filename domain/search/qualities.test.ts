import { filterFor, type PraisedItem, qualities, qualitiesOf } from './qualities.ts';

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
  [{ ...animal, energy: 'HIGH', details: 'A gentle cat.' }, ['active']],
  [{ ...animal, energy: 'MEDIUM', details: 'A gentle cat.' }, ['calm']],
  [
    { ...animal, energy: 'LOW', space: 'LOW', experience: 'LOW', details: 'She runs.' },
    ['calm', 'indoors', 'for beginners'],
  ],
  [{ ...animal, space: 'HIGH', experience: 'HIGH', details: 'Lived in a flat, as a first cat.' }, []],
  [
    { ...animal, vaccinated: 'YES', neutered: 'NO', microchipped: 'UNKNOWN', details: 'Spayed.' },
    ['vaccinated'],
  ],
  [
    { ...animal, details: 'Vaccinated, spayed and microchipped.' },
    ['vaccinated', 'neutered', 'microchipped'],
  ],
  [{ ...animal, details: 'She is not neutered yet.' }, []],
  [{ ...animal, hoursAlone: 8, details: 'A cat.' }, ['alone']],
  [{ ...animal, hoursAlone: 2, details: 'Very independent.' }, []],
  [{ ...animal, details: 'He cannot be left alone, not even for an hour.' }, []],
  [{ ...goods, details: 'One fish and no grain.' }, ['grain free']],
  [{ ...goods, details: 'For children.' }, []],
])('%j is praised for %j', (item, names) => {
  expect(qualitiesOf(item)).toEqual(names);
});

test.each([
  ['cats', { goodWithCats: 'YES' }],
  ['calm', { energy: 'LOW' }],
  ['alone', { hoursAlone: 8 }],
  ['house-trained', null],
  ['grain free', null],
])('%s is asked for by the filter %j', (name, filter) => {
  const [quality] = qualities.filter((one) => one.name === name);
  expect(quality && filterFor(quality)).toEqual(filter);
});
