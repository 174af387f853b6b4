import { deleteVariants, maxEditDistance, nearestWords } from './fuzzy-match.ts';

const known = [
  { word: 'german', items: 90 },
  { word: 'shepherd', items: 80 },
  { word: 'kitten', items: 70 },
  { word: 'mitten', items: 7 },
  { word: 'salmon', items: 60 },
  { word: 'salon', items: 6 },
];

/** As the database finds them. */
function sharing(word: string) {
  const deletions = new Set(deleteVariants(word));
  return known.filter((one) => deleteVariants(one.word).some((deletion) => deletions.has(deletion)));
}

describe('a misspelled word', () => {
  it.each([
    ['germn', ['german']],
    ['sheperd', ['shepherd']],
    ['shephred', ['shepherd']],
    ['kiten', ['kitten']],
    ['bitten', ['kitten', 'mitten']],
    ['salmn', ['salmon', 'salon']],
    ['salmno', ['salmon']],
    ['salomn', ['salmon', 'salon']],
    ['unicorn', []],
  ])('%s stands for %j: the nearest, those first that most items have', (word, nearest) => {
    expect(nearestWords(word, sharing(word)).map((near) => near.word)).toEqual(nearest);
  });

  it.each([
    ['cat', 0],
    ['cats', 1],
    ['kitten', 1],
    ['kittens', 1],
    ['shepherd', 2],
    ['𞤢𞤣𞤤', 0],
    ['𞤢𞤣𞤤𞤥', 1],
  ] as const)('%s may have %d mistakes', (word, mistakes) => {
    expect(maxEditDistance(word)).toBe(mistakes);
  });

  it('is looked up in a bounded number of ways, however long it is', () => {
    expect(deleteVariants('abcdefghij').length).toBe(1 + 10 + 45);
    expect(deleteVariants('abcdefghijklmnopqrstuvwxyz')).toEqual(deleteVariants('abcdefghij'));
  });

  it('loses whole letters, those of two units too', () => {
    expect(deleteVariants('𞤢𞤣𞤤𞤥')).toEqual(['𞤢𞤣𞤤𞤥', '𞤣𞤤𞤥', '𞤢𞤤𞤥', '𞤢𞤣𞤥', '𞤢𞤣𞤤']);
    expect(deleteVariants(`${'a'.repeat(9)}𞤢𞤣`).every((one) => one.isWellFormed())).toBe(true);
  });
});
