/** How many tests, or checks, passed and failed. */
export interface Tally {
  readonly passed: number;
  readonly failed: number;
}

/** What a test runner reports of its run, in the words that jest and playwright share. */
export interface RunnerResult {
  readonly name: string;
  readonly exitCode: number | null;
  /** Null when the runner wrote no report: it crashed, or was killed. */
  readonly counts: { readonly passed: number; readonly failed: number; readonly skipped: number } | null;
}

/**
 * Counts a run honestly: a skipped test proves nothing and counts as failed, and so does a runner
 * that ran no test, left no report, or says itself that it failed without naming a test.
 */
export function tallyOf({ exitCode, counts }: RunnerResult): Tally {
  if (!counts) return { passed: 0, failed: 1 };
  const failed = counts.failed + counts.skipped;
  const ranNothing = counts.passed + failed === 0;
  const failedOtherwise = exitCode !== 0 && failed === 0;
  return { passed: counts.passed, failed: ranNothing || failedOtherwise ? failed + 1 : failed };
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

/** Jest's JSON report. A test file that could not even be loaded counts as one failed test. */
export function jestCounts(report: {
  numPassedTests: number;
  numFailedTests: number;
  numPendingTests: number;
  numTodoTests: number;
  numRuntimeErrorTestSuites: number;
}): RunnerResult['counts'] {
  return {
    passed: report.numPassedTests,
    failed: report.numFailedTests + report.numRuntimeErrorTestSuites,
    skipped: report.numPendingTests + report.numTodoTests,
  };
}

/** Playwright's JSON report. A test that passed only when repeated counts as failed. */
export function playwrightCounts(report: {
  stats: { expected: number; unexpected: number; flaky: number; skipped: number };
}): RunnerResult['counts'] {
  const { expected, unexpected, flaky, skipped } = report.stats;
  return { passed: expected, failed: unexpected + flaky, skipped };
}
