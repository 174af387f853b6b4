import { createHmac, randomUUID } from 'node:crypto';
import { Types } from 'mongoose';
import { DAY_MS, MINUTE_MS } from '../../../domain/durations.ts';
import { runBuilt } from '../fixtures/database/backups.ts';
import {
  changePayment,
  findingsAbout,
  paymentOf,
  reconcileNow,
  refundsOf,
} from '../fixtures/payments/money-health.ts';
import { eventually } from '../fixtures/process/eventually.ts';
import { withShiftedClock } from '../fixtures/process/shifted-clock.ts';
import { acceptPetOrder, orderAnimal, undoAcceptPetOrder } from '../fixtures/shop/animal-orders.ts';
import {
  aCheckoutOf,
  buy,
  cancelCartEntry,
  checkOut,
  confirmPayment,
  createPaymentIntent,
  intentIdOf,
} from '../fixtures/shop/checkout.ts';
import { addItem, anAnimal, anItem } from '../fixtures/shop/items.ts';
import type { Account } from '../harness/accounts.ts';
import { sendGraphql, sendRest } from '../harness/requests.ts';
import { type OwnShop, type ServerProcess, startShop } from '../harness/shop.ts';

/** A token is good for an hour, also by a clock that is ahead by this. */
const CLOCK_AHEAD_MS = 50 * MINUTE_MS;

let shop: OwnShop;
let admin: Account;
let shopper: Account;
let petId: string;

beforeAll(async () => {
  shop = await startShop({ hasWebhooks: false });
  admin = await shop.signUp({ role: 'admin' });
});
beforeEach(async () => {
  shopper = await shop.signUp();
  petId = await addItem(shop, admin.token, anItem({ petprice: 20, stock: 100 }));
});
afterAll(() => shop.stop());

/** `npm run reconcile` on a machine whose clock is wrong. */
async function reconcileWithClock(aheadMs: number): Promise<string> {
  const env = { ...withShiftedClock(aheadMs), STRIPE_PORT: String(shop.stripePort) };
  return (await runBuilt('cli/reconcile', shop.db.databaseName, [], { env })).output;
}

/** An intent as only this shop makes them, charged, for a payment that it does not have. */
async function anUnknownCharge(): Promise<string> {
  const { clientSecret } = await checkOut(shop, shopper.token, [{ petId, accessoriesAmount: 1 }]);
  const { metadata } = await shop.stripe.paymentIntents.retrieve(intentIdOf(clientSecret));
  const intent = await shop.stripe.paymentIntents.create({
    amount: 7700,
    currency: 'usd',
    metadata: { ...metadata, paymentId: new Types.ObjectId().toHexString() },
  });
  await shop.pay(intent.client_secret ?? '');
  return intent.id;
}

const shipCartEntry = 'mutation ($id: ID!) { shipCartEntry(id: $id) { _id undoUntil } }';
const undoShipCartEntry = 'mutation ($id: ID!) { undoShipCartEntry(id: $id) { _id } }';

async function anAnimalOrder(): Promise<string> {
  return orderAnimal(shop, shopper.token, await addItem(shop, admin.token, anAnimal()));
}

async function aPaidEntry(): Promise<string> {
  const { payment } = await buy(shop, shopper.token, [{ petId, accessoriesAmount: 1 }]);
  return payment.cartEntries[0]._id;
}

/** Whether a time is now, by the right clock, give or take what a busy machine takes. */
function isNow(moment: unknown): boolean {
  return Math.abs(Date.now() - Number(moment)) < MINUTE_MS;
}

function isIn(moment: unknown, milliseconds: number): boolean {
  return isNow(Number(moment) - milliseconds);
}

describe('after a clock that was ahead for a moment', () => {
  afterEach(async () => {
    await shop.db.collection('leases').deleteMany({});
    await shop.db.collection('reconciliations').deleteMany({});
  });

  it('the comparison with Stripe still finds a charge that has no payment', async () => {
    await reconcileWithClock(DAY_MS);
    const intentId = await anUnknownCharge();
    expect(findingsAbout(await reconcileNow(shop, admin), intentId)).toMatchObject([
      { kind: 'UNKNOWN_INTENT', outcome: 'Gave back $77.00.' },
    ]);
  });

  it('runs that an earlier version recorded for tomorrow count for nothing', async () => {
    const tomorrow = new Date(Date.now() + DAY_MS);
    await shop.db.collection('reconciliations').insertOne({
      startedAt: tomorrow,
      finishedAt: tomorrow,
      tookMs: 1,
      found: 0,
      solved: 0,
      isComplete: true,
    });
    const intentId = await anUnknownCharge();
    const health = await reconcileNow(shop, admin);
    expect(findingsAbout(health, intentId)).toMatchObject([{ kind: 'UNKNOWN_INTENT' }]);
    expect(isNow(Date.parse(health.checkedAt ?? ''))).toBe(true);
  });

  it('a lease, and a rest, that reach until tomorrow keep nobody from a run', async () => {
    const tomorrow = new Date(Date.now() + DAY_MS);
    const lease = { _id: 'reconciliation' as never };
    const leases = shop.db.collection('leases');
    await leases.updateOne(lease, { $set: { until: tomorrow, restsUntil: tomorrow } }, { upsert: true });
    expect(await reconcileWithClock(0)).toMatch(/^Compared with Stripe in/);

    await leases.updateOne(lease, { $set: { restsUntil: tomorrow } });
    const before = await shop.db.collection('reconciliations').countDocuments();
    const another = await shop.startAnother({ RECONCILE_SECONDS: '1' });
    const rounds = shop.db.collection('reconciliations');
    // A server that starts does its first round whatever rests; the second one is by the rest.
    await eventually(async () => (await rounds.countDocuments()) > before + 1);
    await another.terminate();
  });

  it('what it left for tomorrow is due when it should be', async () => {
    const later = { status: 'requires_payment', expiresAt: new Date(Date.now() + DAY_MS) };
    const { paymentId } = await checkOut(shop, shopper.token, [{ petId, accessoriesAmount: 1 }]);
    await changePayment(shop, paymentId, later);
    const unclaimed = new Types.ObjectId();
    const { insertedId: posted } = await shop.db.collection('payments').insertOne({
      ...(await paymentOf(shop, paymentId)),
      _id: unclaimed,
      kind: 'legacy',
      number: 'FP-2222-2222',
      status: 'succeeded',
      intentId: 'pi_of_the_old_client',
      idempotencyKey: randomUUID(),
      openFor: randomUUID(),
      closesAt: new Date(Date.now() + DAY_MS),
    });
    const { insertedId: event } = await shop.db.collection('webhookevents').insertOne({
      _id: `evt_${new Types.ObjectId()}` as never,
      type: 'payment_intent.succeeded',
      intentId: 'pi_of_nobody',
      receivedAt: new Date(Date.now() + DAY_MS),
    });
    await reconcileNow(shop, admin);
    expect(isIn((await paymentOf(shop, paymentId))?.expiresAt, 15 * MINUTE_MS)).toBe(true);
    expect(isIn((await paymentOf(shop, String(posted)))?.closesAt, 30 * MINUTE_MS)).toBe(true);
    const stored = await shop.db.collection('webhookevents').findOne({ _id: event });
    expect(isNow(stored?.receivedAt)).toBe(true);
    await shop.db.collection('payments').deleteOne({ _id: unclaimed });
  });

  it('a refund that it owed is looked for at Stripe before it is made: its key may be forgotten', async () => {
    const other = await addItem(shop, admin.token, anItem({ petprice: 60, stock: 3 }));
    const { payment, paymentId, clientSecret } = await buy(shop, shopper.token, [
      { petId, accessoriesAmount: 1 },
      { petId: other, accessoriesAmount: 1 },
    ]);
    await shop.gql(cancelCartEntry, { id: payment.cartEntries[0]._id }, shopper.token);
    // Another key stands for the forgotten one; enough of the charge is left for a second refund.
    await shop.db.collection('refunds').updateOne(
      { paymentId: new Types.ObjectId(paymentId) },
      {
        $set: { status: 'owed', createdAt: new Date(Date.now() + DAY_MS), attempt: 7 },
        $unset: { stripeRefundId: '' },
      },
    );
    await reconcileNow(shop, admin);
    expect(await refundsOf(shop, intentIdOf(clientSecret))).toEqual([2000]);
  });
});

describe.each([
  ['ahead', CLOCK_AHEAD_MS],
  ['behind', -20 * 60 * MINUTE_MS],
])('a server whose clock is %s', (_how, aheadMs) => {
  let wrong: ServerProcess;
  const gql = (query: string, variables: object, { token }: Account = shopper) =>
    sendGraphql<never>(wrong.url, { query, variables, token });

  beforeAll(async () => {
    wrong = await shop.startAnother(withShiftedClock(aheadMs));
  });
  afterAll(() => wrong.terminate());

  it('says so', async () => {
    expect(await wrong.log()).toContain('the clock of this machine is off the database’s');
  });

  it('holds a checkout for fifteen minutes, and dates it now', async () => {
    const input = aCheckoutOf([{ petId, accessoriesAmount: 1 }]);
    const { data } = await sendGraphql<{
      createPaymentIntent: { payment: { _id: string }; clientSecret: string };
    }>(wrong.url, { query: createPaymentIntent, variables: { input }, token: shopper.token });
    const { payment, clientSecret } = data.createPaymentIntent;
    const begun = await paymentOf(shop, payment._id);
    expect([isNow(begun?.paymentdate), isIn(begun?.expiresAt, 15 * MINUTE_MS)]).toEqual([true, true]);

    await shop.pay(clientSecret);
    await gql(confirmPayment, { id: payment._id });
    const [entry] = await shop.db.collection('cartentries').find({ paymentId: begun?._id }).toArray();
    const paid = await paymentOf(shop, payment._id);
    expect([paid?.settledAt, paid?.toldAt, entry?.orderDate, entry?.paidAt].map(isNow)).toEqual(
      Array(4).fill(true),
    );
  });

  it('gives an amount of the old client thirty minutes', async () => {
    const path = '/payment/create-payment-intent';
    const { body } = await sendRest(wrong.url, 'POST', path, {
      token: shopper.token,
      json: { alltotalamount: 20 },
    });
    await shop.pay(body.clientSecret);
    const json = { transaction: body.clientSecret };
    await sendRest(wrong.url, 'POST', '/payment/paymentstatus', { token: shopper.token, json });
    const payment = await shop.db.collection('payments').findOne({ intentId: intentIdOf(body.clientSecret) });
    expect(isIn(payment?.closesAt, 30 * MINUTE_MS)).toBe(true);
  });

  it('takes a webhook that was signed now, and no other', async () => {
    const answers = await Promise.all(
      [0, aheadMs, 10 * MINUTE_MS, -10 * MINUTE_MS].map(async (off) => {
        const body = JSON.stringify({
          id: `evt_${new Types.ObjectId()}`,
          type: 'ping',
          data: { object: {} },
        });
        const t = Math.round((Date.now() + off) / 1000);
        const v1 = createHmac('sha256', 'whsec_sandbox').update(`${t}.${body}`).digest('hex');
        const headers = { 'stripe-signature': `t=${t},v1=${v1}` };
        const answer = await fetch(`${wrong.url}/payment/webhook`, { method: 'POST', body, headers });
        return answer.status;
      }),
    );
    expect(answers).toEqual([200, 400, 400, 400]);
  });

  it('dates what it writes now: animal orders, items, audit records, deletions', async () => {
    const animal = await addItem(
      { ...shop, gql: (query, variables = {}, token) => sendGraphql(wrong.url, { query, variables, token }) },
      admin.token,
      anAnimal(),
    );
    const order = 'mutation ($input: OrderPetInput!) { orderPet(input: $input) { _id } }';
    const input = { petId: animal, username: 'Sam', location: '12 Kennel Lane', phone: '5551234567' };
    await gql(order, { input });
    const gone = await addItem(shop, admin.token, anItem());
    await gql('mutation ($id: ID!) { deletePet(id: $id) { _id } }', { id: gone }, admin);
    const _id = new Types.ObjectId(animal);
    const moments = [
      (await shop.db.collection('pets').findOne({ _id }))?.createdAt,
      (await shop.db.collection('petorders').findOne({ petId: _id }))?.orderDate,
      (await shop.db.collection('auditrecords').findOne({ action: 'delete_pet', subjectId: gone }))?.at,
      (await shop.db.collection('deletedpets').findOne({ _id: new Types.ObjectId(gone) }))?.deletedAt,
    ];
    expect(moments.map(isNow)).toEqual(Array(4).fill(true));
    const restore = 'mutation ($id: ID!) { restorePet(id: $id) { _id } }';
    expect((await gql(restore, { id: gone }, admin)).code).toBeUndefined();
  });

  it.each([
    ['an acceptance', acceptPetOrder, undoAcceptPetOrder, 'petorders', 'approvedAt', anAnimalOrder],
    ['a shipment', shipCartEntry, undoShipCartEntry, 'cartentries', 'shippedAt', aPaidEntry],
  ] as const)('lets %s be taken back for ten minutes', async (_what, move, undo, collection, field, make) => {
    const id = await make();
    const _id = new Types.ObjectId(id);
    expect((await gql(move, { id }, admin)).code).toBeUndefined();
    const moved = await shop.db.collection(collection).findOne({ _id });
    expect(isNow(moved?.[field])).toBe(true);
    expect((await gql(undo, { id }, admin)).code).toBeUndefined();

    const { data } = await gql(move, { id }, admin);
    const [{ undoUntil }] = Object.values<{ undoUntil: string }>(data) as [{ undoUntil: string }];
    expect(isIn(new Date(undoUntil), 10 * MINUTE_MS)).toBe(true);
    const tooLongAgo = new Date(Date.now() - 10 * MINUTE_MS);
    await shop.db.collection(collection).updateOne({ _id }, { $set: { [field]: tooLongAgo } });
    expect((await gql(undo, { id }, admin)).code).toBe('INVALID_TRANSITION');
  });

  it('cancels nothing before its time', async () => {
    const { paymentId } = await checkOut(shop, shopper.token, [{ petId, accessoriesAmount: 1 }]);
    await reconcileWithClock(aheadMs);
    expect(await paymentOf(shop, paymentId)).toMatchObject({ status: 'requires_payment' });
  });

  it('says how long ago the books were compared', async () => {
    await reconcileNow(shop, admin);
    const figures = await (await fetch(`${wrong.url}/metrics`)).text();
    const seconds = Number(/^petshop_money_checked_seconds (\S+)$/m.exec(figures)?.[1]);
    expect(seconds).toBeGreaterThanOrEqual(0);
    expect(seconds).toBeLessThan(60);
  });
});

describe('limits of how often something may be done', () => {
  let right: ServerProcess;
  let wrong: ServerProcess;

  beforeAll(async () => {
    right = await shop.startAnother({ RATE_LIMIT: 'on', TRUSTED_PROXIES: '1' });
    wrong = await shop.startAnother({
      RATE_LIMIT: 'on',
      TRUSTED_PROXIES: '1',
      ...withShiftedClock(CLOCK_AHEAD_MS),
    });
  });
  afterAll(() => Promise.all([right.terminate(), wrong.terminate()]));

  async function tryCard({ url }: ServerProcess, address: string): Promise<[string | undefined, number]> {
    const { code, headers } = await sendGraphql(url, {
      query: createPaymentIntent,
      variables: { input: aCheckoutOf([]) },
      token: shopper.token,
      headers: { 'x-forwarded-for': address },
    });
    return [code, Number(headers.get('retry-after'))];
  }

  it('are over in a minute, whichever clock was ahead', async () => {
    for (let time = 0; time < 11; time++) await tryCard(wrong, '198.51.100.1');
    const [code, wait] = await tryCard(right, '198.51.100.1');
    expect(code).toBe('RATE_LIMITED');
    expect(wait).toBeGreaterThan(0);
    expect(wait).toBeLessThanOrEqual(60);
  });

  it('are counted by all servers together, whatever their clocks say', async () => {
    const servers = [right, wrong];
    const codes: (string | undefined)[] = [];
    for (let time = 0; time < 11; time++) {
      const [code] = await tryCard(servers[time % 2] as ServerProcess, '198.51.100.2');
      codes.push(code);
    }
    expect(codes.indexOf('RATE_LIMITED')).toBe(10);
  });

  it('that an earlier version recorded for tomorrow are over', async () => {
    for (let time = 0; time < 11; time++) await tryCard(wrong, '198.51.100.3');
    await shop.db
      .collection('ratelimits')
      .updateMany({}, { $set: { expire: new Date(Date.now() + DAY_MS) } });
    const fresh = await shop.startAnother({ RATE_LIMIT: 'on', TRUSTED_PROXIES: '1' });
    expect((await tryCard(fresh, '198.51.100.3'))[0]).toBe('BAD_USER_INPUT');
    await fresh.terminate();
  });
});
