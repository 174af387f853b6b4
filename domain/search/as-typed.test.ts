import { asTyped, quotedText } from './as-typed.ts';

test.each([
  ['"rabit"', 'rabit'],
  [' “rabit food” ', 'rabit food'],
  ['„hundefutter“', 'hundefutter'],
  ['rabit', null],
  ['12" bowl', null],
  ['"rabit" food "dry"', null],
  ['""', null],
  ['"', null],
])('%s asks for %j as typed', (search, words) => {
  expect(quotedText(search)).toBe(words);
});

test.each(['rabit', ' rabit  food', '12" bowl', '"rabit"'])('%s can be asked for as typed', (search) => {
  expect(quotedText(asTyped(search))).not.toBeNull();
});
