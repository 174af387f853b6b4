import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { type Shop, startShop } from '../harness/shop.ts';

let shop: Shop;

beforeAll(async () => {
  shop = await startShop();
});
afterAll(() => shop.stop());

/** The client's operations by their hashes, as the code generator left them. */
const operations = Object.entries<string>(
  JSON.parse(readFileSync('client/src/gql/persisted-documents.json', 'utf8')),
).map(([hash, text]) => ({ hash: hash.replace('sha256:', ''), text }));

function hashOf(name: string): string {
  const found = operations.find(({ text }) => text.includes(` ${name}`));
  if (!found) throw new Error(`The client has no operation ${name}`);
  return found.hash;
}

const persisted = (sha256Hash: string) => JSON.stringify({ persistedQuery: { version: 1, sha256Hash } });

async function get(
  parameters: Record<string, string>,
  headers: Record<string, string> = { 'apollo-require-preflight': 'true' },
) {
  const answer = await fetch(`${shop.url}/graphql?${new URLSearchParams(parameters)}`, { headers });
  return { status: answer.status, body: await answer.json() };
}

describe('an operation of the shop’s own client', () => {
  it('is known by its hash from the start, with the type names that the client’s cache adds', async () => {
    const variables = JSON.stringify({ orderBy: 'NEWEST', first: 1 });
    const { body } = await get({ variables, extensions: persisted(hashOf('query PetListMore')) });
    expect(body).toMatchObject({ data: { pets: { __typename: 'PetConnection', edges: [] } } });
  });

  it('is answered with them still, after somebody else has sent its text', async () => {
    const shopper = await shop.signUp();
    const { hash, text } = operations.find((one) => one.text.includes('mutation SaveUser')) ?? {};
    if (!hash || !text) throw new Error('The client saves no profile');
    const variables = { input: { name: 'Robin' } };
    await shop.gql(text, variables, shopper.token);
    const answer = await fetch(`${shop.url}/graphql`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', authorization: `Bearer ${shopper.token}` },
      body: `{"variables":${JSON.stringify(variables)},"extensions":${persisted(hash)}}`,
    });
    expect(await answer.json()).toMatchObject({ data: { saveUser: { __typename: 'User' } } });
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
});

describe('an operation of another client', () => {
  const query = '{ pets(first: 1) { totalCount } }';
  const hash = createHash('sha256').update(query).digest('hex');

  it('is not known by its hash until its text came with it', async () => {
    const unknown = await get({ extensions: persisted(hash) });
    expect(unknown.body.errors[0].extensions.code).toBe('PERSISTED_QUERY_NOT_FOUND');
    await get({ query, extensions: persisted(hash) });
    expect((await get({ extensions: persisted(hash) })).body).toEqual({ data: { pets: { totalCount: 0 } } });
  });

  it('can not be put under the hash of another one', async () => {
    const taken = hashOf('query PetListMore');
    const { status } = await get({ query, extensions: persisted(taken) });
    expect(status).toBe(400);
  });

  it('needs no hash at all', async () => {
    expect((await shop.gql(query)).data).toEqual({ pets: { totalCount: 0 } });
  });
});
