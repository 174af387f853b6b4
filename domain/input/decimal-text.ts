import { toAsciiForms } from '../text/ascii-forms.ts';

/** What a text says as a number, or that it says none, or that it can be read as two of them. */
export type DecimalReading =
  | { readonly value: number }
  | { readonly isNone: true }
  | { readonly couldBe: readonly [grouped: number, decimal: number] };

/** Longest text that is parsed: no number of the shop has as many digits. */
const MAX_TEXT_LENGTH = 40;

const none: DecimalReading = { isNone: true };

/**
 * A decimal number as people write it: with a point or a comma before the decimals; with spaces, apostrophes, points or
 * commas between the thousands; in the digits of any script. What only a program would write, such as `1e3` or `0x10`,
 * is none.
 *
 * `1.000` and `1,000` mean a thousand to some and one to others, so they are ambiguous.
 */
export function readDecimal(text: string): DecimalReading {
  if (text.length > MAX_TEXT_LENGTH) return none;
  const [, sign = '', digits = ''] = /^(-?)([\d., ']+)$/.exec(normalize(text)) ?? [];
  if (!/\d/.test(digits)) return none;

  const [, thousands, rest] = /^([1-9]\d{0,2})[.,](\d{3})$/.exec(digits) ?? [];
  if (thousands)
    return { couldBe: [Number(`${sign}${thousands}${rest}`), Number(`${sign}${thousands}.${rest}`)] };

  const mark = decimalMark(digits);
  const whole = mark < 0 ? digits : digits.slice(0, mark);
  const decimals = mark < 0 ? '' : digits.slice(mark + 1);
  if (!isWholeNumber(whole) || !/^\d*$/.test(decimals)) return none;
  // Adding 0 makes 0 of -0.
  return { value: Number(`${sign}${whole.replace(/\D/g, '')}.${decimals}0`) + 0 };
}

/** The same for an amount of dollars, which may say so. `1.999` is one with too many decimals: it ends in no whole cent. */
export function readDollars(text: string): DecimalReading {
  if (text.length > MAX_TEXT_LENGTH) return none;
  const amount = toAsciiForms(text).replace(/^\s*(?:US)?\$|^\s*USD\s|(?:US)?\$\s*$|\sUSD\s*$/i, '');
  const reading = readDecimal(amount);
  if ('couldBe' in reading && /\.\d\d[1-9]\s*$/.test(amount)) return { value: reading.couldBe[1] };
  return reading;
}

/** In ASCII, with one kind of dash, of space and of apostrophe. */
function normalize(text: string): string {
  return toAsciiForms(text)
    .trim()
    .replace(/^(?:\p{Pd}|\u2212)\s*/u, '-')
    .replace(/\s/g, ' ')
    .replace(/[\u2019\u02bc\u066c]/g, "'")
    .replace(/[\u066b\u060c]/g, ',');
}

/** Where the decimals begin; -1 where there are none. A mark that comes twice stands between thousands. */
function decimalMark(digits: string): number {
  const last = Math.max(digits.lastIndexOf('.'), digits.lastIndexOf(','));
  return last >= 0 && digits.indexOf(digits.charAt(last)) === last ? last : -1;
}

/** Digits, with one kind of mark between the thousands, or as in India the hundreds of thousands, if any. */
function isWholeNumber(text: string): boolean {
  return /^\d*$/.test(text) || /^\d{1,3}([., '])(?:\d{2,3}\1)*\d{3}$/.test(text);
}
