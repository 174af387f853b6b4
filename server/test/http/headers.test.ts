import { buildStaleTargets, clientTarget } from '../../../packages/local-stack/build/build.ts';
import { terminalConsole } from '../../../packages/local-stack/terminal/console.ts';
import { neverInterrupted } from '../../../packages/local-stack/terminal/interruption.ts';
import { FakeGoogle } from '../fixtures/identity/google/fake-google.ts';
import { sendBytes } from '../fixtures/network/raw-bytes.ts';
import { anItem } from '../fixtures/shop/items.ts';
import { aPhotograph } from '../fixtures/shop/pictures.ts';
import type { Account } from '../harness/accounts.ts';
import { type Shop, startShop } from '../harness/shop.ts';

let shop: Shop;
let admin: Account;
let shopper: Account;
let picture: string;

beforeAll(async () => {
  // The pages are those of the built client; `npm test` has built it already.
  await buildStaleTargets([clientTarget], terminalConsole(neverInterrupted));
  shop = await startShop();
  [admin, shopper] = await Promise.all([shop.signUp({ role: 'admin' }), shop.signUp()]);
  picture = await addPicture();
});
afterAll(() => shop.stop());

async function addPicture(): Promise<string> {
  const query = `mutation ($input: AddPetInput!, $img: Upload) {
    addPet(input: $input, img: $img) { image { url(width: 320) } }
  }`;
  const files = [{ at: 'variables.img', bytes: await aPhotograph() }];
  const { data } = await shop.gql(query, { input: anItem(), img: null }, admin.token, files);
  return data.addPet.image.url;
}

function send(path: string, init: RequestInit = {}): Promise<Response> {
  return fetch(`${shop.url}${path}`, { redirect: 'manual', ...init });
}

const bearer = (token: string) => ({ authorization: `Bearer ${token}` });
const asPage = { headers: { accept: 'text/html' } };
const json = { 'content-type': 'application/json' };

/** One of each kind of answer. */
const answers: [string, number, () => Promise<Response>][] = [
  ['a page', 200, () => send('/', asPage)],
  ['a page that is not there', 404, () => send('/nowhere', asPage)],
  ['a script', 404, () => send('/assets/nothing.js')],
  ['the settings of the client', 200, () => send('/config.json')],
  ['a redirect', 301, () => send('/index.html')],
  ['robots.txt', 200, () => send('/robots.txt')],
  ['the sitemap', 200, () => send('/sitemap.xml')],
  ['a picture', 200, () => send(picture)],
  ['a picture that is not there', 404, () => send('/images/none/320.webp')],
  ['the explorer', 200, () => send('/graphql', asPage)],
  [
    'GraphQL',
    200,
    () => send('/graphql', { method: 'POST', headers: json, body: '{"query":"{ me { _id } }"}' }),
  ],
  ['a refusal of GraphQL', 400, () => send('/graphql', { method: 'POST', headers: json, body: '{' })],
  ['a bad token', 401, () => send('/user/checkUser', { headers: bearer('x') })],
  ['a list for the old client', 200, () => send('/pets/GetAllPets')],
  ['a file of the back office', 200, () => send('/admin/export/items.csv', { headers: bearer(admin.token) })],
  ['a refusal for the old client', 403, () => send('/admin/GetAllData', { headers: bearer(shopper.token) })],
  ['a path that can not be read', 400, () => send('/pets/PetOrderDelete/%E0%A4%A', { method: 'DELETE' })],
  ['a webhook that is not signed', 400, () => send('/payment/webhook', { method: 'POST', body: '{}' })],
  ['the health of the process', 200, () => send('/livez')],
  ['the figures', 200, () => send('/metrics')],
];

function policyOf(answer: Response): Map<string, string[]> {
  const directives = (answer.headers.get('content-security-policy') ?? '').split(';');
  return new Map(
    directives.map((text) => text.trim().split(' ')).map(([name = '', ...from]) => [name, from]),
  );
}

describe('every answer', () => {
  it('keeps browsers from what the shop never asks of them', async () => {
    for (const [what, status, ask] of answers) expectHeaders(what, status, await ask());
  });

  function expectHeaders(what: string, status: number, answer: Response): void {
    expect([what, answer.status]).toEqual([what, status]);
    expect(Object.fromEntries(answer.headers)).toMatchObject({
      'x-content-type-options': 'nosniff',
      'x-frame-options': 'DENY',
      'referrer-policy': 'strict-origin-when-cross-origin',
      'permissions-policy': expect.stringContaining('camera=()'),
      'x-request-id': expect.stringMatching(/^[0-9a-f-]{36}$/),
    });
    expect(answer.headers.get('x-powered-by')).toBeNull();
    expect(answer.headers.get('access-control-allow-origin')).toBeNull();
    const policy = policyOf(answer);
    if (what === 'a picture') {
      expect(policy.get('default-src')).toEqual(["'none'"]);
      return;
    }
    expect(policy.get('script-src')).toContain("'self'");
    for (const source of policy.get('script-src') ?? [])
      expect(source).not.toMatch(/unsafe|\*$|^https?:$|data:/);
    expect(policy.get('frame-ancestors')).toEqual(["'none'"]);
    expect(policy.get('object-src')).toEqual(["'none'"]);
    expect(policy.get('base-uri')).toEqual(["'self'"]);
  }
});

describe('in production', () => {
  const google = new FakeGoogle();
  let real: Shop;
  beforeAll(async () => {
    await google.start();
    real = await startShop({ env: await google.env() });
  });
  afterAll(async () => {
    await real.stop();
    await google.stop();
  });
  const open = (path: string, init: RequestInit = asPage) => fetch(`${real.url}${path}`, init);

  it('the browser is told to come by TLS alone, and what a page may use is no part of a demo', async () => {
    for (const path of [
      '/',
      '/nowhere',
      '/graphql',
      '/livez',
      '/pets/GetAllPets',
      '/user/checkUser',
      '/images/none/1.webp',
    ]) {
      const hsts = (await open(path)).headers.get('strict-transport-security');
      expect([path, Number(/max-age=(\d+)/.exec(hsts ?? '')?.[1]) >= 31_536_000]).toEqual([path, true]);
    }
    const policy = policyOf(await open('/'));
    expect(policy.get('script-src')).toContain('https://js.stripe.com');
    expect([...policy.values()].flat().join(' ')).not.toMatch(/127\.0\.0\.1|localhost|http:/);
    expect(await (await open('/config.json')).json()).not.toHaveProperty('identity.appCheckSiteKey');
  });

  it('there is no explorer, and no schema for who asks for it', async () => {
    const page = await open('/graphql');
    expect(await page.text()).toContain('POST GraphQL operations to this address.');
    expect(page.headers.get('content-security-policy')).not.toContain('apollographql');
    expect((await real.gql('{ __schema { queryType { name } } }')).code).toBe('GRAPHQL_VALIDATION_FAILED');
  });

  it('the figures are for this machine alone, where no token is set', async () => {
    expect((await open('/metrics')).status).toBe(200);
    expect((await open('/metrics', { headers: { 'x-forwarded-for': '127.0.0.1' } })).status).toBe(401);
  });
});

describe('a page of another origin', () => {
  const write = (headers: Record<string, string>, path = '/user/saveuser') =>
    send(path, {
      method: 'POST',
      headers: { ...bearer(shopper.token), ...json, ...headers },
      body: JSON.stringify({
        name: 'Robin',
        query: 'mutation { saveUser(input: { name: "Robin" }) { _id } }',
      }),
    });
  it('changes nothing on any path, and the shop’s own and programs do', async () => {
    for (const path of ['/user/saveuser', '/graphql', '/payment/create-payment-intent']) {
      const answer = await write({ origin: 'https://evil.test' }, path);
      expect([path, answer.status]).toEqual([path, 403]);
      expect(await answer.text()).toContain('FORBIDDEN');
      expect(answer.headers.get('access-control-allow-origin')).toBeNull();
    }
    const own: Record<string, string>[] = [{ origin: shop.url, 'sec-fetch-site': 'same-origin' }, {}];
    for (const headers of own) {
      expect((await write(headers)).status).toBe(200);
      expect((await write(headers, '/graphql')).status).toBe(200);
    }
  });

  it('is not told by a preflight that it may', async () => {
    const answer = await send('/graphql', {
      method: 'OPTIONS',
      headers: { origin: 'https://evil.test', 'access-control-request-method': 'POST' },
    });
    const names = [...answer.headers.keys()].filter((name) => name.startsWith('access-control-'));
    expect(names).toEqual([]);
  });

  it('finds no path that takes what it can send without asking', async () => {
    for (const type of [
      'text/plain',
      'application/x-www-form-urlencoded',
      'multipart/form-data; boundary=x',
      'application/xml',
    ]) {
      for (const path of [
        '/user/saveuser',
        '/pets/PetOrderPost',
        '/accessories/PostCart',
        '/payment/paymentstatus',
      ]) {
        const headers = { ...bearer(shopper.token), 'content-type': type };
        const answer = await send(path, { method: 'POST', headers, body: '{"name":"Robin"}' });
        expect([type, path, answer.status, await answer.json()]).toEqual([
          type,
          path,
          415,
          { error: { code: 'UNSUPPORTED_MEDIA_TYPE', message: 'Send JSON' } },
        ]);
      }
    }
  });
});

describe('a body that is meant to do harm', () => {
  const post = async (body: string, path = '/user/saveuser') => {
    const answer = await send(path, { method: 'POST', headers: { ...bearer(shopper.token), ...json }, body });
    return { status: answer.status, text: await answer.text() };
  };

  it('is rejected, however deep it is', async () => {
    expect((await post(`{"name":${'['.repeat(10_000)}${']'.repeat(10_000)}}`)).status).toBe(400);
  });

  it('changes no object but its own', async () => {
    const bodies = [
      '{"__proto__":{"name":"x","role":"admin"}}',
      '{"constructor":{"prototype":{"name":"x"}}}',
    ];
    for (const body of bodies) expect((await post(body)).text).not.toContain('"role":"admin"');
    const { data } = await shop.gql('{ me { role } }', {}, shopper.token);
    expect(data.me.role).toBe('REGULAR');
    const { data: pets } = await shop.gql('{ pets(first: 1) { totalCount } }');
    expect(pets.pets.totalCount).toEqual(expect.any(Number));
  });
});

describe('what a request says of itself', () => {
  it('gets into no log line, header or id', async () => {
    const id = '11111111-1111-1111-1111-111111111111';
    const answer = await send('/pets/%0d%0aSet-Cookie:%20a=b/%0a{"level":60,"msg":"forged"}', {
      headers: { 'x-request-id': id, 'x-forwarded-for': 'forged"\\n', 'user-agent': 'forged-agent' },
    });
    expect(answer.status).toBe(404);
    expect(answer.headers.get('x-request-id')).not.toBe(id);
    expect(answer.headers.get('set-cookie')).toBeNull();
    // Lines that do not begin so are Node's own warnings.
    const lines = (await shop.log()).split('\n').filter((line) => line.startsWith('{'));
    for (const line of lines) expect(() => JSON.parse(line)).not.toThrow();
    const all = lines.map((line) => JSON.parse(line));
    expect(all.filter(({ msg, level }) => msg === 'forged' || level === 60)).toEqual([]);
    expect(lines.join('\n')).not.toMatch(/forged-agent|11111111-1111/);
  });

  it('is rejected where it can not be read', async () => {
    const unreadable: [string, number][] = [
      ['GET /livez HTTP/1.1\r\nHost: x\r\nX: a\rb\r\n\r\n', 400],
      ['POST /graphql HTTP/1.1\r\nHost: x\r\nContent-Length: 1\r\nContent-Length: 2\r\n\r\n', 400],
      ['POST /graphql HTTP/1.1\r\nHost: x\r\nContent-Length: 1\r\nTransfer-Encoding: chunked\r\n\r\n', 400],
      [`GET /livez HTTP/1.1\r\nHost: x\r\nX: ${'a'.repeat(100_000)}\r\n\r\n`, 431],
      [`GET /${'a'.repeat(20_000)} HTTP/1.1\r\nHost: x\r\n\r\n`, 431],
      ['EHLO shop\r\n\r\n', 400],
      ['STEAL /livez HTTP/1.1\r\nHost: x\r\n\r\n', 400],
    ];
    for (const [bytes, status] of unreadable) {
      const answer = await sendBytes(shop.url, bytes).response;
      expect([bytes.slice(0, 80), answer.slice(9, 12)]).toEqual([bytes.slice(0, 80), String(status)]);
      expect(answer).toContain('nosniff');
      expect(answer).toContain('"code":"BAD_USER_INPUT"');
      expect(answer).not.toMatch(/parse error|HPE_|stack/i);
    }
  });
});
