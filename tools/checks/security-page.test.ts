import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import {
  MAX_FILE_MB,
  MAX_IMPORT_ROWS,
  MAX_MB_AT_ONCE,
  MAX_ROWS_AT_ONCE,
} from '../../domain/goods-in/import-sizes.ts';
import { MAX_EDITED_ITEMS } from '../../domain/item-edits/edit-sizes.ts';
import { coverageRows, missingFilesOf, missingTestsOf } from './specification-coverage.ts';

const root = join(__dirname, '../..');
const read = (path: string) => readFileSync(join(root, path), 'utf8');
const page = read('docs/security.md');
const [threats = '', externalChecks = ''] = page.split('## External checks');
const rows = coverageRows(threats);

test('every threat has its row, with the files that hold it and the tests that prove it', () => {
  const names = rows.map(({ rule }) => /^\*\*(T\d+)\*\*/.exec(rule)?.[1]).filter(Boolean);
  expect(names).toEqual(Array.from({ length: 24 }, (_, place) => `T${place + 1}`));
  expect(rows.filter(({ files, proofs }) => !files.length || !proofs.length)).toEqual([]);
});

test('every file that is named exists', () => {
  expect(missingFilesOf(rows, root)).toEqual([]);
});

test('every test that is named exists', () => {
  expect(missingTestsOf(rows, root)).toEqual([]);
});

const [atOnce, inBackground, edited] = [MAX_ROWS_AT_ONCE, MAX_IMPORT_ROWS, MAX_EDITED_ITEMS].map((count) =>
  count.toLocaleString('en-US'),
);

test.each([
  [
    'docs/security.md',
    `${MAX_MB_AT_ONCE} MB, ${atOnce} rows (${MAX_FILE_MB} MB, ${inBackground} rows in the background)`,
  ],
  ['docs/security.md', `bulk edits ${edited} items`],
  ['docs/operations.md', `Up to ${atOnce} rows (${MAX_MB_AT_ONCE} MB)`],
  ['docs/operations.md', `Up to ${inBackground} (${MAX_FILE_MB} MB)`],
])('%s says how much the code takes: %s', (guide, words) => {
  expect(read(guide)).toContain(words);
});

test.each([
  'schemathesis, as a visitor',
  'schemathesis, as a shopper',
  'schemathesis, as an admin',
  'clairvoyance',
  'graphql-http',
  'redocly',
  'openapi-typescript',
  'orval',
  'openapi-python-client',
  'stripe-mock',
  'npm audit',
  'npm audit --omit=dev',
  'npm outdated',
])('the result of %s is recorded, and it is no failure', (check) => {
  const [, result = ''] = new RegExp(`^\\| ${check} \\|(.*)$`, 'm').exec(externalChecks) ?? [];
  expect(result).toMatch(/\| \d{4}-\d\d-\d\d \| (passed|not asked) \|/);
});
