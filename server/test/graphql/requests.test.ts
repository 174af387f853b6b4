import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { sendRaw } from '../fixtures/network/raw-request.ts';
import type { Account } from '../harness/accounts.ts';
import { type Shop, startShop } from '../harness/shop.ts';

/*
 * Requests to /graphql as they come over HTTP. What is a mistake and what asks for too much is a table in
 * server/src/app/requests.test.ts and large-requests.test.ts.
 */

let shop: Shop;
let shopper: Account;

beforeAll(async () => {
  shop = await startShop();
  shopper = await shop.signUp();
});
afterAll(() => shop.stop());

async function post(body: string, { token }: { token?: string } = {}) {
  const answer = await fetch(`${shop.url}/graphql`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...(token && { authorization: `Bearer ${token}` }) },
    body,
  });
  const text = await answer.text();
  return { status: answer.status, cost: Number(answer.headers.get('x-query-cost')), body: JSON.parse(text) };
}

async function get(
  parameters: Record<string, string>,
  headers: Record<string, string> = { 'apollo-require-preflight': 'true' },
) {
  const answer = await fetch(`${shop.url}/graphql?${new URLSearchParams(parameters)}`, { headers });
  return { status: answer.status, body: await answer.json() };
}

describe('an operation of the shop’s own client', () => {
  const operations = Object.entries<string>(
    JSON.parse(readFileSync('client/src/gql/persisted-documents.json', 'utf8')),
  ).map(([hash, text]) => ({ hash: hash.replace('sha256:', ''), text }));

  function hashOf(name: string): string {
    const found = operations.find(({ text }) => text.includes(` ${name}`));
    if (!found) throw new Error(`The client has no operation ${name}`);
    return found.hash;
  }

  it('is known by its hash from the start, with the type names that the client’s cache adds', async () => {
    const variables = JSON.stringify({ orderBy: 'NEWEST', first: 1 });
    const { body } = await get({ variables, extensions: persisted(hashOf('query PetListMore')) });
    expect(body).toMatchObject({ data: { pets: { __typename: 'PetConnection', edges: [] } } });
  });

  it('is answered with them still, after somebody else has sent its text', async () => {
    const { hash, text } = operations.find((one) => one.text.includes('mutation SaveUser')) ?? {};
    if (!hash || !text) throw new Error('The client saves no profile');
    const variables = { input: { name: 'Robin' } };
    await shop.gql(text, variables, shopper.token);
    const request = `{"variables":${JSON.stringify(variables)},"extensions":${persisted(hash)}}`;
    const { body } = await post(request, shopper);
    expect(body).toMatchObject({ data: { saveUser: { __typename: 'User' } } });
  });

  it('can not change anything by GET', async () => {
    const variables = JSON.stringify({ input: { name: 'Robin' } });
    const { status } = await get({ variables, extensions: persisted(hashOf('mutation SaveUser')) });
    expect(status).toBe(405);
  });

  it('is rejected like any other where a page of another origin could have sent it for an account', async () => {
    const { status } = await get({ extensions: persisted(hashOf('query Me')) }, {});
    expect(status).toBe(400);
  });

  it('gives its hash to no operation of another client', async () => {
    const extensions = persisted(hashOf('query PetListMore'));
    expect((await get({ query: harmless, extensions })).status).toBe(400);
  });
});

const harmless = '{ pets(first: 1) { totalCount } }';
const persisted = (sha256Hash: string) => JSON.stringify({ persistedQuery: { version: 1, sha256Hash } });

it('an operation of another client is not known by its hash until its text came with it', async () => {
  const extensions = persisted(createHash('sha256').update(harmless).digest('hex'));
  const unknown = await get({ extensions });
  expect(unknown.body.errors[0].extensions.code).toBe('PERSISTED_QUERY_NOT_FOUND');
  await get({ query: harmless, extensions });
  expect((await get({ extensions })).body).toEqual({ data: { pets: { totalCount: 0 } } });
});

it('an answer says what its question cost, and one that costs too much is refused', async () => {
  const list = (first: number) => JSON.stringify({ query: `{ pets(first: ${first}) { edges { cursor } } }` });
  const [small, large] = [await post(list(1)), await post(list(100))];
  expect([small.status, large.status, large.cost > small.cost]).toEqual([200, 200, true]);
  const refused = await post(list(100_000_000));
  expect([refused.status, refused.body.errors[0].extensions.code]).toEqual([400, 'BAD_USER_INPUT']);
  expect(refused.body.errors[0].message).toMatch(/^This asks for too much: \d+ of at most 10000 points/);
});

/** What is sent, and the code of the answer. */
const mistakes: [body: string, code: string][] = [
  ['{"query": ', 'BAD_USER_INPUT'],
  ['"{ me { _id } }"', 'BAD_USER_INPUT'],
  ['null', 'BAD_USER_INPUT'],
  ['[]', 'BAD_REQUEST'],
  ['{"query":"{ me { _id } }","variables":"{}"}', 'BAD_REQUEST'],
  ['{"query":"{ me { _id "}', 'GRAPHQL_PARSE_FAILED'],
  [`${'['.repeat(20_000)}${']'.repeat(20_000)}`, 'BAD_REQUEST'],
  [`[${'{},'.repeat(60_000)}{}]`, 'BAD_REQUEST'],
];
it('a body that is no question is a mistake of who sent it', async () => {
  for (const [text, code] of mistakes) {
    const { status, body } = await post(text, shopper);
    const found = body.errors?.[0].extensions.code ?? body.error?.code;
    expect([text.slice(0, 50), status, found]).toEqual([text.slice(0, 50), 400, code]);
  }
});

it.each([
  ['a query twice', `/graphql?query=${encodeURIComponent(harmless)}&query=x`],
  ['broken escapes', '/graphql?query=%E0%A4%A'],
  [
    'a mutation',
    `/graphql?query=${encodeURIComponent('mutation { saveUser(input: { name: "x" }) { _id } }')}`,
  ],
])('%s in an address is a mistake of who sent it', async (_what, path) => {
  const answer = await sendRaw(shop.url, { path, headers: { 'apollo-require-preflight': '1' } });
  expect([400, 405]).toContain(answer.status);
  expect(answer.text).not.toContain('INTERNAL');
});

it('an error carries its code and no stack', async () => {
  const { errors } = await shop.gql('{ pet(id: "x") { _id } }');
  expect(errors).toEqual([
    {
      message: 'Item not found',
      path: ['pet'],
      locations: expect.any(Array),
      extensions: { code: 'NOT_FOUND' },
    },
  ]);
});

it('none of them is in the log as a fault of ours', async () => {
  expect(await shop.log()).not.toContain('unexpected error');
});
