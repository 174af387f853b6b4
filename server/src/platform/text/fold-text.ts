/** Letters that are not made of another one and a mark, as they are written where a keyboard has not got them. */
const transliterations: Readonly<Record<string, string>> = {
  ß: 'ss',
  æ: 'ae',
  œ: 'oe',
  ø: 'o',
  ł: 'l',
  đ: 'd',
  ð: 'd',
  þ: 'th',
  ħ: 'h',
  ı: 'i',
  ŋ: 'n',
  ŧ: 't',
  ƒ: 'f',
  ɨ: 'i',
  ɓ: 'b',
  ɗ: 'd',
  ƙ: 'k',
  ɛ: 'e',
  ɔ: 'o',
  ə: 'e',
  ς: 'σ',
};
const TRANSLITERATED = new RegExp(`[${Object.keys(transliterations).join('')}]`, 'g');

/** Marks that a word is read without: accents, and the vowel signs that Arabic and Hebrew may leave out. */
const ACCENTS =
  /[[\p{M}&&[\p{Script=Inherited}\p{Script=Arabic}\p{Script=Hebrew}\p{Script=Cyrillic}]]--[\u3099\u309a]]/gv;

/** Nothing to be seen: joiners, soft hyphens, fillers. */
export const INVISIBLE = /\p{Default_Ignorable_Code_Point}/gu;

const PRINTABLE_ASCII = /^[\x20-\x7e]*$/;

/**
 * A text without what people leave out, or write in another way, when they look for it: case, accents, letters of
 * other keyboards, ligatures, letters of full width. What search and sorting have in common.
 */
export function foldText(text: string): string {
  if (PRINTABLE_ASCII.test(text)) return text.toLowerCase();
  return text
    .normalize('NFKD')
    .replace(INVISIBLE, '')
    .toLowerCase()
    .replace(ACCENTS, '')
    .replace(TRANSLITERATED, (letter) => transliterations[letter] ?? letter)
    .normalize('NFC');
}
