import { defuse } from './formulas.ts';

/** Stands before the first row and says that what follows is UTF-8; some spreadsheets guess otherwise. */
export const BYTE_ORDER_MARK = '\uFEFF';

/** What may not stand in a cell by itself (RFC 4180). */
const needsQuotes = /[",\r\n]/;

/** A line of a CSV file as RFC 4180 has it, with its end, in which no cell is a formula. */
export function csvRow(cells: readonly string[]): string {
  return `${cells.map(csvCell).join(',')}\r\n`;
}

function csvCell(text: string): string {
  const cell = defuse(text);
  return needsQuotes.test(cell) ? `"${cell.replaceAll('"', '""')}"` : cell;
}
