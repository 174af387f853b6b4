import { createHmac } from 'node:crypto';
import { Types } from 'mongoose';
import {
  changePayment,
  entriesOf,
  type FindingNode,
  findingsAbout,
  paymentOf,
  reconcileNow,
  refundsOf,
  stockOf,
} from '../fixtures/payments/money-health.ts';
import { findBrokenInvariants } from '../fixtures/payments/payment-invariants.ts';
import { eventually } from '../fixtures/process/eventually.ts';
import {
  cancelCartEntry,
  checkOut,
  confirmPayment,
  intentIdOf,
  type Started,
} from '../fixtures/shop/checkout.ts';
import { overviewQuery } from '../fixtures/shop/dashboard.ts';
import { addItem, anItem } from '../fixtures/shop/items.ts';
import { numberOf, orderQuery } from '../fixtures/shop/orders.ts';
import type { Account } from '../harness/accounts.ts';
import { type Shop, startShop } from '../harness/shop.ts';

/** Pays, and is disputed at once. */
const disputedCard = '4000 0000 0000 0259';
const askedAboutCard = '4000 0000 0000 1976';
const goodCard = '4242 4242 4242 4242';

/** What Stripe's webhooks tell at once, the reconciliation of the other one finds. */
let shop: Shop;
let deafShop: Shop;
let admin: Account;
let deafAdmin: Account;
const stocks = new Map<Shop, Map<string, number>>();

beforeAll(async () => {
  [shop, deafShop] = await Promise.all([startShop(), startShop({ hasWebhooks: false })]);
  admin = await shop.signUp({ role: 'admin' });
  deafAdmin = await deafShop.signUp({ role: 'admin' });
  for (const one of [shop, deafShop]) stocks.set(one, new Map());
});
afterAll(() => Promise.all([shop.stop(), deafShop.stop()]));

function adminOf(where: Shop): Account {
  return where === shop ? admin : deafAdmin;
}

interface Bought extends Started {
  readonly shopper: Account;
  readonly petId: string;
  readonly intentId: string;
}

/** One piece for $40 and its delivery, $45; the shop was told that it is paid. */
async function bought(where: Shop, card: string, pieces = 1): Promise<Bought> {
  const shopper = await where.signUp();
  const petId = await addItem(where, adminOf(where).token, anItem({ petprice: 40, stock: 10 }));
  stocks.get(where)?.set(petId, 10);
  const started = await checkOut(where, shopper.token, [{ petId, accessoriesAmount: pieces }]);
  await where.pay(started.clientSecret, card);
  await where.gql(confirmPayment, { id: started.paymentId }, shopper.token);
  return { ...started, shopper, petId, intentId: intentIdOf(started.clientSecret) };
}

async function disputeOf(where: Shop, { intentId }: Bought) {
  const { data } = await where.stripe.disputes.list({ payment_intent: intentId });
  if (!data[0]) throw new Error('It is not disputed');
  return data[0];
}

async function decide(where: Shop, one: Bought, evidence: 'winning_evidence' | 'losing_evidence') {
  const { id } = await disputeOf(where, one);
  await where.stripe.disputes.update(id, { evidence: { uncategorized_text: evidence } });
}

/** The shopper goes to the bank, long after paying. */
async function disputeNow(where: Shop, { intentId }: Bought): Promise<void> {
  await fetch(`http://127.0.0.1:${where.stripePort}/sandbox/payment_intents/${intentId}/dispute`, {
    method: 'POST',
    headers: { authorization: 'Bearer sk_test_sandbox' },
  });
}

/** An event of Stripe's about a dispute, which says nothing of it but its id. */
async function deliver(id: string, { intentId }: Bought, type: string): Promise<number> {
  const object = { object: 'dispute', id, payment_intent: intentId };
  const body = JSON.stringify({
    id: `evt_${new Types.ObjectId()}`,
    object: 'event',
    type: `charge.dispute.${type}`,
    data: { object },
  });
  const at = Math.floor(Date.now() / 1000);
  const signature = createHmac('sha256', 'whsec_sandbox').update(`${at}.${body}`).digest('hex');
  const headers = { 'content-type': 'application/json', 'stripe-signature': `t=${at},v1=${signature}` };
  return (await fetch(`${deafShop.url}/payment/webhook`, { method: 'POST', headers, body })).status;
}

async function untilDispute(where: Shop, { paymentId }: Bought, dispute: string): Promise<void> {
  await eventually(async () => (await paymentOf(where, paymentId))?.dispute === dispute);
}

async function findingOf(where: Shop, { paymentId }: Bought): Promise<FindingNode | undefined> {
  const health = await reconcileNow(where, adminOf(where));
  return findingsAbout(health, paymentId).find(({ kind }) => kind === 'DISPUTE');
}

async function unmatched(where: Shop): Promise<number> {
  return (await reconcileNow(where, adminOf(where))).unmatched;
}

async function cancel(where: Shop, { paymentId, shopper }: Bought): Promise<void> {
  for (const { _id } of await entriesOf(where, paymentId)) {
    const { errors } = await where.gql(cancelCartEntry, { id: String(_id) }, shopper.token);
    expect(errors).toBeUndefined();
  }
}

async function expectAgreement(where: Shop): Promise<void> {
  expect(await findBrokenInvariants(where, stocks.get(where) ?? new Map())).toEqual([]);
}

describe('a charge that the card’s bank disputes', () => {
  it('is told by the webhook: payment and order say so, the shopper’s order stays as it is', async () => {
    const one = await bought(shop, disputedCard);
    await untilDispute(shop, one, 'needs_response');
    expect(await paymentOf(shop, one.paymentId)).toMatchObject({ status: 'succeeded', amountDisputed: 45 });
    expect(await entriesOf(shop, one.paymentId)).toMatchObject([
      { status: 'paid', dispute: 'needs_response' },
    ]);

    const staff = await shop.gql(
      '{ payments(first: 1) { edges { node { status dispute amountDisputed } } } cartEntries(first: 1) { edges { node { status dispute } } } }',
      {},
      admin.token,
    );
    expect(staff.data.payments.edges[0].node).toEqual({
      status: 'SUCCEEDED',
      dispute: 'NEEDS_RESPONSE',
      amountDisputed: 45,
    });
    expect(staff.data.cartEntries.edges[0].node).toEqual({ status: 'PAID', dispute: 'NEEDS_RESPONSE' });
    const own = await shop.gql('{ me { cartEntries { edges { node { status } } } } }', {}, one.shopper.token);
    expect(own.data.me.cartEntries.edges[0].node.status).toBe('PAID');
    await expectAgreement(shop);
  });

  it('is a finding with words for the admin, which counts as unmatched until the bank decides', async () => {
    const before = await unmatched(shop);
    const one = await bought(shop, disputedCard);
    await untilDispute(shop, one, 'needs_response');
    expect(await unmatched(shop)).toBe(before + 1);
    expect(await findingOf(shop, one)).toMatchObject({
      amount: 45,
      intentId: one.intentId,
      solvedAt: null,
      what: expect.stringMatching(
        /^The card’s bank disputes \$45\.00 \(fraudulent\) and has taken the money\. Answer on the page of its order by \w+ \d+, \d{4}, or it is lost\.$/,
      ),
    });
    await decide(shop, one, 'winning_evidence');
    await untilDispute(shop, one, 'won');
    expect(await findingOf(shop, one)).toMatchObject({ outcome: 'It was won: the money is back.' });
    expect(await unmatched(shop)).toBe(before);
    expect(await paymentOf(shop, one.paymentId)).toMatchObject({ status: 'succeeded', amountDisputed: 0 });
  });

  it('is told in the timeline of its order, with its end, to the staff and not to its shopper', async () => {
    const one = await bought(shop, disputedCard);
    const number = await numberOf(shop, one.paymentId, one.shopper.token);
    const told = async ({ token }: Account) => {
      const { data } = await shop.gql(orderQuery, { number }, token);
      const events: { kind: string; by: string; text: string }[] = data.order.timeline;
      return events.filter(({ kind }) => kind === 'DISPUTED').map(({ by, text }) => `${by}: ${text}`);
    };
    await untilDispute(shop, one, 'needs_response');
    expect(await told(admin)).toEqual([
      expect.stringMatching(
        /^PROVIDER: The card’s bank disputed \$45\.00 and took the money\. An answer is due by \w+ \d+, \d{4}\.$/,
      ),
    ]);
    await decide(shop, one, 'losing_evidence');
    await untilDispute(shop, one, 'lost');
    expect(await told(admin)).toEqual([
      'PROVIDER: The card’s bank disputed $45.00 and took the money.',
      'PROVIDER: The dispute of $45.00 was lost: the card’s bank keeps the money.',
    ]);
    expect(await told(one.shopper)).toEqual([]);
  });

  it('is found by the reconciliation where the webhook is lost, and so is its end', async () => {
    const one = await bought(deafShop, disputedCard);
    expect(await paymentOf(deafShop, one.paymentId)).not.toMatchObject({ dispute: 'needs_response' });
    expect(await findingOf(deafShop, one)).toMatchObject({ solvedAt: null });
    expect(await paymentOf(deafShop, one.paymentId)).toMatchObject({
      dispute: 'needs_response',
      amountDisputed: 45,
    });
    await decide(deafShop, one, 'losing_evidence');
    expect(await findingOf(deafShop, one)).toMatchObject({
      solvedAt: null,
      what: 'A dispute of $45.00 (fraudulent) is lost: the card’s bank keeps the money.',
    });
    expect(await paymentOf(deafShop, one.paymentId)).toMatchObject({ dispute: 'lost', amountDisputed: 45 });
    await expectAgreement(deafShop);
  });

  it('that was decided before the shop heard of it is noted with its end', async () => {
    const one = await bought(deafShop, disputedCard);
    await decide(deafShop, one, 'winning_evidence');
    expect(await findingOf(deafShop, one)).toMatchObject({ outcome: 'It was won: the money is back.' });
    await expectAgreement(deafShop);
  });

  it('is noted once, though ten events tell of it at the same moment', async () => {
    const one = await bought(deafShop, disputedCard);
    const { id } = await disputeOf(deafShop, one);
    const types = ['created', 'funds_withdrawn', 'updated', 'created', 'updated'];
    const statuses = await Promise.all([...types, ...types].map((type) => deliver(id, one, type)));
    expect(statuses).toEqual(Array(10).fill(200));
    expect(await paymentOf(deafShop, one.paymentId)).toMatchObject({
      dispute: 'needs_response',
      amountDisputed: 45,
    });
    expect(await deafShop.db.collection('disputes').countDocuments({ intentId: one.intentId })).toBe(1);
    await expectAgreement(deafShop);
  });

  it('stays as the bank decided, whatever comes late: an event is only a reason to ask Stripe', async () => {
    const one = await bought(deafShop, disputedCard);
    const { id } = await disputeOf(deafShop, one);
    await decide(deafShop, one, 'losing_evidence');
    for (const type of ['closed', 'created', 'funds_reinstated', 'funds_withdrawn', 'updated']) {
      expect(await deliver(id, one, type)).toBe(200);
      expect(await paymentOf(deafShop, one.paymentId)).toMatchObject({ dispute: 'lost', amountDisputed: 45 });
    }
    await expectAgreement(deafShop);
  });

  it('that Stripe does not know is nobody’s: the event is answered, and nothing is noted', async () => {
    const one = await bought(deafShop, goodCard);
    expect(await deliver('dp_unknown', one, 'created')).toBe(200);
    expect((await paymentOf(deafShop, one.paymentId))?.dispute).toBeUndefined();
  });

  it('that takes no money yet is a question: it is said, and an order can be cancelled and refunded as ever', async () => {
    const one = await bought(shop, askedAboutCard);
    await untilDispute(shop, one, 'inquiry');
    expect(await paymentOf(shop, one.paymentId)).toMatchObject({ amountDisputed: 0 });
    expect((await findingOf(shop, one))?.what).toMatch(
      /^The card’s bank asks about \$45\.00 \(fraudulent\)\. Answer on the page of its order by .*; it has taken no money yet\.$/,
    );
    await cancel(shop, one);
    expect(await refundsOf(shop, one.intentId)).toEqual([4500]);
    await expectAgreement(shop);
  });
});

describe('a lost dispute', () => {
  const acknowledge =
    'mutation ($id: ID!) { acknowledgeFinding(id: $id) { kind solvedAt outcome canBeAcknowledged } }';

  it('stays unmatched until an admin takes note of it, once and for all', async () => {
    const one = await bought(deafShop, disputedCard);
    const open = (await findingOf(deafShop, one)) as FindingNode & { _id: string };
    const tooEarly = await deafShop.gql(acknowledge, { id: open._id }, deafAdmin.token);
    expect(tooEarly.code).toBe('INVALID_TRANSITION');

    await decide(deafShop, one, 'losing_evidence');
    const before = await unmatched(deafShop);
    expect(before).toBeGreaterThan(0);
    const { data } = await deafShop.gql(acknowledge, { id: open._id }, deafAdmin.token);
    expect(data.acknowledgeFinding).toMatchObject({
      kind: 'DISPUTE',
      outcome: `${deafAdmin.name} took note of it.`,
      canBeAcknowledged: false,
    });
    expect(await unmatched(deafShop)).toBe(before - 1);
    expect((await deafShop.gql(acknowledge, { id: open._id }, deafAdmin.token)).code).toBe(
      'INVALID_TRANSITION',
    );
    expect((await deafShop.gql(acknowledge, { id: 'nothing' }, deafAdmin.token)).code).toBe('NOT_FOUND');
  });

  it('is taken from what came in, and shown beside it', async () => {
    const revenue = async () => {
      const hour = 3_600_000;
      const span = {
        from: new Date(Date.now() - hour).toISOString(),
        to: new Date(Date.now() + hour).toISOString(),
      };
      const query = overviewQuery.replaceAll('total orders', 'total orders disputed');
      const { data, errors } = await deafShop.gql(query, span, deafAdmin.token);
      if (errors) throw new Error(JSON.stringify(errors));
      return data.overview.period;
    };
    const before = await revenue();
    const one = await bought(deafShop, disputedCard);
    expect(await revenue()).toMatchObject({ items: before.items + 45, orders: before.orders + 1 });
    await findingOf(deafShop, one);
    expect(await revenue()).toEqual({ ...before, disputed: before.disputed + 45 });
    await decide(deafShop, one, 'winning_evidence');
    await findingOf(deafShop, one);
    expect(await revenue()).toMatchObject({ items: before.items + 45, disputed: before.disputed });
  });
});

describe('an order of a disputed charge', () => {
  it('can be cancelled: its pieces are free, and nothing is refunded that the bank has', async () => {
    const one = await bought(shop, disputedCard);
    await untilDispute(shop, one, 'needs_response');
    await cancel(shop, one);
    expect(await entriesOf(shop, one.paymentId)).toMatchObject([{ status: 'cancelled' }]);
    expect(await stockOf(shop, one.petId)).toBe(10);
    expect(await paymentOf(shop, one.paymentId)).toMatchObject({ refundDue: 0, status: 'succeeded' });
    await expectAgreement(shop);

    await decide(shop, one, 'winning_evidence');
    await eventually(async () => (await paymentOf(shop, one.paymentId))?.status === 'refunded');
    expect(await refundsOf(shop, one.intentId)).toEqual([4500]);
    await expectAgreement(shop);
  });

  it('that was cancelled before the shop heard of the dispute has a refund that Stripe rejects, and that is said', async () => {
    const one = await bought(deafShop, disputedCard);
    await cancel(deafShop, one);
    expect(await paymentOf(deafShop, one.paymentId)).toMatchObject({ refundDue: 45, amountRefunded: 0 });
    expect(await deafShop.log()).toContain('Stripe refuses a refund');

    const health = await reconcileNow(deafShop, deafAdmin);
    expect(await paymentOf(deafShop, one.paymentId)).toMatchObject({ refundDue: 0, amountDisputed: 45 });
    const own = await deafShop.gql(
      '{ me { refunds { edges { node { status reason amount } } } } }',
      {},
      one.shopper.token,
    );
    expect(own.data.me.refunds.edges).toEqual([
      {
        node: {
          status: 'REFUSED',
          amount: 45,
          reason: 'The card’s bank has taken this money back already.',
        },
      },
    ]);
    expect(health.refundsOwed).toBe(0);
    await expectAgreement(deafShop);
  });

  it('whose refund Stripe rejected is refunded once the bank has decided for the shop, heard of or not', async () => {
    const one = await bought(deafShop, disputedCard);
    await cancel(deafShop, one);
    expect(await refundsOf(deafShop, one.intentId)).toEqual([]);
    await decide(deafShop, one, 'winning_evidence');
    await reconcileNow(deafShop, deafAdmin);
    await reconcileNow(deafShop, deafAdmin);
    expect(await refundsOf(deafShop, one.intentId)).toEqual([4500]);
    expect(await paymentOf(deafShop, one.paymentId)).toMatchObject({
      status: 'refunded',
      amountRefunded: 45,
    });
    await expectAgreement(deafShop);
  });

  it('has its refund once, though Stripe made it at the moment in which it was refused', async () => {
    const shopper = await deafShop.signUp();
    const prices = [40, 10];
    const items: string[] = [];
    for (const petprice of prices) {
      items.push(await addItem(deafShop, deafAdmin.token, anItem({ petprice, stock: 10 })));
    }
    for (const petId of items) stocks.get(deafShop)?.set(petId, 10);
    const entries = items.map((petId) => ({ petId, accessoriesAmount: 1 }));
    const started = await checkOut(deafShop, shopper.token, entries);
    await deafShop.pay(started.clientSecret, goodCard);
    await deafShop.gql(confirmPayment, { id: started.paymentId }, shopper.token);
    const one = { ...started, shopper, petId: items[0] ?? '', intentId: intentIdOf(started.clientSecret) };
    const [, small] = await entriesOf(deafShop, one.paymentId);
    await deafShop.gql(cancelCartEntry, { id: String(small?._id) }, shopper.token);
    expect(await refundsOf(deafShop, one.intentId)).toEqual([1000]);
    await disputeNow(deafShop, one);
    const { id } = await disputeOf(deafShop, one);
    expect(await deliver(id, one, 'created')).toBe(200);
    // As if the dispute had been noted while Stripe still worked on the refund.
    const paymentId = new Types.ObjectId(one.paymentId);
    await deafShop.db
      .collection('refunds')
      .updateOne({ paymentId }, { $set: { status: 'refused' }, $unset: { stripeRefundId: '' } });
    await changePayment(deafShop, one.paymentId, { refundDue: 0, amountRefunded: 0, status: 'succeeded' });

    await decide(deafShop, one, 'winning_evidence');
    await reconcileNow(deafShop, deafAdmin);
    await reconcileNow(deafShop, deafAdmin);
    expect(await refundsOf(deafShop, one.intentId)).toEqual([1000]);
    expect(await paymentOf(deafShop, one.paymentId)).toMatchObject({
      ...{ amountRefunded: 10, refundDue: 10, amountDisputed: 0, status: 'partially_refunded' },
    });
    await expectAgreement(deafShop);
  });

  it('keeps a refund that Stripe made and nobody noted before the bank took the rest', async () => {
    const one = await bought(deafShop, goodCard, 2);
    const made = await deafShop.stripe.refunds.create({
      payment_intent: one.intentId,
      amount: 4000,
      metadata: { refundId: '0123456789abcdef01234567' },
    });
    await deafShop.db.collection('refunds').insertOne({
      _id: new Types.ObjectId('0123456789abcdef01234567'),
      paymentId: new Types.ObjectId(one.paymentId),
      uid: one.shopper.uid,
      amount: 40,
      reason: 'The order was canceled.',
      status: 'owed',
      createdAt: new Date(),
    });
    await changePayment(deafShop, one.paymentId, { refundDue: 40 });
    await disputeNow(deafShop, one);
    const { id } = await disputeOf(deafShop, one);
    expect(await deliver(id, one, 'created')).toBe(200);
    expect(await paymentOf(deafShop, one.paymentId)).toMatchObject({
      refundDue: 40,
      amountRefunded: 40,
      amountDisputed: 45,
      status: 'partially_refunded',
    });
    const refund = await deafShop.db.collection('refunds').findOne({ stripeRefundId: made.id });
    expect(refund).toMatchObject({ status: 'done', amount: 40 });
    // The books were changed by hand for this: what is ordered is less than what was charged, and that alone is found.
    await deafShop.db
      .collection('cartentries')
      .updateMany(
        { paymentId: new Types.ObjectId(one.paymentId) },
        { $set: { accessoriesAmount: 1, totalamount: 40, paidCents: 4000 } },
      );
    stocks.get(deafShop)?.set(one.petId, 9);
    const found = await findBrokenInvariants(deafShop, stocks.get(deafShop) ?? new Map());
    expect(found.map(({ rule }) => rule)).toEqual(['I16']);
  });

  it('keeps its refund of before: what is left is disputed', async () => {
    const shopper = await shop.signUp();
    const items = [
      await addItem(shop, admin.token, anItem({ petprice: 40, stock: 10 })),
      await addItem(shop, admin.token, anItem({ petprice: 10, stock: 10 })),
    ];
    for (const petId of items) stocks.get(shop)?.set(petId, 10);
    const started = await checkOut(
      shop,
      shopper.token,
      items.map((petId) => ({ petId, accessoriesAmount: 1 })),
    );
    await shop.pay(started.clientSecret, goodCard);
    await shop.gql(confirmPayment, { id: started.paymentId }, shopper.token);
    const one = { ...started, shopper, petId: items[0] ?? '', intentId: intentIdOf(started.clientSecret) };
    const [, small] = await entriesOf(shop, one.paymentId);
    await shop.gql(cancelCartEntry, { id: String(small?._id) }, shopper.token);

    await disputeNow(shop, one);
    await untilDispute(shop, one, 'needs_response');
    expect(await paymentOf(shop, one.paymentId)).toMatchObject({
      amount: 55,
      amountRefunded: 10,
      amountDisputed: 45,
      status: 'partially_refunded',
    });
    await expectAgreement(shop);
  });
});

it('a dispute of somebody else’s charge in the same Stripe account is left alone', async () => {
  const intent = await deafShop.stripe.paymentIntents.create({
    amount: 900,
    currency: 'usd',
    payment_method: 'pm_card_createDispute',
    confirm: true,
  });
  const health = await reconcileNow(deafShop, deafAdmin);
  expect(findingsAbout(health, intent.id)).toEqual([]);
  expect(await deafShop.db.collection('disputes').countDocuments({ intentId: intent.id })).toBe(0);
});

describe('an amount of the old client', () => {
  /** @returns the status of the posted cart, and the payment */
  async function postedWith(card: string, dispute: string) {
    const { token } = await shop.signUp();
    const petId = await addItem(shop, admin.token, anItem({ petprice: 40, stock: 10 }));
    const json = { alltotalamount: 45 };
    const { body } = await shop.rest('POST', '/payment/create-payment-intent', { token, json });
    const intentId = intentIdOf(body.clientSecret);
    await shop.pay(body.clientSecret, card);
    const payment = () => shop.db.collection('payments').findOne({ intentId });
    await eventually(async () => (await payment())?.dispute === dispute);
    const entry = { _id: petId, accessoriesAmount: 1 };
    const posted = await shop.rest('POST', '/accessories/PostCart', { token, json: entry });
    return { status: posted.body.status, payment: await payment() };
  }

  it('that a bank has taken pays no cart', async () => {
    const { status, payment } = await postedWith(disputedCard, 'needs_response');
    expect([status, payment?.refundDue]).toEqual(['pending', 0]);
  });

  it('that a bank only asks about waits for its cart as ever', async () => {
    const { status, payment } = await postedWith(askedAboutCard, 'inquiry');
    expect([status, payment?.refundDue]).toEqual(['paid', 0]);
  });
});
