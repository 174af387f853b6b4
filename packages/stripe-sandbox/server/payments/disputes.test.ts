import type Stripe from 'stripe';
import { aCard, aSandbox, type SandboxFixture } from '../sandbox.test-kit.ts';

let sandbox: SandboxFixture;
let stripe: Stripe;

beforeAll(async () => {
  sandbox = await aSandbox();
  stripe = sandbox.stripe;
});
afterAll(() => sandbox.stop());

async function aPayment(cardNumber: string): Promise<Stripe.PaymentIntent> {
  const intent = await stripe.paymentIntents.create({ amount: 4500, currency: 'usd' });
  const params = { client_secret: intent.client_secret ?? '', ...aCard(cardNumber) };
  const { body } = await sandbox.browser(`/v1/payment_intents/${intent.id}/confirm`, params);
  expect(body.status).toBe('succeeded');
  return stripe.paymentIntents.retrieve(intent.id);
}

async function theDispute({ id }: Stripe.PaymentIntent): Promise<Stripe.Dispute> {
  const { data } = await stripe.disputes.list({ payment_intent: id });
  expect(data).toHaveLength(1);
  return data[0] as Stripe.Dispute;
}

async function eventsOf({ id }: Stripe.Dispute): Promise<string[]> {
  const { data } = await stripe.events.list({ type: 'charge.dispute.*', limit: 100 });
  return data.filter(({ data: { object } }) => (object as Stripe.Dispute).id === id).map(({ type }) => type);
}

/** Stripe's own way to end a dispute of test mode. */
function submit({ id }: Stripe.Dispute, uncategorized_text: string): Promise<Stripe.Dispute> {
  return stripe.disputes.update(id, { evidence: { uncategorized_text } });
}

test.each([
  ['4000000000000259', 'fraudulent', '10.4'],
  ['4000000000002685', 'product_not_received', '13.1'],
])('%s pays, and its charge is disputed at once: %s', async (number, reason, code) => {
  const intent = await aPayment(number);
  const dispute = await theDispute(intent);
  expect(dispute).toMatchObject({
    id: expect.stringMatching(/^dp_/),
    object: 'dispute',
    amount: 4500,
    currency: 'usd',
    status: 'needs_response',
    reason,
    network_reason_code: code,
    charge: intent.latest_charge,
    payment_intent: intent.id,
    is_charge_refundable: false,
  });
  expect(dispute.balance_transactions).toMatchObject([{ amount: -4500, fee: 1500, net: -6000 }]);
  expect(dispute.evidence_details.due_by).toBeGreaterThan(dispute.created);
  expect(await stripe.disputes.retrieve(dispute.id)).toEqual(dispute);
  expect(await stripe.charges.retrieve(intent.latest_charge as string)).toMatchObject({ disputed: true });
  expect(await eventsOf(dispute)).toEqual(['charge.dispute.funds_withdrawn', 'charge.dispute.created']);
});

test('a disputed charge is not refunded: charge_disputed, and nothing changes', async () => {
  const intent = await aPayment('4000000000000259');
  await expect(stripe.refunds.create({ payment_intent: intent.id, amount: 100 })).rejects.toMatchObject({
    statusCode: 400,
    code: 'charge_disputed',
    message: `Charge ${intent.latest_charge} has been charged back; cannot issue a refund.`,
  });
  expect((await stripe.refunds.list({ payment_intent: intent.id })).data).toEqual([]);
});

test('winning evidence returns the money, and the charge can be refunded again', async () => {
  const intent = await aPayment('4000000000000259');
  const dispute = await submit(await theDispute(intent), 'winning_evidence');
  expect(dispute).toMatchObject({ status: 'won', is_charge_refundable: true });
  expect(dispute.balance_transactions.map(({ net }) => net)).toEqual([-6000, 6000]);
  expect(await eventsOf(dispute)).toEqual([
    'charge.dispute.closed',
    'charge.dispute.funds_reinstated',
    'charge.dispute.updated',
    'charge.dispute.funds_withdrawn',
    'charge.dispute.created',
  ]);
  expect((await stripe.refunds.create({ payment_intent: intent.id })).amount).toBe(4500);
});

test('losing evidence loses it, other evidence is reviewed first', async () => {
  const lost = await submit(await theDispute(await aPayment('4000000000000259')), 'losing_evidence');
  expect(lost.status).toBe('lost');
  expect(await eventsOf(lost)).toContain('charge.dispute.closed');

  const looked = await submit(await theDispute(await aPayment('4000000000000259')), 'It was delivered.');
  expect(looked).toMatchObject({ status: 'under_review', evidence_details: { submission_count: 1 } });
  expect((await submit(looked, 'winning_evidence')).status).toBe('won');
});

test.each([
  ['shipping_tracking_number', 5001],
  ['uncategorized_text', 20_001],
] as const)('%s of %i characters is too long', async (field, length) => {
  const { id } = await theDispute(await aPayment('4000000000000259'));
  const update = (text: string) => stripe.disputes.update(id, { evidence: { [field]: text }, submit: false });
  await expect(update('x'.repeat(length))).rejects.toMatchObject({
    statusCode: 400,
    param: `evidence[${field}]`,
  });
  expect((await update('x'.repeat(length - 1))).evidence[field]).toHaveLength(length - 1);
});

test('evidence after its day is taken, and said to be late', async () => {
  const intent = await aPayment('4242424242424242');
  const late = { reason: 'product_not_received', response_time: '-60' };
  const authorization = { authorization: 'Bearer sk_test_sandbox' };
  const opened = `${sandbox.url}/sandbox/payment_intents/${intent.id}/dispute`;
  await fetch(opened, { method: 'POST', headers: authorization, body: new URLSearchParams(late) });
  const dispute = await theDispute(intent);
  expect(dispute).toMatchObject({ reason: 'product_not_received', evidence_details: { past_due: false } });
  expect(await submit(dispute, 'It was delivered.')).toMatchObject({
    evidence_details: { past_due: true, submission_count: 1, submission_method: 'manual' },
  });
});

test('evidence that is only staged changes nothing yet', async () => {
  const { id } = await theDispute(await aPayment('4000000000000259'));
  const staged = await stripe.disputes.update(id, {
    evidence: { uncategorized_text: 'winning_evidence' },
    submit: false,
  });
  expect(staged).toMatchObject({ status: 'needs_response', evidence_details: { has_evidence: true } });
});

test('closing accepts the loss, and what is decided stays so', async () => {
  const { id } = await theDispute(await aPayment('4000000000000259'));
  expect(await stripe.disputes.close(id)).toMatchObject({ status: 'lost' });
  await expect(stripe.disputes.close(id)).rejects.toMatchObject({ statusCode: 400 });
  await expect(
    stripe.disputes.update(id, { evidence: { uncategorized_text: 'winning_evidence' } }),
  ).rejects.toMatchObject({ statusCode: 400 });
});

test('an inquiry takes no money, and may grow into a dispute or end', async () => {
  const intent = await aPayment('4000000000001976');
  const inquiry = await theDispute(intent);
  expect(inquiry).toMatchObject({
    status: 'warning_needs_response',
    is_charge_refundable: true,
    balance_transactions: [],
  });
  expect(await eventsOf(inquiry)).toEqual(['charge.dispute.created']);
  expect((await stripe.refunds.create({ payment_intent: intent.id, amount: 500 })).status).toBe('succeeded');

  const grown = await submit(inquiry, 'escalate_inquiry_evidence');
  expect(grown).toMatchObject({ status: 'needs_response', is_charge_refundable: false });
  expect(grown.balance_transactions).toHaveLength(1);

  const other = await submit(await theDispute(await aPayment('4000000000001976')), 'winning_evidence');
  expect(other.status).toBe('warning_closed');
});

test('a charge of long ago can be disputed too: what of it was not given back', async () => {
  const intent = await aPayment('4242424242424242');
  await stripe.refunds.create({ payment_intent: intent.id, amount: 1500 });
  const open = `${sandbox.url}/sandbox/payment_intents/${intent.id}/dispute`;
  const post = (key: string) => fetch(open, { method: 'POST', headers: { authorization: `Bearer ${key}` } });
  expect((await post('pk_test_sandbox')).status).toBe(403);
  expect((await post('sk_test_sandbox')).status).toBe(200);
  expect((await post('sk_test_sandbox')).status).toBe(400);
  expect(await theDispute(intent)).toMatchObject({ amount: 3000, reason: 'fraudulent' });
});

test('disputes are listed newest first, by their charge, and survive a restart', async () => {
  const intent = await aPayment('4000000000000259');
  const dispute = await theDispute(intent);
  expect((await stripe.disputes.list({ charge: intent.latest_charge as string })).data).toEqual([dispute]);
  const since = { created: { gte: dispute.created }, limit: 1 };
  expect((await stripe.disputes.list(since)).data).toEqual([dispute]);
  await expect(stripe.disputes.retrieve('dp_missing')).rejects.toMatchObject({ code: 'resource_missing' });

  await sandbox.restart();
  expect(await sandbox.stripe.disputes.retrieve(dispute.id)).toEqual(dispute);
  stripe = sandbox.stripe;
});
