import { Types } from 'mongoose';
import { eventually } from '../fixtures/process/eventually.ts';
import {
  acceptPetOrder,
  announcePetOrderReady,
  cancelPetOrder,
  collectPetOrder,
  declinePetOrder,
  orderAnimal,
  undoAcceptPetOrder,
} from '../fixtures/shop/animal-orders.ts';
import { addItem, anAnimal } from '../fixtures/shop/items.ts';
import { awaitMail, awaitQuiet, kindsSentTo, sentMails } from '../fixtures/shop/mails.ts';
import type { Account } from '../harness/accounts.ts';
import { type Shop, startShop, withMails } from '../harness/shop.ts';

let shop: Shop;
let admin: Account;
/** Two who ask for the animal, one after the other. */
let ada: Account;
let bea: Account;
beforeAll(async () => {
  shop = await startShop({ env: { MAIL_SECONDS: '1' } });
  admin = await shop.signUp({ role: 'admin' });
});
beforeEach(async () => {
  ada = await shop.signUp({ name: 'Ada', isProved: true });
  bea = await shop.signUp({ name: 'Bea', isProved: true });
});
afterAll(() => shop.stop());

async function send(mutation: string, id: string, { token } = admin, at = shop): Promise<void> {
  const { errors } = await at.gql(mutation, { id }, token);
  if (errors) throw new Error(JSON.stringify(errors));
}

function mailsAbout(kind: string, orderId: string, { db } = shop) {
  return db
    .collection('mails')
    .find({ kind, petOrderId: new Types.ObjectId(orderId) })
    .sort({ createdAt: 1 })
    .toArray();
}

/** As if the mail server had not taken a mail before what it tells changed. @param nextAt when it is tried again */
async function sendAgain(kind: string, orderId: string, nextAt = new Date(0)): Promise<void> {
  const { modifiedCount } = await shop.db
    .collection('mails')
    .updateOne(
      { kind, petOrderId: new Types.ObjectId(orderId), status: 'sent' },
      { $set: { status: 'waiting', nextAt, attempts: 0 }, $unset: { sentAt: '' } },
    );
  expect(modifiedCount).toBe(1);
}

async function statusOfOnly(kind: string, orderId: string): Promise<string> {
  await awaitQuiet(shop);
  const mails = await mailsAbout(kind, orderId);
  expect(mails).toHaveLength(1);
  return mails[0]?.status;
}

/** An animal for which both have asked, given to the first. */
async function bothAsked() {
  const petId = await addItem(shop, admin.token, anAnimal({ petname: 'Rex', petprice: 340 }));
  const first = await orderAnimal(shop, ada.token, petId);
  const second = await orderAnimal(shop, bea.token, petId);
  await send(acceptPetOrder, first);
  return { petId, first, second };
}

it('tells two animals of one name apart, to their people and to the shop, and leads to each', async () => {
  const dogs = { petname: 'Max', clan: 'HARRIER', age: 'PUPPY', color: 'BROWN' } as const;
  for (const [gender, asking, which] of [
    ['MALE', ada, 'Harrier, puppy, male, brown'],
    ['FEMALE', bea, 'Harrier, puppy, female, brown'],
  ] as const) {
    const petId = await addItem(shop, admin.token, anAnimal({ ...dogs, gender }));
    const id = await orderAnimal(shop, asking.token, petId);
    await awaitQuiet(shop);
    const about = (await sentMails(shop)).filter(({ text }) => text.includes(`/pet/${petId}`));
    expect([...new Set(about.map(({ kind }) => kind))].sort()).toEqual([
      'PET_ORDER_RECEIVED',
      'SHOP_PET_ORDER',
    ]);
    for (const { text } of about) expect(text).toContain(which);
    const query = 'query ($id: ID!) { petOrder(id: $id) { petDescription } }';
    expect((await shop.gql(query, { id }, asking.token)).data.petOrder.petDescription).toBe(which);
  }
});

describe('an animal that can be collected', () => {
  test('is mailed once, with what to bring and what is to be paid', async () => {
    const { first } = await bothAsked();
    await Promise.all([1, 2, 3].map(() => shop.gql(announcePetOrderReady, { id: first }, admin.token)));
    const { subject, text, html } = await awaitMail(shop, 'PET_ORDER_READY', ada.email);
    expect(subject).toBe('Rex is ready to be collected');
    expect(text).toContain('You can collect Rex at the shop now.');
    expect(text).toMatch(/a carrier, or a collar and a leash/);
    expect(text).toContain('$340.00');
    expect(text).toMatch(/\/petorder/);
    expect(html).toContain('Rex is ready to be collected');
    expect(await statusOfOnly('PET_ORDER_READY', first)).toBe('sent');
  });

  test.each([
    ['cancelled', cancelPetOrder],
    ['collected', collectPetOrder],
    ['waiting again', undoAcceptPetOrder],
  ])('is not mailed once the order is %s', async (_state, mutation) => {
    const { first } = await bothAsked();
    await send(announcePetOrderReady, first);
    await awaitMail(shop, 'PET_ORDER_READY', ada.email);
    await send(mutation, first);
    await sendAgain('PET_ORDER_READY', first);
    expect(await statusOfOnly('PET_ORDER_READY', first)).toBe('withdrawn');
  });
});

describe('an animal that is free again', () => {
  test('is mailed to the one who asked first, once', async () => {
    const { first, second } = await bothAsked();
    await awaitMail(shop, 'PET_ORDER_DECLINED', bea.email);
    await Promise.all([1, 2, 3].map(() => shop.gql(cancelPetOrder, { id: first }, ada.token)));
    const { subject, text } = await awaitMail(shop, 'WAITING_LIST_TURN', bea.email);
    expect(subject).toBe('It is your turn: Rex is free again');
    expect(text).toContain('Rex is free again and you are next: your order waits for the shop again');
    expect(text).toContain('please cancel your order');
    expect(text).toMatch(/\/petorder/);
    expect(await statusOfOnly('WAITING_LIST_TURN', second)).toBe('sent');
    expect(await kindsSentTo(shop, ada.email)).not.toContain('WAITING_LIST_TURN');
  });

  test.each([
    ['cancelled', cancelPetOrder],
    ['declined', declinePetOrder],
    ['accepted', acceptPetOrder],
  ])('is not mailed once the order is %s', async (_state, mutation) => {
    const { first, second } = await bothAsked();
    await send(cancelPetOrder, first);
    await awaitMail(shop, 'WAITING_LIST_TURN', bea.email);
    await send(mutation, second);
    await sendAgain('WAITING_LIST_TURN', second);
    expect(await statusOfOnly('WAITING_LIST_TURN', second)).toBe('withdrawn');
  });

  test('of two turns that were not mailed in time, only the latest is', async () => {
    const { petId, first, second } = await bothAsked();
    await send(cancelPetOrder, first);
    await awaitMail(shop, 'WAITING_LIST_TURN', bea.email);
    await sendAgain('WAITING_LIST_TURN', second, new Date(Date.now() + 3_600_000));
    const newcomer = await shop.signUp();
    const preferred = await orderAnimal(shop, newcomer.token, petId);
    await send(acceptPetOrder, preferred);
    await send(cancelPetOrder, preferred);
    // The second one waits for the first.
    const later = {
      kind: 'WAITING_LIST_TURN',
      uid: bea.uid,
      nextAt: { $gt: new Date(Date.now() + 1_800_000) },
    };
    await eventually(async () => (await shop.db.collection('mails').countDocuments(later)) === 2);
    const waiting = { uid: bea.uid, status: 'waiting' };
    await shop.db.collection('mails').updateMany(waiting, { $set: { nextAt: new Date(0) } });
    await awaitQuiet(shop);
    const states = (await mailsAbout('WAITING_LIST_TURN', second)).map(({ status }) => status);
    expect(states).toEqual(['withdrawn', 'sent']);
  });
});

describe('where undone moves wait', () => {
  let slow: Shop;
  let keeper: Account;
  let buyer: Account;
  beforeAll(async () => {
    slow = await startShop({ env: { ...withMails, MAIL_UNDO_SECONDS: '600' } });
    keeper = await slow.signUp({ role: 'admin' });
    buyer = await slow.signUp({ isProved: true });
  });
  afterAll(() => slow.stop());

  async function anAcceptedOrder(): Promise<string> {
    const id = await orderAnimal(slow, buyer.token, await addItem(slow, keeper.token, anAnimal()));
    await send(acceptPetOrder, id, keeper, slow);
    return id;
  }

  test('an animal can be collected is told after that it is theirs, and taken back with it', async () => {
    const id = await anAcceptedOrder();
    await send(announcePetOrderReady, id, keeper, slow);
    const [accepted] = await mailsAbout('PET_ORDER_ACCEPTED', id, slow);
    const [ready] = await mailsAbout('PET_ORDER_READY', id, slow);
    expect(ready).toMatchObject({ status: 'waiting', attempts: 0 });
    expect(ready?.nextAt.getTime()).toBeGreaterThanOrEqual(accepted?.nextAt.getTime());
    await send(undoAcceptPetOrder, id, keeper, slow);
    const [undone] = await mailsAbout('PET_ORDER_READY', id, slow);
    expect(undone).toMatchObject({ status: 'withdrawn', lastError: 'What it tells was undone.' });
  });

  test('that it is theirs is told at once when it is collected, and no more that it can be', async () => {
    const id = await anAcceptedOrder();
    await send(announcePetOrderReady, id, keeper, slow);
    await send(collectPetOrder, id, keeper, slow);
    const statusOf = async (kind: string) => (await mailsAbout(kind, id, slow))[0]?.status;
    await eventually(async () => (await statusOf('PET_ORDER_READY')) === 'withdrawn');
    expect(await statusOf('PET_ORDER_ACCEPTED')).toBe('sent');
  });

  test('an animal can be collected is told at once when nothing can be undone any more', async () => {
    const id = await anAcceptedOrder();
    await slow.db
      .collection('petorders')
      .updateOne({ _id: new Types.ObjectId(id) }, { $set: { approvedAt: new Date(Date.now() - 601_000) } });
    await slow.db
      .collection('mails')
      .updateOne(
        { kind: 'PET_ORDER_ACCEPTED', petOrderId: new Types.ObjectId(id) },
        { $set: { nextAt: new Date() } },
      );
    await send(announcePetOrderReady, id, keeper, slow);
    await awaitMail(slow, 'PET_ORDER_READY', buyer.email);
  });
});
