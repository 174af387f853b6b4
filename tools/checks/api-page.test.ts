import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { buildSchema, parse, validate } from 'graphql';
import { errorStatus } from '../../domain/errors/error-codes.ts';
import { subscriptionCloseCodes } from '../../domain/errors/subscription-close-codes.ts';
import { projectRoot } from '../../packages/local-stack/system/project-root.ts';
import { requestErrors } from '../../server/src/graphql/format-error.ts';
import { queryLimits } from '../../server/src/graphql/limits/query-limits.ts';
import { actionsPerMinute, limitedFields } from '../../server/src/rate-limits/action-limits.ts';
import { answeredRemarks } from '../external-checks/graphql-http.ts';

const page = readFileSync(join(projectRoot, 'docs/api.md'), 'utf8');
const schema = buildSchema(readFileSync(join(projectRoot, 'schema.graphql'), 'utf8'));

/** Rows of the table with these headings, cell by cell, without code marks. */
function tableOf(...headings: string[]): string[][] {
  const head = `| ${headings.join(' | ')} |\n`;
  expect(page).toContain(head);
  const [, rows = ''] = page.slice(page.indexOf(head)).match(/^.*\n\|(?: --- \|)+\n((?:\|.*\n)*)/) ?? [];
  return rows
    .trimEnd()
    .split('\n')
    .map((row) =>
      row
        .slice(1, -1)
        .split('|')
        .map((cell) => cell.trim().replace(/^`(\w+)`$/, '$1')),
    );
}

test('the codes of errors are those of the code, with their statuses', () => {
  const rows = tableOf('code', 'status', 'when').map(([code, status]) => [code, Number(status)]);
  expect(rows).toEqual([...Object.entries(errorStatus), ['INTERNAL', 500]]);
});

test('the codes that GraphQL has beside them are those of Apollo that a client can meet', () => {
  // One is in the table above; what is persisted is always supported.
  const elsewhere = ['BAD_USER_INPUT', 'PERSISTED_QUERY_NOT_SUPPORTED'];
  const expected = [...requestErrors].filter((code) => !elsewhere.includes(String(code)));
  const codes = tableOf('code', 'when').map(([code]) => code);
  expect(codes.toSorted()).toEqual(expected.toSorted());
});

test('the codes that a socket is closed with are those of the code', () => {
  const rows = tableOf('code', 'name', 'do').map(([code, name]) => [name, Number(code)]);
  expect(Object.fromEntries(rows)).toEqual(subscriptionCloseCodes);
});

test('the limits of a request are those of the code', () => {
  const rows = tableOf('limit', 'value').map(([limit, value]) => [limit, Number(value)]);
  expect(Object.fromEntries(rows)).toEqual(queryLimits);
});

test('the rate limits are those of the code, with the fields that count', () => {
  const rows = tableOf('action', 'account', 'address', 'what counts');
  const limits = rows.map(([action = '', account, address]) => [
    action,
    { ...(account && { account: Number(account) }), ...(address && { address: Number(address) }) },
  ]);
  expect(Object.fromEntries(limits)).toEqual(actionsPerMinute);
  const cells = new Map(rows.map(([action = '', , , counts = '']) => [action, counts]));
  const unnamed = Object.entries(limitedFields).filter(
    ([field, action]) => !cells.get(action)?.includes(`\`${field}\``) && cells.get(action) !== field,
  );
  expect(unnamed).toEqual([]);
});

test('every remark of graphql-http is answered', () => {
  expect(Object.keys(answeredRemarks).filter((id) => !page.includes(id))).toEqual([]);
});

test('operations in code of other languages fit the schema', () => {
  const blocks = [...page.matchAll(/```js\n([\s\S]*?)```/g)].map(([, text = '']) => text);
  const operations = blocks.flatMap((text) =>
    [...text.matchAll(/query: '([^']+)'/g)].map(([, one = '']) => one),
  );
  expect(operations.length).toBeGreaterThan(0);
  for (const operation of operations) expect(validate(schema, parse(operation))).toEqual([]);
});
