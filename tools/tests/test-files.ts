import { relative } from 'node:path';
import { stripVTControlCharacters } from 'node:util';

/** A test that failed, or all of a file that could not be loaded. */
export interface Failure {
  /** Its name with those of the groups around it, `a cart › is priced`. */
  readonly test: string;
  /** The first line of its error, without colors. */
  readonly error: string;
}

/** What one test file came to in one run. */
export interface TestFile {
  /** From the project's root. */
  readonly path: string;
  readonly passed: number;
  readonly skipped: number;
  readonly failures: readonly Failure[];
  /** False where none of its tests could begin, because of what it imports or how it is written. */
  readonly isLoaded: boolean;
  readonly seconds: number;
}

/** jest's JSON report, as far as it is read here. */
export interface JestReport {
  readonly testResults: readonly {
    readonly name: string;
    readonly startTime: number;
    readonly endTime: number;
    readonly status: string;
    /** Why a file could not be loaded, or fell after its tests. */
    readonly message: string;
    readonly assertionResults: readonly {
      readonly status: string;
      readonly ancestorTitles: readonly string[];
      readonly title: string;
      readonly failureMessages: readonly string[];
    }[];
  }[];
}

/** What is neither passed nor failed proves nothing: skipped, to be written, or never begun. */
export function jestFiles({ testResults }: JestReport, root: string): TestFile[] {
  return testResults.map(({ name, startTime, endTime, status, message, assertionResults: tests }) => {
    const failures = tests
      .filter((test) => test.status === 'failed')
      .map(({ ancestorTitles, title, failureMessages }) => ({
        test: [...ancestorTitles, title].join(' › '),
        error: firstLine(failureMessages[0]),
      }));
    const isFailedItself = status === 'failed' && failures.length === 0;
    const passed = tests.filter((test) => test.status === 'passed').length;
    return {
      path: relative(root, name),
      passed,
      skipped: tests.length - passed - failures.length,
      failures: isFailedItself ? [{ test: 'the file itself', error: firstLine(message) }] : failures,
      isLoaded: tests.length > 0 || !isFailedItself,
      seconds: Math.round((endTime - startTime) / 1000),
    };
  });
}

/** Playwright's JSON report, as far as it is read here. */
export interface PlaywrightReport {
  readonly suites: readonly PlaywrightSuite[];
  /** What went wrong outside of any test. */
  readonly errors: readonly { readonly message?: string; readonly location?: { readonly file: string } }[];
  readonly config: { readonly rootDir: string };
}
interface PlaywrightSuite {
  readonly title: string;
  readonly file: string;
  readonly suites?: readonly PlaywrightSuite[];
  readonly specs: readonly {
    readonly title: string;
    readonly tests: readonly {
      readonly status: 'expected' | 'unexpected' | 'flaky' | 'skipped';
      readonly results: readonly {
        readonly duration: number;
        readonly error?: { readonly message?: string };
      }[];
    }[];
  }[];
}

/** The suites at the top of the report are the files. A test that passed only when repeated has failed. */
export function playwrightFiles({ suites, errors, config }: PlaywrightReport, root: string): TestFile[] {
  const pathOf = (file: string) => relative(root, file);
  const files = suites.map((suite) => {
    const tests = testsOf(suite);
    const failed = tests.filter(({ status }) => status === 'unexpected' || status === 'flaky');
    return {
      path: pathOf(`${config.rootDir}/${suite.file}`),
      passed: tests.filter(({ status }) => status === 'expected').length,
      skipped: tests.filter(({ status }) => status === 'skipped').length,
      failures: failed.map(({ name, results }) => ({
        test: name,
        error: firstLine(results.find(({ error }) => error)?.error?.message),
      })),
      isLoaded: true,
      seconds: Math.round(
        tests.flatMap(({ results }) => results).reduce((sum, { duration }) => sum + duration, 0) / 1000,
      ),
    };
  });
  const unloaded = errors.map(({ message, location }) => ({
    path: location ? pathOf(location.file) : 'playwright.config.ts',
    passed: 0,
    skipped: 0,
    failures: [{ test: 'the file itself', error: firstLine(message) }],
    isLoaded: false,
    seconds: 0,
  }));
  return [...files, ...unloaded];
}

function testsOf(suite: PlaywrightSuite, groups: readonly string[] = []) {
  const own = suite.specs.flatMap(({ title, tests }) =>
    tests.map((test) => ({ ...test, name: [...groups, title].join(' › ') })),
  );
  const inner: typeof own = (suite.suites ?? []).flatMap((group) => testsOf(group, [...groups, group.title]));
  return [...own, ...inner];
}

function firstLine(message = ''): string {
  const lines = stripVTControlCharacters(message).split('\n');
  return lines.map((line) => line.trim()).find((line) => line !== '') ?? 'no error was given';
}

/** The files that took longest, those first. */
export function slowest(files: readonly TestFile[], count: number): TestFile[] {
  return files.toSorted((one, other) => other.seconds - one.seconds).slice(0, count);
}
