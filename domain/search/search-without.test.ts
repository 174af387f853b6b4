import { searchWithout } from './search-without.ts';

const part = (text: string, kind: string, value: string | null = text) => ({ text, kind, value });

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
  [
    'food without chicken, beef',
    [part('food', 'CATEGORY', 'FOOD'), part('without chicken beef', 'WITHOUT', 'chicken, beef')],
    'without chicken beef',
    'food',
  ],
  ['Collar with GPS', [part('collar', 'KIND'), part('gps', 'LEFT_OUT', null)], 'gps', 'Collar'],
  [
    'collar with a gps under $20',
    [part('collar', 'KIND'), part('gps', 'LEFT_OUT', null), part('under $ 20', 'PRICE', '..20.00')],
    'gps',
    'collar under $20',
  ],
  [
    'collar with gps and bell',
    [part('collar', 'KIND'), part('gps', 'LEFT_OUT', null), part('bell', 'WORD')],
    'gps',
    'collar with bell',
  ],
  ['cats concat', [part('cats', 'TYPE', 'CAT'), part('concat', 'WORD')], 'cats', 'concat'],
])('of %s', (typed, parts, removed, left) => {
  expect(searchWithout(typed, parts, new Set([removed]))).toBe(left);
});
