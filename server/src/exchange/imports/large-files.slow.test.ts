import { setImmediate as nextTurn } from 'node:timers/promises';
import { MAX_ROWS_AT_ONCE } from '../../../../domain/goods-in/import-sizes.ts';
import { countRows, readFileText } from './file-text.ts';
import { readItemsFile } from './items-file.ts';

const FILE_BYTES = 7.9 * 1024 * 1024;

/** Longest that others wait for their turn, in milliseconds. */
const LONGEST_TURN_MS = 100;

/** What one file may take of the processor in all, in milliseconds. */
const MOST_MS = 15_000;

/** @returns the longest that some work kept the processor between two turns, and in all, in its own milliseconds */
async function turnsOf(work: () => Promise<unknown>): Promise<{ longest: number; all: number }> {
  let isDone = false;
  const working = work().finally(() => {
    isDone = true;
  });
  let longest = 0;
  let all = 0;
  while (!isDone) {
    const before = process.threadCpuUsage();
    await nextTurn();
    const { user, system } = process.threadCpuUsage(before);
    longest = Math.max(longest, (user + system) / 1000);
    all += (user + system) / 1000;
  }
  await working;
  return { longest, all };
}

/** Whatever the server does with a file before it knows that it is no table. */
async function read(bytes: Uint8Array): Promise<void> {
  const text = await readFileText(bytes);
  if ((await countRows(text)) <= MAX_ROWS_AT_ONCE) await readItemsFile(text, ['petname', 'petprice']);
}

it.each([
  ['commas', '', ','],
  ['commas below headings', 'petname\r\n', ','],
  ['quotation marks', '', '"'],
  ['line breaks within a cell', '"', '\n'],
  ['line breaks of old systems within a cell', '"', '\r'],
  ['empty lines', '', '\n'],
  ['blanks', 'petname\r\n', ' '],
  ['short rows', 'petname\r\n', ',\n'],
  ['rows of one letter', 'petname\r\n', 'a\n'],
  ['one word', '', 'a'],
  ['rows of other letters', 'petname\r\n', 'ж\n'],
])('a large file of %s is read in turns that hold nobody up', async (_what, beginning, repeated) => {
  const times = FILE_BYTES / Buffer.byteLength(repeated);
  const bytes = Buffer.from(beginning + repeated.repeat(times));
  const { longest, all } = await turnsOf(() => read(bytes));
  expect(longest).toBeLessThan(LONGEST_TURN_MS);
  expect(all).toBeLessThan(MOST_MS);
});
