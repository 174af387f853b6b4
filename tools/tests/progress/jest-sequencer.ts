import { statSync } from 'node:fs';
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

/**
 * The longest first, then by size: the same order on every machine and in every run, where jest's own depends on the
 * runs before, so that which files meet is no matter of luck. What will be run is noted.
 */
export default class LongestFirstSequencer extends TestSequencer {
  override sort(tests: Test[]): Test[] {
    const ranked = tests.map((test) => ({
      test,
      isLong: Number(longest.test(test.path)),
      size: statSync(test.path).size,
    }));
    const sorted = ranked
      .toSorted((a, b) => b.isLong - a.isLong || b.size - a.size || (a.test.path < b.test.path ? -1 : 1))
      .map(({ test }) => test);
    plannedFiles = sorted.map(({ path }) => path);
    return sorted;
  }
}
