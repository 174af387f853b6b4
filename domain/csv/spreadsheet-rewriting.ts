/** Longer ones are neither numbers nor days. */
const MAX_LENGTH = 100;

/** A spreadsheet keeps fifteen digits of a number, and cuts off the others. */
const SPREADSHEET_PRECISION = 1e-14;

const number = /^[+-]?(\d+\.?\d*|\.\d+)(e[+-]?\d+)?$/i;
/** "1-2", "3/4/26", "MAR1": what a spreadsheet takes for a day. */
const dayInNumbers = /^(\d{1,2})[-/.](\d{1,2})([-/.]\d{2,4})?$/;
const dayInWords = /^(?:\d{1,2}[-/. ]?[a-z]{3,9}|[a-z]{3,9}[-/. ]?\d{1,4})\.?$/i;
const shownDay = /^\d{1,2}[-/. ]+[a-zäéû]{3,9}\.?([-/. ]*\d{2,4})?$|^[a-zäéû]{3,9}[-/. ]+\d{2,4}$/i;
const months = /jan|feb|m[aä]r|apr|ma[iy]|jun|jul|aug|sep|o[ck]t|nov|de[cz]/i;
const writtenDay = /^\d{1,4}[-/.]\d{1,2}[-/.]\d{1,4}$/;
const isoDay = /^(\d{4})-(\d{2})-(\d{2})$/;

/**
 * Whether a cell is what a spreadsheet makes of a text that it takes for a number or a day as it opens a file: `7` of
 * `007`, `100000` of `1E5`, `2-Jan` of `1-2`, `5/1/2024` of
 * `2024-05-01`. Nobody typed it.
 *
 * @param text as it was in the file
 * @param cell as it came back
 */
export function isRewritten(text: string, cell: string): boolean {
  const [before, after] = [text.trim(), cell.trim()];
  if (before === after || before.length + after.length > MAX_LENGTH) return false;
  return isSameNumber(before, after) || isShownDay(before, after) || isSameDay(before, after);
}

function isSameNumber(before: string, after: string): boolean {
  if (!number.test(before) || !number.test(after)) return false;
  const meant = Number(before);
  const shown = Number(after);
  if (Math.abs(meant - shown) <= Math.abs(meant) * SPREADSHEET_PRECISION) return true;
  const [mantissa = '', exponent] = after.toLowerCase().split('e');
  const digits = mantissa.replace(/\D|^[0.]+/g, '').length;
  // As few digits as its column is wide.
  return exponent !== undefined && digits > 1 && digits <= 15 && Number(meant.toPrecision(digits)) === shown;
}

function isShownDay(before: string, after: string): boolean {
  const isDay = dayInNumbers.test(before) || (dayInWords.test(before) && months.test(before));
  return isDay && ((shownDay.test(after) && months.test(after)) || writtenDay.test(after));
}

/** "5/1/2024", "01.05.24" or "2024/5/1" of "2024-05-01", month or day first. */
function isSameDay(before: string, after: string): boolean {
  const [, year = '', month = '', day = ''] = isoDay.exec(before) ?? [];
  if (year === '' || !writtenDay.test(after)) return false;
  const [first, second, third] = after.split(/[-/.]/).map(Number);
  if (first === Number(year)) return second === Number(month) && third === Number(day);
  const isYear = third === Number(year) || third === Number(year.slice(2));
  const shown = [first, second].join();
  return isYear && [`${+month},${+day}`, `${+day},${+month}`].includes(shown);
}
