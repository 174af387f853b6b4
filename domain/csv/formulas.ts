/** Beginnings that make spreadsheets take a text for a formula, and run it; those of wide letters run in East Asian ones. */
const formulaStart = /^[=+\-@＝＋－＠\t\r\n]/;
const defusedStart = /^'[=+\-@＝＋－＠\t\r\n]/;

/**
 * A text that a spreadsheet shows and never runs: an apostrophe stands before what would begin a formula. It does so
 * before every such cell, a phone number and an amount below zero too, so that nobody has to know which were looked at.
 */
export function defuse(text: string): string {
  return formulaStart.test(text) ? `'${text}` : text;
}

/** What a cell says: without the apostrophe that `defuse` put before it. */
export function withoutDefusal(cell: string): string {
  return defusedStart.test(cell) ? cell.slice(1) : cell;
}
