import { registerRules } from './account-rules.ts';
import { contactRules, petRules } from './input-rules.ts';

/** Every text that has to be there. */
const fields = [
  ['name of an account', registerRules.shape.name],
  ['name on an order', contactRules.shape.username],
  ['location', contactRules.shape.location],
  ['name of an item', petRules.shape.petname],
  ['short description', petRules.shape.short],
  ['details', petRules.shape.details],
] as const;

const invisible: [string, string][] = [
  ['nothing', ''],
  ['spaces', ' \t\n'],
  ['no-break spaces', '\u00a0\u202f'],
  ['ideographic spaces', '\u3000'],
  ['zero-width spaces', '\u200b\u200b'],
  ['joiners', '\u200c\u200d\u2060'],
  ['a byte order mark', '\ufeff'],
  ['soft hyphens', '\u00ad'],
  ['direction marks', '\u200e\u200f\u061c'],
  ['bidi embeddings and overrides', '\u202a\u202b\u202c\u202d\u202e'],
  ['bidi isolates', '\u2066\u2067\u2068\u2069'],
  ['Hangul fillers', '\u3164\u115f\u1160\uffa0'],
  ['Braille blanks', '\u2800\u2800'],
  ['Khmer vowels that are not shown', '\u17b4\u17b5'],
  ['Mongolian separators', '\u180b\u180e'],
  ['variation selectors', '\ufe0f\u{e0100}'],
  ['tags', '\u{e0001}\u{e0041}\u{e007f}'],
  ['a musical note without a head', '\u{1d159}'],
  ['Egyptian blanks', '\u{13441}\u{13442}'],
  ['a combining mark on nothing', '\u0301'],
  ['a grapheme joiner', '\u034f'],
  ['NULs', '\u0000\u0000'],
  ['control characters', '\u0001\u001b\u007f\u0085\u009f'],
  ['the first half of a pair', '\ud83d'],
  ['the second half of a pair', '\udc36'],
  ['characters that are none', '\uffff\ufdd0'],
  ['characters of nobody', '\ue000\u{f0000}'],
  ['a mixture of all that', ' \u200b\u3164\u2800\u115f\u0000\ud800\u202e '],
];

describe.each(fields)('the %s', (_name, rule) => {
  it.each(invisible)('is missing where it is made of %s', (_what, text) => {
    expect(rule.safeParse(text).error?.issues[0]?.message).toBe('This field is required');
  });

  it.each([
    ['Latin letters with marks', 'Zoë Ångström'],
    ['combining marks on their letters', 'Zoe\u0308'],
    ['Arabic with a joiner', 'می\u200cخواهم'],
    ['a family of emoji', '👨‍👩‍👧‍👦'],
    ['a flag', '🏴\u{e0067}\u{e0062}\u{e0073}\u{e0063}\u{e0074}\u{e007f}'],
    ['a heart in colour', '❤\ufe0f'],
    ['Hangul', '김철수'],
    ['one sign', '★'],
    ['Braille that says something', '⠎⠁⠍'],
    ['a right-to-left mark among letters', 'שלום\u200f!'],
    ['markup, which pages show as text', '<b>Sam</b>'],
  ])('is taken as it is with %s', (_what, text) => {
    expect(rule.parse(text)).toBe(text);
  });

  it.each([
    ['a NUL', 'Sam\u0000Shopper', 'SamShopper'],
    ['control characters', '\u001bSam\u007f', 'Sam'],
    ['half a pair', 'Sam\ud83d', 'Sam'],
    ['both halves the wrong way round', 'S\udc36\ud83dam', 'Sam'],
    ['characters that are none', 'Sam\uffff', 'Sam'],
    ['an override that turns the rest of the page', '\u202eSam', 'Sam'],
    ['isolates of a contact book', '\u2068Sam\u2069', 'Sam'],
    ['spaces around it', '  Sam\u00a0', 'Sam'],
  ])('is kept without %s', (_what, text, kept) => {
    expect(rule.parse(text)).toBe(kept);
  });
});

it('keeps the lines of a text', () => {
  expect(petRules.shape.details.parse('One\r\nTwo\tthree')).toBe('One\r\nTwo\tthree');
});
