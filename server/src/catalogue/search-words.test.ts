import { searchWords, withoutMark, wordsOf } from './search-words.ts';

describe('the words of a text', () => {
  it.each([
    ['Salmon & Rice, 2 kg', ['salmon', 'rice', '2', 'kg']],
    ['  Crème BRÛLÉE crème ', ['creme', 'brulee']],
    ['(a+)+$ .*', ['a']],
    ['', []],
    ['x'.repeat(5000), ['x'.repeat(40)]],
  ])('of %j', (text, words) => {
    expect(wordsOf(text)).toEqual(words);
  });
});

describe('the words that an item is kept with', () => {
  const rex = { petname: 'Rex the Calm', short: 'He is calm.', details: 'A friend for you.', clan: 'Bengal' };

  it('are marked where they are in name or breed, and are kept once', () => {
    expect(searchWords(rex)).toEqual(['=rex', '=calm', '=bengal', 'friend']);
  });

  it('need no breed', () => {
    expect(searchWords({ ...rex, clan: undefined })).toEqual(['=rex', '=calm', 'friend']);
  });

  it('are the same words without their mark', () => {
    expect(['=rex', 'friend'].map(withoutMark)).toEqual(['rex', 'friend']);
  });
});
