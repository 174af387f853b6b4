import { BYTE_ORDER_MARK } from './csv-row.ts';
import type { Separation } from './separator.ts';

/** A record of a CSV file as it stands there. */
export interface CsvRow {
  /** Line of the file on which it begins, counted from 1. A cell may go on over several lines. */
  readonly line: number;
  readonly cells: readonly string[];
  /** What is wrong with how it is written; its cells are then a guess. */
  readonly mistake?: string;
}

/** How large a row may be. */
interface RowLimits {
  readonly cells?: number;
  /** Length of a cell in quotation marks. */
  readonly cellLength?: number;
}

/**
 * The rows of a CSV file by RFC 4180, one after another; lines may end as on any system, and the last one need not. What
 * is written wrong is said of its row, and the next one is read all the same. Lines with nothing on them are no rows.
 * Blanks and tabs beside the quotation marks of a cell are not of it; those of a cell without marks are.
 *
 * @param limits of a row: one that goes beyond them is the last one that is read, so that no row takes long
 * @param separation what stands between cells, and where the rows begin; commas, where nothing is said
 */
export function* readCsv(text: string, limits: RowLimits = {}, separation = commas): Generator<CsvRow> {
  const reader = new CsvReader(text, limits, separation);
  reader.skipEmptyLines();
  while (reader.hasMore()) {
    const row = reader.readRow();
    if (row.cells.length > 1 || row.cells[0] !== '') yield row;
    reader.skipEmptyLines();
  }
}

const MARK_WITHIN = 'A quotation mark within a cell is written twice, and the cell stands in quotation marks';
const TEXT_BEHIND = 'Behind the closing quotation mark of a cell stands a comma or the end of the line';
const NO_END = 'A quotation mark that opens a cell is never closed: nothing behind it can be read';

/** Where a cell without quotation marks ends. */
const endsOfCells = { ',': /[,\r\n]/g, ';': /[;\r\n]/g, '\t': /[\t\r\n]/g, '|': /[|\r\n]/g } as const;

/** A sign that is no line break: one search finds it behind millions of empty lines. */
const anythingOnLine = /[^\r\n]/g;

const commas: Separation = { separator: ',', start: 0 };

class CsvReader {
  private place: number;
  private line: number;
  private mistake: string | undefined;

  constructor(
    private readonly text: string,
    private readonly limits: RowLimits,
    private readonly separation: Separation,
  ) {
    this.place = separation.start || (text.startsWith(BYTE_ORDER_MARK) ? 1 : 0);
    this.line = 1 + lineBreaksIn(text.slice(0, this.place));
  }

  hasMore(): boolean {
    return this.place < this.text.length;
  }

  readRow(): CsvRow {
    const { line } = this;
    this.mistake = undefined;
    const cells = [this.readCell()];
    while (this.text[this.place] === this.separation.separator) {
      if (cells.length === this.limits.cells) {
        this.giveUp(`More than ${cells.length} cells stand in one line`);
        break;
      }
      this.place += 1;
      cells.push(this.readCell());
    }
    this.skipLineBreak();
    return { line, cells, ...(this.mistake !== undefined && { mistake: this.mistake }) };
  }

  skipEmptyLines(): void {
    anythingOnLine.lastIndex = this.place;
    const end = anythingOnLine.exec(this.text)?.index ?? this.text.length;
    this.line += lineBreaksIn(this.text.slice(this.place, end));
    this.place = end;
  }

  /** Reads nothing of what is behind. */
  private giveUp(reason: string): void {
    this.place = this.text.length;
    this.mistake ??= `${reason}: nothing behind was read`;
  }

  private readCell(): string {
    const mark = this.findBehindBlanks();
    if (this.text[mark] !== '"') return this.readPlain(MARK_WITHIN);
    this.place = mark;
    const quoted = this.readQuoted();
    this.place = this.findBehindBlanks();
    return quoted + this.readPlain(TEXT_BEHIND);
  }

  /** The place of the next sign that is no blank: people and programs set some beside quotation marks. */
  private findBehindBlanks(): number {
    let place = this.place;
    while (this.isBlank(this.text[place])) place += 1;
    return place;
  }

  private isBlank(sign: string | undefined): boolean {
    return sign === ' ' || (sign === '\t' && this.separation.separator !== '\t');
  }

  /** @param complaint what is wrong with a mark in it, or with anything that stands behind a closing one */
  private readPlain(complaint: typeof MARK_WITHIN | typeof TEXT_BEHIND): string {
    const endOfCell = endsOfCells[this.separation.separator];
    endOfCell.lastIndex = this.place;
    const end = endOfCell.exec(this.text)?.index ?? this.text.length;
    const plain = this.text.slice(this.place, end);
    this.place = end;
    if (complaint === TEXT_BEHIND ? plain !== '' : plain.includes('"')) this.mistake ??= complaint;
    return plain;
  }

  private readQuoted(): string {
    const start = this.place + 1;
    const last = start + (this.limits.cellLength ?? this.text.length);
    let end = this.text.indexOf('"', start);
    while (end >= 0 && end <= last && this.text[end + 1] === '"') end = this.text.indexOf('"', end + 2);
    if ((end < 0 ? this.text.length : end) > last) {
      this.giveUp('A cell has no end, or a very late one');
      return '';
    }
    if (end < 0) this.mistake ??= NO_END;
    const within = this.text.slice(start, end < 0 ? undefined : end);
    this.place = end < 0 ? this.text.length : end + 1;
    this.line += lineBreaksIn(within);
    return within.replaceAll('""', '"');
  }

  private skipLineBreak(): void {
    if (!this.hasMore()) return;
    this.place += this.text.startsWith('\r\n', this.place) ? 2 : 1;
    this.line += 1;
  }
}

const LINE_FEED = 10;
const CARRIAGE_RETURN = 13;

function lineBreaksIn(text: string): number {
  let count = 0;
  for (let place = 0; place < text.length; place++) {
    const sign = text.charCodeAt(place);
    if (sign === LINE_FEED || (sign === CARRIAGE_RETURN && text.charCodeAt(place + 1) !== LINE_FEED)) count++;
  }
  return count;
}
