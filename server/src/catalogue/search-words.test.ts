import { searchWords, withoutMark } from './search-words.ts';

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
