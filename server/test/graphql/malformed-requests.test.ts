import { createHash } from 'node:crypto';
import { sendRaw } from '../fixtures/network/raw-request.ts';
import type { Account } from '../harness/accounts.ts';
import { type Shop, startShop } from '../harness/shop.ts';

let shop: Shop;
let shopper: Account;
beforeAll(async () => {
  shop = await startShop();
  shopper = await shop.signUp();
});
afterAll(() => shop.stop());

const text = '{ pets { totalCount } }';
const sha256 = (query: string) => createHash('sha256').update(query).digest('hex');
const persisted = (sha256Hash: unknown, version: unknown = 1) => ({
  persistedQuery: { version, sha256Hash },
});

/** What is sent, and the code of the answer. */
const mistakes: [what: string, body: unknown, code: string][] = [
  [
    'a hash of another text',
    { query: text, extensions: persisted(sha256('{ me { _id } }')) },
    'BAD_USER_INPUT',
  ],
  ['a hash that is none', { query: text, extensions: persisted('abc') }, 'BAD_USER_INPUT'],
  ['a hash in numbers', { query: text, extensions: persisted(5) }, 'BAD_USER_INPUT'],
  ['a hash alone that is a list', { extensions: persisted([1]) }, 'PERSISTED_QUERY_NOT_FOUND'],
  [
    'a hash that is not known',
    { extensions: persisted(sha256('{ __typename }')) },
    'PERSISTED_QUERY_NOT_FOUND',
  ],
  ['another version', { query: text, extensions: persisted(sha256(text), 2) }, 'BAD_USER_INPUT'],
  ['no version', { extensions: { persistedQuery: { sha256Hash: sha256(text) } } }, 'BAD_USER_INPUT'],
  ['extensions in a text', { query: text, extensions: '{}' }, 'BAD_REQUEST'],
  ['extensions in a list', { query: text, extensions: [] }, 'BAD_REQUEST'],
  ['variables in a text', { query: text, variables: '{}' }, 'BAD_REQUEST'],
  ['variables in a list', { query: text, variables: [1] }, 'BAD_REQUEST'],
  ['variables in a number', { query: text, variables: 5 }, 'BAD_REQUEST'],
  ['a query in a number', { query: 5 }, 'BAD_REQUEST'],
  ['a query in an object', { query: { kind: 'Document' } }, 'BAD_REQUEST'],
  ['an empty query', { query: '' }, 'BAD_REQUEST'],
  ['a blank query', { query: '  ' }, 'GRAPHQL_PARSE_FAILED'],
  ['an operation name in a number', { query: text, operationName: 5 }, 'BAD_REQUEST'],
  ['an unknown operation', { query: `query A ${text}`, operationName: 'B' }, 'OPERATION_RESOLUTION_FAILURE'],
  [
    'two operations and no name',
    { query: `query A ${text} query B ${text}` },
    'OPERATION_RESOLUTION_FAILURE',
  ],
  ['a fragment alone', { query: 'fragment a on Pet { _id }' }, 'GRAPHQL_VALIDATION_FAILED'],
  ['a schema for a query', { query: 'type A { b: Int }' }, 'GRAPHQL_VALIDATION_FAILED'],
  ['a subscription', { query: 'subscription { ownOrderChanged { kind } }' }, 'BAD_USER_INPUT'],
  ['nothing', {}, 'BAD_REQUEST'],
  ['a list', [], 'BAD_REQUEST'],
  ['null', null, 'BAD_USER_INPUT'],
  ['a text', 'query', 'BAD_USER_INPUT'],
];

it.each(mistakes)('%s is a mistake of who sent it', async (_what, body, code) => {
  const answer = await sendRaw(shop.url, {
    method: 'POST',
    path: '/graphql',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(body),
  });
  expect([JSON.parse(answer.text).errors?.[0].extensions.code, answer.text]).toEqual([
    code,
    expect.any(String),
  ]);
  expect(answer.status).toBe(code === 'PERSISTED_QUERY_NOT_FOUND' ? 200 : 400);
});

const asked = (parameters: Record<string, string>) => `/graphql?${new URLSearchParams(parameters)}`;
it.each([
  ['a hash of another text', asked({ query: text, extensions: JSON.stringify(persisted(sha256('x'))) })],
  ['variables that are no JSON', asked({ query: text, variables: '{' })],
  ['extensions that are no JSON', asked({ query: text, extensions: '{' })],
  ['a mutation', asked({ query: 'mutation { saveUser(input: { name: "x" }) { _id } }' })],
  ['a query twice', `/graphql?query=${encodeURIComponent(text)}&query=x`],
  ['broken escapes', '/graphql?query=%E0%A4%A'],
  ['an empty query', '/graphql?query='],
])('%s in an address is a mistake of who sent it', async (_what, path) => {
  const answer = await sendRaw(shop.url, { path, headers: { 'apollo-require-preflight': '1' } });
  expect([400, 405]).toContain(answer.status);
  expect(answer.text).not.toContain('INTERNAL');
});

const files: [what: string, path: string, headers: Record<string, string>, status: number][] = [
  ['a way out of the folder', '/assets/..%2f..%2fserver', {}, 404],
  ['the folder above', '/assets/..', {}, 404],
  ['a NUL', '/assets/%00', {}, 400],
  ['a range behind the end', '/favicon.svg', { range: 'bytes=99999999-' }, 416],
  ['a condition that does not hold', '/favicon.svg', { 'if-match': '"x"' }, 412],
  ['a time long ago', '/favicon.svg', { 'if-unmodified-since': 'Mon, 01 Jan 1990 00:00:00 GMT' }, 412],
];
it.each(files)('%s is a mistake of who asks for a file', async (_what, path, headers, status) => {
  const answer = await sendRaw(shop.url, { path, headers });
  expect([answer.status, answer.text]).toEqual([status, expect.stringContaining('"error"')]);
});

it('none of them is in the log as a fault of ours', async () => {
  expect(await shop.log()).not.toContain('unexpected error');
});

describe('an answer to somebody signed in', () => {
  const paths: [string, string][] = [
    ['GET', '/user/checkUser'],
    ['GET', '/pets/GetPetOrder'],
    ['GET', '/accessories/GetAccessoriesOrder'],
    ['GET', '/pets/GetAllPets'],
    ['GET', '/admin/GetAllData'],
    ['POST', '/user/saveuser'],
    ['DELETE', '/pets/PetOrderDelete/0123456789abcdef01234567'],
  ];
  it.each(paths)('is kept by nobody on the way: %s %s', async (method, path) => {
    const { headers } = await shop.rest(method, path, { token: shopper.token });
    expect(headers.get('cache-control')).toBe('no-store');
  });
});
