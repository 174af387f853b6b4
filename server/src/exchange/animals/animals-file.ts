import { asm3Row, daysOf, isAsm3, isDayFirst } from '../../../../domain/animal-files/asm3-file.ts';
import { careKindOf, type RowCells } from '../../../../domain/animal-files/file-columns.ts';
import type { AnimalFactValues } from '../../../../domain/catalogue/animal-facts.ts';
import { withoutDefusal } from '../../../../domain/csv/formulas.ts';
import { type CsvRow, readCsv } from '../../../../domain/csv/read-csv.ts';
import { shorten } from '../../platform/text/shorten.ts';
import { type FileText, rowLimits } from '../imports/file-text.ts';
import { type BadRow, badRow } from '../imports/import-report.ts';

/** A row of a file: what it says of an animal, by our columns. */
export interface AnimalFileRow {
  readonly line: number;
  readonly cells: RowCells;
  /** What asm3 says of the animal itself. */
  readonly facts: AnimalFactValues;
}

export interface AnimalsFile {
  /** The shop's own names its animals by their ids, and empties what it has an empty cell of; that of asm3 does neither. */
  readonly system: 'own' | 'asm3';
  readonly rows: readonly AnimalFileRow[];
  readonly badRows: readonly BadRow[];
}

/** Longest heading or name that is repeated where it is wrong, in characters. */
export const MAX_NAMED_LENGTH = 60;

/** @param columns that whoever sends it may have */
export function readAnimalsFile({ text, separation }: FileText, columns: readonly string[]): AnimalsFile {
  const [head, ...body] = [...readCsv(text, rowLimits, separation)].filter(
    ({ cells, mistake }) => mistake !== undefined || cells.some((cell) => cell.trim() !== ''),
  );
  if (!head) return unreadable(1, { file: 'Nothing is in it' });
  if (head.mistake) return unreadable(head.line, { file: head.mistake });
  const headings = head.cells.map((cell) => cell.trim());
  const whole = body.filter(({ mistake }) => mistake === undefined);
  const badRows = body.flatMap(({ line, mistake }) => (mistake ? [badRow(line, { row: mistake })] : []));
  if (isAsm3(headings)) return { system: 'asm3', rows: rowsOfAsm3(whole, headings), badRows };
  const own = headings.map((heading) => columns.find((name) => name.toLowerCase() === heading.toLowerCase()));
  const unknown = headings.filter((heading, place) => heading !== '' && !own[place]);
  if (unknown.length > 0) {
    const reason = `No column of animals: ${columns.join(', ')}`;
    return unreadable(
      head.line,
      Object.fromEntries(unknown.map((name) => [shorten(name, MAX_NAMED_LENGTH), reason])),
    );
  }
  if (!own.includes('_id'))
    return unreadable(head.line, { _id: 'This column says which animal a row is about' });
  const rows = whole.map(({ line, cells }) => ({ line, cells: ownCells(cells, own), facts: {} }));
  return { system: 'own', rows, badRows };
}

function unreadable(line: number, mistakes: Readonly<Record<string, string>>): AnimalsFile {
  return { system: 'own', rows: [], badRows: [badRow(line, mistakes)] };
}

function ownCells(cells: readonly string[], names: readonly (string | undefined)[]): RowCells {
  const said = Object.fromEntries(
    names.flatMap((name, place) => (name ? [[name, withoutDefusal(cells[place] ?? '').trim()]] : [])),
  ) as RowCells;
  return said.careKind === undefined ? said : { ...said, careKind: careKindOf(said.careKind) };
}

function rowsOfAsm3(rows: readonly CsvRow[], headings: readonly string[]): AnimalFileRow[] {
  const names = headings.map((heading) => heading.toUpperCase());
  const read = rows.map(({ line, cells }) => ({
    line,
    cells: new Map(names.map((name, place) => [name, withoutDefusal(cells[place] ?? '')])),
  }));
  const dayFirst = isDayFirst(read.flatMap(({ cells }) => daysOf(cells)));
  return read.map(({ line, cells }) => ({ line, ...asm3Row(cells, dayFirst) }));
}
