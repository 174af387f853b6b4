import { isServed, servedText } from './postcodes.ts';

it.each([
  ['the same', '10577', ['10577'], true],
  ['one that begins so', '10577', ['105'], true],
  ['a ZIP code with four digits more', '10577-1234', ['10577'], true],
  ['the same without its dash', '105771234', ['10577'], true],
  ['a list with four digits more', '10577', ['10577-1234'], true],
  ['another', '97201', ['105', '10601'], false],
  ['less than what is listed', '105', ['10577'], false],
  ['one with blanks and small letters', 'sw1a1aa', ['SW1A 1'], true],
  ['one written apart', ' SW1A 1AA ', ['sw1a1'], true],
  ['one of another part of town', 'SE1 1AA', ['SW1'], false],
] as const)('%s', (_case, postcode, served, is) => {
  expect(isServed(postcode, served)).toBe(is);
});

it('names a few of where it goes', () => {
  expect(servedText(['105'])).toBe('ZIP codes that begin with 105');
  expect(servedText(['105', '97201'])).toBe('ZIP codes that begin with 105 or 97201');
  expect(servedText(['1', '2', '3', '4', '5', '6'])).toBe(
    'ZIP codes that begin with 1, 2, 3, 4, 5, or some others',
  );
});
