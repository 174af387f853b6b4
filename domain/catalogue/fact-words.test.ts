import { factWords } from './fact-words.ts';

it.each([
  ['puppy', { type: 'dog', age: 'Puppy' }, 'dog'],
  ['kitten', { type: 'cat', age: 'Puppy' }, 'cat'],
  ['bunny', { species: 'Rabbit' }, undefined],
  ['leash', { kind: 'Lead' }, 'accessories'],
  ['kibble', { kind: 'Dry' }, 'food'],
  ['budgie', undefined, 'bird'],
])('%s says %j, and is a kind of %s', (word, says, wider) => {
  const meaning = factWords.find(({ words }) => words.includes(word));
  expect([meaning?.says, meaning?.wider]).toEqual([says, wider]);
});

it('no word has two meanings', () => {
  const words = factWords.flatMap((row) => row.words);
  expect(words.filter((word, place) => words.indexOf(word) < place)).toEqual([]);
});
