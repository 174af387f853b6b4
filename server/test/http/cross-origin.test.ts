import { connectSubscriptionClient, openSocket } from '../fixtures/api/subscription-client.ts';
import { addItem, anItem } from '../fixtures/shop/items.ts';
import type { Account } from '../harness/accounts.ts';
import { type Shop, startShop } from '../harness/shop.ts';

/* Storefronts elsewhere: the setting ALLOWED_ORIGINS. */

const storefront = 'https://store.example';
const stranger = 'https://stranger.example';
const shops: { open?: Shop; closed?: Shop } = {};
let admin: Account;

beforeAll(async () => {
  const env = { ALLOWED_ORIGINS: `${storefront}, http://localhost:3000` };
  [shops.open, shops.closed] = await Promise.all([startShop({ env }), startShop()]);
  admin = await shops.open.signUp({ role: 'admin' });
  await addItem(shops.open, admin.token, anItem());
});
afterAll(() => Promise.all([shops.open?.stop(), shops.closed?.stop()]));

const json = { 'content-type': 'application/json' };

/** As a browser sends it for a page of an origin. */
function send(where: keyof typeof shops, origin: string, path: string, init: RequestInit = {}) {
  const headers = { origin, 'sec-fetch-site': 'cross-site', ...init.headers };
  return fetch(`${shops[where]?.url}${path}`, { ...init, headers });
}

function preflight(where: keyof typeof shops, origin: string, path: string, method: string) {
  const headers = {
    'access-control-request-method': method,
    'access-control-request-headers': 'authorization,content-type',
  };
  return send(where, origin, path, { method: 'OPTIONS', headers });
}

const query = '{"query":"{ pets { totalCount } }"}';
const get = `/graphql?query=${encodeURIComponent('{ pets { totalCount } }')}`;

const requests: [what: string, path: string, init: RequestInit, status: number][] = [
  ['GraphQL by POST', '/graphql', { method: 'POST', headers: json, body: query }, 200],
  ['GraphQL by GET', get, { headers: { 'apollo-require-preflight': '1' } }, 200],
  ['a mistake in GraphQL', '/graphql', { method: 'POST', headers: json, body: '{"query":"{"}' }, 400],
  ['a REST path', '/pets/GetAllPets', {}, 200],
  ['a REST path for accounts', '/user/saveuser', { method: 'POST', headers: json, body: '{}' }, 401],
  ['a wrong method', '/pets/GetAllPets', { method: 'DELETE' }, 405],
  ['the configuration', '/config.json', {}, 200],
  ['a path that is not there', '/nowhere', {}, 404],
];

describe('a page of an allowed origin', () => {
  it.each(requests)('may read %s', async (_what, path, init, status) => {
    const answer = await send('open', storefront, path, init);
    expect(answer.status).toBe(status);
    expect(answer.headers.get('access-control-allow-origin')).toBe(storefront);
    expect(answer.headers.get('vary')).toMatch(/\borigin\b/i);
    expect(answer.headers.get('access-control-expose-headers')).toContain('Retry-After');
    // Without cookies there is nothing to send along.
    expect(answer.headers.get('access-control-allow-credentials')).toBeNull();
  });

  it.each([
    ['/graphql', 'POST'],
    ['/user/saveuser', 'POST'],
    ['/admin/AcceptPet/0123456789abcdef01234567', 'PUT'],
    ['/pets/PetOrderDelete/0123456789abcdef01234567', 'DELETE'],
  ])('may send what it asks for at %s by %s', async (path, method) => {
    const answer = await preflight('open', storefront, path, method);
    expect(answer.status).toBe(204);
    expect(answer.headers.get('access-control-allow-origin')).toBe(storefront);
    expect(answer.headers.get('access-control-allow-methods')?.split(', ')).toContain(method);
    const allowed = answer.headers.get('access-control-allow-headers')?.toLowerCase().split(', ');
    expect(allowed).toEqual(
      expect.arrayContaining(['authorization', 'content-type', 'apollo-require-preflight']),
    );
    expect(Number(answer.headers.get('access-control-max-age'))).toBeGreaterThan(0);
  });

  it('is answered from the cache with its own headers, whoever asked before', async () => {
    const headers = { 'apollo-require-preflight': '1' };
    for (const origin of [storefront, stranger, 'http://localhost:3000', storefront]) {
      const answer = await send('open', origin, get, { headers });
      expect(answer.status).toBe(200);
      expect(answer.headers.get('access-control-allow-origin')).toBe(origin === stranger ? null : origin);
    }
  });

  it('may change what its token may', async () => {
    const body = JSON.stringify({ query: 'mutation { saveUser(input: { name: "Ann" }) { name } }' });
    const headers = { ...json, authorization: `Bearer ${admin.token}` };
    const answer = await send('open', storefront, '/graphql', { method: 'POST', headers, body });
    expect(await answer.json()).toEqual({ data: { saveUser: { name: 'Ann' } } });
  });

  it('may open a live connection', async () => {
    const options = { token: admin.token, headers: { origin: storefront } };
    const client = await connectSubscriptionClient(shops.open?.url ?? '', options);
    client.close();
  });
});

describe.each([
  ['of an origin that is not allowed', 'open', stranger],
  ['of any origin, where none is set', 'closed', storefront],
  ['whose address only begins like an allowed one', 'open', `${storefront}.evil.example`],
] as const)('a page %s', (_what, where, origin) => {
  it.each(requests.filter(([, , { method }]) => !method))('may not read %s', async (_name, path, init) => {
    const answer = await send(where, origin, path, init);
    expect(answer.headers.get('access-control-allow-origin')).toBeNull();
  });

  it('gets no leave to send anything', async () => {
    const answer = await preflight(where, origin, '/graphql', 'POST');
    expect(answer.headers.get('access-control-allow-origin')).toBeNull();
    expect(answer.headers.get('access-control-allow-methods')).toBeNull();
  });

  it.each(requests.filter(([, , { method }]) => method))('changes nothing: %s', async (_name, path, init) => {
    const answer = await send(where, origin, path, init);
    expect(answer.status).toBe(403);
    expect(answer.headers.get('access-control-allow-origin')).toBeNull();
  });

  it('opens no live connection', async () => {
    await expect(openSocket(shops[where]?.url ?? '', { headers: { origin } })).rejects.toThrow('403');
  });
});
