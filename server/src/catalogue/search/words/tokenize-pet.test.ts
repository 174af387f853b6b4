import { tokenizePet, tokenizeSearch, withoutTitlePrefix } from './tokenize-pet.ts';

describe('the words that an item is kept with', () => {
  const rex = { petname: 'Rex the Calm', short: 'He is calm.', details: 'A friend for you.', clan: 'Bengal' };

  it('are marked where they are in name or breed, and are kept once', () => {
    expect(tokenizePet(rex)).toEqual(['=rex', '=calm', '=bengal', 'friend']);
  });

  it('need no breed', () => {
    expect(tokenizePet({ ...rex, clan: undefined })).toEqual(['=rex', '=calm', 'friend']);
  });

  it('are the same words without their mark', () => {
    expect(['=rex', 'friend'].map(withoutTitlePrefix)).toEqual(['rex', 'friend']);
  });
});

describe('the words that a search is about', () => {
  it('are those of its beginning, where it is a long one', () => {
    expect(tokenizeSearch(`${'x '.repeat(31)}salmon`)).toEqual(['x', 'sa']);
  });

  it.each(['𞤢', '𝔉', 'é'.normalize('NFD'), '👩‍🚀'])('end with no half of a letter or sign: %s', (sign) => {
    const search = `${'x'.repeat(30)} ${'y'.repeat(32)}${sign}`;
    expect(tokenizeSearch(search)).toEqual(['x'.repeat(30), 'y'.repeat(32)]);
  });
});
