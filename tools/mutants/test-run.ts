/** The test that failed first. */
export interface Failure {
  readonly path: string;
  readonly title: string;
  /** Its first line says what differed, or that the time was up. */
  readonly message: string;
}

/** What came of running some test files, until the first test that failed. */
export interface TestRun {
  readonly passed: number;
  readonly failure: Failure | null;
}

/** Where first-failure-reporter.ts is told to write it. */
export const reportVariable = 'MUTANTS_REPORT';
