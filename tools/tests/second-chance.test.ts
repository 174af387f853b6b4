import { filesToRunAgain, settle } from './second-chance.ts';
import { summaryOf } from './summary.ts';
import { lastLine, type RunnerResult } from './tally.ts';
import type { TestFile } from './test-files.ts';

const passing = (path: string): TestFile => ({
  path,
  passed: 2,
  skipped: 0,
  failures: [],
  isLoaded: true,
  seconds: 1,
});
const failing = (path: string): TestFile => ({
  ...passing(path),
  passed: 1,
  failures: [{ test: 'a cart › is priced', error: 'too dear' }],
});
const run = (files: TestFile[] | null, exitCode = 0): RunnerResult => ({ name: 'jest', exitCode, files });

function verdict(first: RunnerResult, second: RunnerResult): string[] {
  const { lines, total } = summaryOf([{ ...settle(first, second), ms: 0 }]);
  return [...lines.filter((line) => line.includes('shaky')), lastLine(total)];
}

test.each<[string, TestFile[], TestFile[]]>([
  ['a file that failed', [passing('a'), failing('b')], [failing('b')]],
  ['no file that could not be loaded', [{ ...failing('a'), passed: 0, isLoaded: false }], []],
  ['no file with a skipped test', [{ ...failing('a'), skipped: 1 }], []],
  ['nothing of a shop that is broken', Array.from({ length: 21 }, (_, index) => failing(`${index}`)), []],
])('what is run again is %s', (_case, files, again) => expect(filesToRunAgain(run(files, 1))).toEqual(again));

test('nothing is run again where there is no report', () =>
  expect(filesToRunAgain(run(null, 1))).toEqual([]));

const first = run([passing('a'), failing('b')], 1);

test('what passes then is named and counts as passed', () => {
  expect(verdict(first, run([passing('b')]))).toEqual([
    'shaky: b › a cart › is priced: too dear',
    '4 passed, 0 failed',
  ]);
});

test.each<[string, RunnerResult]>([
  ['fails again', run([failing('b')], 1)],
  ['is not in the second report', run([])],
  ['is not loaded', run([{ ...failing('b'), isLoaded: false }], 1)],
  ['has no second report', run(null, 1)],
])('what %s is red', (_case, second) => {
  expect(verdict(first, second)).toEqual(['3 passed, 1 failed']);
});

test('a second run that skips a test is red', () => {
  expect(verdict(first, run([{ ...passing('b'), skipped: 1 }]))).toEqual(['4 passed, 1 failed']);
});

test('a second run that fails without naming a test is red', () => {
  expect(verdict(first, run([passing('b')], 1)).at(-1)).toBe('4 passed, 1 failed');
});

test('a file that could not be loaded stays red whatever came of the others', () => {
  const unloaded = { ...failing('c'), passed: 0, isLoaded: false };
  const both = run([failing('b'), unloaded], 1);
  expect(verdict(both, run([passing('b')])).at(-1)).toBe('2 passed, 1 failed');
});

test.each([
  [5, '10 passed, 0 failed'],
  [6, '12 passed, 1 failed'],
])('%d shaky files are %s', (count, line) => {
  const paths = Array.from({ length: count }, (_, index) => `${index}`);
  expect(verdict(run(paths.map(failing), 1), run(paths.map(passing))).at(-1)).toBe(line);
});
