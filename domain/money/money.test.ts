import { addCents, cents, formatDollars, toCents, toDollars } from './money.ts';

describe('money', () => {
  it.each([
    [0, 0],
    [0.01, 1],
    [12.5, 1250],
    [49.99, 4999],
    [1.005, 101],
    [0.1 + 0.2, 30],
    [19.999, 2000],
    [1e-9, 0],
    [-0.5, -50],
    [99_999.99, 9_999_999],
  ])('reads %d dollars as %d cents', (dollars, expected) => {
    expect(toCents(dollars)).toBe(expected);
  });

  it.each([Number.NaN, Number.POSITIVE_INFINITY])('refuses %d as dollars', (dollars) => {
    expect(() => toCents(dollars)).toThrow(RangeError);
  });

  it('refuses a fraction of a cent, so that no rounding hides in a sum', () => {
    expect(() => cents(0.5)).toThrow('not a whole number of cents');
  });

  it('adds without drift', () => {
    expect(addCents(Array.from({ length: 1000 }, () => cents(10)))).toBe(10_000);
    expect(addCents([])).toBe(0);
  });

  it('goes back to dollars and to text', () => {
    expect(toDollars(cents(4999))).toBe(49.99);
    expect(formatDollars(1234.5)).toBe('$1,234.50');
  });

  it.each([
    0, 0.004, 0.005, 1e-9, 1.005, 9.995, 12, 999.99, 999.995, 1000, 1_234_567.8, 99_999_999.99, -0.5,
    -4321.005,
  ])('shows %d dollars as Americans write them', (dollars) => {
    const format = new Intl.NumberFormat('en-US', { style: 'currency', currency: 'USD' });
    expect(formatDollars(dollars)).toBe(format.format(dollars));
  });
});
