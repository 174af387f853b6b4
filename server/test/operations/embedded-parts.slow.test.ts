import { connect } from 'node:net';
import { FakeGoogle } from '../fixtures/identity/google/fake-google.ts';
import { anItem } from '../fixtures/shop/items.ts';
import type { Account } from '../harness/accounts.ts';
import { type OwnShop, startShop } from '../harness/shop.ts';

const accounts = '/identitytoolkit.googleapis.com/v1/accounts';
const letters = '/emulator/v1/projects/demo-petshop/oobCodes';

let shop: OwnShop;
let admin: Account;
let shopper: Account;

beforeAll(async () => {
  shop = await startShop();
  [admin, shopper] = await Promise.all([shop.signUp({ role: 'admin' }), shop.signUp()]);
});
afterAll(() => shop.stop());

interface Answer {
  readonly status: number;
  readonly headers: Headers;
  // biome-ignore lint/suspicious/noExplicitAny: answers of parts that are not ours, of many shapes.
  readonly body: any;
}

async function send(path: string, init: RequestInit = {}): Promise<Answer> {
  const answer = await fetch(`${shop.url}${path}`, init);
  const text = await answer.text();
  const isJson = answer.headers.get('content-type')?.includes('json');
  return { status: answer.status, headers: answer.headers, body: isJson ? JSON.parse(text) : text };
}

function post(path: string, body: object | URLSearchParams, headers: Record<string, string> = {}) {
  const isForm = body instanceof URLSearchParams;
  const type = isForm ? 'application/x-www-form-urlencoded' : 'application/json';
  return send(path, {
    method: 'POST',
    headers: { 'content-type': type, ...headers },
    body: isForm ? body : JSON.stringify(body),
  });
}

const form = (fields: Record<string, string>) => new URLSearchParams(fields);
const asOwner = { authorization: 'Bearer owner' };

/** Starts a payment for one bag of food and gives its client secret. */
async function aPayment(): Promise<string> {
  const { data: added } = await shop.gql(
    'mutation ($input: AddPetInput!) { addPet(input: $input) { _id } }',
    { input: anItem({ category: 'FOOD', stock: 5 }) },
    admin.token,
  );
  const { data } = await shop.gql(
    'mutation ($input: CreatePaymentIntentInput!) { createPaymentIntent(input: $input) { clientSecret } }',
    {
      input: {
        entries: [{ petId: added.addPet._id, accessoriesAmount: 1 }],
        username: 'Robin Park',
        location: '12 Orchard Lane, Portland',
        phone: '5035550142',
        idempotencyKey: crypto.randomUUID(),
      },
    },
    shopper.token,
  );
  return data.createPaymentIntent.clientSecret;
}

const intentOf = (clientSecret: string) => clientSecret.split('_secret_')[0];

function cardFields(clientSecret: string, number = '4242424242424242') {
  return form({
    key: 'pk_test_sandbox',
    client_secret: clientSecret,
    'payment_method_data[type]': 'card',
    'payment_method_data[card][number]': number,
    'payment_method_data[card][exp_month]': '12',
    'payment_method_data[card][exp_year]': '2040',
    'payment_method_data[card][cvc]': '123',
  });
}

describe('on the shop’s own port a browser', () => {
  it('registers, signs in, and has its token renewed', async () => {
    const robin = { email: 'robin.port@petshop.test', password: 'petshop-test', returnSecureToken: true };
    const registered = await post(`${accounts}:signUp?key=demo`, robin);
    expect(registered.status).toBe(200);
    const signedIn = await post(`${accounts}:signInWithPassword?key=demo`, robin);
    expect(signedIn.body).toMatchObject({ localId: registered.body.localId, registered: true });
    const { data } = await shop.gql('{ me { email } }', {}, signedIn.body.idToken);
    expect(data.me.email).toBe(robin.email);

    const renewal = form({ grant_type: 'refresh_token', refresh_token: signedIn.body.refreshToken });
    const renewed = await post('/securetoken.googleapis.com/v1/token?key=demo', renewal);
    expect(renewed.body).toMatchObject({ user_id: registered.body.localId });
    const looked = await post(`${accounts}:lookup?key=demo`, { idToken: renewed.body.id_token });
    expect(looked.body.users[0].email).toBe(robin.email);
  });

  it('hears why it is rejected, as from the provider itself', async () => {
    const { email } = shopper;
    const { status, body } = await post(`${accounts}:signInWithPassword?key=demo`, {
      email,
      password: 'no-no-no',
    });
    expect([status, body.error.message]).toEqual([400, 'INVALID_PASSWORD']);
  });

  it('gets the letter for a forgotten password', async () => {
    const { email } = shopper;
    expect(
      (await post(`${accounts}:sendOobCode?key=demo`, { requestType: 'PASSWORD_RESET', email })).status,
    ).toBe(200);
    const { body } = await send(letters);
    expect(body.oobCodes).toContainEqual(expect.objectContaining({ email, requestType: 'PASSWORD_RESET' }));
  });

  it('pays', async () => {
    const secret = await aPayment();
    const asked = await send(
      `/stripe/v1/payment_intents/${intentOf(secret)}?key=pk_test_sandbox&client_secret=${secret}`,
    );
    expect(asked.body.status).toBe('requires_payment_method');
    const paid = await post(`/stripe/v1/payment_intents/${intentOf(secret)}/confirm`, cardFields(secret));
    expect([paid.status, paid.body.status]).toEqual([200, 'succeeded']);
  });

  it('hears that its card is declined, as from Stripe itself', async () => {
    const secret = await aPayment();
    const path = `/stripe/v1/payment_intents/${intentOf(secret)}/confirm`;
    const { status, body } = await post(path, cardFields(secret, '4000000000000002'));
    expect([status, body.error.code]).toEqual([402, 'card_declined']);
  });

  it('gets the headers of the shop with all of it, and none that would let other pages in', async () => {
    for (const { headers } of [await send(letters), await send('/stripe/v1/payment_intents/pi_1')]) {
      expect(headers.get('x-content-type-options')).toBe('nosniff');
      expect(headers.get('x-request-id')).toMatch(/^[0-9a-f-]{36}$/);
      expect(headers.get('cache-control')).toBe('no-store');
      expect([...headers.keys()].filter((name) => name.startsWith('access-control-'))).toEqual([]);
    }
  });

  it('is sent nowhere else by the policy of its pages, nor told of other ports', async () => {
    const page = await send('/', { headers: { accept: 'text/html' } });
    expect(page.headers.get('content-security-policy')).toContain("connect-src 'self';");
    const { body } = await send('/config.json');
    expect(JSON.stringify(body)).not.toMatch(/127\.0\.0\.1|localhost|:\d{4}/);
  });
});

describe('nobody gets through the shop’s port', () => {
  it.each<[string, string, string]>([
    ['the list of all accounts', 'GET', '/emulator/v1/projects/demo-petshop/accounts'],
    ['the end of all accounts', 'DELETE', '/emulator/v1/projects/demo-petshop/accounts'],
    ['the settings of the provider', 'PATCH', '/emulator/v1/projects/demo-petshop/config'],
    ['the letters of another project', 'GET', '/emulator/v1/projects/other/oobCodes'],
    [
      'what only the project’s owner may',
      'POST',
      '/identitytoolkit.googleapis.com/v1/projects/demo-petshop/accounts:query',
    ],
    ['a session of somebody else', 'POST', `${accounts}:signInWithCustomToken`],
  ])('%s', async (_what, method, path) => {
    const headers = { ...asOwner, 'content-type': 'application/json' };
    const answer = await send(path, { method, headers, body: method === 'GET' ? undefined : '{}' });
    expect([answer.status, answer.body.error.code]).toEqual([404, 'NOT_FOUND']);
  });

  it('the owner’s power over accounts, where a browser has some of its own', async () => {
    const change = { localId: shopper.uid, targetProjectId: 'demo-petshop', disableUser: true };
    const { status } = await post(`${accounts}:update?key=demo`, change, asOwner);
    expect(status).toBeGreaterThanOrEqual(400);
    const { data } = await shop.gql('{ me { email } }', {}, shopper.token);
    expect(data.me.email).toBe(shopper.email);
  });

  it.each<[string, string, Record<string, string>, Record<string, string>]>([
    ['a refund', 'refunds', { payment_intent: 'pi_1' }, { authorization: 'Bearer sk_test_sandbox' }],
    [
      'a payment of one’s own making',
      'payment_intents',
      { amount: '50', currency: 'usd' },
      { authorization: 'Basic c2tfdGVzdF9zYW5kYm94Og==' },
    ],
    ['a refund with the key in the form', 'refunds', { payment_intent: 'pi_1', key: 'sk_test_sandbox' }, {}],
  ])('%s', async (_what, path, fields, headers) => {
    const { status, body } = await post(`/stripe/v1/${path}`, form(fields), headers);
    expect([status, body.error.type]).toEqual([401, 'invalid_request_error']);
  });

  it('a page of another origin', async () => {
    const headers = { origin: 'https://evil.test' };
    for (const path of [`${accounts}:signUp?key=demo`, '/stripe/v1/payment_methods']) {
      expect([path, (await post(path, {}, headers)).status]).toEqual([path, 403]);
    }
  });

  it.each(['with its length said', 'in pieces'])('a body of a megabyte, %s', async (how) => {
    const bytes = new Uint8Array(1_000_000).fill(97);
    const pieces = new ReadableStream({
      start(controller) {
        for (let at = 0; at < bytes.length; at += 10_000) controller.enqueue(bytes.slice(at, at + 10_000));
        controller.close();
      },
    });
    const init = how === 'in pieces' ? { body: pieces, duplex: 'half' } : { body: bytes };
    const { status, body } = await send('/stripe/v1/payment_methods', {
      method: 'POST',
      ...init,
    } as RequestInit);
    expect([status, body.error.code]).toEqual([413, 'PAYLOAD_TOO_LARGE']);
  });
});

describe('a part that does not run', () => {
  afterEach(() => shop.startStripe());

  it('is said in the words that its own client understands, while the shop goes on', async () => {
    await shop.stopStripe();
    const { status, body } = await post('/stripe/v1/payment_methods', form({ key: 'pk_test_sandbox' }));
    expect([status, body.error.code]).toEqual([503, 'UPSTREAM_UNAVAILABLE']);
    expect(body.error.message).toMatch(/connecting to our payments provider/);
    expect((await send('/livez')).status).toBe(200);
  });
});

describe('a shop on real parts', () => {
  const google = new FakeGoogle();
  let real: OwnShop;
  beforeAll(async () => {
    await google.start();
    real = await startShop({ env: await google.env() });
  });
  afterAll(async () => {
    await real.stop();
    await google.stop();
  });

  it.each([`${accounts}:signUp?key=demo`, letters, '/stripe/v1/payment_intents/pi_1'])(
    'hands nothing on: %s',
    async (path) => {
      const get = await fetch(`${real.url}${path}`);
      const posted = await fetch(`${real.url}${path}`, {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: '{}',
      });
      expect([get.status, posted.status]).toEqual([404, 404]);
    },
  );
});

describe('where the server listens', () => {
  /** Another loopback address, which only who listens on all of them answers. */
  const elsewhere = '127.0.0.2';

  function answersAt(host: string, url: string): Promise<boolean> {
    return new Promise((resolve) => {
      const socket = connect({ host, port: Number(new URL(url).port) });
      socket.once('connect', () => {
        resolve(true);
        socket.destroy();
      });
      socket.once('error', () => resolve(false));
    });
  }

  it('is this machine alone, as long as its identity takes unsigned tokens', async () => {
    expect(await answersAt('127.0.0.1', shop.url)).toBe(true);
    expect(await answersAt(elsewhere, shop.url)).toBe(false);
  });

  it('is where HOST says', async () => {
    const open = await shop.startAnother({ HOST: '0.0.0.0' });
    expect(await answersAt(elsewhere, open.url)).toBe(true);
    await open.terminate();
  });
});
