import { createHmac } from 'node:crypto';
import { Types } from 'mongoose';
import { databaseHash } from '../fixtures/database/database-hash.ts';
import { sendRaw } from '../fixtures/network/raw-request.ts';
import { checkOut, intentIdOf } from '../fixtures/shop/checkout.ts';
import { addItem, anItem } from '../fixtures/shop/items.ts';
import { type Shop, startShop } from '../harness/shop.ts';

/*
 * server/test/payments/webhooks.test.ts has the plain forgeries; these are some of those of somebody who read Stripe's
 * manual, who are all in server/src/payments/stripe/signed-events.test.ts.
 */

const SECRET = 'whsec_sandbox';

let shop: Shop;
let body: string;

beforeAll(async () => {
  shop = await startShop();
  const admin = await shop.signUp({ role: 'admin' });
  const shopper = await shop.signUp();
  const petId = await addItem(shop, admin.token, anItem());
  const { clientSecret } = await checkOut(shop, shopper.token, [{ petId, accessoriesAmount: 1 }]);
  const object = {
    object: 'payment_intent',
    id: intentIdOf(clientSecret),
    status: 'succeeded',
    amount_received: 1750,
  };
  const event = { id: `evt_${new Types.ObjectId()}`, object: 'event', type: 'payment_intent.succeeded' };
  body = JSON.stringify({ ...event, livemode: false, data: { object } });
});
afterAll(() => shop.stop());

interface Forgery {
  readonly what: string;
  readonly headersOf: (text: string) => Record<string, string>;
  /** What is sent in place of what was signed. */
  readonly sent?: (text: string) => string;
}

function mac(text: string, secret = SECRET): string {
  return createHmac('sha256', secret).update(text).digest('hex');
}

function signed(header: (mac: (secret?: string) => string, now: number) => string) {
  const now = Math.floor(Date.now() / 1000);
  return (text: string) => ({ 'stripe-signature': header((secret) => mac(`${now}.${text}`, secret), now) });
}

const good = signed((of, now) => `t=${now},v1=${of()}`);

const forgeries: Forgery[] = [
  { what: 'without a signature', headersOf: () => ({}) },
  {
    what: 'signed for another endpoint',
    headersOf: signed((of, now) => `t=${now},v1=${of('whsec_of_another_endpoint')}`),
  },
  {
    what: 'signed 301 seconds ago',
    headersOf: (text) => {
      const then = Math.floor(Date.now() / 1000) - 301;
      return { 'stripe-signature': `t=${then},v1=${mac(`${then}.${text}`)}` };
    },
  },
  {
    what: 'with the signature in a header of another name',
    headersOf: (text) => ({ 'x-stripe-signature': good(text)['stripe-signature'] }),
  },
  { what: 'with one byte changed', headersOf: good, sent: (text) => text.replace('1750', '1751') },
  { what: 'without what was signed', headersOf: good, sent: () => '' },
];

it('forged events are rejected with 400, and nothing is written', async () => {
  const before = await databaseHash(shop);
  for (const { what, headersOf, sent } of forgeries) {
    const answer = await deliver(sent ? sent(body) : body, headersOf(body));
    expect([what, answer.status, JSON.parse(answer.text).error.code]).toEqual([what, 400, 'BAD_USER_INPUT']);
  }
  expect(await databaseHash(shop)).toEqual(before);
});

it('the address of the webhook takes no GET, PUT or DELETE', async () => {
  for (const method of ['GET', 'PUT', 'DELETE']) {
    const answer = await sendRaw(shop.url, { method, path: '/payment/webhook', headers: good('') });
    expect([method, answer.status]).toEqual([method, 405]);
  }
});

it('the same event with its right signature is taken: the forgeries are rejected for what is wrong with them', async () => {
  expect((await deliver(body, good(body))).status).toBe(200);
});

function deliver(text: string, headers: Record<string, string>) {
  return sendRaw(shop.url, {
    method: 'POST',
    path: '/payment/webhook',
    headers: { 'content-type': 'application/json', ...headers },
    body: text,
  });
}
