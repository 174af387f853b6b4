import { createHmac } from 'node:crypto';
import { gzipSync } from 'node:zlib';
import { Types } from 'mongoose';
import { eventually } from '../fixtures/process/eventually.ts';
import { checkOut, intentIdOf, type Started } from '../fixtures/shop/checkout.ts';
import { addItem, anItem } from '../fixtures/shop/items.ts';
import type { Account } from '../harness/accounts.ts';
import { type OwnShop, startShop } from '../harness/shop.ts';

let shop: OwnShop;
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

function deliver(
  body: string | Buffer<ArrayBuffer>,
  signature?: string,
  headers: object = {},
): Promise<Response> {
  return fetch(`${shop.url}/payment/webhook`, {
    method: 'POST',
    headers: {
      'content-type': 'application/json',
      ...(signature && { 'stripe-signature': signature }),
      ...headers,
    },
    body,
  });
}

describe('Stripe’s webhook', () => {
  it('alone settles a payment whose shopper went away after paying', async () => {
    await shop.pay(started.clientSecret);
    await eventually(async () => (await statusOf(started)) === 'succeeded');
    expect(await entryStatusOf(started)).toBe('paid');
  });

  it('alone notes why a card was rejected', async () => {
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

  it('about one payment comes in any order: four events in all of their orders end in one paid order', async () => {
    await shop.pay(started.clientSecret);
    const types = ['created', 'processing', 'payment_failed', 'succeeded'];
    for (const order of ordersOf(types)) {
      for (const type of order) {
        const body = JSON.stringify({ ...anEventAbout(started), type: `payment_intent.${type}` });
        expect((await deliver(body, signatureOf(body))).status).toBe(200);
      }
      expect([await statusOf(started), await entryStatusOf(started)]).toEqual(['succeeded', 'paid']);
    }
    const pet = await shop.db.collection('pets').findOne({ _id: new Types.ObjectId(petId) });
    const live = await shop.db.collection('cartentries').countDocuments({ status: { $ne: 'cancelled' } });
    expect(pet?.stock).toBe(1000 - live);
  });

  it('is stored before it is handled: one that could not be handled is handled when it comes again', async () => {
    await shop.pay(started.clientSecret);
    await eventually(async () => (await statusOf(started)) === 'succeeded');
    const other = await checkOut(shop, (await shop.signUp()).token, [{ petId, accessoriesAmount: 1 }]);
    const event = anEventAbout(other);
    const body = JSON.stringify(event);
    await shop.stopStripe();
    expect((await deliver(body, signatureOf(body))).status).toBe(503);
    const events = shop.db.collection('webhookevents');
    expect(await events.findOne({ _id: event.id as never })).not.toHaveProperty('handledAt');
    await shop.startStripe();
    await shop.pay(other.clientSecret);
    expect((await deliver(body, signatureOf(body))).status).toBe(200);
    expect(await statusOf(other)).toBe('succeeded');
    expect(await events.findOne({ _id: event.id as never })).toHaveProperty('handledAt');
  });

  it('may carry two signatures, as it does while its secret is exchanged', async () => {
    await shop.pay(started.clientSecret);
    const body = JSON.stringify(anEventAbout(started));
    const [time, mine] = signatureOf(body).split(',');
    const old = signatureOf(body, { secret: 'whsec_before' }).split(',')[1];
    expect((await deliver(body, `${time},${old},${mine}`)).status).toBe(200);
    expect(await statusOf(started)).toBe('succeeded');
  });

  it.each([
    ['of real money, in a shop that plays', { livemode: true }],
    ['of another account that is connected with ours', { account: 'acct_of_somebody' }],
  ])('%s is answered kindly, and nothing of it is kept', async (_what, changes) => {
    const event = { ...anEventAbout(started), ...changes };
    const body = JSON.stringify(event);
    expect((await deliver(body, signatureOf(body))).status).toBe(200);
    const kept = await shop.db.collection('webhookevents').findOne({ _id: event.id as never });
    expect([kept, await statusOf(started)]).toEqual([null, 'requires_payment']);
  });

  it('about an intent of somebody else changes nothing here', async () => {
    const foreign = await shop.stripe.paymentIntents.create({ amount: 1500, currency: 'usd' });
    await shop.pay(foreign.client_secret ?? '');
    const body = JSON.stringify(anEventAbout({ ...started, clientSecret: foreign.client_secret ?? '' }));
    expect((await deliver(body, signatureOf(body))).status).toBe(200);
    expect(await statusOf(started)).toBe('requires_payment');
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
    [
      'signed for tomorrow, so that it could be played again until then',
      (body) => signatureOf(body, { at: Math.floor(Date.now() / 1000) + 86_400 }),
    ],
    ['signed by the scheme of Stripe’s tests alone', (body) => signatureOf(body).replace('v1=', 'v0=')],
    ['signed without a time', (body) => signatureOf(body).replace(/^t=\d+,/, '')],
    ['signed with an empty secret', (body) => signatureOf(body, { secret: '' })],
  ])('%s is rejected with 400, and nothing changes', async (_how, signatureFor) => {
    const events = shop.db.collection('webhookevents');
    const event = anEventAbout(started);
    const body = JSON.stringify(event);
    const answer = await deliver(body, signatureFor(body));
    expect(answer.status).toBe(400);
    expect(await answer.json()).toMatchObject({ error: { code: 'BAD_USER_INPUT' } });
    expect(await events.findOne({ _id: event.id as never })).toBeNull();
    expect([await statusOf(started), await entryStatusOf(started)]).toEqual(['requires_payment', 'pending']);
  });

  it.each(['', 'not json', '[]'])('with the body %j is rejected even when it is signed', async (body) => {
    const answer = await deliver(body, signatureOf(body));
    expect(answer.status).toBe(400);
  });

  it('with a body of two megabytes is not read to its end', async () => {
    const body = JSON.stringify({ ...anEventAbout(started), padding: 'x'.repeat(2 * 1024 * 1024) });
    const answer = await deliver(body, signatureOf(body));
    expect([answer.status, (await answer.json()).error.code]).toEqual([413, 'PAYLOAD_TOO_LARGE']);
    expect(await statusOf(started)).toBe('requires_payment');
  });

  it('with a packed body is not unpacked, whichever bytes are signed', async () => {
    const body = JSON.stringify(anEventAbout(started));
    const answer = await deliver(gzipSync(body), signatureOf(body), { 'content-encoding': 'gzip' });
    expect([answer.status, (await answer.json()).error.code]).toEqual([415, 'UNSUPPORTED_MEDIA_TYPE']);
  });

  it('in the same event put together again is rejected: the bytes are signed, not what they mean', async () => {
    const event = anEventAbout(started);
    const answer = await deliver(JSON.stringify(event, null, 2), signatureOf(JSON.stringify(event)));
    expect(answer.status).toBe(400);
  });
});

/** Every order in which some things can come. */
function ordersOf<T>(things: readonly T[]): T[][] {
  if (things.length === 0) return [[]];
  return things.flatMap((first, place) =>
    ordersOf(things.toSpliced(place, 1)).map((rest) => [first, ...rest]),
  );
}
