import { readField } from './inline-edit-validation.ts';

describe('an inline edit', () => {
  it.each([
    ['petname', '  Bramble ', { petname: 'Bramble' }],
    ['petprice', '12.5', { petprice: 12.5 }],
    ['petprice', '0', { petprice: 0 }],
    ['petprice', '12,50', { petprice: 12.5 }],
    ['petprice', '1.234,50', { petprice: 1234.5 }],
    ['petprice', '$12.50', { petprice: 12.5 }],
    ['petprice', '１２．５０', { petprice: 12.5 }],
    ['stock', '1 000', { stock: 1000 }],
    ['stock', ' 7', { stock: 7 }],
  ] as const)('of %s accepts %j', (field, text, change) => {
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
    ['stock', '1.000', 'Could be 1000 or 1: please write nothing between thousands'],
    ['stock', '12,50', 'Whole pieces only'],
    ['petprice', '1,000', 'Could be 1000 or 1: please write nothing between thousands'],
    ['petprice', '1e3', 'A number of dollars'],
    ['petname', '\u200b\u3164', 'This field is required'],
  ] as const)('of %s reports what is wrong with %j', (field, text, problem) => {
    expect(readField(field, text)).toEqual({ problem });
  });
});
