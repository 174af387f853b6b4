import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { projectRoot } from '../../../packages/local-stack/system/project-root.ts';
import { sendRaw } from '../fixtures/network/raw-request.ts';
import { type Shop, startShop } from '../harness/shop.ts';

let shop: Shop;
let token: string;

beforeAll(async () => {
  shop = await startShop();
  token = (await shop.signUp()).token;
});
afterAll(() => shop.stop());

function send(path: string, init: RequestInit = {}): Promise<Response> {
  return fetch(`${shop.url}${path}`, init);
}

describe('errors of the REST paths', () => {
  it('are JSON, also for a path that is not there', async () => {
    for (const path of ['/nothing/here', '/pets/Nothing', '/admin', '/user/', '/payment/paymentstatuses']) {
      const { status, body } = await shop.rest('GET', path, { token });
      expect([path, status]).toEqual([path, 404]);
      expect(body).toEqual({ error: { code: 'NOT_FOUND', message: 'Path not found' } });
    }
  });

  it('say so of a method that a path does not take', async () => {
    const { status, body } = await shop.rest('POST', '/pets/GetAllPets', { token, json: {} });
    expect([status, body.error.code]).toEqual([405, 'BAD_USER_INPUT']);
  });

  it('say 400 for a body that is not what it should be', async () => {
    for (const body of ['{', '{"name": "Sam"', 'null', '42', '"text"', '[]']) {
      const answer = await send('/user/saveuser', {
        method: 'POST',
        headers: { 'content-type': 'application/json', authorization: `Bearer ${token}` },
        body,
      });
      const { error } = (await answer.json()) as { error: { code: string; message: string } };
      expect([body, answer.status, error.code]).toEqual([body, 400, 'BAD_USER_INPUT']);
      expect(error.message).not.toMatch(/position|token|JSON at|stack/i);
    }
  });

  it('say 400 for a path that can not be decoded', async () => {
    const answer = await send('/pets/PetOrderDelete/%E0%A4%A', { method: 'DELETE' });
    expect(answer.status).toBe(400);
    expect(await answer.json()).toEqual({ error: { code: 'BAD_USER_INPUT', message: expect.any(String) } });
  });

  it('tell a page’s reader nothing of the machine', async () => {
    const { headers } = await send('/nothing/here');
    expect(headers.get('x-powered-by')).toBeNull();
    expect(headers.get('x-content-type-options')).toBe('nosniff');
    expect(headers.get('x-request-id')).toMatch(/^[0-9a-f-]{36}$/);
    expect(headers.get('content-type')).toContain('application/json');
  });
});

describe('requests that a foreign page could make a browser send', () => {
  const query = '{ pets { totalCount } }';

  it('are rejected when they come as a form, as text or without a type', async () => {
    const sent = [
      ['application/x-www-form-urlencoded', `query=${encodeURIComponent(query)}`],
      ['text/plain', JSON.stringify({ query })],
      ['', JSON.stringify({ query })],
    ];
    for (const [type = '', body = ''] of sent) {
      const answer = await send('/graphql', { method: 'POST', headers: { 'content-type': type }, body });
      expect([type, answer.status >= 400 && answer.status < 500]).toEqual([type, true]);
      expect(await answer.text()).not.toContain('totalCount":');
    }
  });

  it('are rejected when they come as an upload without the header that makes browsers ask first', async () => {
    const form = new FormData();
    form.set('operations', JSON.stringify({ query, variables: {} }));
    form.set('map', '{}');
    const headers = { authorization: `Bearer ${token}` };
    const answer = await send('/graphql', { method: 'POST', headers, body: form });
    expect(answer.status).toBe(400);
    expect(await answer.text()).toMatch(/CSRF/i);
  });

  it('are rejected as a plain GET', async () => {
    const answer = await send(`/graphql?query=${encodeURIComponent(query)}`);
    expect(answer.status).toBe(400);
  });

  it('are not answered to pages of other origins', async () => {
    const answer = await send('/config.json', { headers: { origin: 'https://evil.test' } });
    expect(answer.headers.get('access-control-allow-origin')).toBeNull();
  });
});

describe('GraphQL', () => {
  it('takes no mutation by GET, which a link could send', async () => {
    const mutation = encodeURIComponent('mutation { saveUser(input: { name: "x" }) { name } }');
    const headers = { 'apollo-require-preflight': '1', authorization: `Bearer ${token}` };
    expect((await send(`/graphql?query=${mutation}`, { headers })).status).toBe(405);
  });

  it('takes no request of several operations in a list, which would get round the limits', async () => {
    const body = JSON.stringify([{ query: '{ me { _id } }' }, { query: '{ me { _id } }' }]);
    const answer = await send('/graphql', {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body,
    });
    expect(answer.status).toBe(400);
  });

  it('takes no body beyond all measure', async () => {
    const { status } = await shop
      .gql(`{ pets(search: "${'x'.repeat(300_000)}") { totalCount } }`)
      .catch(() => ({ status: 413 }));
    expect(status).toBe(413);
  });
});

describe('health', () => {
  it('is there for whoever runs the shop', async () => {
    expect(await (await send('/livez')).json()).toEqual({ status: 'ok' });
    const ready = await send('/readyz');
    expect([ready.status, await ready.json()]).toEqual([200, { status: 'ok', database: 'up' }]);
    const metrics = await send('/metrics');
    expect(metrics.status).toBe(200);
    expect(await metrics.text()).toContain('process_cpu_seconds_total');
  });
});

describe('config.json', () => {
  it('says what the client must know', async () => {
    const { status, body } = await shop.rest('GET', '/config.json');
    expect(status).toBe(200);
    expect(body).toMatchObject({
      mode: 'embedded',
      identity: { kind: 'emulator', projectId: 'demo-petshop' },
      payments: { kind: 'sandbox', publishableKey: 'pk_test_sandbox' },
    });
  });

  it('holds no secret', async () => {
    const text = await (await send('/config.json')).text();
    expect(text).not.toMatch(/sk_test|sk_live|whsec|mongodb|secret/i);
  });
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
  it('is kept by nobody on the way', async () => {
    for (const [method, path] of paths) {
      const { headers } = await shop.rest(method, path, { token });
      expect([path, headers.get('cache-control')]).toEqual([path, 'no-store']);
    }
  });
});

it('a file that can not be asked for so is a mistake of who asks for it', async () => {
  const files: [path: string, headers: Record<string, string>, status: number][] = [
    ['/assets/..%2f..%2fserver', {}, 404],
    ['/assets/..', {}, 404],
    ['/assets/%00', {}, 400],
    ['/favicon.svg', { range: 'bytes=99999999-' }, 416],
    ['/favicon.svg', { 'if-match': '"x"' }, 412],
    ['/favicon.svg', { 'if-unmodified-since': 'Mon, 01 Jan 1990 00:00:00 GMT' }, 412],
  ];
  for (const [path, headers, status] of files) {
    const answer = await sendRaw(shop.url, { path, headers });
    expect([path, answer.status, answer.text]).toEqual([path, status, expect.stringContaining('"error"')]);
  }
});

describe('the figures', () => {
  /** Names of all that /metrics prints. */
  let printed: string[];
  beforeAll(async () => {
    await shop.gql('{ pets { totalCount } }');
    const text = await (await send('/metrics')).text();
    printed = [...text.matchAll(/^# TYPE (\w+)/gm)].map(([, name = '']) => name);
  });

  const read = (path: string) => readFile(join(projectRoot, path), 'utf8');

  test('every figure that the server prints is explained in the manual of operations', async () => {
    const [, table = ''] = /\n### Figures\n([\s\S]*?)\n#/.exec(await read('docs/operations.md')) ?? [];
    const explained = [...table.matchAll(/^\| (.*?) \| /gm)].flatMap(([, cell = '']) =>
      [...cell.matchAll(/`([\w*]+)`/g)].map(
        ([, name = '']) => new RegExp(`^${name.replaceAll('*', '\\w*')}$`),
      ),
    );
    expect(printed.length).toBeGreaterThan(30);
    expect(printed.filter((name) => !explained.some((pattern) => pattern.test(name)))).toEqual([]);
    // The shop's own are explained one by one.
    const own = explained.filter(({ source }) => source.startsWith('^petshop_'));
    expect(own.filter((pattern) => !printed.some((name) => pattern.test(name)))).toEqual([]);
  });

  test('the alerts ask for figures that there are', async () => {
    const alerts = await read('deploy/petshop-alerts.yml');
    const asked = new Set(
      [...alerts.matchAll(/\b((?:petshop|process|nodejs)_[a-z_]+)/g)].map(([, name = '']) => name),
    );
    expect(asked.size).toBeGreaterThan(6);
    const series = printed.flatMap((name) => [name, `${name}_count`, `${name}_bucket`, `${name}_sum`]);
    expect([...asked].filter((name) => !series.includes(name))).toEqual([]);
  });

  test('the alert on the age of the last comparison fires for an age below zero, too', async () => {
    const [, expression = ''] =
      /alert: PetshopReconciliationStopped\n(?: +#.*\n)* +expr: (.*)\n/.exec(
        await read('deploy/petshop-alerts.yml'),
      ) ?? [];
    expect(expression.split(' or ')).toEqual([
      expect.stringMatching(/^min\(petshop_money_checked_seconds\) > \d+$/),
      expect.stringMatching(/^min\(petshop_money_checked_seconds\) < -\d+$/),
    ]);
  });
});

it('none of it is in the log as a fault of ours', async () => {
  expect(await shop.log()).not.toContain('unexpected error');
});
