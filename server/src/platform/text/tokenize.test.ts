import { wordsOf, wordsWithin } from './tokenize.ts';

describe('the words of a text', () => {
  it.each([
    ['Salmon & Rice, 2 kg', ['salmon', 'rice', '2', 'kg']],
    ['  Crème BRÛLÉE crème ', ['creme', 'brulee']],
    ['Weißer Ørs', ['weisser', 'ors']],
    ['(a+)+$ .*', ['a']],
    ['', []],
    ['% … 🐶 ❤️ \u0301', []],
    ['\u3164\u200b\u2800', []],
    ['x'.repeat(5000), ['x'.repeat(40)]],
    ['𝔉'.repeat(50), ['f'.repeat(40)]],
    ['𞤀'.repeat(50), ['𞤢'.repeat(20)]],
    [`a${'𞤀'.repeat(50)}`, [`a${'𞤢'.repeat(19)}`]],
    // A letter keeps the signs that belong to it.
    [`${'a'.repeat(39)}कि`, ['a'.repeat(39)]],
  ])('of %j', (text, words) => {
    expect(wordsOf(text)).toEqual(words);
  });

  it.each([
    ['Japanese', '子犬用フード', ['子犬', '用', 'フード']],
    ['Chinese', '猫砂', ['猫', '砂']],
    ['Thai', 'อาหารแมวพรีเมียม', ['อาหาร', 'แมว', 'พรีเมียม']],
    ['Korean, which has spaces', '강아지 사료', ['강아지', '사료']],
    ['several scripts', 'DHA配合 kibble', ['dha', '配合', 'kibble']],
  ])('are told apart where no space is between them: %s', (_what, text, words) => {
    expect(wordsOf(text)).toEqual(words);
  });
});

describe('the words that stand within a name', () => {
  it('are those of wordsOf where spaces are between words', () => {
    expect(wordsWithin('Salmon & Rice')).toEqual(['salmon', 'rice']);
  });

  it.each([
    ['강아지사료', '사료'],
    ['キャットフード', 'フード'],
    ['子犬', '犬'],
    ['อาหารแมว', 'แมว'],
  ])('%s is begun again at each letter, so that %s is a beginning', (name, part) => {
    expect(wordsWithin(name)).toEqual(expect.arrayContaining([name, part]));
  });

  it('begin with no sign that belongs to the letter before', () => {
    expect(wordsWithin('ที่นอนแมว').filter((word) => /^\p{M}/u.test(word))).toEqual([]);
  });
});
