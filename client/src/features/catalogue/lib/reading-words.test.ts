import { type Part, partsWithin, searchWithout, shownParts } from './reading-words.ts';

const part = (text: string, kind: Part['kind'], value: string | null = text): Part => ({ text, kind, value });

const search = 'Kittin food, without chicken, under $20 cute salmon';
const reading = [
  part('kittin', 'CORRECTED', 'kitten'),
  part('kitten', 'TYPE', 'CAT'),
  part('kitten', 'AGE', 'PUPPY'),
  part('food', 'CATEGORY', 'FOOD'),
  part('without chicken', 'WITHOUT', 'chicken'),
  part('under $ 20', 'PRICE', '..20.00'),
  part('cute', 'LEFT_OUT', null),
  part('salmon', 'WORD'),
];

test('each part of a search is shown once, as it was read', () => {
  expect(shownParts(reading).map(({ label }) => label)).toEqual([
    'Cats, Kitten',
    'Food',
    'without chicken',
    'up to $20.00',
    'cute',
    '“salmon”',
  ]);
});

test('several things that goods do without are one part, and leave together', () => {
  const list = [part('food', 'CATEGORY', 'FOOD'), part('without chicken beef', 'WITHOUT', 'chicken, beef')];
  expect(shownParts(list).map(({ label }) => label)).toEqual(['Food', 'without chicken, beef']);
  const typed = 'food without chicken, beef';
  expect(searchWithout(typed, list, new Set(['without chicken beef']))).toBe('food');
});

test.each([
  ['500.00..', 'from $500.00'],
  ['500.00..800.00', 'from $500.00 up to $800.00'],
])('a price of %s is %s', (value, label) => {
  expect(shownParts([part('price', 'PRICE', value)])[0]?.label).toBe(label);
});

test.each([
  [['kitten'], 'food, without chicken, under $20 cute salmon'],
  [['under $ 20'], 'Kittin food, without chicken, cute salmon'],
  [['without chicken', 'cute'], 'Kittin food, under $20 salmon'],
  [['kitten', 'food', 'without chicken', 'under $ 20', 'cute', 'salmon'], undefined],
])('without %j its other words are left as they were typed', (removed, left) => {
  expect(searchWithout(search, reading, new Set(removed))).toBe(left);
});

test.each([
  // What was one word is told apart.
  ['dogfood cheap', [part('dog', 'TYPE', 'DOG'), part('food', 'CATEGORY', 'FOOD')], 'dog', 'food'],
  ['toys for cats', [part('toys', 'KIND', 'TOY'), part('cats', 'TYPE', 'CAT')], 'cats', 'toys'],
  ['"cats food"', [part('cats', 'TYPE', 'CAT'), part('food', 'CATEGORY', 'FOOD')], 'food', '"cats"'],
  ['cats concat', [part('cats', 'TYPE', 'CAT'), part('concat', 'WORD')], 'cats', 'concat'],
])('of %s', (typed, parts, removed, left) => {
  expect(searchWithout(typed, parts, new Set([removed]))).toBe(left);
});

test('while a search is read anew, what it still says is known', () => {
  const texts = partsWithin('kittin under 20', reading).map(({ text }) => text);
  expect(texts).toEqual(['kittin', 'kitten', 'kitten']);
});
