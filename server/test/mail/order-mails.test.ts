import { Types } from 'mongoose';
import { reconcileNow } from '../fixtures/payments/money-health.ts';
import { eventually } from '../fixtures/process/eventually.ts';
import { acceptPetOrder, orderAnimal, undoAcceptPetOrder } from '../fixtures/shop/animal-orders.ts';
import {
  aCheckoutOf,
  buy,
  cancelCartEntry,
  checkOut,
  confirmPayment,
  createPaymentIntent,
} from '../fixtures/shop/checkout.ts';
import { addItem, anAnimal, anItem } from '../fixtures/shop/items.ts';
import { awaitMail, awaitQuiet, kindsSentTo, sentMails } from '../fixtures/shop/mails.ts';
import { messageShopper, numberOf, refundOrder, shipOrder } from '../fixtures/shop/orders.ts';
import { changeSettings } from '../fixtures/shop-settings/settings-requests.ts';
import type { Account } from '../harness/accounts.ts';
import { type OwnShop, startShop, withMails } from '../harness/shop.ts';

const ship = 'mutation ($id: ID!) { shipCartEntry(id: $id) { status } }';
const undoShip = 'mutation ($id: ID!) { undoShipCartEntry(id: $id) { status } }';
const deliver = 'mutation ($id: ID!) { deliverCartEntry(id: $id) { status } }';

let shop: OwnShop;
let admin: Account;
let shopper: Account;
/** Food for $12.50 and a bed for $60. */
let food: string;
let bed: string;

beforeAll(async () => {
  shop = await startShop({ env: withMails });
  admin = await shop.signUp({ role: 'admin' });
});
beforeEach(async () => {
  shopper = await shop.signUp({ isProved: true });
  food = await addItem(shop, admin.token, anItem({ stock: 100 }));
  bed = await addItem(shop, admin.token, anItem({ petname: 'Oak bed', petprice: 60, stock: 100 }));
});
afterAll(() => shop.stop());

function byAdmin(mutation: string, id: string) {
  return shop.gql(mutation, { id }, admin.token);
}

async function buyWith(choices: object) {
  const input = aCheckoutOf([{ petId: bed, accessoriesAmount: 1 }], { choices });
  const { data, errors } = await shop.gql(createPaymentIntent, { input }, shopper.token);
  if (errors) throw new Error(JSON.stringify(errors));
  const { clientSecret, payment } = data.createPaymentIntent;
  await shop.pay(clientSecret);
  const { data: confirmed } = await shop.gql(confirmPayment, { id: payment._id }, shopper.token);
  return confirmed.confirmPayment;
}

test('a paid order is mailed with its number, lines, delivery, sum and address', async () => {
  await buy(shop, shopper.token, [
    { petId: food, accessoriesAmount: 2 },
    { petId: bed, accessoriesAmount: 1 },
  ]);
  const { subject, text, html, orderNumber } = await awaitMail(shop, 'ORDER_PAID', shopper.email);
  expect(orderNumber).toMatch(/^FP-[2-9A-Z]{4}-[2-9A-Z]{4}$/);
  expect(subject).toBe(`Your order ${orderNumber} is paid`);
  expect(text).toMatch(/2 × Salmon kibble +\$25\.00/);
  expect(text).toMatch(/1 × Oak bed +\$60\.00/);
  expect(text).toMatch(/Standard delivery +\$25\.00/);
  expect(text).toMatch(/Paid +\$110\.00/);
  expect(text).toContain('Sam Shopper\n12 Kennel Lane');
  expect(text).toContain(`/order/${orderNumber}`);
  expect(html).toContain('$110.00');

  const toShop = await awaitMail(shop, 'SHOP_ORDER_PAID', admin.email);
  expect(toShop).toMatchObject({ orderNumber, subject: `Order ${orderNumber} of Sam Shopper: $110.00` });
  expect(toShop.text).toContain(shopper.email);
});

test('what the rules took off stands in the mail as lines of its own', async () => {
  await buyWith({ delivery: 'CURBSIDE' });
  const { text } = await awaitMail(shop, 'ORDER_PAID', shopper.email);
  expect(text).toMatch(/1 × Oak bed +\$60\.00/);
  expect(text).toMatch(/-\$9\.00/);
  expect(text).toMatch(/Curbside pickup +\$0\.00/);
  expect(text).toMatch(/Paid +\$51\.00/);
  const { data } = await shop.gql('{ shopSettings { address } }');
  expect(text).toMatch(/Pickup at/);
  expect(text).toContain(data.shopSettings.address);
});

test('however often and wherever it is confirmed, an order is mailed once', async () => {
  const another = await shop.startAnother();
  const started = await checkOut(shop, shopper.token, [{ petId: food, accessoriesAmount: 1 }]);
  await shop.pay(started.clientSecret);
  const confirm = (url: string) =>
    fetch(`${url}/graphql`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', authorization: `Bearer ${shopper.token}` },
      body: JSON.stringify({ query: confirmPayment, variables: { id: started.paymentId } }),
    });
  await Promise.all([shop.url, another.url, shop.url, another.url].map(confirm));
  await awaitMail(shop, 'ORDER_PAID', shopper.email);
  await awaitQuiet(shop);
  expect(await kindsSentTo(shop, shopper.email)).toEqual(['ORDER_PAID']);
  const attempts = await shop.db.collection('mails').distinct('attempts');
  expect(attempts).toEqual([1]);
});

test('an order that is sent and arrives is mailed twice', async () => {
  const { payment } = await buy(shop, shopper.token, [{ petId: food, accessoriesAmount: 1 }]);
  const [{ _id }] = payment.cartEntries;
  await byAdmin(ship, _id);
  const sent = await awaitMail(shop, 'ORDER_SHIPPED', shopper.email);
  expect(sent.subject).toMatch(/is on its way$/);
  await byAdmin(deliver, _id);
  const arrived = await awaitMail(shop, 'ORDER_DELIVERED', shopper.email);
  expect(arrived.subject).toMatch(/has arrived$/);
});

test('what is picked up at the curb is mailed in other words', async () => {
  const { cartEntries } = await buyWith({ delivery: 'CURBSIDE' });
  await byAdmin(ship, cartEntries[0]._id);
  const ready = await awaitMail(shop, 'ORDER_SHIPPED', shopper.email);
  expect(ready.subject).toMatch(/is ready for pickup$/);
  expect(ready.text).toMatch(/Show the shop on a map\W+https:\/\/www\.openstreetmap\.org\/search\?query=\w+/);
  await byAdmin(deliver, cartEntries[0]._id);
  expect((await awaitMail(shop, 'ORDER_DELIVERED', shopper.email)).subject).toMatch(/was picked up$/);
});

test('a cancelled order is mailed, and its money once it is sent back', async () => {
  const { payment } = await buy(shop, shopper.token, [{ petId: food, accessoriesAmount: 2 }]);
  await shop.gql(cancelCartEntry, { id: payment.cartEntries[0]._id }, shopper.token);
  const cancelled = await awaitMail(shop, 'ORDER_CANCELLED', shopper.email);
  expect(cancelled.text).toContain('What you paid for it goes back to your card.');
  const refunded = await awaitMail(shop, 'ORDER_REFUNDED', shopper.email);
  expect(refunded).toMatchObject({ subject: '$30.00 goes back to you' });
  expect(refunded.orderNumber).toBe(cancelled.orderNumber);
});

test('a checkout that is called off before it is paid charges nothing, and the mail says so', async () => {
  await checkOut(shop, shopper.token, [{ petId: food, accessoriesAmount: 1 }]);
  const { data } = await shop.gql(
    '{ me { cartEntries(first: 1) { edges { node { _id } } } } }',
    {},
    shopper.token,
  );
  await shop.gql(cancelCartEntry, { id: data.me.cartEntries.edges[0].node._id }, shopper.token);
  const { text } = await awaitMail(shop, 'ORDER_CANCELLED', shopper.email);
  expect(text).toContain('Nothing was charged for it.');
});

test('entries of the old client are mailed once a payment covers them', async () => {
  const { token } = shopper;
  const entry = { _id: food, accessoriesAmount: 1, username: 'Sam', location: 'Here 1', phone: '5551234567' };
  const { body } = await shop.rest('POST', '/payment/create-payment-intent', {
    token,
    json: { alltotalamount: 17.5 },
  });
  await shop.rest('POST', '/accessories/PostCart', { token, json: [entry] });
  await awaitQuiet(shop);
  expect(await kindsSentTo(shop, shopper.email)).toEqual([]);
  await shop.pay(body.clientSecret);
  const { text } = await awaitMail(shop, 'ORDER_PAID', shopper.email);
  expect(text).toMatch(/Paid +\$17\.50/);
});

test('an order that takes an item to where it runs low is told to the shop, once each time', async () => {
  const petId = await addItem(shop, admin.token, anItem({ petname: 'Rare treat', stock: 13 }));
  const low = async () => (await sentMails(shop)).filter(({ subject }) => subject.includes('Rare treat'));
  await buy(shop, shopper.token, [{ petId, accessoriesAmount: 2 }]);
  await awaitQuiet(shop);
  expect(await low()).toEqual([]);
  await buy(shop, shopper.token, [{ petId, accessoriesAmount: 2 }]);
  await buy(shop, shopper.token, [{ petId, accessoriesAmount: 2 }]);
  const told = await eventually(async () => (await low()).length > 0 && low());
  await awaitQuiet(shop);
  expect(told).toMatchObject([{ kind: 'SHOP_LOW_STOCK', subject: '9 of Rare treat left', to: admin.email }]);
  expect(await low()).toHaveLength(1);
});

test('a charge that a bank disputes is told to the shop', async () => {
  const started = await checkOut(shop, shopper.token, [{ petId: food, accessoriesAmount: 1 }]);
  await shop.pay(started.clientSecret, '4000 0000 0000 0259');
  const { subject, text } = await awaitMail(shop, 'SHOP_DISPUTE', admin.email);
  expect(subject).toBe('A charge of $17.50 is disputed');
  expect(text).toContain('/adminDashboard/orders/FP-');
  await reconcileNow(shop, admin);
  await awaitQuiet(shop);
  const disputes = (await sentMails(shop)).filter(({ kind }) => kind === 'SHOP_DISPUTE');
  expect(disputes).toHaveLength(1);
});

test('one of two lines that is called off or sent is a part of the order in its mail', async () => {
  const { payment } = await buy(shop, shopper.token, [
    { petId: food, accessoriesAmount: 1 },
    { petId: bed, accessoriesAmount: 1 },
  ]);
  const number = await numberOf(shop, payment._id, shopper.token);
  const [first, second] = payment.cartEntries;
  await byAdmin(cancelCartEntry, first._id);
  const cancelled = await awaitMail(shop, 'ORDER_CANCELLED', shopper.email);
  expect(cancelled.subject).toBe(`Part of your order ${number} was canceled`);
  await byAdmin(ship, second._id);
  const sent = await awaitMail(shop, 'ORDER_SHIPPED', shopper.email);
  expect(sent.subject).toBe(`Your order ${number} is on its way`);
  expect(sent.text).toMatch(/Expected:?\s+\w+day, \w+ \d+ to \w+day/);
});

test('an undo corrects what has left: of a parcel once, of an animal everybody who was told', async () => {
  const { payment } = await buy(shop, shopper.token, [
    { petId: food, accessoriesAmount: 1 },
    { petId: bed, accessoriesAmount: 1 },
  ]);
  const number = await numberOf(shop, payment._id, shopper.token);
  await shop.gql(shipOrder, { number, carrier: 'UPS', trackingNumber: 'WRONG' }, admin.token);
  await awaitMail(shop, 'ORDER_SHIPPED', shopper.email);
  await shop.gql(
    'mutation ($number: String!) { undoShipment(number: $number) { number } }',
    { number },
    admin.token,
  );
  const correction = await awaitMail(shop, 'CORRECTION', shopper.email);
  expect(correction).toMatchObject({
    orderNumber: number,
    subject: `A correction about your order ${number}`,
  });
  expect(correction.text).toMatch(/forget that e-mail and any tracking number/);
  expect(correction.text).toMatch(/Salmon kibble[\s\S]*Oak bed/);
  await awaitQuiet(shop);
  expect((await kindsSentTo(shop, shopper.email)).filter((kind) => kind === 'CORRECTION')).toHaveLength(1);

  const [winner, other] = [await shop.signUp(), await shop.signUp()];
  const animal = await addItem(shop, admin.token, anAnimal({ petname: 'Lonely' }));
  const id = await orderAnimal(shop, winner.token, animal);
  await orderAnimal(shop, other.token, animal);
  await byAdmin(acceptPetOrder, id);
  await awaitMail(shop, 'PET_ORDER_ACCEPTED', winner.email);
  await awaitMail(shop, 'PET_ORDER_DECLINED', other.email);
  await byAdmin(undoAcceptPetOrder, id);
  expect((await awaitMail(shop, 'CORRECTION', winner.email)).text).toContain(
    'We e-mailed you that Lonely is yours',
  );
  expect((await awaitMail(shop, 'CORRECTION', other.email)).text).toContain(
    'We e-mailed you that Lonely has found a home with somebody else',
  );
});

test('mails wait as long as the owner says, and those that nothing undoes do not', async () => {
  await changeSettings(shop, admin, { holdMailsMinutes: 7 });
  const { payment } = await buy(shop, shopper.token, [{ petId: food, accessoriesAmount: 1 }]);
  await byAdmin(ship, payment.cartEntries[0]._id);
  await awaitMail(shop, 'ORDER_PAID', shopper.email);
  const mail = await shop.db.collection('mails').findOne({ kind: 'ORDER_SHIPPED', to: shopper.email });
  expect(mail?.nextAt - mail?.createdAt).toBe(7 * 60_000);
  await shop.db.collection('shopsettings').deleteMany({});
});

test('the mails of an order leave in the order of what they tell, and at once when nothing undoes it any more', async () => {
  await changeSettings(shop, admin, { holdMailsMinutes: 7 });
  const { payment } = await buy(shop, shopper.token, [{ petId: food, accessoriesAmount: 1 }]);
  const number = await numberOf(shop, payment._id, shopper.token);
  await shop.gql(shipOrder, { number }, admin.token);
  await shop.gql(messageShopper, { number, text: 'It comes on Tuesday.' }, admin.token);
  const mailOf = (kind: string) => shop.db.collection('mails').findOne({ kind, uid: shopper.uid });
  await eventually(async () => {
    const [held, next] = [await mailOf('ORDER_SHIPPED'), await mailOf('ORDER_MESSAGE')];
    return next?.nextAt.getTime() === held?.nextAt.getTime();
  });
  await byAdmin(deliver, payment.cartEntries[0]._id);
  await awaitMail(shop, 'ORDER_DELIVERED', shopper.email);
  expect((await kindsSentTo(shop, shopper.email)).slice(0, 4)).toEqual([
    'ORDER_DELIVERED',
    'ORDER_MESSAGE',
    'ORDER_SHIPPED',
    'ORDER_PAID',
  ]);
  await shop.db.collection('shopsettings').deleteMany({});
});

test('what was picked up before its mail left is no longer ready for pickup', async () => {
  await changeSettings(shop, admin, { holdMailsMinutes: 7 });
  const { cartEntries } = await buyWith({ delivery: 'CURBSIDE' });
  await byAdmin(ship, cartEntries[0]._id);
  await byAdmin(deliver, cartEntries[0]._id);
  expect((await awaitMail(shop, 'ORDER_DELIVERED', shopper.email)).subject).toMatch(/was picked up$/);
  const ready = await shop.db.collection('mails').findOne({ kind: 'ORDER_SHIPPED', uid: shopper.uid });
  expect(ready).toMatchObject({ status: 'withdrawn', lastError: 'What it tells is no longer so.' });
  await shop.db.collection('shopsettings').deleteMany({});
});

test('a mail that waits tells of all that it was written of, whatever happens to some of its pieces meanwhile', async () => {
  await changeSettings(shop, admin, { holdMailsMinutes: 7 });
  const { payment } = await buy(shop, shopper.token, [{ petId: food, accessoriesAmount: 3 }]);
  const entryId = payment.cartEntries[0]._id;
  const number = await numberOf(shop, payment._id, shopper.token);
  await shop.gql(shipOrder, { number }, admin.token);
  const input = { lines: [{ entryId, quantity: 1 }], reason: 'One was torn', requestId: 'torn' };
  const { errors } = await shop.gql(refundOrder, { number, input }, admin.token);
  expect(errors).toBeUndefined();

  await shop.db
    .collection('mails')
    .updateOne({ kind: 'ORDER_SHIPPED', to: shopper.email }, { $set: { nextAt: new Date() } });
  const { text } = await awaitMail(shop, 'ORDER_SHIPPED', shopper.email);
  expect(text).toContain('3 × Salmon kibble');
  await shop.db.collection('shopsettings').deleteMany({});
});

test.each([
  ['was written', { createdAt: 30 * 24 * 60, nextAt: 30 * 24 * 60 }],
  ['was tried', { createdAt: -1, nextAt: 30 * 24 * 60 }],
])('a mail that %s while the clock was a month ahead is sent today', async (_what, minutes) => {
  await buy(shop, shopper.token, [{ petId: food, accessoriesAmount: 1 }]);
  await awaitMail(shop, 'ORDER_PAID', shopper.email);
  // In the mailbox it is before it counts as sent.
  await awaitQuiet(shop);
  const moments = Object.entries(minutes).map(([name, ahead]) => [
    name,
    new Date(Date.now() + ahead * 60_000),
  ]);
  await shop.db
    .collection('mails')
    .updateOne(
      { kind: 'ORDER_PAID', to: shopper.email },
      { $set: { ...Object.fromEntries(moments), status: 'waiting', attempts: 0 }, $unset: { sentAt: '' } },
    );
  await eventually(async () => {
    const again = await shop.db.collection('mails').findOne({ kind: 'ORDER_PAID', to: shopper.email });
    return again?.status === 'sent' && again.createdAt <= new Date();
  });
});

test('a checkout that fails leaves no mail behind', async () => {
  const petId = await addItem(shop, admin.token, anItem({ stock: 11 }));
  const scarce = await addItem(shop, admin.token, anItem({ stock: 1 }));
  const entries = [
    { petId, accessoriesAmount: 5 },
    { petId: scarce, accessoriesAmount: 2 },
  ];
  const before = await shop.db.collection('mails').countDocuments();
  const { code } = await shop.gql(createPaymentIntent, { input: aCheckoutOf(entries) }, shopper.token);
  expect(code).toBe('OUT_OF_STOCK');
  expect(await shop.db.collection('mails').countDocuments()).toBe(before);
});

describe('where undone moves wait', () => {
  let slow: OwnShop;
  beforeAll(async () => {
    slow = await startShop({ env: { ...withMails, MAIL_UNDO_SECONDS: '600' } });
  });
  afterAll(() => slow.stop());

  async function shippedAtSlow() {
    const keeper = await slow.signUp({ role: 'admin' });
    const buyer = await slow.signUp();
    const petId = await addItem(slow, keeper.token, anItem());
    const { payment } = await buy(slow, buyer.token, [{ petId, accessoriesAmount: 1 }]);
    const [{ _id: id }] = payment.cartEntries;
    await slow.gql(ship, { id }, keeper.token);
    return { keeper, buyer, id };
  }

  function shippedMails({ email }: Account) {
    return slow.db
      .collection('mails')
      .find({ kind: 'ORDER_SHIPPED', to: email })
      .sort({ createdAt: 1 })
      .toArray();
  }

  test('that an order is sent waits as long as it can be undone, and the payment’s mail does not', async () => {
    const { buyer } = await shippedAtSlow();
    await awaitMail(slow, 'ORDER_PAID', buyer.email);
    const [mail] = await shippedMails(buyer);
    expect(mail).toMatchObject({ status: 'waiting', attempts: 0 });
    expect(mail?.nextAt - mail?.createdAt).toBe(600_000);
  });

  test('of a parcel that is taken back in part, the rest is told, and all of it nobody', async () => {
    const keeper = await slow.signUp({ role: 'admin' });
    const buyer = await slow.signUp();
    const lines = [await addItem(slow, keeper.token, anItem()), await addItem(slow, keeper.token, anItem())];
    const { payment } = await buy(
      slow,
      buyer.token,
      lines.map((petId) => ({ petId, accessoriesAmount: 1 })),
    );
    const number = await numberOf(slow, payment._id, buyer.token);
    await slow.gql(shipOrder, { number }, keeper.token);
    const [first, second] = payment.cartEntries.map(({ _id }: { _id: string }) => _id);
    await slow.gql(undoShip, { id: first }, keeper.token);
    expect(await shippedMails(buyer)).toMatchObject([
      { status: 'waiting', entryIds: [new Types.ObjectId(second)] },
    ]);
    await slow.gql(undoShip, { id: second }, keeper.token);
    expect(await shippedMails(buyer)).toMatchObject([{ status: 'withdrawn', entryIds: [] }]);
  });

  test('an animal that is given to somebody and taken back is told nobody', async () => {
    const keeper = await slow.signUp({ role: 'admin' });
    const [first, second] = [await slow.signUp(), await slow.signUp()];
    const animal = await addItem(slow, keeper.token, anAnimal());
    const id = await orderAnimal(slow, first.token, animal);
    await orderAnimal(slow, second.token, animal);
    await slow.gql(acceptPetOrder, { id }, keeper.token);
    const told = { kind: { $in: ['PET_ORDER_ACCEPTED', 'PET_ORDER_DECLINED'] } };
    expect(await slow.db.collection('mails').distinct('status', told)).toEqual(['waiting']);
    expect(await slow.db.collection('mails').countDocuments(told)).toBe(2);
    await slow.gql(undoAcceptPetOrder, { id }, keeper.token);
    expect(await slow.db.collection('mails').distinct('status', told)).toEqual(['withdrawn']);
  });

  test('an undo withdraws it, and sending the order again is another event', async () => {
    const { keeper, buyer, id } = await shippedAtSlow();
    await slow.gql(undoShip, { id }, keeper.token);
    expect(await shippedMails(buyer)).toMatchObject([{ status: 'withdrawn' }]);
    await slow.gql(ship, { id }, keeper.token);
    expect(await shippedMails(buyer)).toMatchObject([{ status: 'withdrawn' }, { status: 'waiting' }]);
  });
});

test('an admin sees at the order what was mailed about it, with its parcel, and nobody else does', async () => {
  const { payment } = await buy(shop, shopper.token, [{ petId: food, accessoriesAmount: 1 }]);
  const number = await numberOf(shop, payment._id, shopper.token);
  const shipment = { number, entryIds: [], carrier: 'UPS', trackingNumber: '1Z999AA10123456784' };
  await shop.gql(shipOrder, shipment, admin.token);
  const { text } = await awaitMail(shop, 'ORDER_SHIPPED', shopper.email);
  expect(text).toContain('1Z999AA10123456784');
  const mails = 'query ($number: String!) { order(number: $number) { mails { kind to status attempts } } }';
  const { data } = await shop.gql(mails, { number }, admin.token);
  expect(data.order.mails).toEqual([
    { kind: 'ORDER_PAID', to: shopper.email, status: 'SENT', attempts: 1 },
    expect.objectContaining({ kind: 'SHOP_ORDER_PAID', status: 'SENT' }),
    { kind: 'ORDER_SHIPPED', to: shopper.email, status: 'SENT', attempts: 1 },
  ]);
  expect((await shop.gql(mails, { number }, shopper.token)).code).toBe('FORBIDDEN');
});

test('what staff write to a shopper is mailed as often as they write, and stays with the order’s mails', async () => {
  const { payment } = await buy(shop, shopper.token, [{ petId: food, accessoriesAmount: 1 }]);
  const number = await numberOf(shop, payment._id, shopper.token);
  const write = (text: string, token = admin.token) => shop.gql(messageShopper, { number, text }, token);
  const { data } = await write('  It comes on Tuesday.\n\n<b>Is</b> that right?  ');
  const message = 'It comes on Tuesday.\n\n<b>Is</b> that right?';
  expect(data.messageShopper.mails).toContainEqual({
    ...{ kind: 'ORDER_MESSAGE', to: shopper.email, message, status: 'WAITING' },
  });
  const mail = await awaitMail(shop, 'ORDER_MESSAGE', shopper.email);
  expect(mail).toMatchObject({ subject: `About your order ${number}`, orderNumber: number });
  expect(mail.text).toContain('It comes on Tuesday.');
  expect(mail.html).toContain('&lt;b&gt;Is&lt;/b&gt; that right?');
  // A double click, and one more whose first half was answered.
  const wednesday = 'On Wednesday, after all.';
  await Promise.all([write(wednesday), write(wednesday)]);
  const after = await write(wednesday);
  const written: { kind: string; message: string }[] = after.data.messageShopper.mails;
  expect(written.filter(({ kind }) => kind === 'ORDER_MESSAGE').map(({ message: said }) => said)).toEqual([
    message,
    wednesday,
  ]);
  for (const text of ['  ', 'x'.repeat(2001)]) expect((await write(text)).code).toBe('BAD_USER_INPUT');
  expect((await write('Hi', shopper.token)).code).toBe('FORBIDDEN');
  expect((await shop.gql(messageShopper, { number: 'FP-2222-2222', text: 'Hi' }, admin.token)).code).toBe(
    'NOT_FOUND',
  );
});
