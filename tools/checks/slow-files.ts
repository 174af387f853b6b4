import { relative } from 'node:path';

/** More than that in one file of the first ring is a test one level too high, or one of the slow ring. */
export const MAX_FILE_SECONDS = 20;

export interface SlowFile {
  readonly file: string;
  readonly seconds: number;
}

/** Files that took more than {@link MAX_FILE_SECONDS}, by jest's JSON report, the slowest first. */
export function slowFilesOf(
  report: { testResults: readonly { name: string; startTime: number; endTime: number }[] },
  root: string,
): SlowFile[] {
  return report.testResults
    .map(({ name, startTime, endTime }) => ({
      file: relative(root, name),
      seconds: Math.round((endTime - startTime) / 1000),
    }))
    .filter(({ seconds }) => seconds > MAX_FILE_SECONDS)
    .sort((one, other) => other.seconds - one.seconds);
}
