import { minutes } from './progress/progress.ts';
import { MAX_SHAKY_FILES, type SettledRun, shakyLines } from './second-chance.ts';
import { lastLine, sum, type Tally, tallyOf } from './tally.ts';
import { slowest } from './test-files.ts';

const SLOW_FILES_NAMED = 10;

/** What a run of tests ends with, but for the last line, which `total` makes. */
export interface Summary {
  readonly lines: readonly string[];
  readonly total: Tally;
}

/** Minutes are told and fail nothing: on a busy machine every file is slow. */
export function summaryOf(runs: readonly SettledRun[]): Summary {
  const shaky = runs.flatMap((run) => run.shaky);
  const hasTooManyShaky = shaky.length > MAX_SHAKY_FILES;
  const total = sum([
    ...runs.map(({ result }) => tallyOf(result)),
    { passed: 0, failed: hasTooManyShaky ? 1 : 0 },
  ]);
  const files = runs.flatMap(({ result }) => result.files ?? []);
  const lines = [
    ...runs.map(runLine),
    ...(files.length > 0 ? ['The files that took longest:'] : []),
    ...slowest(files, SLOW_FILES_NAMED).map(
      ({ path, seconds }) => `  ${String(seconds).padStart(4)} s  ${path}`,
    ),
    ...(runs.length === 0 ? ['No test file matches.'] : []),
    ...(hasTooManyShaky
      ? [`${shaky.length} shaky files are too many: at most ${MAX_SHAKY_FILES} may be.`]
      : []),
    ...shakyLines(shaky),
  ];
  return { lines, total: runs.length === 0 ? { passed: 0, failed: 1 } : total };
}

function runLine({ result, ms }: SettledRun): string {
  const skipped = (result.files ?? []).reduce((all, file) => all + file.skipped, 0);
  return [
    `${result.name}: ${lastLine(tallyOf(result))}`,
    skipped > 0 ? `, of them ${skipped} skipped` : '',
    result.files ? '' : ` (ended with exit code ${result.exitCode} and no report)`,
    result.hasOpenEnds ? ' (something that a test began went on when all were over)' : '',
    ` · ${minutes(ms)} minutes`,
  ].join('');
}
