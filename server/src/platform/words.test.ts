import { wordsOf } from './words.ts';

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
