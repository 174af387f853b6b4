import { sortKeyOf } from './sort-key.ts';

/** As the database sorts texts: by their bytes. */
function sorted(names: readonly string[]): string[] {
  return names.toSorted((a, b) => Buffer.compare(Buffer.from(sortKeyOf(a)), Buffer.from(sortKeyOf(b))));
}

describe('names sorted by their keys', () => {
  it.each([
    ['whatever their case', ['aa', 'Bb', 'ZZ']],
    ['with accents among those without', ['Eclair', 'Éclair', 'Eddy', 'Zoe', 'Zoé', 'Zoë 2']],
    ['with letters of their own', ['Lab', 'Łap', 'Lasso', 'Ørs', 'Otto', 'Weiß', 'Weissbier']],
    ['by their numbers', ['Bed 2', 'Bed 9', 'Bed 10', 'Bed 010.5', 'Bed 10 XL', 'Bed 100']],
    ['whatever signs they have', ['Ball', '(Ball) 2', '“Ball” 3', 'Ball-thrower', 'Balm']],
    ['numbers before letters', ['7 toys', 'Seven toys']],
    ['of full width beside others', ['Dog', 'ＤＯＧ ２', 'Dog 3']],
    ['script after script', ['Zebra', 'Ώμος', 'Якорь', 'חתול', 'قطة', 'แมว', 'ねこ', '犬', '고양이']],
  ])('%s', (_what, names) => {
    expect(sorted(names.toReversed())).toEqual(names);
  });

  it('have a key whatever they consist of', () => {
    expect(['', '🐶', '%', '\u3164'].map(sortKeyOf)).toEqual(['', '', '', '']);
    expect(sortKeyOf('9'.repeat(120))).toMatch(/^120/);
  });

  it('agree with the order that the language has', () => {
    const collator = new Intl.Collator('en', { numeric: true, sensitivity: 'base' });
    const names = [
      'zz',
      'Aa',
      'ébène',
      'Ebony',
      'łoś',
      'Lotus',
      'Ångström',
      'angel',
      'Item 11',
      'item 2',
      'ñandu',
      'Nappe',
    ];
    expect(sorted(names)).toEqual(names.toSorted(collator.compare));
  });
});
