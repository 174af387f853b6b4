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
  it.each(['/nothing/here', '/pets/Nothing', '/admin', '/user/', '/payment/paymentstatuses'])(
    'are JSON, also for a path that is not there: %s',
    async (path) => {
      const { status, body } = await shop.rest('GET', path, { token });
      expect(status).toBe(404);
      expect(body).toEqual({ error: { code: 'NOT_FOUND', message: 'Path not found' } });
    },
  );

  it('are the same for a method that a path does not know', async () => {
    const { status, body } = await shop.rest('POST', '/pets/GetAllPets', { token, json: {} });
    expect([status, body.error.code]).toEqual([404, 'NOT_FOUND']);
  });

  it.each(['{', '{"name": "Sam"', 'null', '42', '"text"', '[]'])(
    'say 400 for a body that is not what it should be: %s',
    async (body) => {
      const answer = await send('/user/saveuser', {
        method: 'POST',
        headers: { 'content-type': 'application/json', authorization: `Bearer ${token}` },
        body,
      });
      const { error } = (await answer.json()) as { error: { code: string; message: string } };
      expect([answer.status, error.code]).toEqual([400, 'BAD_USER_INPUT']);
      expect(error.message).not.toMatch(/position|token|JSON at|stack/i);
    },
  );

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

describe('errors of GraphQL', () => {
  it.each([
    ['a syntax error', '{ pets', 'GRAPHQL_PARSE_FAILED'],
    ['a field that is not there', '{ horses { _id } }', 'GRAPHQL_VALIDATION_FAILED'],
    [
      'a value that is none of the enum',
      '{ pets(where: { type: HORSE }) { totalCount } }',
      'GRAPHQL_VALIDATION_FAILED',
    ],
  ])('have a code for %s', async (_what, query, code) => {
    const answer = await shop.gql(query);
    expect([answer.status, answer.code]).toEqual([400, code]);
  });

  it('have a code for variables of the wrong kind', async () => {
    const answer = await shop.gql('query ($first: Int!) { pets(first: $first) { totalCount } }', {
      first: 'ten',
    });
    expect([answer.status, answer.code]).toEqual([400, 'BAD_USER_INPUT']);
  });

  it('carry their code and no stack', async () => {
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
});

describe('requests that a foreign page could make a browser send', () => {
  const query = '{ pets { totalCount } }';

  it.each([
    ['as a form', 'application/x-www-form-urlencoded', `query=${encodeURIComponent(query)}`],
    ['as text', 'text/plain', JSON.stringify({ query })],
    ['without a type', '', JSON.stringify({ query })],
  ])('are rejected when they come %s', async (_how, type, body) => {
    const answer = await send('/graphql', { method: 'POST', headers: { 'content-type': type }, body });
    expect(answer.status).toBeGreaterThanOrEqual(400);
    expect(answer.status).toBeLessThan(500);
    expect(await answer.text()).not.toContain('totalCount":');
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

it('limits how much one address may ask, and says when to come back', async () => {
  const limited = await startShop({ env: { RATE_LIMIT: 'on' } });
  try {
    const statuses: number[] = [];
    let last: Awaited<ReturnType<Shop['rest']>> | undefined;
    for (let round = 0; round < 20; round++) {
      const answers = await Promise.all(
        Array.from({ length: 80 }, () => limited.rest('GET', '/pets/GetAllPets')),
      );
      statuses.push(...answers.map((answer) => answer.status));
      last = answers.findLast((answer) => answer.status === 429) ?? last;
    }
    expect(statuses.filter((status) => status === 200)).toHaveLength(1500);
    expect(last?.body.error.code).toBe('RATE_LIMITED');
    expect(Number(last?.headers.get('retry-after'))).toBeGreaterThan(0);
    const forwarded = await limited.rest('GET', '/pets/GetAllPets', {
      headers: { 'x-forwarded-for': '203.0.113.9' },
    });
    expect(forwarded.status).toBe(429);
    expect((await limited.rest('GET', '/livez')).status).toBe(200);
  } finally {
    await limited.stop();
  }
});
