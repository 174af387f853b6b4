import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { pageRoutes } from '../domain/page-routes.ts';
import { texts } from '../domain/texts.ts';
import { coverageRows } from './specification-coverage.ts';
import { hasTest, type TestTitle, testTitlesIn } from './test-titles.ts';

const root = join(__dirname, '..');
const read = (path: string) => readFileSync(join(root, path), 'utf8');
const page = read('docs/specification-coverage.md');
const rows = coverageRows(page);

const parsed = new Map<string, { source: string; titles: TestTitle[] }>();

function testsOf(path: string) {
  const known = parsed.get(path);
  if (known) return known;
  const source = read(path);
  const tests = { source, titles: testTitlesIn(source) };
  parsed.set(path, tests);
  return tests;
}

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
  const missing = rows.flatMap(({ line, files, proofs }) =>
    [...files, ...proofs.map(({ file }) => file)]
      .filter((path) => !existsSync(join(root, path)))
      .map((path) => `line ${line}: ${path}`),
  );
  expect(missing).toEqual([]);
});

test('every test that is named exists', () => {
  const missing = rows.flatMap(({ line, proofs }) =>
    proofs
      .filter(({ file, test: name }) => {
        if (!existsSync(join(root, file))) return true;
        const { source, titles } = testsOf(file);
        return !hasTest(source, name, titles);
      })
      .map(({ file, test: name }) => `line ${line}: ${file} › ${name}`),
  );
  expect(missing).toEqual([]);
});

test.each(pageRoutes)('the page %s has its row', (route) => {
  expect(rows.some(({ rule }) => rule.includes(`\`${route}\``))).toBe(true);
});

test.each(leaves(texts))('the text “%s” has its row', (text) => {
  expect(rows.some(({ rule }) => rule.includes(text))).toBe(true);
});
