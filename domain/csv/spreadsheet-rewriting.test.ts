import { isRewritten } from './spreadsheet-rewriting.ts';

describe('what a spreadsheet makes of a text', () => {
  it.each([
    ['007', '7'],
    ['1E5', '100000'],
    ['1E5', '1E+05'],
    ['2e-3', '0.002'],
    ['1.50', '1.5'],
    ['+44', '44'],
    ['0012345678905', '12345678905'],
    ['4006381333931', '4.00638E+12'],
    ['12345678901234567', '12345678901234500'],
    ['12345678901234567', '1.23457E+16'],
    ['1-2', '2-Jan'],
    ['1-2', '02.Jan'],
    ['3/4', '4-Mar'],
    ['3/4', '3/4/2026'],
    ['MAR1', '1-Mar'],
    ['MAR1', 'Mar-01'],
  ])('of %j is %j', (text, cell) => {
    expect(isRewritten(text, cell)).toBe(true);
  });

  it.each([
    ['007', '8'],
    ['007', '007'],
    ['007', ''],
    ['', '0'],
    ['B2', 'B3'],
    ['B7', '7'],
    ['1E5', '1E6'],
    ['4006381333931', '5E+12'],
    ['1-2', '1-3'],
    ['A1', '1-Jan'],
    ['Hay', '1-May'],
  ])('of %j is not %j', (text, cell) => {
    expect(isRewritten(text, cell)).toBe(false);
  });
});
