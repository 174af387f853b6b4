import { decodeText, encodingOf, type TextEncoding } from './decode-text.ts';

const text = 'name;price\r\nKatzenbürste “groß”;12,50 €\r\n';

function utf16(value: string, isBig: boolean, mark: boolean): Uint8Array {
  const bytes = Buffer.from(mark ? `\uFEFF${value}` : value, 'utf16le');
  return isBig ? bytes.swap16() : bytes;
}

/** In Windows-1252: what differs from Latin-1 are the quotation marks and the euro. */
const windows = Buffer.from(
  text.replace('“', '\u0093').replace('”', '\u0094').replace('€', '\u0080'),
  'latin1',
);

it.each<[string, Uint8Array, TextEncoding]>([
  ['UTF-8', Buffer.from(text), 'utf-8'],
  ['UTF-8 with its mark', Buffer.from(`\uFEFF${text}`), 'utf-8'],
  ['UTF-16 with its mark', utf16(text, false, true), 'utf-16le'],
  ['UTF-16, the other way round', utf16(text, true, true), 'utf-16be'],
  ['UTF-16 without a mark', utf16(text, false, false), 'utf-16le'],
  ['UTF-16 without a mark, the other way round', utf16(text, true, false), 'utf-16be'],
  ['Windows-1252', windows, 'windows-1252'],
])('reads %s, in pieces of any size', (_what, bytes, encoding) => {
  expect(encodingOf(bytes)).toBe(encoding);
  for (const size of [1, 3, 1000]) expect([...decodeText(bytes, encoding, size)].join('')).toBe(text);
});

it('takes an empty file for one in UTF-8', () => {
  expect(encodingOf(new Uint8Array())).toBe('utf-8');
});
