import { beginningKey, orderKeysOf, partKeys, wordsToFind } from './order-keys.ts';

const keys = orderKeysOf({
  number: 'FP-7K3M-92QD',
  emails: ['zoe.bronte@petshop.test', 'old@former.test'],
  names: ['Zoë Brontë', 'Zoë Brontë'],
  phones: ['+1 (555) 867-5309'],
  items: ['Pâté for old cats, 12 × 85 g'],
});

function isFound(search: string): boolean {
  return wordsToFind(search).every((word) => {
    const { $gte, $lt } = partKeys(word);
    return keys.some((key) => key >= $gte && key < $lt);
  });
}

function isFoundByBeginnings(search: string): boolean {
  return wordsToFind(search).every((word) => keys.includes(beginningKey(word)));
}

it.each([
  'FP-7K3M-92QD',
  'fp7k3m92qd',
  'fp-7k',
  '7K3M-92',
  '3m92q',
  'zoe.bronte@petshop.test',
  'old@former.test',
  'BRONTË zo',
  'ronte',
  '867-5309',
  '(555)',
  '+1 (555) 867-5309',
  '8675309',
  'pate 85',
  'ats',
])('an order is found by %j', (search) => {
  expect(wordsToFind(search)).not.toEqual([]);
  expect(isFound(search)).toBe(true);
});

it.each(['FP-7K3M-92QE', 'brontes', 'bronte cat food', '8675308', '555 x'])(
  'an order is not found by %j',
  (search) => {
    expect(isFound(search)).toBe(false);
  },
);

it.each([
  ['fp-7k3', true],
  ['bro pat', true],
  ['1555867', true],
  ['petsh', true],
  ['ronte', false],
])('whether all words of %j begin words of it is %s', (search, expected) => {
  expect(isFoundByBeginnings(search)).toBe(expected);
});

it.each(['', '   ', '.*', '\0', 'FP', 'fp-'])('%j has no word to find', (search) => {
  expect(wordsToFind(search)).toEqual([]);
});

it.each([
  ['fp-2222-2222', ['22222222']],
  ['FP-22', ['22']],
  ['2222-3333 x', ['22223333', 'x']],
  ['Anna-May', ['anna', 'may']],
])('%j is looked for as %j', (search, words) => {
  expect(wordsToFind(search)).toEqual(words);
});

it('a word is told from others by its first sixteen letters, and a huge cart has an end', () => {
  expect(wordsToFind('x'.repeat(100))).toEqual(['x'.repeat(16)]);
  const items = Array.from({ length: 100 }, (_, place) => `Thoroughbred${place} salmonkibble${place}`);
  expect(orderKeysOf({ number: '', emails: [], names: [], phones: [], items })).toHaveLength(1200);
});
