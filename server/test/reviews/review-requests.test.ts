import { eventually } from '../fixtures/process/eventually.ts';
import { arrivedDaysAgo, receive, review } from '../fixtures/reviews/reviews.ts';
import { addItem, anItem } from '../fixtures/shop/items.ts';
import { awaitMail, awaitQuiet, sentMails } from '../fixtures/shop/mails.ts';
import type { Account } from '../harness/accounts.ts';
import { type OwnShop, startShop, withMails } from '../harness/shop.ts';

let shop: OwnShop;
let admin: Account;
let shopper: Account;
/** Food, and a bed. */
let food: string;
let bed: string;

beforeAll(async () => {
  shop = await startShop({ env: { ...withMails, REVIEW_SECONDS: '1' } });
  // Two look at the same time: it must not matter.
  await shop.startAnother({ ...withMails, REVIEW_SECONDS: '1' });
  admin = await shop.signUp({ role: 'admin' });
  food = await addItem(shop, admin.token, anItem({ stock: 100 }));
  bed = await addItem(shop, admin.token, anItem({ petname: 'Oak bed', petprice: 60, stock: 100 }));
});
beforeEach(async () => {
  shopper = await shop.signUp();
});
afterAll(() => shop.stop());

/** Waits until all of some orders are asked about, or passed over. */
async function awaitRound(): Promise<void> {
  const due = { unaskedSince: { $lte: new Date(Date.now() - 7 * 24 * 3_600_000) } };
  await eventually(async () => (await shop.db.collection('cartentries').countDocuments(due)) === 0);
  await awaitQuiet(shop);
}

async function asked(): Promise<string[]> {
  const mails = await sentMails(shop);
  return mails
    .filter(({ kind, to }) => kind === 'REVIEW_WANTED' && to === shopper.email)
    .map(({ subject }) => subject);
}

describe('a shopper', () => {
  it('is asked seven days after an order has arrived, once, and led to it', async () => {
    const { entryIds } = await receive(shop, shopper, admin, food, bed);
    await arrivedDaysAgo(shop, 7.1, entryIds);
    const mail = await awaitMail(shop, 'REVIEW_WANTED', shopper.email);
    expect(mail.subject).toBe('How do you like what you bought?');
    expect(mail.text).toContain('Salmon kibble');
    expect(mail.text).toContain('Oak bed');
    expect(mail.text).toContain(`/order/${mail.orderNumber}`);
    await awaitRound();
    expect(await asked()).toHaveLength(1);
  });

  it('is asked once about an order that came in two parts', async () => {
    const { entryIds } = await receive(shop, shopper, admin, food, bed);
    await arrivedDaysAgo(shop, 8, entryIds.slice(0, 1));
    await awaitMail(shop, 'REVIEW_WANTED', shopper.email);
    await arrivedDaysAgo(shop, 7.1, entryIds.slice(1));
    await awaitRound();
    expect(await asked()).toHaveLength(1);
  });

  it.each([
    ['six days ago', 6.9],
    ['more than thirty days ago', 30.1],
  ])('is not asked about what has arrived %s', async (_when, days) => {
    const { entryIds } = await receive(shop, shopper, admin, food);
    await arrivedDaysAgo(shop, days, entryIds);
    const later = await receive(shop, shopper, admin, bed);
    await arrivedDaysAgo(shop, 7.1, later.entryIds);
    await awaitMail(shop, 'REVIEW_WANTED', shopper.email);
    await awaitRound();
    expect(await asked()).toEqual(['How do you like Oak bed?']);
  });

  it('is asked about what they have not reviewed, and not at all where they have said it all', async () => {
    const both = await receive(shop, shopper, admin, food, bed);
    await review(shop, shopper, food);
    await arrivedDaysAgo(shop, 7.1, both.entryIds);
    expect((await awaitMail(shop, 'REVIEW_WANTED', shopper.email)).subject).toBe('How do you like Oak bed?');
    await review(shop, shopper, bed);
    const again = await receive(shop, shopper, admin, food);
    await arrivedDaysAgo(shop, 7.1, again.entryIds);
    await awaitRound();
    const record = () =>
      shop.db.collection('mails').findOne({ _id: `REVIEW_WANTED:${again.paymentId}` as never });
    await eventually(async () => (await record())?.status === 'withdrawn');
    expect(await asked()).toHaveLength(1);
  });

  it('is not asked where they have switched such mails off', async () => {
    const update = 'mutation { updateUnwantedMail(kinds: [REVIEW_WANTED]) { _id } }';
    await shop.gql(update, {}, shopper.token);
    const { entryIds } = await receive(shop, shopper, admin, food);
    await arrivedDaysAgo(shop, 7.1, entryIds);
    await awaitRound();
    const record = () => shop.db.collection('mails').findOne({ uid: shopper.uid, kind: 'REVIEW_WANTED' });
    await eventually(async () => (await record())?.status === 'withdrawn');
    expect(await asked()).toEqual([]);
  });
});

it('who is to be asked is found in an index of what nobody was asked about yet', async () => {
  const plan = await shop.db
    .collection('cartentries')
    .find({ unaskedSince: { $lte: new Date() } })
    .sort({ unaskedSince: 1 })
    .limit(1)
    .explain('executionStats');
  expect(JSON.stringify(plan.queryPlanner.winningPlan)).toContain('unaskedSince_1');
});
