import { badFieldsOf } from '../fixtures/shop/bad-fields.ts';
import { intentIdOf } from '../fixtures/shop/checkout.ts';
import { aFormWith } from '../fixtures/shop/item-forms.ts';
import { addItem, addPet, anItem } from '../fixtures/shop/items.ts';
import type { Account } from '../harness/accounts.ts';
import { type Shop, startShop } from '../harness/shop.ts';

let shop: Shop;
let admin: Account;

const updatePet =
  'mutation ($id: ID!, $input: UpdatePetInput!) { updatePet(id: $id, input: $input) { _id } }';

beforeAll(async () => {
  shop = await startShop();
  admin = await shop.signUp({ role: 'admin' });
});
afterAll(() => shop.stop());

async function storedPrice(petname: string): Promise<number> {
  return (await shop.db.collection('pets').findOne({ petname }))?.petprice;
}

function petspost(fields: Record<string, string>) {
  return shop.rest('POST', '/admin/Petspost', { token: admin.token, form: aFormWith(fields) });
}

function rest(path: string, json: unknown, { token }: Account) {
  return shop.rest('POST', path, { token, json });
}

describe('a price', () => {
  it.each([
    [0.1 + 0.2, 0.3],
    [1.1 + 2.2, 3.3],
    [19.989999999999998, 19.99],
    [1e-9, 0],
  ])('of %d comes in as whole cents by addPet and updatePet', async (petprice, kept) => {
    const [added, changed] = [`Added ${petprice}`, `Changed ${petprice}`];
    await addItem(shop, admin.token, anItem({ petname: added, petprice }));
    const id = await addItem(shop, admin.token, anItem({ petname: changed, petprice: 5 }));
    await shop.gql(updatePet, { id, input: { petprice } }, admin.token);
    expect([await storedPrice(added), await storedPrice(changed)]).toEqual([kept, kept]);
  });

  it.each([0.001, 12.345, 0.304])('of %d is near no cent, and rejected', async (petprice) => {
    const answer = await shop.gql(addPet, { input: anItem({ petprice }) }, admin.token);
    expect(badFieldsOf(answer)).toEqual(['petprice']);
  });

  it.each([
    ['0.30000000000000004', 0.3],
    ['12,50', 12.5],
    ['1,234.50', 1234.5],
    ['20.00', 20],
    ['$5', 5],
  ])('is read in the text %j of the old form', async (petprice, kept) => {
    const { status, body } = await petspost({ petprice });
    expect([status, body.petprice]).toEqual([201, kept]);
  });

  it.each(['0x10', '1e3', '1_0', '0b1', '+-1', '1.000', '1,000', '12 50', 'Infinity', 'NaN', '¹²'])(
    'is not read in the text %j of the old form',
    async (petprice) => {
      const { status, body } = await petspost({ petprice });
      expect([status, Object.keys(body.error?.fields ?? {})]).toEqual([400, ['petprice']]);
    },
  );

  it.each(['0x10', '1e1', '1.000', '1,5'])('is as little a stock in the text %j', async (stock) => {
    const { status, body } = await petspost({ stock });
    expect([status, Object.keys(body.error?.fields ?? {})]).toEqual([400, ['stock']]);
  });
});

describe('an amount that the old client pays', () => {
  it.each([
    ['110', 11_000],
    ['12.50', 1250],
    ['12,50', 1250],
    [0.1 + 0.7, 80],
    [173.98999999999998, 17_399],
    [29.994, 2999],
    ['29.994', 2999],
  ])('is read in %j', async (alltotalamount, amount) => {
    const shopper = await shop.signUp();
    const { status, body } = await rest('/payment/create-payment-intent', { alltotalamount }, shopper);
    expect(status).toBe(200);
    const intent = await shop.stripe.paymentIntents.retrieve(intentIdOf(body.clientSecret));
    expect(intent.amount).toBe(amount);
    const payment = await shop.db.collection('payments').findOne({ uid: shopper.uid });
    expect(payment?.amount).toBe(amount / 100);
  });

  it.each(['0x10', '1e2', '1.000', '', 'free', '0.49', ' 110 ', true, ['110'], { $gt: 1 }])(
    'is not read in %j',
    async (alltotalamount) => {
      const shopper = await shop.signUp();
      const { status, body } = await rest('/payment/create-payment-intent', { alltotalamount }, shopper);
      expect([status, Object.keys(body.error?.fields ?? {})]).toEqual([400, ['alltotalamount']]);
      expect(await shop.db.collection('payments').countDocuments({ uid: shopper.uid })).toBe(0);
    },
  );
});

describe('how many of an item the old client posts', () => {
  it.each([
    ['2', 2],
    [2, 2],
    ['2.0', 2],
  ])('is read in %j', async (accessoriesAmount, pieces) => {
    const shopper = await shop.signUp();
    const _id = await addItem(shop, admin.token, anItem({ petprice: 12.5 }));
    const { status, body } = await rest('/accessories/PostCart', { _id, accessoriesAmount }, shopper);
    expect([status, body.accessoriesAmount, body.totalamount]).toEqual([200, pieces, 25]);
  });

  it.each(['0x2', '2e0', '1.5', '', 'two', '0', '100', true, ['2']])(
    'is not read in %j',
    async (accessoriesAmount) => {
      const shopper = await shop.signUp();
      const _id = await addItem(shop, admin.token, anItem());
      const { status, body } = await rest('/accessories/PostCart', [{ _id, accessoriesAmount }], shopper);
      expect([status, Object.keys(body.error?.fields ?? {})]).toEqual([400, ['entries.0.accessoriesAmount']]);
      expect(await shop.db.collection('cartentries').countDocuments({ uid: shopper.uid })).toBe(0);
    },
  );
});
