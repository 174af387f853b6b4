import { type FileHandle, mkdir, open, readFile, rename } from 'node:fs/promises';
import { dirname } from 'node:path';
import type { StoredObject } from './core/stored-objects.ts';
import type { StoredAnswer } from './requests/idempotency.ts';
import type { Delivery } from './webhooks/webhook-outbox.ts';

/** One line of the journal: all that one call changed, so that it is there whole or not at all. */
export interface JournalEntry {
  objects?: StoredObject[];
  answer?: StoredAnswer;
  deliveries?: Delivery[];
}

/**
 * Entries of an earlier run, oldest first; none where there is no file yet.
 *
 * @throws Error when a line other than the last cannot be read: then the file was damaged, not cut short
 */
export async function readJournal(file: string): Promise<JournalEntry[]> {
  const text = await readFile(file, 'utf8').catch((error: NodeJS.ErrnoException) => {
    if (error.code === 'ENOENT') return '';
    throw error;
  });
  const lines = text.split('\n').filter((line) => line !== '');
  return lines.flatMap((line, index) => {
    const entry = parseLine(line);
    if (entry) return [entry];
    // A killed process may leave its last line cut short. Nobody was answered from it.
    if (index === lines.length - 1) return [];
    throw new Error(`The payment journal ${file} is damaged at line ${index + 1}.`);
  });
}

function parseLine(line: string): JournalEntry | null {
  try {
    return JSON.parse(line) as JournalEntry;
  } catch {
    return null;
  }
}

/** Append-only file of JSON lines. What is appended while a write is under way goes to disk together. */
export class Journal {
  readonly #file: FileHandle;
  #batch: string[] | null = null;
  #notes: string[] = [];
  #written: Promise<void> = Promise.resolve();

  private constructor(file: FileHandle) {
    this.#file = file;
  }

  /** Replaces the file by these entries in one step, then goes on behind them. */
  static async begin(file: string, entries: readonly JournalEntry[]): Promise<Journal> {
    await mkdir(dirname(file), { recursive: true });
    const fresh = `${file}.new`;
    // Client secrets are in it, so it is for its owner only.
    const handle = await open(fresh, 'w', 0o600);
    await handle.writeFile(entries.map(toLine).join(''));
    await handle.sync();
    await rename(fresh, file);
    await syncFolder(dirname(file));
    return new Journal(handle);
  }

  append(entry: JournalEntry): void {
    if (!this.#batch) {
      const batch: string[] = [];
      this.#batch = batch;
      this.#written = this.#written.then(() => this.#write(batch));
      // Each caller learns of a failed write by `durable`; without this Node would end the process first.
      this.#written.catch(() => undefined);
    }
    this.#batch.push(toLine(entry));
  }

  /** Goes to disk with what is appended next, or at the end: for what a kill may undo. */
  note(entry: JournalEntry): void {
    this.#notes.push(toLine(entry));
  }

  /** Resolves once all that was appended so far is on disk; rejects for good after a failed write. */
  durable(): Promise<void> {
    return this.#written;
  }

  async close(): Promise<void> {
    await this.#written.then(() => this.#write([])).catch(() => undefined);
    await this.#file.close();
  }

  async #write(batch: string[]): Promise<void> {
    this.#batch = null;
    const lines = [...this.#notes.splice(0), ...batch];
    await this.#file.appendFile(lines.join(''));
    await this.#file.datasync();
  }
}

function toLine(entry: JournalEntry): string {
  return `${JSON.stringify(entry)}\n`;
}

/** A rename is on disk only when its folder is. */
async function syncFolder(folder: string): Promise<void> {
  const handle = await open(folder, 'r');
  await handle.sync();
  await handle.close();
}
