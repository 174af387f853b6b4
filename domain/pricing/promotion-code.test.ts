import { readCode } from './promotion-code.ts';

it.each([
  ['as it is', 'FRIEND30'],
  ['in quotes', '“friend30”'],
  ['in other quotes', '«\u00a0FRIEND30\u00a0»'],
  ['in brackets, with a full stop', '(FRIEND30).'],
  ['with a blank in it', 'FRIEND 30'],
  ['as a Turkish keyboard has it', ' frİend30'],
])('a code is understood %s', (_how, text) => {
  expect(readCode(text)).toBe('FRIEND30');
});

it('keeps the dashes of a code, and is nothing where nothing but signs was typed', () => {
  expect(readCode('‘Summer — 26’')).toBe('SUMMER-26');
  expect(readCode('“ ”')).toBe('');
});
