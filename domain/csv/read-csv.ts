import { BYTE_ORDER_MARK } from './csv-row.ts';

/** A record of a CSV file as it stands there. */
export interface CsvRow {
  /** Line of the file on which it begins, counted from 1. A cell may go on over several lines. */
  readonly line: number;
  readonly cells: readonly string[];
  /** What is wrong with how it is written; its cells are then a guess. */
  readonly mistake?: string;
}

/**
 * The rows of a CSV file by RFC 4180, one after another; lines may end as on any system, and the last one need not. What
 * is written wrong is said of its row, and the next one is read all the same. Lines with nothing on them are no rows.
 */
export function* readCsv(text: string): Generator<CsvRow> {
  const reader = new CsvReader(text);
  while (reader.hasMore()) {
    const row = reader.readRow();
    if (row.cells.length > 1 || row.cells[0] !== '') yield row;
  }
}

const MARK_WITHIN = 'A quotation mark within a cell is written twice, and the cell stands in quotation marks';
const TEXT_BEHIND = 'Behind the closing quotation mark of a cell stands a comma or the end of the line';
const NO_END = 'A quotation mark that opens a cell is never closed: nothing behind it can be read';

/** Where a cell without quotation marks ends. */
const endOfCell = /[,\r\n]/g;
const lineBreak = /\r\n|\n|\r/g;

class CsvReader {
  private place: number;
  private line = 1;
  private mistake: string | undefined;

  constructor(private readonly text: string) {
    this.place = text.startsWith(BYTE_ORDER_MARK) ? 1 : 0;
  }

  hasMore(): boolean {
    return this.place < this.text.length;
  }

  readRow(): CsvRow {
    const { line } = this;
    this.mistake = undefined;
    const cells = [this.readCell()];
    while (this.text[this.place] === ',') {
      this.place += 1;
      cells.push(this.readCell());
    }
    this.skipLineBreak();
    return { line, cells, ...(this.mistake !== undefined && { mistake: this.mistake }) };
  }

  private readCell(): string {
    if (this.text[this.place] !== '"') return this.readPlain(MARK_WITHIN);
    const quoted = this.readQuoted();
    return quoted + this.readPlain(TEXT_BEHIND);
  }

  /** @param complaint what is wrong with a mark in it, or with anything that stands behind a closing one */
  private readPlain(complaint: typeof MARK_WITHIN | typeof TEXT_BEHIND): string {
    endOfCell.lastIndex = this.place;
    const end = endOfCell.exec(this.text)?.index ?? this.text.length;
    const plain = this.text.slice(this.place, end);
    this.place = end;
    if (complaint === TEXT_BEHIND ? plain !== '' : plain.includes('"')) this.mistake ??= complaint;
    return plain;
  }

  private readQuoted(): string {
    const start = this.place + 1;
    let end = this.text.indexOf('"', start);
    while (end >= 0 && this.text[end + 1] === '"') end = this.text.indexOf('"', end + 2);
    if (end < 0) this.mistake ??= NO_END;
    const within = this.text.slice(start, end < 0 ? undefined : end);
    this.place = end < 0 ? this.text.length : end + 1;
    this.line += within.match(lineBreak)?.length ?? 0;
    return within.replaceAll('""', '"');
  }

  private skipLineBreak(): void {
    if (!this.hasMore()) return;
    this.place += this.text.startsWith('\r\n', this.place) ? 2 : 1;
    this.line += 1;
  }
}
