import { newOrderNumber, readOrderNumber } from './order-number.ts';

it('is made of signs that nobody takes for one another', () => {
  const numbers = Array.from({ length: 31 }, (_, at) => newOrderNumber(() => at));
  expect(numbers[0]).toBe('FP-2222-2222');
  expect(new Set(numbers).size).toBe(31);
  for (const number of numbers) expect(number).toMatch(/^FP-[2-9A-HJKMNP-Z]{4}-[2-9A-HJKMNP-Z]{4}$/);
});

it.each([
  ['FP-7K3M-92QD', 'FP-7K3M-92QD'],
  ['fp7k3m92qd', 'FP-7K3M-92QD'],
  [' 7k3m 92qd ', 'FP-7K3M-92QD'],
  ['FP–7K3M–92QD', 'FP-7K3M-92QD'],
  ['FPAB-CDEF', 'FP-FPAB-CDEF'],
  ['\u200bＦＰ－7k3m–92qd', 'FP-7K3M-92QD'],
  ['FP-7K3M-92Q', null],
  ['FP-7K3M-92Q0', null],
  ['FP-7K3M-92QDD', null],
  ['', null],
])('%j is read as %j', (text, number) => {
  expect(readOrderNumber(text)).toBe(number);
});
