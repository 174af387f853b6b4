import { writeFileSync } from 'node:fs';
import { relative } from 'node:path';
import { type Failure, reportVariable } from './test-run.ts';

/** What jest tells a reporter, as far as this one listens. */
interface CaseResult {
  readonly status: string;
  readonly fullName: string;
  readonly failureMessages?: readonly string[];
}
interface FileResult {
  readonly testFilePath: string;
  readonly failureMessage?: string | null;
  readonly testExecError?: unknown;
}

/**
 * Ends jest at the first test that fails: `--bail` goes on to the end of the file, and a file of the integration tests
 * has minutes of them. What they started ends with the process.
 */
export default class FirstFailureReporter {
  private passed = 0;

  onTestCaseResult({ path }: { path: string }, { status, fullName, failureMessages }: CaseResult): void {
    if (status === 'passed') this.passed += 1;
    if (status === 'failed') this.fail(path, fullName, failureMessages?.[0] ?? '');
  }

  /** A file that could not be loaded, or fell after its tests. */
  onTestResult({ path }: { path: string }, { failureMessage }: FileResult): void {
    if (failureMessage) this.fail(path, 'the file itself', failureMessage);
  }

  onRunComplete(): void {
    this.write(null);
  }

  private fail(path: string, title: string, message: string): never {
    this.write({ path: relative(process.cwd(), path), title, message });
    process.exit(1);
  }

  private write(failure: Failure | null): void {
    writeFileSync(process.env[reportVariable] ?? '', JSON.stringify({ passed: this.passed, failure }));
  }
}
