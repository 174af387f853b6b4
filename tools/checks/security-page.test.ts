import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { coverageRows, missingFilesOf, missingTestsOf } from './specification-coverage.ts';

const root = join(__dirname, '../..');
const page = readFileSync(join(root, 'docs/security.md'), 'utf8');
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
