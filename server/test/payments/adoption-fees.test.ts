import { Types } from 'mongoose';
import { DAY_MS } from '../../../domain/durations.ts';
import {
  askForApplications,
  handOver,
  moveApplication,
  returnAnimal,
  waiveAdoptionFee,
  withdrawApplication,
} from '../fixtures/adoption/applications.ts';
import { reconcileNow, refundsOf } from '../fixtures/payments/money-health.ts';
import {
  acceptPetOrder,
  announcePetOrderReady,
  cancelPetOrder,
  collectPetOrder,
  declinePetOrder,
  orderAnimal,
  undoAcceptPetOrder,
} from '../fixtures/shop/animal-orders.ts';
import { confirmPayment, intentIdOf } from '../fixtures/shop/checkout.ts';
import { overviewQuery } from '../fixtures/shop/dashboard.ts';
import { addItem, anAnimal } from '../fixtures/shop/items.ts';
import { awaitMail } from '../fixtures/shop/mails.ts';
import { changeSettings } from '../fixtures/shop-settings/settings-requests.ts';
import { customerSpent, customers } from '../fixtures/users/customers.ts';
import type { Account } from '../harness/accounts.ts';
import { type OwnShop, startShop, withMails } from '../harness/shop.ts';

/* The adoption fee of an animal that is paid online: paid means reserved, called off means paid back. */

let shop: OwnShop;
let admin: Account;
let staff: Account;
let ada: Account;

beforeAll(async () => {
  // No webhooks: what nobody reports is found by the reconciliation alone.
  shop = await startShop({ env: withMails, hasWebhooks: false });
  admin = await shop.signUp({ role: 'admin' });
  staff = await shop.signUp({ role: 'staff', name: 'Sol', isProved: true });
  await askForApplications(shop, admin, { adoptionFeeIsPaid: 'ONLINE', returnDays: 30 });
});
beforeEach(async () => {
  ada = await shop.signUp({ name: 'Ada', isProved: true });
});
afterAll(() => shop.stop());

const openAdoptionFee = `mutation ($id: ID!) {
  openAdoptionFee(id: $id) { clientSecret payment { _id status amount number petOrderId } }
}`;
const feeQuery = `query ($id: ID!) { petOrder(id: $id) {
  status fee { amount state paidAt paidBack }
  application { stage heldUntil timeline { stage by note message } }
} }`;

interface Opened {
  readonly clientSecret: string;
  readonly payment: { readonly _id: string; readonly status: string; readonly amount: number };
}

/** An animal with a fee of 150 that was given to somebody. @returns the id of the order */
async function anApprovedOrder(by = ada, changes: object = {}): Promise<string> {
  const animal = anAnimal({ petname: 'Rex', petprice: 150, isAdoption: true, ...changes });
  const id = await orderAnimal(shop, by.token, await addItem(shop, admin.token, animal));
  await send(acceptPetOrder, { id });
  return id;
}

async function send(query: string, variables: object, by = admin) {
  const { data, errors } = await shop.gql(query, variables, by.token);
  if (errors) throw new Error(JSON.stringify(errors));
  return Object.values(data)[0] as { status: string };
}

async function refusal(query: string, variables: object, by: Account) {
  const { errors } = await shop.gql(query, variables, by.token);
  const [error] = errors ?? [];
  return { code: error?.extensions?.code, message: error?.message };
}

async function open(id: string, by = ada): Promise<Opened> {
  return (await send(openAdoptionFee, { id }, by)) as unknown as Opened;
}

async function confirm({ payment }: Opened, by = ada) {
  return (await shop.gql(confirmPayment, { id: payment._id }, by.token)).data.confirmPayment;
}

/** Pays as the page does. @returns the intent's id */
async function payFee(id: string, by = ada): Promise<string> {
  const opened = await open(id, by);
  await shop.pay(opened.clientSecret);
  expect(await confirm(opened, by)).toMatchObject({ status: 'SUCCEEDED' });
  return intentIdOf(opened.clientSecret);
}

async function read(id: string, by = ada) {
  return (await shop.gql(feeQuery, { id }, by.token)).data.petOrder;
}

function stored(id: string) {
  return shop.db.collection('petorders').findOne({ _id: new Types.ObjectId(id) });
}

function paymentsOf(id: string) {
  return shop.db
    .collection('payments')
    .find({ petOrderId: new Types.ObjectId(id) })
    .sort({ _id: 1 })
    .toArray();
}

async function expectNothingOpen(): Promise<void> {
  const { unmatched, refundsOwed } = await reconcileNow(shop, admin);
  expect({ unmatched, refundsOwed }).toEqual({ unmatched: 0, refundsOwed: 0 });
}

describe('a fee', () => {
  it('is due as it was when the animal was given, and told by the mail', async () => {
    const petId = await addItem(shop, admin.token, anAnimal({ petprice: 150, isAdoption: true }));
    const id = await orderAnimal(shop, ada.token, petId);
    expect(await refusal(openAdoptionFee, { id }, ada)).toEqual({
      code: 'INVALID_TRANSITION',
      message: 'Nothing is to be paid before the animal is yours',
    });
    const price = { $set: { petprice: 160 } };
    await shop.db.collection('pets').updateOne({ _id: new Types.ObjectId(petId) }, price);
    await send(acceptPetOrder, { id });
    await shop.db
      .collection('pets')
      .updateOne({ _id: new Types.ObjectId(petId) }, { $set: { petprice: 170 } });
    expect((await read(id)).fee).toEqual({ amount: 160, state: 'DUE', paidAt: null, paidBack: 0 });
    const { payment } = await open(id);
    expect(payment).toMatchObject({ amount: 160, number: null, petOrderId: id });
    const mail = await awaitMail(shop, 'PET_ORDER_ACCEPTED', ada.email);
    expect(mail.text).toContain('Please pay the adoption fee of $160.00 by card');
    expect(mail.text).toContain(`/petorder/${id}`);
  });

  it.each([
    ['of an animal with a price', { isAdoption: false }],
    ['that is nothing', { petprice: 0 }],
  ])('%s is none online', async (_what, changes) => {
    const id = await anApprovedOrder(ada, changes);
    expect((await read(id)).fee).toBeNull();
    expect((await refusal(openAdoptionFee, { id }, ada)).message).toBe(
      'This is paid at the shop, when you collect the animal',
    );
    expect((await send(collectPetOrder, { id })).status).toBe('COLLECTED');
  });

  it('reserves the animal once it is paid, with a receipt, in the timeline and in the books', async () => {
    const id = await anApprovedOrder();
    expect((await stored(id))?.application.heldUntil).toBeInstanceOf(Date);
    await payFee(id);
    const { fee, application } = await read(id);
    expect(fee).toMatchObject({ amount: 150, state: 'PAID', paidAt: expect.any(String), paidBack: 0 });
    // Paid is kept without an end.
    expect(application.heldUntil).toBeNull();
    expect((await stored(id))?.application).not.toHaveProperty('wakeAt');
    expect(application.timeline.at(-1)).toMatchObject({
      ...{ stage: 'APPROVED', by: 'SHOPPER', note: 'Paid the adoption fee of $150.00' },
    });
    const mail = await awaitMail(shop, 'ADOPTION_FEE_PAID', ada.email);
    expect(mail.subject).toBe('The adoption fee of Rex is paid');
    expect(mail.text).toContain('contains no tax');
    expect(await refusal(openAdoptionFee, { id }, ada)).toEqual({
      ...{ code: 'INVALID_TRANSITION', message: 'The adoption fee is paid already' },
    });
    const csv = await (
      await fetch(`${shop.url}/admin/export/payments.csv`, {
        headers: { authorization: `Bearer ${admin.token}` },
      })
    ).text();
    const line = csv.split('\r\n').find((one) => one.includes(id));
    expect(line).toContain('"adoption_fee"');
    const account = await fetch(`${shop.url}/account/export.json`, {
      headers: { authorization: `Bearer ${ada.token}` },
    });
    const { orders, petOrders } = (await account.json()) as Record<string, { [name: string]: unknown }[]>;
    expect(orders).toEqual([expect.objectContaining({ kind: 'adoption_fee', petOrderId: id, amount: 150 })]);
    expect(petOrders?.[0]).toMatchObject({ fee: { cents: 15_000, paidAt: expect.any(String) } });
    await expectNothingOpen();
  });

  it('is paid once by two tabs', async () => {
    const id = await anApprovedOrder();
    const [one, other] = await Promise.all([open(id), open(id)]);
    expect(one.payment._id).toBe(other.payment._id);
    expect(one.clientSecret).toBe(other.clientSecret);
    await Promise.allSettled([shop.pay(one.clientSecret), shop.pay(other.clientSecret)]);
    const answers = await Promise.all([confirm(one), confirm(other)]);
    expect(answers.map(({ status }) => status)).toEqual(['SUCCEEDED', 'SUCCEEDED']);
    expect(await paymentsOf(id)).toHaveLength(1);
    expect((await read(id)).fee.state).toBe('PAID');
    await expectNothingOpen();
  });

  it('can be paid by another card after one that was declined', async () => {
    const id = await anApprovedOrder();
    const opened = await open(id);
    await shop.pay(opened.clientSecret, '4000 0000 0000 0002').catch(() => undefined);
    expect(await confirm(opened)).toMatchObject({ status: 'REQUIRES_PAYMENT' });
    await payFee(id);
    expect(await paymentsOf(id)).toHaveLength(1);
  });

  it('is nobody else’s to pay', async () => {
    const id = await anApprovedOrder();
    const bea = await shop.signUp({ name: 'Bea', isProved: true });
    expect((await refusal(openAdoptionFee, { id }, bea)).code).toBe('NOT_FOUND');
    await open(id);
    expect((await refusal(openAdoptionFee, { id }, bea)).code).toBe('NOT_FOUND');
    expect((await refusal(openAdoptionFee, { id }, admin)).code).toBe('NOT_FOUND');
  });
});

describe('a fee that is waived', () => {
  const reason = 'Rex is old';
  const reasons = `query ($id: ID!) { petOrder(id: $id) {
    fee { waivedFor } application { timeline { note message } }
  } }`;

  it('is not due, and why is for the staff alone', async () => {
    const id = await anApprovedOrder();
    await send(waiveAdoptionFee, { id, reason }, staff);
    expect((await read(id)).fee).toMatchObject({ amount: 150, state: 'WAIVED' });
    const note = 'No adoption fee is due';
    for (const [who, said] of [
      [ada, null],
      [staff, reason],
    ] as const) {
      const { petOrder } = (await shop.gql(reasons, { id }, who.token)).data;
      expect(petOrder.fee.waivedFor).toBe(said);
      expect(petOrder.application.timeline.at(-1)).toEqual({ note, message: said });
    }
    expect(await refusal(openAdoptionFee, { id }, ada)).toEqual({
      ...{ code: 'INVALID_TRANSITION', message: 'The adoption fee is waived: nothing is to be paid' },
    });
    const noted = { subjectId: id, action: 'waive_adoption_fee' };
    expect(await shop.db.collection('auditrecords').find(noted).toArray()).toMatchObject([
      { actor: staff.email, changes: [{ field: 'fee', before: 'due', after: 'waived' }] },
    ]);
    expect((await refusal(waiveAdoptionFee, { id, reason }, staff)).code).toBe('CONFLICT');
    expect((await refusal(handOver, { id, input: { paid: 150, paidBy: 'CASH' } }, staff)).code).toBe(
      'BAD_USER_INPUT',
    );
    expect((await send(collectPetOrder, { id })).status).toBe('COLLECTED');
    expect((await read(id)).fee.state).toBe('WAIVED');
    expect((await stored(id))?.fee.isPaidAtShop).toBe(false);
  });

  it('is none that is paid, at the shop, or of an order that is over', async () => {
    const paid = await anApprovedOrder();
    await payFee(paid);
    expect(await refusal(waiveAdoptionFee, { id: paid, reason }, staff)).toEqual({
      ...{ code: 'CONFLICT', message: 'The adoption fee is paid already' },
    });
    expect((await read(paid)).fee.state).toBe('PAID');
    const price = await anApprovedOrder(ada, { isAdoption: false });
    const over = await anApprovedOrder();
    await send(cancelPetOrder, { id: over }, ada);
    for (const id of [price, over]) {
      expect((await refusal(waiveAdoptionFee, { id, reason }, staff)).code).toBe('CONFLICT');
    }
  });

  it('is by the staff alone, and for a reason', async () => {
    const id = await anApprovedOrder();
    expect((await refusal(waiveAdoptionFee, { id, reason }, ada)).code).toBe('FORBIDDEN');
    expect((await refusal(waiveAdoptionFee, { id, reason: ' ' }, staff)).code).toBe('BAD_USER_INPUT');
    const nobodys = new Types.ObjectId().toHexString();
    expect((await refusal(waiveAdoptionFee, { id: nobodys, reason }, staff)).code).toBe('NOT_FOUND');
    expect((await read(id)).fee.state).toBe('DUE');
  });

  it('calls off a payment that is open, and gives back what was charged all the same', async () => {
    const [open1, open2] = [await anApprovedOrder(), await anApprovedOrder()];
    const left = await open(open1);
    await send(waiveAdoptionFee, { id: open1, reason }, staff);
    expect((await confirm(left)).status).toBe('CANCELLED');
    const { clientSecret } = await open(open2);
    await shop.pay(clientSecret);
    await send(waiveAdoptionFee, { id: open2, reason }, staff);
    await reconcileNow(shop, admin);
    const { fee } = await read(open2);
    expect(fee).toMatchObject({ state: 'WAIVED', paidBack: 150 });
    await expectNothingOpen();
  });
});

describe('a charge that nobody reports', () => {
  it('is settled by the next round', async () => {
    const id = await anApprovedOrder();
    const { clientSecret } = await open(id);
    await shop.pay(clientSecret);
    expect((await read(id)).fee.state).toBe('DUE');
    await reconcileNow(shop, admin);
    expect((await read(id)).fee.state).toBe('PAID');
  });

  it('is settled by the next round where its intent was never noted', async () => {
    const id = await anApprovedOrder();
    const { clientSecret, payment } = await open(id);
    await shop.pay(clientSecret);
    await shop.db
      .collection('payments')
      .updateOne({ _id: new Types.ObjectId(payment._id) }, { $unset: { intentId: '' } });
    await reconcileNow(shop, admin);
    expect((await read(id)).fee.state).toBe('PAID');
    expect((await paymentsOf(id))[0]?.intentId).toBe(intentIdOf(clientSecret));
  });

  it('goes back whole where the order was called off meanwhile', async () => {
    const id = await anApprovedOrder();
    const { clientSecret, payment } = await open(id);
    await shop.stopStripe();
    await send(withdrawApplication, { id }, ada);
    await shop.startStripe();
    await shop.pay(clientSecret);
    await reconcileNow(shop, admin);
    expect(await refundsOf(shop, intentIdOf(clientSecret))).toEqual([15_000]);
    expect((await read(id)).fee).toMatchObject({ state: 'PAID_BACK', paidBack: 150 });
    const [stored] = await paymentsOf(id);
    expect(stored).toMatchObject({ status: 'refunded', failureMessage: expect.stringContaining('over') });
    expect(String(stored?._id)).toBe(payment._id);
    await expectNothingOpen();
  });
});

describe('an unpaid fee', () => {
  it('can not be charged any more once the order is called off', async () => {
    const id = await anApprovedOrder();
    const { clientSecret } = await open(id);
    await send(cancelPetOrder, { id });
    const intent = await shop.stripe.paymentIntents.retrieve(intentIdOf(clientSecret));
    expect(intent.status).toBe('canceled');
    expect((await read(id)).fee).toBeNull();
    expect((await refusal(openAdoptionFee, { id }, ada)).message).toBe(
      'This order is over: nothing is to be paid',
    );
  });

  it('opens again after its time', async () => {
    const id = await anApprovedOrder();
    const first = await open(id);
    const expired = { $set: { expiresAt: new Date(0) } };
    await shop.db.collection('payments').updateOne({ _id: new Types.ObjectId(first.payment._id) }, expired);
    await reconcileNow(shop, admin);
    const second = await open(id);
    expect(second.payment._id).not.toBe(first.payment._id);
    await payFee(id);
  });

  it('keeps the animal until it is paid, or noted as paid at the shop', async () => {
    const id = await anApprovedOrder();
    const due = {
      code: 'INVALID_TRANSITION',
      message: 'The adoption fee of $150.00 is not paid yet: wait for it, or note what was paid at the shop',
    };
    expect(await refusal(collectPetOrder, { id }, staff)).toEqual(due);
    expect(await refusal(handOver, { id }, staff)).toEqual(due);
    expect(await refusal(moveApplication, { id, stage: 'HANDED_OVER' }, staff)).toEqual(due);
    expect((await refusal(handOver, { id, input: { paid: 150 } }, staff)).code).toBe('BAD_USER_INPUT');
    expect((await read(id)).status).toBe('APPROVED');
    const { clientSecret } = await open(id);
    await send(handOver, { id, input: { paid: 150, paidBy: 'CASH' } }, staff);
    expect(await read(id)).toMatchObject({ status: 'COLLECTED', fee: { state: 'PAID_AT_THE_SHOP' } });
    const intent = await shop.stripe.paymentIntents.retrieve(intentIdOf(clientSecret));
    expect(intent.status).toBe('canceled');
  });
});

describe('a fee that is paid', () => {
  it('lets the animal go home, and is not paid again at the shop', async () => {
    const id = await anApprovedOrder();
    await payFee(id);
    await send(announcePetOrderReady, { id });
    const mail = await awaitMail(shop, 'PET_ORDER_READY', ada.email);
    expect(mail.text).toContain('The adoption fee is paid.');
    const twice = { id, input: { paid: 150, paidBy: 'CASH' } };
    expect((await refusal(handOver, twice, staff)).code).toBe('BAD_USER_INPUT');
    await send(handOver, { id }, staff);
    expect(await read(id)).toMatchObject({ status: 'COLLECTED', fee: { state: 'PAID' } });
  });

  it.each([
    ['its shopper withdraws', withdrawApplication, () => ada],
    ['the shop cancels the order', cancelPetOrder, () => staff],
    ['the acceptance is taken back', undoAcceptPetOrder, () => staff],
  ])('goes back where %s', async (_what, mutation, by) => {
    const id = await anApprovedOrder();
    const intentId = await payFee(id);
    await send(mutation, { id }, by());
    expect(await refundsOf(shop, intentId)).toEqual([15_000]);
    const { fee, application } = await read(id);
    expect(fee).toMatchObject({ state: 'PAID_BACK', paidBack: 150 });
    expect(application.timeline.at(-1)).toMatchObject({ by: 'SHOP', note: '$150.00 goes back' });
    const mail = await awaitMail(shop, 'ORDER_REFUNDED', ada.email);
    expect(mail.text).toContain('the card that paid the adoption fee of Rex');
    await expectNothingOpen();
  });

  it('is told in the mail that an order was canceled', async () => {
    const id = await anApprovedOrder();
    await payFee(id);
    await send(withdrawApplication, { id }, ada);
    const mail = await awaitMail(shop, 'ORDER_CANCELLED', ada.email);
    expect(mail.text).toContain('The adoption fee of $150.00 that you paid goes back to your card.');
  });

  it('goes back where the shop says no after it had said yes, and is due anew with another yes', async () => {
    const id = await anApprovedOrder();
    const intentId = await payFee(id);
    await send(undoAcceptPetOrder, { id });
    await send(acceptPetOrder, { id });
    expect((await read(id)).fee.state).toBe('DUE');
    const second = await payFee(id);
    await send(undoAcceptPetOrder, { id });
    await send(declinePetOrder, { id });
    expect(await refundsOf(shop, intentId)).toEqual([15_000]);
    expect(await refundsOf(shop, second)).toEqual([15_000]);
    expect((await read(id)).fee).toMatchObject({ state: 'PAID_BACK', paidBack: 300 });
    await expectNothingOpen();
  });

  it('goes back where the animal comes back in the days of a return, and stays with the shop after them', async () => {
    const [soon, late] = [await anApprovedOrder(), await anApprovedOrder()];
    const [intentId, kept] = [await payFee(soon), await payFee(late)];
    for (const id of [soon, late]) await send(handOver, { id }, staff);
    const longAgo = new Date(Date.now() - 31 * DAY_MS);
    await shop.db
      .collection('petorders')
      .updateOne(
        { _id: new Types.ObjectId(late) },
        { $set: { 'application.timeline.$[moved].at': longAgo } },
        { arrayFilters: [{ 'moved.stage': 'HANDED_OVER' }] },
      );
    for (const id of [soon, late]) await send(returnAnimal, { id, reason: 'Allergy' }, staff);
    expect(await refundsOf(shop, intentId)).toEqual([15_000]);
    expect((await read(soon)).fee.state).toBe('PAID_BACK');
    expect(await refundsOf(shop, kept)).toEqual([]);
    expect((await read(late)).fee.state).toBe('PAID');
    await expectNothingOpen();
  });

  it('goes back by the next round where Stripe could not be reached', async () => {
    const id = await anApprovedOrder();
    const intentId = await payFee(id);
    await shop.stopStripe();
    await send(withdrawApplication, { id }, ada);
    expect((await read(id)).fee.state).toBe('OWED_BACK');
    await shop.startStripe();
    await reconcileNow(shop, admin);
    expect(await refundsOf(shop, intentId)).toEqual([15_000]);
    expect((await read(id)).fee.state).toBe('PAID_BACK');
  });

  it('is the staff’s to pay, and not to note or to give back, for an animal of their own', async () => {
    const id = await anApprovedOrder(staff);
    expect((await refusal(handOver, { id, input: { paid: 150, paidBy: 'CASH' } }, staff)).code).toBe(
      'FORBIDDEN',
    );
    await payFee(id, staff);
    expect((await refusal(undoAcceptPetOrder, { id }, staff)).code).toBe('FORBIDDEN');
    expect((await refusal(handOver, { id }, staff)).code).toBe('FORBIDDEN');
    expect((await read(id, admin)).fee.state).toBe('PAID');
  });
});

it('counts as revenue of animals on the day on which it came in, once, and no more once it went back', async () => {
  const day = DAY_MS;
  const period = {
    from: new Date(Date.now() - day).toISOString(),
    to: new Date(Date.now() + day).toISOString(),
  };
  const revenue = async () =>
    (await shop.gql(overviewQuery, period, admin.token)).data.overview.period as Record<string, number>;
  const before = await revenue();
  const id = await anApprovedOrder();
  const plus = (dollars: number, orders = 1) => ({
    ...{ items: before.items, animals: (before.animals ?? 0) + dollars },
    orders: (before.orders ?? 0) + orders,
  });
  expect(await revenue()).toMatchObject(plus(0));
  await payFee(id);
  expect(await revenue()).toMatchObject(plus(150));
  const found = await shop.gql(customers, { where: { search: ada.email } }, admin.token);
  const { _id, orderCount, petOrderCount } = found.data.customers.edges[0].node;
  expect({ orderCount, petOrderCount }).toEqual({ orderCount: 0, petOrderCount: 1 });
  const { data } = await shop.gql(customerSpent, { id: _id }, admin.token);
  expect(data.customer.spent).toBe(150);
  await send(handOver, { id });
  expect(await revenue()).toMatchObject(plus(150));
  await send(returnAnimal, { id, reason: 'Allergy' });
  expect(await revenue()).toMatchObject(plus(0, 0));
});

it('is asked for at the shop again where the owner says so, but for those to whom it was said', async () => {
  const before = await anApprovedOrder();
  await changeSettings(shop, admin, { adoptionFeeIsPaid: 'AT_THE_SHOP' });
  const after = await anApprovedOrder();
  await changeSettings(shop, admin, { adoptionFeeIsPaid: 'ONLINE' });
  expect((await read(before)).fee.state).toBe('DUE');
  expect((await read(after)).fee).toBeNull();
});
