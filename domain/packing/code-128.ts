/**
 * Code 128 (ISO/IEC 15417): the pattern of each symbol as widths of bars and gaps in turn, in modules. The first 103 are
 * values, then come the beginnings of the sets A, B and C; the stop stands apart.
 */
const patterns =
  '212222 222122 222221 121223 121322 131222 122213 122312 132212 221213 221312 231212 112232 122132 122231 113222 123122 123221 223211 221132 221231 213212 223112 312131 311222 321122 321221 312212 322112 322211 212123 212321 232121 111323 131123 131321 112313 132113 132311 211313 231113 231311 112133 112331 132131 113123 113321 133121 313121 211331 231131 213113 213311 213131 311123 311321 331121 312113 312311 332111 314111 221411 431111 111224 111422 121124 121421 141122 141221 112214 112412 122114 122411 142112 142211 241211 221114 413111 241112 134111 111242 121142 121241 114212 124112 124211 411212 421112 421211 212141 214121 412121 111143 111341 131141 114113 114311 411113 411311 113141 114131 311141 411131 211412 211214 211232'.split(
    ' ',
  );
const STOP = '2331112';

/** Its set B has all printable ASCII characters, each with its code less 32. */
const START_B = 104;

/**
 * The bars of a text as scanners read them.
 *
 * @param text printable ASCII characters
 * @returns where each bar begins and how wide it is, and the width of all, in modules, without the empty margin of ten
 *   that a scanner wants on both sides; null for a text that set B can not say
 */
export function code128(text: string): Barcode | null {
  if (!/^[ -~]+$/.test(text)) return null;
  const values = Array.from(text, (character) => character.charCodeAt(0) - 32);
  const weighted = values.reduce((sum, value, place) => sum + value * (place + 1), START_B);
  const symbols = [START_B, ...values, weighted % 103].map((value) => patterns[value]);
  return barsOf([...symbols, STOP].join(''));
}

/** In modules: the narrowest bar is one wide. */
export interface Barcode {
  readonly bars: readonly { readonly at: number; readonly width: number }[];
  readonly width: number;
}

function barsOf(widths: string): Barcode {
  const bars: { at: number; width: number }[] = [];
  let at = 0;
  for (const [place, digit] of Array.from(widths).entries()) {
    const width = Number(digit);
    if (place % 2 === 0) bars.push({ at, width });
    at += width;
  }
  return { bars, width: at };
}
