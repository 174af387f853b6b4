import type { RunnerResult } from './tally.ts';
import type { TestFile } from './test-files.ts';

/** As many files may fail first and pass then; more say that something is wrong with all of them. */
export const MAX_SHAKY_FILES = 5;

/** More failed files than that are a shop that is broken, and trying each alone would take an hour. */
const MAX_SECOND_CHANCES = 20;

/** A run in which what failed was run a second time, and the second verdict counts. */
export interface SettledRun {
  readonly result: RunnerResult;
  /** The files that failed first and passed then, with what failed first. */
  readonly shaky: readonly TestFile[];
  /** How long both took, in milliseconds. */
  readonly ms: number;
}

/**
 * The files that are run again, alone. A file that could not be loaded, and one with a skipped test, come to nothing
 * else the second time.
 */
export function filesToRunAgain({ files }: RunnerResult): TestFile[] {
  const failed = (files ?? []).filter(
    ({ failures, skipped, isLoaded }) => failures.length > 0 && skipped === 0 && isLoaded,
  );
  return failed.length > MAX_SECOND_CHANCES ? [] : failed;
}

/** @param second what came of running {@link filesToRunAgain} of the first run, and nothing else */
export function settle(first: RunnerResult, second: RunnerResult): Omit<SettledRun, 'ms'> {
  const again = filesToRunAgain(first);
  const verdicts = new Map((second.files ?? []).map((file) => [file.path, file]));
  const isShaky = ({ path }: TestFile) => {
    const verdict = verdicts.get(path);
    return verdict !== undefined && verdict.passed > 0 && verdict.failures.length + verdict.skipped === 0;
  };
  const files = (first.files ?? []).map((file) =>
    again.includes(file) ? (verdicts.get(file.path) ?? file) : file,
  );
  return {
    result: {
      name: first.name,
      exitCode: second.exitCode,
      files,
      hasOpenEnds: first.hasOpenEnds || second.hasOpenEnds,
    },
    shaky: again.filter(isShaky),
  };
}

/** One line a test: where it stands, what it is called, and the first line of its error. */
export function shakyLines(shaky: readonly TestFile[]): string[] {
  return shaky.flatMap(({ path, failures }) =>
    failures.map(({ test, error }) => `shaky: ${path} › ${test}: ${error}`),
  );
}
