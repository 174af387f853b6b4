import { entryRules, petRules } from './input-rules.ts';

const { petprice, stock } = petRules.shape;
const { accessoriesAmount } = entryRules.shape;

function read(rule: typeof petprice | typeof stock | typeof accessoriesAmount, typed: unknown) {
  const { success, data, error } = rule.safeParse(typed);
  return success ? data : error?.issues[0]?.message;
}

describe('a price', () => {
  it.each<[unknown, number]>([
    ['12.50', 12.5],
    ['12,50', 12.5],
    ['12,5', 12.5],
    ['20', 20],
    ['20.', 20],
    ['20,', 20],
    ['20.00', 20],
    ['.50', 0.5],
    [',50', 0.5],
    ['0', 0],
    ['0.00', 0],
    ['-0', 0],
    ['007', 7],
    [' 12.50 ', 12.5],
    ['$12.50', 12.5],
    ['$ 12.50', 12.5],
    ['12,50 $', 12.5],
    ['US$12.50', 12.5],
    ['12.50 USD', 12.5],
    ['1,234.50', 1234.5],
    ['1.234,50', 1234.5],
    ['1 234,50', 1234.5],
    ['1\u00a0234,50', 1234.5],
    ['1\u202f234,50', 1234.5],
    ["1'234.50", 1234.5],
    ['1’234.50', 1234.5],
    ['1 234', 1234],
    ['12,345.00', 12345],
    ['1,00,000', 100_000],
    ['1234,00', 1234],
    ['0,500', 0.5],
    ['１２．５０', 12.5],
    ['１２，５０', 12.5],
    ['١٢٫٥٠', 12.5],
    ['१२.५०', 12.5],
    ['\u200e12.50\u200e', 12.5],
    [12.5, 12.5],
    [0.1 + 0.2, 0.3],
    [1.1 + 2.2, 3.3],
    [0.30000000000000004, 0.3],
    [19.989999999999998, 19.99],
    [1e-9, 0],
    [-1e-9, 0],
    [99_999.99, 99_999.99],
  ])('is read in %j', (typed, dollars) => {
    expect(read(petprice, typed)).toBe(dollars);
  });

  it.each<[unknown, string]>([
    ['', 'This field is required'],
    ['  ', 'This field is required'],
    [null, 'This field is required'],
    [undefined, 'This field is required'],
    ['free', 'A number of dollars'],
    ['0x10', 'A number of dollars'],
    ['0b11', 'A number of dollars'],
    ['0o17', 'A number of dollars'],
    ['1e3', 'A number of dollars'],
    ['1E3', 'A number of dollars'],
    ['1_000', 'A number of dollars'],
    ['Infinity', 'A number of dollars'],
    ['NaN', 'A number of dollars'],
    ['12.50 €', 'A number of dollars'],
    ['£12', 'A number of dollars'],
    ['12..50', 'A number of dollars'],
    ['12,5,0', 'A number of dollars'],
    ['1.234,567.8', 'A number of dollars'],
    ['12 50', 'A number of dollars'],
    ['1,23.50', 'A number of dollars'],
    ['.', 'A number of dollars'],
    ['-', 'A number of dollars'],
    ['$', 'A number of dollars'],
    ['5²', 'A number of dollars'],
    ['½', 'A number of dollars'],
    ['9'.repeat(5000), 'A number of dollars'],
    [Number.NaN, 'A number of dollars'],
    [Number.POSITIVE_INFINITY, 'A number of dollars'],
    [true, 'A number of dollars'],
    [['12.50'], 'A number of dollars'],
    [{ $gt: 1 }, 'A number of dollars'],
    ['-1', 'Not below 0'],
    ['−1,50', 'Not below 0'],
    [-0.01, 'Not below 0'],
    ['1.999', 'At most two decimals'],
    ['12,3456', 'At most two decimals'],
    [0.001, 'At most two decimals'],
    [12.345, 'At most two decimals'],
    ['100000.01', 'At most 100,000 dollars'],
    ['100,000.01', 'At most 100,000 dollars'],
    ['1.000', 'Could be 1000 or 1: please write nothing between thousands'],
    ['1,000', 'Could be 1000 or 1: please write nothing between thousands'],
    ['1,999', 'Could be 1999 or 1.999: please write nothing between thousands'],
    ['19.990', 'Could be 19990 or 19.99: please write nothing between thousands'],
    ['12.340', 'Could be 12340 or 12.34: please write nothing between thousands'],
  ])('is not read in %.40j', (typed, problem) => {
    expect(read(petprice, typed)).toBe(problem);
  });
});

describe('a stock', () => {
  it.each<[unknown, number]>([
    ['7', 7],
    ['1000', 1000],
    ['1 000', 1000],
    ["1'000", 1000],
    ['1,000,000', 1_000_000],
    ['1.000.000', 1_000_000],
    ['12.0', 12],
    ['12,00', 12],
    ['٤٢', 42],
    [0, 0],
  ])('is read in %j', (typed, pieces) => {
    expect(read(stock, typed)).toBe(pieces);
  });

  it.each([undefined, null, '', ' '])('may be left out: %j', (typed) => {
    expect(read(stock, typed)).toBeUndefined();
  });

  it.each<[unknown, string]>([
    ['1.000', 'Could be 1000 or 1: please write nothing between thousands'],
    ['1,000', 'Could be 1000 or 1: please write nothing between thousands'],
    ['12.345', 'Could be 12345 or 12.345: please write nothing between thousands'],
    ['12,50', 'Whole pieces only'],
    ['1.5', 'Whole pieces only'],
    [1.5, 'Whole pieces only'],
    ['-1', 'Not below 0'],
    ['many', 'A number of pieces'],
    ['$5', 'A number of pieces'],
    ['1e3', 'A number of pieces'],
    ['0x10', 'A number of pieces'],
  ])('is not read in %j', (typed, problem) => {
    expect(read(stock, typed)).toBe(problem);
  });
});

describe('how many of an item', () => {
  it.each<[unknown, number]>([
    [2, 2],
    ['2', 2],
    ['２', 2],
    ['2.0', 2],
  ])('is read in %j', (sent, pieces) => {
    expect(read(accessoriesAmount, sent)).toBe(pieces);
  });

  it.each<[unknown, string]>([
    ['', 'This field is required'],
    ['0', 'At least 1'],
    ['100', 'At most 99'],
    ['1.5', 'Whole pieces only'],
    ['1e1', 'A whole number of pieces'],
    ['0x2', 'A whole number of pieces'],
    ['two', 'A whole number of pieces'],
    [[2], 'A whole number of pieces'],
    [true, 'A whole number of pieces'],
  ])('is not read in %j', (sent, problem) => {
    expect(read(accessoriesAmount, sent)).toBe(problem);
  });
});
