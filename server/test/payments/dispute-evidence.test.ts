import { reconcileNow } from '../fixtures/payments/money-health.ts';
import { eventually } from '../fixtures/process/eventually.ts';
import { awaitMail, awaitQuiet, sentMails } from '../fixtures/shop/mails.ts';
import {
  type BoughtTogether,
  buyFoodAndBed,
  deliverOrder,
  type FoodAndBed,
  orderQuery,
  shelveFoodAndBed,
  shipOrder,
} from '../fixtures/shop/orders.ts';
import { changeSettings } from '../fixtures/shop-settings/settings-requests.ts';
import type { Account } from '../harness/accounts.ts';
import { type OwnShop, startShop, withMails } from '../harness/shop.ts';

/* What the shop sends to a card's bank about a disputed charge: by whom, when, and that it is sent once. */

let shop: OwnShop;
let admin: Account;
let staff: Account;
let shopper: Account;
let items: FoodAndBed;

const HOUR_S = 3600;
/** Long enough for an answer to be sent by somebody. */
const NINE_DAYS = 9 * 24 * HOUR_S;

beforeAll(async () => {
  shop = await startShop({ env: withMails });
  admin = await shop.signUp({ role: 'admin', name: 'Ada Keeper' });
  staff = await shop.signUp({ role: 'staff', name: 'Kim Clerk' });
  items = await shelveFoodAndBed(shop, admin.token);
});
beforeEach(async () => {
  shopper = await shop.signUp({ name: 'Sam Shopper' });
});
afterAll(() => shop.stop());

const disputesQuery = `query ($number: String!) {
  order(number: $number) {
    holds { reason }
    disputes { id status amount reason answerBy whyNoAnswer isSending evidenceSentAt evidenceSentBy }
  }
}`;
const evidenceQuery = `query ($id: ID!) { disputeEvidence(id: $id) { fields { name label text } missing } }`;
const submitMutation = `mutation ($id: ID!, $note: String) {
  submitDisputeEvidence(id: $id, note: $note) { number disputes { evidenceSentBy evidenceSentAt } }
}`;

interface Disputed extends BoughtTogether {
  readonly id: string;
  readonly stripeId: string;
}

/** An order whose shopper goes to the bank. @param responseTime how long there is to answer, in seconds */
async function disputed(order: BoughtTogether, responseTime = NINE_DAYS): Promise<Disputed> {
  const path = `/sandbox/payment_intents/${order.intentId}/dispute`;
  const body = new URLSearchParams({ reason: 'product_not_received', response_time: String(responseTime) });
  const headers = { authorization: 'Bearer sk_test_sandbox' };
  await fetch(`http://127.0.0.1:${shop.stripePort}${path}`, { method: 'POST', headers, body });
  const id = await eventually(async () => (await caseOf(order)).disputes[0]?.id as string | undefined);
  const { data } = await shop.stripe.disputes.list({ payment_intent: order.intentId });
  return { ...order, id: String(id), stripeId: String(data[0]?.id) };
}

const anOrder = (by = shopper) => buyFoodAndBed(shop, by.token, items);
const aDispute = async (responseTime?: number) => disputed(await anOrder(), responseTime);

async function caseOf({ number }: BoughtTogether, { token } = admin) {
  const { data } = await shop.gql(disputesQuery, { number }, token);
  return data.order;
}

const atStripe = ({ stripeId }: Disputed) => shop.stripe.disputes.retrieve(stripeId);
const submit = ({ id }: Disputed, { token } = staff, note: string | null = null) =>
  shop.gql(submitMutation, { id, note }, token);

describe('the evidence of a disputed order', () => {
  it('has both of its parcels, and is sent by Stripe’s API with what the staff add', async () => {
    const order = await anOrder();
    const send = (entryId: string, trackingNumber: string) =>
      shop.gql(
        shipOrder,
        { number: order.number, entryIds: [entryId], carrier: 'UPS', trackingNumber },
        staff.token,
      );
    await send(order.foodEntry, '1Z111');
    await send(order.bedEntry, '1Z222');
    await shop.gql(deliverOrder, { number: order.number }, staff.token);
    const one = await disputed(order);

    const preview = await shop.gql(evidenceQuery, { id: one.id }, staff.token);
    expect(preview.data.disputeEvidence.missing).toEqual(['Nobody wrote to the shopper about it.']);
    expect(preview.data.disputeEvidence.fields).toContainEqual({
      name: 'shipping_tracking_number',
      label: 'Tracking number',
      text: '1Z111, 1Z222',
    });

    const { data } = await submit(one, staff, 'It was signed for.');
    expect(data.submitDisputeEvidence.disputes).toEqual([
      { evidenceSentBy: 'Kim Clerk', evidenceSentAt: expect.any(String) },
    ]);
    const { status, evidence, evidence_details } = await atStripe(one);
    expect({ status, ...evidence_details }).toMatchObject({ status: 'under_review', submission_count: 1 });
    expect(evidence).toMatchObject({
      customer_name: expect.any(String),
      customer_email_address: shopper.email,
      shipping_carrier: 'UPS',
      shipping_tracking_number: '1Z111, 1Z222',
      uncategorized_text: expect.stringMatching(/^It was signed for\.\n\nOrder FP-.*The shop sent /s),
    });
    // What was sent stays to be read.
    const after = await shop.gql(evidenceQuery, { id: one.id }, staff.token);
    const story = after.data.disputeEvidence.fields.at(-1).text;
    expect(story).toBe(evidence.uncategorized_text);
  });

  it('is audited and told in the timeline of the staff, and not to the shopper', async () => {
    const one = await aDispute();
    await submit(one);
    const text = 'Kim Clerk sent the bank what is known of the order.';
    const timeline = async ({ token }: Account) => {
      const { data } = await shop.gql(orderQuery, { number: one.number }, token);
      return data.order.timeline.map((event: { text: string }) => event.text);
    };
    expect(await timeline(admin)).toContain(text);
    expect(await timeline(shopper)).not.toContain(text);
    const audited = await shop.db.collection('auditrecords').findOne({ subjectId: one.number });
    expect(audited).toMatchObject({ action: 'submit_dispute_evidence', actorName: 'Kim Clerk' });
  });

  it('is sent once though it is asked for twice at the same moment, and refused afterwards', async () => {
    const one = await aDispute();
    await Promise.all([submit(one, staff, 'First'), submit(one, admin, 'Second')]);
    await reconcileNow(shop, admin);
    expect((await atStripe(one)).evidence_details.submission_count).toBe(1);
    const again = await submit(one);
    expect(again).toMatchObject({ code: 'INVALID_TRANSITION' });
    expect(await shop.db.collection('auditrecords').countDocuments({ subjectId: one.number })).toBe(1);
  });

  it('is told to be impossible while Stripe does not answer, and sent once it does', async () => {
    const one = await aDispute();
    await shop.stopStripe();
    expect(await submit(one)).toMatchObject({ code: 'UPSTREAM_UNAVAILABLE' });
    await shop.startStripe();
    expect((await submit(one)).errors).toBeUndefined();
    expect((await atStripe(one)).evidence_details.submission_count).toBe(1);
  });

  it('is noted and not sent again where the shop died before it could note it', async () => {
    const one = await aDispute();
    await submit(one);
    const asBefore = { $unset: { evidenceSentAt: '' }, $set: { sendingSince: new Date() } };
    await shop.db.collection('disputes').updateOne({ stripeDisputeId: one.stripeId }, asBefore);
    expect((await caseOf(one)).disputes[0].isSending).toBe(true);
    await reconcileNow(shop, admin);
    expect((await caseOf(one)).disputes[0]).toMatchObject({ isSending: false, evidenceSentBy: 'Kim Clerk' });
    expect((await atStripe(one)).evidence_details.submission_count).toBe(1);
  });

  it.each([
    ['past its day', -60, 'The time for an answer is over'],
    ['that somebody answered at Stripe', NINE_DAYS, 'The bank has an answer already'],
  ])('of a dispute %s is refused', async (why, responseTime, message) => {
    const one = await aDispute(responseTime);
    if (why !== 'past its day') {
      await shop.stripe.disputes.update(one.stripeId, { evidence: { uncategorized_text: 'By hand.' } });
    }
    const { submission_count } = (await atStripe(one)).evidence_details;
    expect(await submit(one)).toMatchObject({ code: 'INVALID_TRANSITION', errors: [{ message }] });
    expect((await atStripe(one)).evidence_details).toMatchObject({ submission_count });
  });

  it('of a decided dispute is refused, and the order that it held may leave once it is won', async () => {
    const one = await aDispute();
    expect(await caseOf(one)).toMatchObject({ holds: [{ reason: 'DISPUTED' }] });
    await shop.stripe.disputes.update(one.stripeId, { evidence: { uncategorized_text: 'winning_evidence' } });
    await eventually(async () => (await caseOf(one)).holds.length === 0);
    expect(await submit(one)).toMatchObject({ code: 'INVALID_TRANSITION' });
  });

  it('is neither seen nor sent by staff whose own order it is; an admin’s own is noted as an exception', async () => {
    const own = await disputed(await anOrder(staff));
    expect(await shop.gql(evidenceQuery, { id: own.id }, staff.token)).toMatchObject({ code: 'FORBIDDEN' });
    expect(await submit(own)).toMatchObject({ code: 'FORBIDDEN' });
    expect((await atStripe(own)).evidence_details.submission_count).toBe(0);

    const ofAdmin = await disputed(await anOrder(admin));
    expect((await submit(ofAdmin, admin)).errors).toBeUndefined();
    const records = await shop.db.collection('auditrecords').find({ subjectId: ofAdmin.number }).toArray();
    expect(records.map(({ action }) => action).toSorted()).toEqual([
      'handle_own_order',
      'submit_dispute_evidence',
    ]);
  });

  it('of no dispute is not found, and a note that is too long is refused', async () => {
    expect(await shop.gql(evidenceQuery, { id: 'nothing' }, staff.token)).toMatchObject({
      code: 'NOT_FOUND',
    });
    const one = await aDispute();
    expect(await submit(one, staff, 'x'.repeat(3001))).toMatchObject({ code: 'BAD_USER_INPUT' });
  });
});

describe('a dispute that nobody answers', () => {
  const tomorrow = 20 * HOUR_S;

  it('is answered by itself a day before it is due, once, and the shop is mailed', async () => {
    const early = await aDispute();
    const one = await aDispute(tomorrow);
    await Promise.all([reconcileNow(shop, admin), reconcileNow(shop, admin)]);
    expect((await atStripe(one)).evidence_details.submission_count).toBe(1);
    expect((await atStripe(early)).evidence_details.submission_count).toBe(0);
    expect((await caseOf(one)).disputes[0]).toMatchObject({
      evidenceSentAt: expect.any(String),
      evidenceSentBy: null,
    });
    const { subject, text } = await awaitMail(shop, 'SHOP_DISPUTE_ANSWERED', admin.email);
    expect(subject).toBe('A dispute of $110.00 was answered by itself');
    expect(text).toContain(`/adminDashboard/orders/${one.number}`);
    await reconcileNow(shop, admin);
    await awaitQuiet(shop);
    const told = (await sentMails(shop)).filter(({ kind }) => kind === 'SHOP_DISPUTE_ANSWERED');
    expect(told).toHaveLength(1);
  });

  it('keeps what somebody has written at Stripe by hand and not sent', async () => {
    const one = await aDispute(tomorrow);
    const evidence = { uncategorized_text: 'By hand.' };
    await shop.stripe.disputes.update(one.stripeId, { evidence, submit: false });
    await reconcileNow(shop, admin);
    const sent = await atStripe(one);
    expect(sent.evidence_details.submission_count).toBe(1);
    expect(sent.evidence).toMatchObject({ ...evidence, customer_email_address: shopper.email });
  });

  it('is left alone where the owner wants that, or somebody answered at Stripe', async () => {
    const answered = await aDispute(tomorrow);
    await shop.stripe.disputes.update(answered.stripeId, { evidence: { uncategorized_text: 'By hand.' } });
    await reconcileNow(shop, admin);
    expect((await atStripe(answered)).evidence_details.submission_count).toBe(1);

    await changeSettings(shop, admin, { sendsDisputeEvidence: false });
    const one = await aDispute(tomorrow);
    await reconcileNow(shop, admin);
    expect((await atStripe(one)).evidence_details.submission_count).toBe(0);
    await changeSettings(shop, admin, { sendsDisputeEvidence: true });
  });
});
