import { jestCounts, lastLine, playwrightCounts, sum, tallyOf } from './tally.ts';

const counts = (passed: number, failed = 0, skipped = 0) => ({ passed, failed, skipped });

test.each([
  ['passed tests alone', 0, counts(3), '3 passed, 0 failed'],
  ['a failed test', 1, counts(3, 1), '3 passed, 1 failed'],
  ['a skipped test, which proves nothing', 0, counts(3, 0, 1), '3 passed, 1 failed'],
  ['a runner that ran no test', 0, counts(0), '0 passed, 1 failed'],
  ['a runner that crashed before its report', 1, null, '0 passed, 1 failed'],
  ['a runner that failed without naming a test', 1, counts(3), '3 passed, 1 failed'],
])('%s', (_case, exitCode, reported, line) => {
  expect(lastLine(tallyOf({ name: 'any', exitCode, counts: reported }))).toBe(line);
});

test('a test file that can not be loaded is a failed test in jest’s report', () => {
  const report = {
    numPassedTests: 5,
    numFailedTests: 1,
    numPendingTests: 2,
    numTodoTests: 1,
    numRuntimeErrorTestSuites: 1,
  };
  expect(jestCounts(report)).toEqual(counts(5, 2, 3));
});

test('a browser test that passed only when repeated is a failed one', () => {
  const stats = { expected: 4, unexpected: 1, flaky: 1, skipped: 0 };
  expect(playwrightCounts({ stats })).toEqual(counts(4, 2));
});

test('runs add up', () => {
  expect(sum([counts(2, 1), counts(3)])).toEqual({ passed: 5, failed: 1 });
});
