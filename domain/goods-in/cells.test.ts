import { decimalSignOf, optionText, plainNumber, roundedCents } from './cells.ts';
import { guessKind } from './guess-kind.ts';
import { firstSentence, plainText } from './plain-text.ts';

it.each([
  [['12,50', '1.299,00'], ','],
  [['12.50', '1,299.00'], '.'],
  [['1 234,56'], ','],
  [['3,9', '4'], ','],
  [['1.299', '4'], undefined],
  [['12', ''], undefined],
  [['12,5', '12.5'], undefined],
])('the sign before the decimals of %j is %j', (amounts, sign) => {
  expect(decimalSignOf(amounts)).toBe(sign);
});

it.each([
  ['1.299,90 €', ',', '1299.90'],
  ['1 234,56', ',', '1234.56'],
  ['1\u202f234,56', ',', '1234.56'],
  ['$1,299.90', '.', '1299.90'],
  ['1.299', ',', '1299'],
  ['1.299', undefined, '1.299'],
  ['12,50', undefined, '12,50'],
  ['EUR 5', ',', '5'],
  ['free', '.', 'free'],
  ['on request', ',', 'on request'],
] as const)('%j with %j is %j', (text, sign, number) => {
  expect(plainNumber(text, sign)).toBe(number);
});

it.each([
  ['category', 'FOOD', 'food'],
  ['gender', 'male', 'Male'],
  ['clan', 'GERMAN_SHEPHERD', 'German Shepherd'],
  ['clan', 'german shepherd', 'German Shepherd'],
  ['type', 'horse', 'horse'],
  ['petname', 'FOOD', 'FOOD'],
])('of %s, %j is %j', (field, cell, option) => {
  expect(optionText(field, cell)).toBe(option);
});

it.each([
  ['20.1234', '20.12'],
  ['20.1', '20.1'],
  ['many', 'many'],
])('%s in whole cents is %s', (amount, cents) => {
  expect(roundedCents(amount)).toBe(cents);
});

it.each([
  ['Plain, with 3 < 4', 'Plain, with 3 < 4'],
  ['<p>One &amp; two.</p>\n<p>Three</p>', 'One & two.\nThree'],
  ['<ul><li>a</li><li>b</li></ul>', '• a\n• b'],
  ['a<br/>b', 'a\nb'],
  ['<script>alert(1)</script>Safe', 'Safe'],
  ['&#39;x&#x27; &unknown;', "'x' &unknown;"],
])('the text of %j is %j', (html, text) => {
  expect(plainText(html)).toBe(text);
});

it.each([
  ['Good. Better.', 'Good.'],
  ['2.5 kg of it', '2.5 kg of it'],
  ['one\ntwo', 'one'],
  ['a long text', 'a lo…'],
])('the first sentence of %j is %j', (text, sentence) => {
  expect(firstSentence(text, sentence.endsWith('…') ? 5 : 100)).toBe(sentence);
});

it.each([
  [['Animals > Dog Supplies > Dog Food'], { category: 'food', type: 'dog' }],
  [['Dog Supplies > Dog Food Bowls'], { category: 'accessories', type: 'dog' }],
  [['', 'Kratzbaum für Katzen'], { category: 'accessories', type: 'cat' }],
  [['Rabbit hay'], { category: 'food', type: 'other', species: 'Rabbit' }],
  [['Something'], {}],
])('%j is guessed to be %j', (texts, kind) => {
  expect(guessKind(texts)).toEqual(kind);
});
