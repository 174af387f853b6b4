import { cents } from '../money/money.ts';
import { csvDollars } from './csv-dollars.ts';

it.each([
  [0, '0.00'],
  [5, '0.05'],
  [1250, '12.50'],
  [123_450, '1234.50'],
  [-500, '-5.00'],
  [Number.MAX_SAFE_INTEGER, '90071992547409.91'],
])('%d cents are %s', (amount, text) => {
  expect(csvDollars(cents(amount))).toBe(text);
});
