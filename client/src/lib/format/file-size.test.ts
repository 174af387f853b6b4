import { fileSize } from './file-size.ts';

it.each([
  [1, '1 kB'],
  [12_300, '12 kB'],
  [1024 * 1024, '1.0 MB'],
  [3_565_158, '3.4 MB'],
])('%i bytes are %s', (bytes, words) => {
  expect(fileSize(bytes)).toBe(words);
});
