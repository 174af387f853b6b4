import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { type CoverageRow, missingFilesOf, missingTestsOf, proofsIn } from './specification-coverage.ts';

const root = join(__dirname, '../..');

/** The rows of docs/faults.md: number, kind, tests parted by `<br>`. */
const rows = readFileSync(join(root, 'docs/faults.md'), 'utf8')
  .split('\n')
  .flatMap((text, index): CoverageRow[] => {
    const [number = '', , tests = ''] = text.split(' | ').map((cell) => cell.replace(/^\||\|$/g, '').trim());
    return /^\d+$/.test(number)
      ? [{ line: index + 1, rule: number, files: [], proofs: proofsIn(tests) }]
      : [];
  });

test('every fault has its row, with the tests that hold it', () => {
  expect(rows.length).toBeGreaterThanOrEqual(100);
  expect(rows.map(({ rule }) => Number(rule))).toEqual(rows.map((_, index) => index + 1));
  expect(rows.filter(({ proofs }) => proofs.length === 0)).toEqual([]);
  const others = rows.filter(({ proofs }) => !proofs.every(({ file }) => /\.(test|e2e)\.tsx?$/.test(file)));
  expect(others).toEqual([]);
});

test('every file that is named exists', () => {
  expect(missingFilesOf(rows, root)).toEqual([]);
});

test('every test that is named exists', () => {
  const named = rows.map((row) => ({ ...row, proofs: row.proofs.filter(({ test }) => test) }));
  expect(missingTestsOf(named, root)).toEqual([]);
});
