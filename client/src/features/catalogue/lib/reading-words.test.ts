import { type Part, partsWithin, shownParts } from './reading-words.ts';

const part = (text: string, kind: Part['kind'], value: string | null = text): Part => ({ text, kind, value });

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

test('several things that goods do without are one part', () => {
  const list = [part('food', 'CATEGORY', 'FOOD'), part('without chicken beef', 'WITHOUT', 'chicken, beef')];
  expect(shownParts(list).map(({ label }) => label)).toEqual(['Food', 'without chicken, beef']);
});

test('a quality is called as its filter, where it is one', () => {
  const read = [
    part('cat friendly', 'QUALITY', 'goodWithCats'),
    part('calm', 'QUALITY'),
    part('quiet', 'QUALITY', 'energy=LOW'),
  ];
  expect(shownParts(read).map(({ label }) => label)).toEqual(['Good with cats', 'calm', 'Energy: calm']);
});

test.each([
  ['500.00..', 'from $500.00'],
  ['500.00..800.00', 'from $500.00 up to $800.00'],
])('a price of %s is %s', (value, label) => {
  expect(shownParts([part('price', 'PRICE', value)])[0]?.label).toBe(label);
});

test('while a search is read anew, what it still says is known', () => {
  const texts = partsWithin('kittin under 20', reading).map(({ text }) => text);
  expect(texts).toEqual(['kittin', 'kitten', 'kitten']);
});
