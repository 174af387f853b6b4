import { BYTE_ORDER_MARK } from './csv-row.ts';

/** What stands between the cells of a row. */
export type Separator = ',' | ';' | '\t' | '|';

const separators: readonly Separator[] = [',', ';', '\t', '|'];

/** Characters that are looked at: more than any line of headings has. */
const SAMPLE_LENGTH = 64 * 1024;

/** What separates the cells of a file, and where its rows begin: behind a first line `sep=;`, as Excel writes it. */
export interface Separation {
  readonly separator: Separator;
  /** Characters in front of the first row. */
  readonly start: number;
}

/** Of the signs that may stand between cells, the one that is most often in the headings, outside quotation marks. */
export function separationOf(text: string): Separation {
  const mark = text.startsWith(BYTE_ORDER_MARK) ? 1 : 0;
  const said = /^"?sep=([,;\t|])"?\r?\n?/i.exec(text.slice(mark, mark + 20));
  if (said) return { separator: said[1] as Separator, start: mark + said[0].length };
  const headings = firstLine(text.slice(mark, mark + SAMPLE_LENGTH));
  const counts = separators.map((separator) => headings.split(separator).length);
  const best = counts.indexOf(Math.max(...counts));
  return { separator: separators[best] ?? ',', start: mark };
}

/** The first line that says something, without what stands in quotation marks. */
function firstLine(text: string): string {
  const plain = text.trimStart().replace(/"(?:[^"]|"")*"/g, '');
  return plain.split(/[\r\n]/, 1)[0] ?? '';
}
