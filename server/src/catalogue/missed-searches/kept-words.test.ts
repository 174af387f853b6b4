import { keptWords } from './kept-words.ts';

test.each([
  ['  Vitamins for DOGS ', 'vitamins for dogs'],
  ['Piñata, under $20', 'pinata under $20'],
  ['15 kg oats', '15 kg oats'],
  ['"rabit"', 'rabit'],
])('%j is counted as %s', (search, words) => {
  expect(keptWords(search)).toBe(words);
});

test.each([
  'mia.keller@example.com',
  'mia @ example',
  'where is my order FP-7K3M-92QD',
  'fp7k3m92qd',
  '(555) 123-4567',
  '+49 171 2345',
  '4242 4242 4242 4242',
  'https://example.com/treats',
  'www.example.com',
  'x'.repeat(30),
  'one two three four five six seven eight nine',
  `${'lorem ipsum '.repeat(6)}`,
  '12345',
  '!?',
  '',
])('%j is not kept', (search) => {
  expect(keptWords(search)).toBeNull();
});
