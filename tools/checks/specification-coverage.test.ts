import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { pages } from '../../domain/pages/pages.ts';
import { texts } from '../../domain/text/texts.ts';
import { coverageRows, missingFilesOf, missingTestsOf } from './specification-coverage.ts';

const root = join(__dirname, '../..');
const rows = coverageRows(readFileSync(join(root, 'docs/specification-coverage.md'), 'utf8'));

/** Every text at the leaves of an object. */
function leaves(value: unknown): string[] {
  return typeof value === 'string' ? [value] : Object.values(value as object).flatMap(leaves);
}

test('every row names a rule, the files that hold it and the tests that prove it', () => {
  expect(rows.length).toBeGreaterThan(100);
  const incomplete = rows.filter(({ rule, files, proofs }) => !rule || !files.length || !proofs.length);
  expect(incomplete).toEqual([]);
});

test('every file that is named exists', () => {
  expect(missingFilesOf(rows, root)).toEqual([]);
});

test('every test that is named exists', () => {
  expect(missingTestsOf(rows, root)).toEqual([]);
});

test.each(Object.values(pages).map(({ path }) => path))('the page %s has its row', (route) => {
  expect(rows.some(({ rule }) => rule.includes(`\`${route}\``))).toBe(true);
});

test.each(leaves(texts))('the text “%s” has its row', (text) => {
  expect(rows.some(({ rule }) => rule.includes(text))).toBe(true);
});
