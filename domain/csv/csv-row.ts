import { defuse } from './formulas.ts';

/** Stands before the first row and says that what follows is UTF-8; some spreadsheets guess otherwise. */
export const BYTE_ORDER_MARK = '\uFEFF';

/** What stands in a cell by itself: nothing, or a number as each program reads it. */
const isBare = /^(\d+(\.\d+)?)?$/;

/**
 * A line of a CSV file as RFC 4180 has it, with its end, in which no cell is a formula. Each text stands in quotation
 * marks: a spreadsheet that takes more signs than the comma for a separator would find a formula behind one.
 */
export function csvRow(cells: readonly string[]): string {
  return `${cells.map(csvCell).join(',')}\r\n`;
}

function csvCell(text: string): string {
  const cell = defuse(text);
  return isBare.test(cell) ? cell : `"${cell.replaceAll('"', '""')}"`;
}
