import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { runBuilt } from '../fixtures/database/backups.ts';
import { awaitForgotten, deleteAccount, placesOf } from '../fixtures/personal-data/traces.ts';
import { receive } from '../fixtures/reviews/reviews.ts';
import { aCheckoutOf, createPaymentIntent } from '../fixtures/shop/checkout.ts';
import { addItem, anItem } from '../fixtures/shop/items.ts';
import { merge } from '../fixtures/users/customers.ts';
import type { Account } from '../harness/accounts.ts';
import { type OwnShop, startShop, withMails } from '../harness/shop.ts';

let shop: OwnShop;
let admin: Account;
let food: string;

beforeAll(async () => {
  shop = await startShop({ env: withMails });
  admin = await shop.signUp({ role: 'admin' });
  food = await addItem(shop, admin.token, anItem({ stock: 500 }));
});
afterAll(() => shop.stop());

function remove({ email, token }: Account) {
  return shop.gql(deleteAccount, { confirmEmail: email }, token);
}

it('what a killed server has begun, the next one ends', async () => {
  const shopper = await shop.signUp({ name: 'Orla Vandermeer' });
  await receive(shop, shopper, admin, food);
  const input = aCheckoutOf([{ petId: food, accessoriesAmount: 1 }], { savesCard: true });
  const { data } = await shop.gql(createPaymentIntent, { input }, shopper.token);
  await shop.pay(data.createPaymentIntent.clientSecret);
  await shop.gql(
    'mutation ($id: ID!) { confirmPayment(paymentId: $id) { status } }',
    { id: data.createPaymentIntent.payment._id },
    shopper.token,
  );
  const entries = await shop.db
    .collection('cartentries')
    .find({ uid: shopper.uid, status: 'paid' })
    .toArray();
  for (const { _id } of entries) {
    await shop.gql(
      'mutation ($id: ID!) { shipCartEntry(id: $id) { _id } }',
      { id: String(_id) },
      admin.token,
    );
    await shop.gql(
      'mutation ($id: ID!) { deliverCartEntry(id: $id) { _id } }',
      { id: String(_id) },
      admin.token,
    );
  }
  await shop.stopStripe();
  expect((await remove(shopper)).data).toEqual({ deleteAccount: true });
  await shop.kill();
  expect(await shop.db.collection('stripecustomers').findOne({ _id: shopper.uid as never })).not.toBeNull();
  await shop.startStripe();
  await shop.startAgain();
  await awaitForgotten(shop);
  expect(await placesOf(shop, [shopper.uid, shopper.email, 'Vandermeer'])).toEqual([]);
});

it('a backup that is restored forgets again', async () => {
  const [gone, stays, merged] = [
    await shop.signUp({ name: 'Tamsin Okonkwo' }),
    await shop.signUp({ name: 'Bela Lugano' }),
    await shop.signUp({ name: 'Tamsin O' }),
  ];
  await receive(shop, gone, admin, food);
  const folder = await mkdtemp(join(tmpdir(), 'petshop-forgotten-'));
  const file = join(folder, 'backup');
  expect(await runBuilt('cli/backup', shop.db.databaseName, [file])).toMatchObject({ code: 0 });
  await merge(shop, admin, gone, merged);
  expect((await remove(gone)).data).toEqual({ deleteAccount: true });
  await awaitForgotten(shop);
  await shop.kill();
  const restored = await runBuilt('cli/restore', shop.db.databaseName, [file, '--replace']);
  await rm(folder, { recursive: true });
  expect(restored).toMatchObject({ code: 0, output: expect.stringContaining('forgotten again: 2') });
  await shop.startAgain();
  await awaitForgotten(shop);
  expect(await placesOf(shop, [gone.uid, gone.email, 'Okonkwo', merged.uid, merged.email])).toEqual([]);
  expect((await placesOf(shop, [stays.email])).length).toBeGreaterThan(0);
  expect((await shop.gql('{ me { email } }', {}, stays.token)).data.me.email).toBe(stays.email);
});
