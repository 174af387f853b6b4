import { createHash } from 'node:crypto';
import {
  aViewer,
  type ShopWithoutDatabase,
  startShopWithoutDatabase,
} from '../../test/fixtures/api/shop-without-database.ts';

/* What is sent to /graphql and is no question that the shop answers; over HTTP it is tried in server/test/graphql/requests.test.ts. */

let shop: ShopWithoutDatabase;
beforeAll(async () => {
  shop = await startShopWithoutDatabase();
});
afterAll(() => shop.stop());

const harmless = '{ pets { totalCount } }';
const sha256 = (query: string) => createHash('sha256').update(query).digest('hex');
const persisted = (sha256Hash: unknown, version: unknown = 1) => ({
  persistedQuery: { version, sha256Hash },
});

/** What is sent, and the code of the answer. */
const mistakes: [what: string, body: unknown, code: string][] = [
  [
    'a hash of another text',
    { query: harmless, extensions: persisted(sha256('{ me { _id } }')) },
    'BAD_USER_INPUT',
  ],
  ['a hash that is none', { query: harmless, extensions: persisted('abc') }, 'BAD_USER_INPUT'],
  ['a hash in numbers', { query: harmless, extensions: persisted(5) }, 'BAD_USER_INPUT'],
  ['a hash alone that is a list', { extensions: persisted([1]) }, 'PERSISTED_QUERY_NOT_FOUND'],
  [
    'a hash that is not known',
    { extensions: persisted(sha256('{ __typename }')) },
    'PERSISTED_QUERY_NOT_FOUND',
  ],
  ['another version', { query: harmless, extensions: persisted(sha256(harmless), 2) }, 'BAD_USER_INPUT'],
  ['no version', { extensions: { persistedQuery: { sha256Hash: sha256(harmless) } } }, 'BAD_USER_INPUT'],
  ['extensions in a text', { query: harmless, extensions: '{}' }, 'BAD_REQUEST'],
  ['extensions in a list', { query: harmless, extensions: [] }, 'BAD_REQUEST'],
  ['variables in a text', { query: harmless, variables: '{}' }, 'BAD_REQUEST'],
  ['variables in a list', { query: harmless, variables: [1] }, 'BAD_REQUEST'],
  ['variables in a number', { query: harmless, variables: 5 }, 'BAD_REQUEST'],
  ['a query in a number', { query: 5 }, 'BAD_REQUEST'],
  ['a query in an object', { query: { kind: 'Document' } }, 'BAD_REQUEST'],
  ['an empty query', { query: '' }, 'BAD_REQUEST'],
  ['a blank query', { query: '  ' }, 'GRAPHQL_PARSE_FAILED'],
  ['an operation name in a number', { query: harmless, operationName: 5 }, 'BAD_REQUEST'],
  [
    'an unknown operation',
    { query: `query A ${harmless}`, operationName: 'B' },
    'OPERATION_RESOLUTION_FAILURE',
  ],
  [
    'two operations and no name',
    { query: `query A ${harmless} query B ${harmless}` },
    'OPERATION_RESOLUTION_FAILURE',
  ],
  ['a fragment alone', { query: 'fragment a on Pet { _id }' }, 'GRAPHQL_VALIDATION_FAILED'],
  ['a schema for a query', { query: 'type A { b: Int }' }, 'GRAPHQL_VALIDATION_FAILED'],
  ['a subscription', { query: 'subscription { ownOrderChanged { kind } }' }, 'BAD_USER_INPUT'],
  ['nothing', {}, 'BAD_REQUEST'],
  ['a list', [], 'BAD_REQUEST'],
];

it.each(mistakes)('%s is a mistake of who sent it', async (_what, body, code) => {
  const answer = await shop.send({ body });
  expect([answer.code, answer.text]).toEqual([code, expect.any(String)]);
  expect(answer.status).toBe(code === 'PERSISTED_QUERY_NOT_FOUND' ? 200 : 400);
});

it.each([
  ['a hash of another text', { query: harmless, extensions: JSON.stringify(persisted(sha256('x'))) }],
  ['variables that are no JSON', { query: harmless, variables: '{' }],
  ['extensions that are no JSON', { query: harmless, extensions: '{' }],
  ['a mutation', { query: 'mutation { saveUser(input: { name: "x" }) { _id } }' }],
  ['an empty query', { query: '' }],
])('%s in an address is a mistake of who sent it', async (_what, parameters) => {
  const answer = await shop.send({
    method: 'GET',
    search: String(new URLSearchParams(parameters)),
    headers: { 'apollo-require-preflight': '1' },
  });
  expect([400, 405]).toContain(answer.status);
  expect(answer.text).not.toContain('INTERNAL');
});

it.each([
  ['a syntax error', '{ pets', 'GRAPHQL_PARSE_FAILED'],
  ['a field that is not there', '{ horses { _id } }', 'GRAPHQL_VALIDATION_FAILED'],
  [
    'a value that is none of the enum',
    '{ pets(where: { type: HORSE }) { totalCount } }',
    'GRAPHQL_VALIDATION_FAILED',
  ],
])('%s has a code', async (_what, query, code) => {
  const answer = await shop.gql(query);
  expect([answer.status, answer.code]).toEqual([400, code]);
});

it('a bug is answered with an id, and nothing of what happened', async () => {
  // The database is not there, which no resolver expects.
  const { status, code, data, errors, text } = await shop.gql(harmless);
  expect([status, code, data]).toEqual([200, 'INTERNAL', { pets: null }]);
  expect(errors?.[0]?.message).toMatch(/^Something went wrong on our side \([0-9a-f-]{36}\)$/);
  expect(text).not.toMatch(/mongo|buffer|connect|stack|\.ts/i);
});

it.each([0, -1, 101, 2_147_483_647])('the size of a page is one from 1 to 100, not %d', async (first) => {
  const { code, status } = await shop.gql(`{ pets(first: ${first}) { totalCount } }`);
  expect([code, status < 500]).toEqual(['BAD_USER_INPUT', true]);
});

/* A closed schema keeps nobody out, since names can be guessed; it only saves strangers no work. */
describe.each([
  ['INTROSPECTION=off, as in production', 'off', [false, false, true]],
  ['INTROSPECTION=on, as in development', 'on', [true, true, true]],
])('with %s the schema', (_what, INTROSPECTION, mayRead) => {
  let described: ShopWithoutDatabase;
  beforeAll(async () => {
    described = await startShopWithoutDatabase({ INTROSPECTION });
  });
  afterAll(() => described.stop());

  it('is there for a visitor, a shopper and an admin as it should be', async () => {
    for (const question of ['{ __schema { queryType { name } } }', '{ __type(name: "Pet") { name } }']) {
      const answers = [null, aViewer(), aViewer('admin')].map((viewer) =>
        described.gql(question, {}, viewer),
      );
      const isThere = (await Promise.all(answers)).map(({ data, errors }) => Boolean(data && !errors));
      expect([question, isThere]).toEqual([question, mayRead]);
    }
  });

  it('is named in a rejection only where anybody may read it', async () => {
    const { errors } = await described.gql('{ petz { totalCount } }');
    expect(/Did you mean/.test(String(errors?.[0]?.message))).toBe(INTROSPECTION === 'on');
  });

  it('does not hide what a thing is called, which clients ask for with everything', async () => {
    expect((await described.gql('{ __typename }')).data.__typename).toBe('Query');
  });
});
