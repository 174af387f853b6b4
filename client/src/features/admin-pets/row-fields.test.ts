import { readField } from './row-fields.ts';

describe('a value changed in the list', () => {
  it.each([
    ['petname', '  Bramble ', { petname: 'Bramble' }],
    ['petprice', '12.5', { petprice: 12.5 }],
    ['petprice', '0', { petprice: 0 }],
    ['stock', ' 7', { stock: 7 }],
  ] as const)('%s takes %j', (field, text, change) => {
    expect(readField(field, text)).toEqual({ change });
  });

  it.each([
    ['petname', '   ', 'This field is required'],
    ['petname', 'x'.repeat(121), 'At most 120 characters'],
    ['petprice', '', 'This field is required'],
    ['petprice', '-1', 'Not below 0'],
    ['petprice', '1.999', 'At most two decimals'],
    ['petprice', 'free', 'A number of dollars'],
    ['stock', '', 'This field is required'],
    ['stock', '1.5', 'Whole pieces only'],
    ['stock', 'many', 'A number of pieces'],
  ] as const)('%s says what is wrong with %j', (field, text, problem) => {
    expect(readField(field, text)).toEqual({ problem });
  });
});
