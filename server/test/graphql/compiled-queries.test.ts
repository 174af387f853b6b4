import { readFileSync } from 'node:fs';
import {
  askByGet,
  askByPost,
  type ClientOperation,
  clientOperation,
} from '../fixtures/api/persisted-operations.ts';
import { type ClientQueries, prepareClientQueries, withoutPlaces } from '../fixtures/api/sampled-queries.ts';
import { openSharedShop } from '../harness/shared-shop.ts';
import type { Shop } from '../harness/shop.ts';

let shop: Shop;
let client: ClientQueries;

beforeAll(async () => {
  shop = await openSharedShop();
  client = await prepareClientQueries(shop);
});
afterAll(() => shop.stop());

/** Asked by a text that is not the client's own, which graphql-js executes. */
async function byReference({ name, hash }: ClientOperation, variables: object, token?: string) {
  const answer = await fetch(`${shop.url}/graphql`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...(token && { authorization: `Bearer ${token}` }) },
    body: JSON.stringify({
      operationName: name,
      query: `# ${Math.random()}\n${completed[`sha256:${hash}`]}`,
      variables,
    }),
  });
  return { status: answer.status, body: withoutPlaces(await answer.json()) };
}

async function compiled(operation: ClientOperation, variables: object, token?: string) {
  const answer = await askByPost(shop.url, operation, variables, { ...(token && { token }) });
  return { status: answer.status, body: withoutPlaces(await answer.json()) };
}

const completed: Record<string, string> = JSON.parse(readFileSync('dist/client/operations.json', 'utf8'));

describe('a query of the client that the server has compiled', () => {
  it.each<[string, () => string | undefined]>([
    ['an admin', () => client.admin.token],
    ['a shopper', () => client.shopper.token],
    ['a visitor', () => undefined],
  ])('is answered to %s as by the reference, each of them', async (_who, tokenOf) => {
    expect(client.queries.length).toBeGreaterThan(50);
    for (const query of client.queries) {
      const variables = client.variablesOf(query);
      const [answer, expected] = await Promise.all([
        compiled(query, variables, tokenOf()),
        byReference(query, variables, tokenOf()),
      ]);
      expect([query.name, answer]).toEqual([query.name, expected]);
    }
  });

  it('is rejected as by the reference', async () => {
    const wrongIds = [
      { id: '0123456789abcdef01234567' },
      { id: 'salmon' },
      {},
      { id: { $ne: null } },
      { id: '0123456789abcdef01234567', where: { type: 'DOG' } },
    ];
    const details = clientOperation('PetDetails');
    for (const variables of wrongIds) {
      expect([variables, await compiled(details, variables)]).toEqual([
        variables,
        await byReference(details, variables),
      ]);
    }
    const wrongLists = [
      { orderBy: 'NEWEST', first: 101 },
      { orderBy: 'NEWEST', first: 100_000 },
      { orderBy: 'OLDEST', first: 1 },
      { orderBy: 'NEWEST', first: 1, after: 'x' },
      { orderBy: 'NEWEST', first: 1, where: { horses: true } },
    ];
    const list = clientOperation('PetListMore');
    for (const variables of wrongLists) {
      for (const ask of [askByPost, askByGet]) {
        const answer = await ask(shop.url, list, variables);
        const given = { status: answer.status, body: withoutPlaces(await answer.json()) };
        expect([variables, given]).toEqual([variables, await byReference(list, variables)]);
      }
    }
  });

  it('is rejected for a bad token', async () => {
    const { status, body } = await compiled(clientOperation('Me'), {}, 'no.token.atall');
    expect(status).toBe(401);
    expect(body).toMatchObject({ errors: [{ extensions: { code: 'UNAUTHENTICATED' } }] });
  });

  it('says its cost, has an id of its own, and is counted and logged under it', async () => {
    const read = async () => (await shop.rest('GET', '/metrics')).body as string;
    const countIn = (text: string) =>
      Number(/^petshop_graphql_fields_total\{field="query.me",code="ok"\} (\d+)/m.exec(text)?.[1] ?? 0);
    const before = countIn(await read());
    const answer = await askByPost(shop.url, clientOperation('Me'), {}, { token: client.shopper.token });
    expect(Number(answer.headers.get('x-query-cost'))).toBeGreaterThan(0);
    expect(countIn(await read())).toBe(before + 1);
    const id = answer.headers.get('x-request-id') ?? '-';
    const lines = (await shop.log()).split('\n').filter((line) => line.includes(id));
    expect(lines.map((line) => JSON.parse(line))).toContainEqual(
      expect.objectContaining({ req: { id, method: 'POST', path: '/graphql' }, res: { status: 200 } }),
    );
  });
});
