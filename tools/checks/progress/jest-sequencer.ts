import { createRequire } from 'node:module';
import type { Test } from '@jest/test-result';

// Its types describe its CommonJS form alone.
const { default: TestSequencer }: typeof import('@jest/test-sequencer') = createRequire(import.meta.url)(
  '@jest/test-sequencer',
);

/** The files of this run. jest tells its reporters no more than how many there are. */
export let plannedFiles: readonly string[] = [];

/** Small files that run for minutes: begun last, each would keep one processor busy and the other idle. */
const longest =
  /(campaign|mutants|one-row-a-kind|item-field|rest-description|backup|deleted-accounts|tokens-in-production)\.slow\.test\.ts$/;

/** The longest first, then jest's own order, by size where it has not run them before. What will be run is noted. */
export default class LongestFirstSequencer extends TestSequencer {
  override async sort(tests: Test[]): Promise<Test[]> {
    plannedFiles = tests.map(({ path }) => path);
    const sorted = await super.sort(tests);
    return sorted.toSorted((a, b) => Number(longest.test(b.path)) - Number(longest.test(a.path)));
  }
}
