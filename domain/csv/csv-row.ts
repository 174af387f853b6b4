import { defuse } from './formulas.ts';

/** Stands before the first row and says that what follows is UTF-8; some spreadsheets guess otherwise. */
export const BYTE_ORDER_MARK = '\uFEFF';

/** What a column of numbers has in a cell, as it is to be written. */
export interface NumberCell {
  readonly number: string;
}

/** A text is one even where it has nothing but digits: a phone number, a SKU, a code. */
export type CsvCell = string | NumberCell;

/** A number as each program reads it. What stands in a column of numbers and is none is written as a text. */
const isBareNumber = /^\d+(\.\d+)?$/;

/**
 * A line of a CSV file as RFC 4180 has it, with its end, in which no cell is a formula. Each text stands in quotation
 * marks: a spreadsheet that takes more signs than the comma for a separator would find a formula behind one. What is
 * empty has none.
 */
export function csvRow(cells: readonly CsvCell[]): string {
  return `${cells.map(writtenCell).join(',')}\r\n`;
}

/** What a cell says, before it is written. */
export function textOfCell(cell: CsvCell): string {
  return typeof cell === 'string' ? cell : cell.number;
}

function writtenCell(cell: CsvCell): string {
  const text = textOfCell(cell);
  const isBare = text === '' || (typeof cell !== 'string' && isBareNumber.test(text));
  return isBare ? text : `"${defuse(text).replaceAll('"', '""')}"`;
}
