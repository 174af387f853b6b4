import { type Limit, readLimit } from './limits.ts';

test.each<[string, Partial<Limit> | null]>([
  ['under $ 20', { kind: 'PRICE', length: 3, highest: 20 }],
  ['under 20 dollars please', { length: 3, highest: 20 }],
  ['below 200', { length: 2, highest: 200 }],
  ['no more than 15.50', { length: 4, highest: 15.5 }],
  ['over 1000', { length: 2, lowest: 1000 }],
  ['from 500 to 800', { length: 4, lowest: 500, highest: 800 }],
  ['between 800 and 500 dollars', { length: 5, lowest: 500, highest: 800 }],
  ['500 - 800', { length: 3, lowest: 500, highest: 800 }],
  ['around $ 50', { length: 3, lowest: 40, highest: 60 }],
  ['20 bucks', { length: 2, highest: 20 }],
  ['unter 30 euro', { length: 3, highest: 30 }],
  ['moins de 20', { length: 3, highest: 20 }],
  ['12 kg', { kind: 'AMOUNT', length: 2, number: '12', unit: 'kg' }],
  ['12kg', { kind: 'AMOUNT', length: 1, number: '12', unit: 'kg' }],
  ['1.5 kilos', { number: '1.5', unit: 'kg' }],
  ['60 liters', { number: '60', unit: 'litres' }],
  ['under 5 kg', { kind: 'AMOUNT', length: 3, highest: 5 }],
  ['at least 10 kilos', { kind: 'AMOUNT', length: 4, lowest: 10 }],
  ['20 lbs', { kind: 'AMOUNT', length: 2, number: '20', unit: 'lb' }],
  ['8oz', { number: '8', unit: 'oz' }],
  ['under 5 months', null],
  ['3 - 4 weeks', null],
  ['20', null],
  ['under the sofa', null],
  ['', null],
])('"%s" begins with %j', (sentence, limit) => {
  const read = readLimit(sentence.split(' '));
  if (limit === null) expect(read).toBeNull();
  else expect(read).toMatchObject(limit);
});
