import { tokenizeList, tokenizePet, tokenizeSentence, withoutTitlePrefix } from './tokenize-pet.ts';

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

  it('are none that it does without', () => {
    const food = { petname: 'Dry food', short: 'One fish and no grain.', category: 'food' };
    const details = 'Free from sugar, colouring and wheat. There is no added salt.';
    expect(tokenizePet({ ...food, details })).toEqual(['=dry', '=food', 'fish', '%grain free']);
  });

  it('have a mark of their own for what is in it', () => {
    const food = { petname: 'Dry food', short: 'Fine.', details: '', ingredients: 'Cod, rice; no salt' };
    expect(tokenizePet(food).slice(-2)).toEqual(['~cod', '~rice']);
  });
});

describe('the words of a search', () => {
  it('are those of its beginning, where it is a long one', () => {
    expect(tokenizeSentence(`${'x'.repeat(198)} salmon`)).toEqual(['x'.repeat(40), 's']);
  });

  it.each(['𞤢', '𝔉', 'é'.normalize('NFD'), '👩‍🚀'])('end with no half of a letter or sign: %s', (sign) => {
    const search = `${'x'.repeat(160)} ${'y'.repeat(38)}${sign}`;
    expect(tokenizeSentence(search).at(-1)).toBe('y'.repeat(38));
  });

  it.each([
    ['cats under $1,200.50', ['cats', 'under', '$', '1200.50']],
    ['grain-free, 12kg', ['grain', 'free', '12kg']],
    ['500-800 $', ['500', '-', '800', '$']],
    ['1,5 kg', ['1.5', 'kg']],
    ['4x4ever 66a0o', ['4x4ever', '66a0o']],
  ])('"%s" has its numbers and signs', (search, words) => {
    expect(tokenizeSentence(search)).toEqual(words);
  });

  it('may be told with the commas between them, and none within a number', () => {
    expect(tokenizeList('no beef, fish; 1,200 $, 1,5 kg')).toEqual([
      'no',
      'beef',
      ',',
      'fish',
      '1200',
      '$',
      ',',
      '1.5',
      'kg',
    ]);
  });
});
