import { lastLine, sum, tallyOf } from './tally.ts';
import type { TestFile } from './test-files.ts';

const file = (passed: number, failed = 0, skipped = 0): TestFile => ({
  path: 'any.test.ts',
  passed,
  skipped,
  failures: Array.from({ length: failed }, () => ({ test: 'any', error: 'any' })),
  isLoaded: true,
  seconds: 1,
});

test.each([
  ['passed tests alone', 0, [file(3), file(1)], '4 passed, 0 failed'],
  ['a failed test', 1, [file(3, 1)], '3 passed, 1 failed'],
  ['a skipped test, which proves nothing', 0, [file(3, 0, 1)], '3 passed, 1 failed'],
  ['a runner that ran no test', 0, [], '0 passed, 1 failed'],
  ['a runner that crashed before its report', 1, null, '0 passed, 1 failed'],
  ['a runner that failed without naming a test', 1, [file(3)], '3 passed, 1 failed'],
])('%s', (_case, exitCode, files, line) => {
  expect(lastLine(tallyOf({ name: 'any', exitCode, files }))).toBe(line);
});

test('runs add up', () => {
  expect(
    sum([
      { passed: 2, failed: 1 },
      { passed: 3, failed: 0 },
    ]),
  ).toEqual({ passed: 5, failed: 1 });
});
