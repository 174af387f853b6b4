import { mailedText } from './mailed-text.ts';
import { MAX_THREAD_TEXT } from './thread-rules.ts';

test.each([
  ['Yes', 0, 'Yes'],
  ['Yes', 1, 'Yes\n\n[1 file was not taken.]'],
  ['', 2, '[2 files were not taken.]'],
  [' \u200b\u0000', 0, null],
])('of %j with %i files', (text, files, expected) => {
  expect(mailedText({ text, files })).toBe(expected);
});

test.each([
  ['', 0, 1, '[1 photo.]'],
  ['', 1, 2, '[2 photos.] [1 file was not taken.]'],
  ['Here she is', 0, 2, 'Here she is'],
])('of %j with %i files beside %i photos', (text, files, photos, expected) => {
  expect(mailedText({ text, files, photos })).toBe(expected);
});

test('what is too long is cut, and says so', () => {
  const text = mailedText({ text: 'x'.repeat(MAX_THREAD_TEXT + 1), files: 3 });
  expect(text?.length).toBe(MAX_THREAD_TEXT);
  expect(text).toMatch(/x\n\n\[The mail was longer\.\] \[3 files were not taken\.\]$/);
});
