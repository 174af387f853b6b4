import { Types } from 'mongoose';
import { awaitRound } from '../fixtures/database/leases.ts';
import { eventually } from '../fixtures/process/eventually.ts';
import { addItem, anAnimal, anItem } from '../fixtures/shop/items.ts';
import { awaitMail, awaitQuiet, sentMails } from '../fixtures/shop/mails.ts';
import type { Account } from '../harness/accounts.ts';
import { type OwnShop, startShop, withMails } from '../harness/shop.ts';

const watchPrice =
  'mutation ($petId: ID!) { watchPrice(petId: $petId) { priceWatchedPetIds watchedPetIds } }';
const unwatchPrice = 'mutation ($petId: ID!) { unwatchPrice(petId: $petId) { priceWatchedPetIds } }';
const update = 'mutation ($id: ID!, $input: UpdatePetInput!) { updatePet(id: $id, input: $input) { _id } }';

let shop: OwnShop;
let admin: Account;
let shopper: Account;
/** Food for $12.50. */
let petId: string;

beforeAll(async () => {
  shop = await startShop({ env: { ...withMails, STOCK_WATCH_SECONDS: '1' } });
  // Two look at the same time: it must not matter.
  await shop.startAnother({ ...withMails, STOCK_WATCH_SECONDS: '1' });
  admin = await shop.signUp({ role: 'admin' });
});
beforeEach(async () => {
  shopper = await shop.signUp();
  petId = await addItem(shop, admin.token, anItem());
});
afterAll(() => shop.stop());

async function watch(account: Account): Promise<string[]> {
  const { data, errors } = await shop.gql(watchPrice, { petId }, account.token);
  expect(errors).toBeUndefined();
  return data.watchPrice.priceWatchedPetIds;
}

async function change(input: object): Promise<void> {
  expect((await shop.gql(update, { id: petId, input }, admin.token)).errors).toBeUndefined();
}

async function toldTo(account: Account): Promise<string[]> {
  const mails = await sentMails(shop);
  return mails
    .filter(({ kind, to }) => kind === 'PRICE_LOWER' && to === account.email)
    .map(({ subject }) => subject);
}

function watchesOf(id: string): Promise<number> {
  return shop.db.collection('pricewatches').countDocuments({ petId: new Types.ObjectId(id) });
}

describe('waiting for a lower price', () => {
  it('is one wish, however often it is said, and can be taken back', async () => {
    expect(await watch(shopper)).toEqual([petId]);
    expect(await watch(shopper)).toEqual([petId]);
    expect(await watchesOf(petId)).toBe(1);
    const { data } = await shop.gql(unwatchPrice, { petId }, shopper.token);
    expect(data.unwatchPrice.priceWatchedPetIds).toEqual([]);
  });

  it('is refused for animals, for what is no longer sold, and for what there is not', async () => {
    const refused = async (id: string) => (await shop.gql(watchPrice, { petId: id }, shopper.token)).code;
    expect(await refused(await addItem(shop, admin.token, anAnimal()))).toBe('BAD_USER_INPUT');
    expect(await refused('f'.repeat(24))).toBe('NOT_FOUND');
    const retired = { $set: { availability: 'retired' } };
    await shop.db.collection('pets').updateOne({ _id: new Types.ObjectId(petId) }, retired);
    expect(await refused(petId)).toBe('CONFLICT');
  });

  it('is refused where the account has switched such mails off', async () => {
    await shop.gql('mutation { updateUnwantedMail(kinds: [PRICE_LOWER]) { _id } }', {}, shopper.token);
    const { code, errors } = await shop.gql(watchPrice, { petId }, shopper.token);
    expect(code).toBe('CONFLICT');
    expect(errors?.[0]?.message).toContain('cheaper');
  });

  it.each([[watchPrice], [unwatchPrice]])('is nothing for visitors: %s', async (query) => {
    expect((await shop.gql(query, { petId })).code).toBe('UNAUTHENTICATED');
  });
});

describe('who waits', () => {
  it('is mailed once, with both prices and a way to have no more of it', async () => {
    await watch(shopper);
    await change({ petprice: 9.99 });
    const { subject, text } = await awaitMail(shop, 'PRICE_LOWER', shopper.email);
    expect(subject).toBe('Salmon kibble is cheaper: $9.99');
    expect(text).toContain('$12.50');
    expect(text).toMatch(new RegExp(`http://localhost:\\d+/pet/${petId}`));
    expect(await watchesOf(petId)).toBe(0);

    const second = await shop.signUp();
    await watch(second);
    await change({ petprice: 8 });
    await awaitMail(shop, 'PRICE_LOWER', second.email);
    await awaitQuiet(shop);
    expect(await toldTo(shopper)).toHaveLength(1);

    const sent = await shop.db.collection('mails').findOne({ kind: 'PRICE_LOWER', uid: shopper.uid });
    const off = await fetch(`${shop.url}/unsubscribe/${sent?.unsubscribeCode}`, { method: 'POST' });
    expect(await off.json()).toEqual({ unsubscribed: true });
    const { data } = await shop.gql('{ me { unwantedMail } }', {}, shopper.token);
    expect(data.me.unwantedMail).toEqual(['PRICE_LOWER']);
  });

  it('is not mailed when it costs more, and then what it did', async () => {
    await watch(shopper);
    await change({ petprice: 20 });
    await change({ petprice: 12.5 });
    await awaitRound(shop.db, 'price watches');
    expect(await watchesOf(petId)).toBe(1);
    expect(await toldTo(shopper)).toEqual([]);
  });

  it('hears of what is sold out only once it can be had', async () => {
    await watch(shopper);
    await change({ petprice: 9, stock: 0 });
    await awaitRound(shop.db, 'price watches');
    expect(await watchesOf(petId)).toBe(1);
    await change({ stock: 2 });
    expect((await awaitMail(shop, 'PRICE_LOWER', shopper.email)).text).toContain('2 pieces');
  });

  it('is not mailed where the price is back before the mail goes out', async () => {
    const _id = `PRICE_LOWER:${new Types.ObjectId()}`;
    const mail = {
      ...{ _id, kind: 'PRICE_LOWER', to: shopper.email, uid: shopper.uid, seenPrice: 12.5 },
      ...{ petId: new Types.ObjectId(petId), status: 'waiting', attempts: 0 },
      ...{ createdAt: new Date(), nextAt: new Date() },
    };
    await shop.db.collection('mails').insertOne(mail as never);
    const record = () => shop.db.collection('mails').findOne({ _id: _id as never });
    await eventually(async () => (await record())?.status === 'withdrawn');
    expect(await toldTo(shopper)).toEqual([]);
  });
});
