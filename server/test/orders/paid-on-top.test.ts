import { reconcileNow } from '../fixtures/payments/money-health.ts';
import { eventually } from '../fixtures/process/eventually.ts';
import { badFieldsOf } from '../fixtures/shop/bad-fields.ts';
import { confirmPayment, intentIdOf } from '../fixtures/shop/checkout.ts';
import { addItem, anItem } from '../fixtures/shop/items.ts';
import { type SentMail, sentMails } from '../fixtures/shop/mails.ts';
import {
  aDearerChange,
  askForDifference,
  cancelEntries,
  openPayLink,
  orderChangePreview,
  refundOrder,
  refundPreview,
} from '../fixtures/shop/orders.ts';
import type { Account } from '../harness/accounts.ts';
import { type Shop, startShop, withMails } from '../harness/shop.ts';

/* What was paid on top of an order is money of that order: it can go back, is listed, and its dispute holds the order. */

let shop: Shop;
let admin: Account;
let shopper: Account;
let food: string;

beforeAll(async () => {
  shop = await startShop({ env: withMails });
  admin = await shop.signUp({ role: 'admin' });
  food = await addItem(shop, admin.token, anItem({ petname: 'Salmon kibble', petprice: 12.5, stock: 500 }));
});
beforeEach(async () => {
  shopper = await shop.signUp({ isProved: true });
});
afterAll(() => shop.stop());

const disputedCard = '4000 0000 0000 0259';
const orderQuery = `query ($number: String!) { order(number: $number) {
  refundable paidOnTop payment { amount dispute amountDisputed } holds { reason } entries { _id dispute }
  supplements { amount delivery paidAt cardBrand cardLast4 } disputes { id amount status } timeline { kind text }
} }`;

/** Food for 12.50 that was to be picked up, and is brought for 5 more. */
async function aPaidChange(card?: string, meanwhile?: (number: string) => Promise<void>) {
  const change = await aDearerChange(shop, shopper.token, admin.token, food);
  const { number } = change;
  await shop.gql(askForDifference, change, admin.token);
  const { clientSecret, payment } = (await shop.gql(openPayLink, { number }, shopper.token)).data.openPayLink;
  await meanwhile?.(number);
  await shop.pay(clientSecret, card);
  await shop.gql(confirmPayment, { id: payment._id }, shopper.token);
  return { number, onTop: intentIdOf(clientSecret) };
}

async function read(number: string) {
  return (await shop.gql(orderQuery, { number }, admin.token)).data.order;
}

async function givenBack(intentId: string): Promise<number> {
  const { data } = await shop.stripe.refunds.list({ payment_intent: intentId, limit: 100 });
  return data.reduce((sum, { amount }) => sum + amount, 0);
}

async function win(intentId: string): Promise<void> {
  const { data } = await shop.stripe.disputes.list({ payment_intent: intentId });
  const evidence = { uncategorized_text: 'winning_evidence' };
  await shop.stripe.disputes.update(String(data[0]?.id), { evidence });
}

describe('what was paid on top', () => {
  it('can go back as an amount, once the order’s own charge has gone back', async () => {
    const { number, onTop } = await aPaidChange();
    expect(await read(number)).toMatchObject({ refundable: 17.5, paidOnTop: 5 });
    const input = { amount: 15, reason: 'It was late', requestId: `fifteen of ${number}` };
    const { requestId: _, ...asked } = input;
    const shown = (await shop.gql(refundPreview, { number, input: asked }, admin.token)).data.preview;
    expect(shown).toMatchObject({ toCard: 15, leftToRefund: 2.5 });
    for (const _time of ['asked', 'asked again, because the answer was lost'])
      expect((await shop.gql(refundOrder, { number, input }, admin.token)).code).toBeUndefined();
    expect(await givenBack(onTop)).toBe(250);
    const after = await read(number);
    expect(after).toMatchObject({ refundable: 2.5, paidOnTop: 2.5 });
    const more = { ...asked, amount: 2.51 };
    expect(badFieldsOf(await shop.gql(refundOrder, { number, input: more }, admin.token))).toEqual([
      'input.amount',
    ]);
    const entryIds = after.entries.map(({ _id }: { _id: string }) => _id);
    await shop.gql(cancelEntries, { number, entryIds }, admin.token);
    expect(await givenBack(onTop)).toBe(500);
    expect(await read(number)).toMatchObject({ refundable: 0, paidOnTop: 0 });
    const { unmatched, refundsOwed } = await reconcileNow(shop, admin);
    expect({ unmatched, refundsOwed }).toEqual({ unmatched: 0, refundsOwed: 0 });
  });

  it('goes back once where a request to give the delivery back is sent again', async () => {
    const { number, onTop } = await aPaidChange();
    const input = { includeDelivery: true, reason: 'It was late', requestId: `delivery of ${number}` };
    for (const _time of ['asked', 'asked again, because the answer was lost'])
      expect((await shop.gql(refundOrder, { number, input }, admin.token)).code).toBeUndefined();
    expect(await givenBack(onTop)).toBe(500);
  });

  it('goes back at once where all lines were given back meanwhile, though they are still to be sent', async () => {
    const { number, onTop } = await aPaidChange(undefined, async (order) => {
      const entryIds = (await read(order)).entries.map(({ _id }: { _id: string }) => _id);
      const input = { entryIds, reason: 'Sorry for the wait' };
      expect((await shop.gql(refundOrder, { number: order, input }, admin.token)).code).toBeUndefined();
    });
    await eventually(async () => (await givenBack(onTop)) === 500);
    expect(await read(number)).toMatchObject({ refundable: 0, paidOnTop: 0 });
  });

  it('is listed with its day and card, also where it has gone back', async () => {
    const { number } = await aPaidChange();
    const paid = [{ amount: 5, delivery: 'STANDARD', cardBrand: 'visa', cardLast4: '4242' }];
    expect((await read(number)).supplements).toMatchObject(paid);
    const input = { includeDelivery: true, reason: 'It was late' };
    await shop.gql(refundOrder, { number, input }, admin.token);
    expect(await read(number)).toMatchObject({ supplements: paid, paidOnTop: 0 });
  });

  it.each([
    ['stays', null, 'CURBSIDE', /^\$5\.00 was paid on top .*: give the delivery back first, then change it$/],
    ['has gone back', 'CURBSIDE', 'STANDARD', /^Its delivery was given back: nothing can be asked for/],
  ])('says what to do for another way of delivery where it %s', async (_what, first, delivery, problem) => {
    const { number } = await aPaidChange();
    const change = async (to: string) => {
      const location = to === 'STANDARD' ? { location: '7 Elm Street, Portland, OR 97201' } : {};
      const variables = { number, input: { delivery: to, ...location } };
      const seen = (await shop.gql(orderChangePreview, variables, admin.token)).data.orderChangePreview;
      return { ...variables, ...seen };
    };
    if (first) {
      const input = { includeDelivery: true, reason: 'It is picked up after all' };
      await shop.gql(refundOrder, { number, input }, admin.token);
      const { input: to, fingerprint } = await change(first);
      const changed = `mutation ($number: String!, $input: OrderChangeInput!, $fingerprint: String!) {
        changeOrder(number: $number, input: $input, fingerprint: $fingerprint) { delivery { method } }
      }`;
      const { data } = await shop.gql(changed, { number, input: to, fingerprint }, admin.token);
      expect(data.changeOrder.delivery.method).toBe(first);
    }
    const { problem: said, isAskable } = await change(delivery);
    expect(said).toMatch(problem);
    expect(isAskable).toBe(false);
  });
});

describe('a dispute of what was paid on top', () => {
  it('that is won once the order was called off lets it go back', async () => {
    const { number, onTop } = await aPaidChange(disputedCard);
    await eventually(async () => (await read(number)).disputes.length === 1);
    const entryIds = (await read(number)).entries.map(({ _id }: { _id: string }) => _id);
    await shop.gql(cancelEntries, { number, entryIds }, admin.token);
    expect(await givenBack(onTop)).toBe(0);
    await win(onTop);
    await eventually(async () => (await givenBack(onTop)) === 500);
    expect(await read(number)).toMatchObject({ refundable: 0, paidOnTop: 0 });
  });

  it('holds the order, is a case of it, and is told', async () => {
    const { number, onTop } = await aPaidChange(disputedCard);
    await eventually(async () => (await read(number)).disputes.length === 1);
    const order = await read(number);
    expect(order).toMatchObject({
      ...{ paidOnTop: 0, refundable: 12.5, holds: [{ reason: 'DISPUTED' }] },
      payment: { amount: 12.5, dispute: 'NEEDS_RESPONSE', amountDisputed: 0 },
      entries: [{ dispute: 'NEEDS_RESPONSE' }],
      disputes: [{ amount: 5, status: 'NEEDS_RESPONSE' }],
    });
    expect(order.timeline).toContainEqual({
      kind: 'DISPUTED',
      text: expect.stringContaining('$5.00'),
    });
    const held = '{ heldOrders(first: 100) { edges { node { number } } } }';
    const { edges } = (await shop.gql(held, {}, admin.token)).data.heldOrders;
    expect(edges).toContainEqual({ node: { number } });
    const findings =
      '{ moneyHealth { findings(first: 100) { edges { node { kind payment { number } } } } } }';
    const found = (await shop.gql(findings, {}, admin.token)).data.moneyHealth.findings;
    expect(found.edges).toContainEqual({ node: { kind: 'DISPUTE', payment: { number } } });
    const isMailed = ({ kind, text }: SentMail) => kind === 'SHOP_DISPUTE' && text.includes(number);
    await eventually(async () => (await sentMails(shop)).some(isMailed));

    const evidence = 'query ($id: ID!) { disputeEvidence(id: $id) { fields { name text } } }';
    const { id } = order.disputes[0];
    const { fields } = (await shop.gql(evidence, { id }, admin.token)).data.disputeEvidence;
    expect(fields.at(-1).text).toContain('$17.50 was charged.');
    await win(onTop);
    await eventually(async () => (await read(number)).paidOnTop === 5);
    expect(await read(number)).toMatchObject({
      holds: [],
      payment: { dispute: 'WON' },
      disputes: [{ status: 'WON' }],
    });
  });
});
