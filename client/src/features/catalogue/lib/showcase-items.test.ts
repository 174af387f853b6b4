import { interleave } from './showcase-items.ts';

describe('showcase', () => {
  it.each([
    ['takes turns', ['a', 'b', 'c'], ['1', '2', '3'], ['a', '1', 'b', '2']],
    ['goes on with the longer list', ['a'], ['1', '2', '3'], ['a', '1', '2', '3']],
    ['is content with one list', [], ['1', '2'], ['1', '2']],
    ['is empty where both are', [], [], []],
  ])('%s', (_name, left, right, expected) => {
    expect(interleave(left, right, 4)).toEqual(expected);
  });
});
