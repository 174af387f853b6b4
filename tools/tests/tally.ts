import type { TestFile } from './test-files.ts';

/** How many tests, or checks, passed and failed. */
export interface Tally {
  readonly passed: number;
  readonly failed: number;
}

/** What came of one run of jest or of Playwright. */
export interface RunnerResult {
  readonly name: string;
  readonly exitCode: number | null;
  /** Null when the runner wrote no report: it crashed, or was killed. */
  readonly files: readonly TestFile[] | null;
  /** Whether something that a test began went on when all were over: it hides leaks, and can take results along. */
  readonly hasOpenEnds?: boolean;
}

/**
 * Counts a run honestly: a skipped test proves nothing and counts as failed, and so does a runner
 * that ran no test, left no report, has open ends, or says itself that it failed without naming a test.
 */
export function tallyOf({ exitCode, files, hasOpenEnds }: RunnerResult): Tally {
  if (!files) return { passed: 0, failed: 1 };
  const counted = sum(
    files.map(({ passed, skipped, failures }) => ({ passed, failed: failures.length + skipped })),
  );
  const ranNothing = counted.passed + counted.failed === 0;
  const failedOtherwise = exitCode !== 0 && counted.failed === 0;
  return ranNothing || failedOtherwise || hasOpenEnds ? { ...counted, failed: counted.failed + 1 } : counted;
}

export function sum(tallies: readonly Tally[]): Tally {
  return tallies.reduce(
    (all, { passed, failed }) => ({ passed: all.passed + passed, failed: all.failed + failed }),
    { passed: 0, failed: 0 },
  );
}

/** The line that every command of this project ends with. */
export function lastLine({ passed, failed }: Tally): string {
  return `${passed} passed, ${failed} failed`;
}
