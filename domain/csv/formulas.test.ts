import { defuse, withoutDefusal } from './formulas.ts';

describe('an apostrophe before a formula', () => {
  it.each(['=1+1', '+44 20', '-5.00', '@SUM(A1)', '\t=1', '\r=1', '\n=1', '＝1＋1', '＠SUM(A1)'])(
    'is taken off %j again',
    (text) => {
      expect(defuse(text)).toBe(`'${text}`);
      expect(withoutDefusal(defuse(text))).toBe(text);
    },
  );

  it.each(['', "'", "'tis", "''=1", 'a=b', "O'Neil"])('is not one in %j', (text) => {
    expect(withoutDefusal(text)).toBe(text);
  });
});
