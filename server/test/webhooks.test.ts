import { createHmac } from 'node:crypto';
import { Types } from 'mongoose';
import { checkOut, intentIdOf, type Started } from './fixtures/checkout.ts';
import { eventually } from './fixtures/eventually.ts';
import { addItem, anItem } from './fixtures/items.ts';
import type { Account } from './harness/accounts.ts';
import { type Shop, startShop } from './harness/shop.ts';

jest.setTimeout(60_000);

let shop: Shop;
let shopper: Account;
let petId: string;
let started: Started;

beforeAll(async () => {
  shop = await startShop();
  const admin = await shop.signUp({ role: 'admin' });
  petId = await addItem(shop, admin.token, anItem({ petprice: 10, stock: 1000 }));
});
beforeEach(async () => {
  shopper = await shop.signUp();
  started = await checkOut(shop, shopper.token, [{ petId, accessoriesAmount: 1 }]);
});
afterAll(() => shop.stop());

function payments() {
  return shop.db.collection('payments');
}

async function statusOf({ paymentId }: Started): Promise<string> {
  const record = await payments().findOne({ _id: new Types.ObjectId(paymentId) });
  return record?.status;
}

async function entryStatusOf({ paymentId }: Started): Promise<string> {
  const record = await shop.db
    .collection('cartentries')
    .findOne({ paymentId: new Types.ObjectId(paymentId) });
  return record?.status;
}

/** What Stripe would say about a payment that succeeded. */
function anEventAbout({ clientSecret }: Started, id = `evt_${new Types.ObjectId()}`) {
  const object = {
    object: 'payment_intent',
    id: intentIdOf(clientSecret),
    status: 'succeeded',
    amount_received: 1500,
  };
  return { id, object: 'event', type: 'payment_intent.succeeded', data: { object } };
}

interface Signing {
  secret?: string;
  /** Unix seconds. */
  at?: number;
}

function signatureOf(
  body: string,
  { secret = 'whsec_sandbox', at = Math.floor(Date.now() / 1000) }: Signing = {},
): string {
  return `t=${at},v1=${createHmac('sha256', secret).update(`${at}.${body}`).digest('hex')}`;
}

function deliver(body: string, signature?: string): Promise<Response> {
  return fetch(`${shop.url}/payment/webhook`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...(signature && { 'stripe-signature': signature }) },
    body,
  });
}

describe('Stripe’s webhook', () => {
  it('alone settles a payment whose shopper went away after paying', async () => {
    await shop.pay(started.clientSecret);
    await eventually(async () => (await statusOf(started)) === 'succeeded');
    expect(await entryStatusOf(started)).toBe('paid');
  });

  it('alone notes why a card was refused', async () => {
    await shop.pay(started.clientSecret, '4000000000000002');
    await eventually(async () => {
      const record = await payments().findOne({ _id: new Types.ObjectId(started.paymentId) });
      return record?.failureMessage === 'Your card was declined.';
    });
    expect(await statusOf(started)).toBe('requires_payment');
  });

  it('is no proof in itself: an event with a good signature about a payment that Stripe did not take changes nothing', async () => {
    const body = JSON.stringify(anEventAbout(started));
    expect((await deliver(body, signatureOf(body))).status).toBe(200);
    expect([await statusOf(started), await entryStatusOf(started)]).toEqual(['requires_payment', 'pending']);
  });

  it('that comes twice, or ten times at once, is handled once', async () => {
    await shop.pay(started.clientSecret);
    const body = JSON.stringify(anEventAbout(started));
    const answers = await Promise.all(Array.from({ length: 10 }, () => deliver(body, signatureOf(body))));
    expect(answers.map((answer) => answer.status)).toEqual(Array(10).fill(200));
    await eventually(async () => (await statusOf(started)) === 'succeeded');
    const { id } = JSON.parse(body);
    expect(await shop.db.collection('webhookevents').countDocuments({ _id: id })).toBe(1);
  });

  it('that comes late does no harm: a refunded payment stays refunded', async () => {
    await shop.pay(started.clientSecret);
    await eventually(async () => (await statusOf(started)) === 'succeeded');
    const entry = await shop.db
      .collection('cartentries')
      .findOne({ paymentId: new Types.ObjectId(started.paymentId) });
    const cancel = 'mutation ($id: ID!) { cancelCartEntry(id: $id) { status } }';
    await shop.gql(cancel, { id: entry?._id.toString() }, shopper.token);
    expect(await statusOf(started)).toBe('refunded');

    const late = JSON.stringify(anEventAbout(started));
    expect((await deliver(late, signatureOf(late))).status).toBe(200);
    expect([await statusOf(started), await entryStatusOf(started)]).toEqual(['refunded', 'cancelled']);
  });

  it('about something that the shop does not know is taken and forgotten', async () => {
    const event = {
      id: `evt_${new Types.ObjectId()}`,
      object: 'event',
      type: 'customer.created',
      data: { object: { object: 'customer', id: 'cus_1' } },
    };
    const body = JSON.stringify(event);
    expect((await deliver(body, signatureOf(body))).status).toBe(200);
  });
});

describe('a webhook that Stripe did not send', () => {
  it.each<[string, (body: string) => string | undefined]>([
    ['without a signature', () => undefined],
    ['with an empty signature', () => ''],
    ['with something else in place of one', () => 't=1,v1=abc'],
    ['signed with another secret', (body) => signatureOf(body, { secret: 'whsec_guessed' })],
    ['signed for another body', (body) => signatureOf(`${body} `)],
    [
      'signed ten minutes ago, so that a recorded one can not be played again',
      (body) => signatureOf(body, { at: Math.floor(Date.now() / 1000) - 600 }),
    ],
  ])('%s is refused with 400, and nothing changes', async (_how, signatureFor) => {
    const events = shop.db.collection('webhookevents');
    const event = anEventAbout(started);
    const body = JSON.stringify(event);
    const answer = await deliver(body, signatureFor(body));
    expect(answer.status).toBe(400);
    expect(await answer.json()).toMatchObject({ error: { code: 'BAD_USER_INPUT' } });
    expect(await events.findOne({ _id: event.id as never })).toBeNull();
    expect([await statusOf(started), await entryStatusOf(started)]).toEqual(['requires_payment', 'pending']);
  });

  it.each(['', 'not json', '[]'])('with the body %j is refused even when it is signed', async (body) => {
    const answer = await deliver(body, signatureOf(body));
    expect(answer.status).toBe(400);
  });
});
