import { badFieldsOf } from '../fixtures/shop/bad-fields.ts';
import { intentIdOf } from '../fixtures/shop/checkout.ts';
import { aFormWith } from '../fixtures/shop/item-forms.ts';
import { addItem, addPet, anItem } from '../fixtures/shop/items.ts';
import type { Account } from '../harness/accounts.ts';
import { openSharedShop } from '../harness/shared-shop.ts';
import type { Shop } from '../harness/shop.ts';

let shop: Shop;
let admin: Account;

const updatePet =
  'mutation ($id: ID!, $input: UpdatePetInput!) { updatePet(id: $id, input: $input) { _id } }';

beforeAll(async () => {
  shop = await openSharedShop();
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

// Which texts and numbers are read, and how: server/src/legacy-rest/rest-inputs.test.ts, domain/input.
describe('a price', () => {
  it('comes in as whole cents by addPet and updatePet, and is rejected where it is near no cent', async () => {
    const petprice = 0.1 + 0.2;
    await addItem(shop, admin.token, anItem({ petname: 'Added', petprice }));
    const id = await addItem(shop, admin.token, anItem({ petname: 'Changed', petprice: 5 }));
    await shop.gql(updatePet, { id, input: { petprice } }, admin.token);
    expect([await storedPrice('Added'), await storedPrice('Changed')]).toEqual([0.3, 0.3]);
    const rejected = [
      await shop.gql(addPet, { input: anItem({ petprice: 12.345 }) }, admin.token),
      await shop.gql(updatePet, { id, input: { petprice: 0.304 } }, admin.token),
    ];
    expect(rejected.map(badFieldsOf)).toEqual([['petprice'], ['petprice']]);
    expect(await storedPrice('Changed')).toBe(0.3);
  });

  it('is read in the texts of the old form, and so is a stock', async () => {
    const read = await petspost({ petprice: '1,234.50', stock: '7' });
    expect([read.status, read.body.petprice, read.body.stock]).toEqual([201, 1234.5, 7]);
    const { status, body } = await petspost({ petprice: '0x10', stock: '1e1' });
    expect([status, Object.keys(body.error?.fields ?? {}).toSorted()]).toEqual([400, ['petprice', 'stock']]);
  });
});

it('an amount that the old client pays is charged in cents, and begins nothing where it is none', async () => {
  const shopper = await shop.signUp();
  const path = '/payment/create-payment-intent';
  const { status, body } = await rest(path, { alltotalamount: 173.98999999999998 }, shopper);
  expect(status).toBe(200);
  const intent = await shop.stripe.paymentIntents.retrieve(intentIdOf(body.clientSecret));
  expect(intent.amount).toBe(17_399);
  const payments = shop.db.collection('payments');
  expect((await payments.findOne({ uid: shopper.uid }))?.amount).toBe(173.99);

  const refused = await rest(path, { alltotalamount: '0x10' }, shopper);
  expect([refused.status, Object.keys(refused.body.error?.fields ?? {})]).toEqual([400, ['alltotalamount']]);
  expect(await payments.countDocuments({ uid: shopper.uid })).toBe(1);
});

it('how many of an item the old client posts is ordered, and nothing where it is no number', async () => {
  const shopper = await shop.signUp();
  const _id = await addItem(shop, admin.token, anItem({ petprice: 12.5 }));
  const refused = await rest('/accessories/PostCart', [{ _id, accessoriesAmount: '0x2' }], shopper);
  expect([refused.status, Object.keys(refused.body.error?.fields ?? {})]).toEqual([
    400,
    ['entries.0.accessoriesAmount'],
  ]);
  expect(await shop.db.collection('cartentries').countDocuments({ uid: shopper.uid })).toBe(0);
  const { status, body } = await rest('/accessories/PostCart', { _id, accessoriesAmount: '2.0' }, shopper);
  expect([status, body.accessoriesAmount, body.totalamount]).toEqual([200, 2, 25]);
});
