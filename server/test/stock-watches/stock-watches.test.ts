import { Types } from 'mongoose';
import { eventually } from '../fixtures/process/eventually.ts';
import { cancelCartEntry, checkOut } from '../fixtures/shop/checkout.ts';
import { addItem, anAnimal, anItem } from '../fixtures/shop/items.ts';
import { awaitMail, awaitQuiet, sentMails } from '../fixtures/shop/mails.ts';
import type { Account } from '../harness/accounts.ts';
import { type OwnShop, type ServerProcess, startShop, withMails } from '../harness/shop.ts';

const watchStock = 'mutation ($petId: ID!) { watchStock(petId: $petId) { _id watchedPetIds } }';
const unwatchStock = 'mutation ($petId: ID!) { unwatchStock(petId: $petId) { watchedPetIds } }';
const update = 'mutation ($id: ID!, $input: UpdatePetInput!) { updatePet(id: $id, input: $input) { _id } }';

let shop: OwnShop;
let other: ServerProcess;
let admin: Account;
let shopper: Account;
/** Sold-out food. */
let petId: string;

beforeAll(async () => {
  shop = await startShop({ env: { ...withMails, STOCK_WATCH_SECONDS: '1' } });
  // Two look at the same time: it must not matter.
  other = await shop.startAnother({ ...withMails, STOCK_WATCH_SECONDS: '1' });
  admin = await shop.signUp({ role: 'admin' });
});
beforeEach(async () => {
  shopper = await shop.signUp();
  petId = await addItem(shop, admin.token, anItem({ stock: 0 }));
});
afterAll(() => shop.stop());

async function watch(account: Account, id = petId): Promise<string[]> {
  const { data, errors } = await shop.gql(watchStock, { petId: id }, account.token);
  expect(errors).toBeUndefined();
  return data.watchStock.watchedPetIds;
}

function restock(stock: number, id = petId) {
  return shop.gql(update, { id, input: { stock } }, admin.token);
}

function watchesOf(id: string): Promise<number> {
  return shop.db.collection('stockwatches').countDocuments({ petId: new Types.ObjectId(id) });
}

async function toldTo(account: Account): Promise<string[]> {
  const mails = await sentMails(shop);
  return mails
    .filter(({ kind, to }) => kind === 'BACK_IN_STOCK' && to === account.email)
    .map(({ subject }) => subject);
}

describe('waiting for an item', () => {
  it('is one wish, however often it is said, and can be taken back as often', async () => {
    expect(await watch(shopper)).toEqual([petId]);
    expect(await watch(shopper)).toEqual([petId]);
    expect(await watchesOf(petId)).toBe(1);
    const unwatch = () => shop.gql(unwatchStock, { petId }, shopper.token);
    expect((await unwatch()).data.unwatchStock.watchedPetIds).toEqual([]);
    expect((await unwatch()).data.unwatchStock.watchedPetIds).toEqual([]);
  });

  it('is one wish, too, where ten presses come at once', async () => {
    const answers = await Promise.all(
      Array.from({ length: 10 }, () => shop.gql(watchStock, { petId }, shopper.token)),
    );
    expect(answers.flatMap(({ errors = [] }) => errors)).toEqual([]);
    expect(await watchesOf(petId)).toBe(1);
  });

  it('is seen by who waits and by nobody else', async () => {
    await watch(shopper);
    const mine = await shop.gql('{ me { watchedPetIds } }', {}, shopper.token);
    expect(mine.data.me.watchedPetIds).toEqual([petId]);
    const others = await shop.gql('{ me { watchedPetIds } }', {}, admin.token);
    expect(others.data.me.watchedPetIds).toEqual([]);
  });

  it.each([['f'.repeat(24)], ['nothing']])('is refused for the item %p, which there is not', async (id) => {
    expect((await shop.gql(watchStock, { petId: id }, shopper.token)).code).toBe('NOT_FOUND');
  });

  it('is refused for an animal, by the name of the argument', async () => {
    const rex = await addItem(shop, admin.token, anAnimal());
    const { code, errors } = await shop.gql(watchStock, { petId: rex }, shopper.token);
    expect(code).toBe('BAD_USER_INPUT');
    expect(errors?.[0]?.extensions.fields).toHaveProperty('petId');
  });

  it('is refused for what is in stock', async () => {
    const there = await addItem(shop, admin.token, anItem({ stock: 1 }));
    const { code, errors } = await shop.gql(watchStock, { petId: there }, shopper.token);
    expect(code).toBe('CONFLICT');
    expect(errors?.[0]?.message).toBe('Salmon kibble is in stock');
    expect(await watchesOf(there)).toBe(0);
  });

  it('is refused for what is no longer sold', async () => {
    await shop.db
      .collection('pets')
      .updateOne({ _id: new Types.ObjectId(petId) }, { $set: { availability: 'retired' } });
    expect((await shop.gql(watchStock, { petId }, shopper.token)).code).toBe('CONFLICT');
  });

  it('is refused where the account has switched such mails off: it would wait for nothing', async () => {
    await shop.gql('mutation { updateUnwantedMail(kinds: [BACK_IN_STOCK]) { _id } }', {}, shopper.token);
    const { code, errors } = await shop.gql(watchStock, { petId }, shopper.token);
    expect(code).toBe('CONFLICT');
    expect(errors?.[0]?.message).toContain('switched off');
  });

  it('is refused beyond a hundred items', async () => {
    const watches = Array.from({ length: 100 }, () => ({
      ...{ uid: shopper.uid, email: shopper.email, petId: new Types.ObjectId(), createdAt: new Date() },
    }));
    await shop.db.collection('stockwatches').insertMany(watches);
    expect((await shop.gql(watchStock, { petId }, shopper.token)).code).toBe('CONFLICT');
  });

  it.each([[watchStock], [unwatchStock]])('is nothing for visitors: %s', async (query) => {
    expect((await shop.gql(query, { petId })).code).toBe('UNAUTHENTICATED');
  });
});

describe('who waits', () => {
  it('is mailed once when an admin puts the item back, with its price and the way to it', async () => {
    const second = await shop.signUp();
    await watch(shopper);
    await watch(second);
    await restock(3);
    const { subject, text } = await awaitMail(shop, 'BACK_IN_STOCK', shopper.email);
    expect(subject).toBe('Salmon kibble is back');
    expect(text).toContain('$12.50');
    expect(text).toContain('3 pieces');
    expect(text).toMatch(new RegExp(`http://localhost:\\d+/pet/${petId}`));
    await awaitMail(shop, 'BACK_IN_STOCK', second.email);
    expect(await watchesOf(petId)).toBe(0);

    await restock(0);
    await restock(5);
    await awaitQuiet(shop);
    expect([await toldTo(shopper), await toldTo(second)].map(({ length }) => length)).toEqual([1, 1]);
  });

  it('is mailed when an order gives the last piece back', async () => {
    await restock(1);
    const buyer = await shop.signUp();
    await checkOut(shop, buyer.token, [{ petId, accessoriesAmount: 1 }]);
    await watch(shopper);
    const query = '{ me { cartEntries(first: 1) { edges { node { _id } } } } }';
    const { data } = await shop.gql(query, {}, buyer.token);
    const { errors } = await shop.gql(
      cancelCartEntry,
      { id: data.me.cartEntries.edges[0].node._id },
      buyer.token,
    );
    expect(errors).toBeUndefined();
    expect((await awaitMail(shop, 'BACK_IN_STOCK', shopper.email)).text).toContain('1 piece');
  });

  it('can wait again afterwards, and is mailed again', async () => {
    await watch(shopper);
    await restock(1);
    await awaitMail(shop, 'BACK_IN_STOCK', shopper.email);
    await restock(0);
    await watch(shopper);
    await restock(2);
    await eventually(async () => (await toldTo(shopper)).length === 2);
  });

  it('goes on waiting while others hear of their items, and is not mailed after taking it back', async () => {
    const another = await addItem(shop, admin.token, anItem({ petname: 'Oak bed', stock: 0 }));
    const second = await shop.signUp();
    await watch(shopper);
    await watch(second, another);
    await watch(second);
    await shop.gql(unwatchStock, { petId }, second.token);
    await restock(1, another);
    await awaitMail(shop, 'BACK_IN_STOCK', second.email);
    expect(await watchesOf(petId)).toBe(1);
    await restock(1);
    await awaitMail(shop, 'BACK_IN_STOCK', shopper.email);
    await awaitQuiet(shop);
    expect(await toldTo(second)).toEqual(['Oak bed is back']);
  });

  it('is not mailed about what is sold out again before the mail goes out', async () => {
    const pet = new Types.ObjectId(petId);
    const mail = {
      ...{ _id: `BACK_IN_STOCK:${new Types.ObjectId()}`, kind: 'BACK_IN_STOCK', to: shopper.email },
      ...{ uid: shopper.uid, petId: pet, status: 'waiting', attempts: 0, createdAt: new Date() },
      nextAt: new Date(),
    };
    await shop.db.collection('mails').insertOne(mail as never);
    const record = () => shop.db.collection('mails').findOne({ _id: mail._id as never });
    await eventually(async () => (await record())?.status === 'withdrawn');
    expect(await toldTo(shopper)).toEqual([]);
  });

  it('is mailed by whichever process is left', async () => {
    await watch(shopper);
    await other.terminate();
    await restock(1);
    await awaitMail(shop, 'BACK_IN_STOCK', shopper.email);
  });
});
