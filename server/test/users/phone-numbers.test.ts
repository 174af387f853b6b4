import { anOrderFor, orderPet } from '../fixtures/shop/animal-orders.ts';
import { badFieldsOf } from '../fixtures/shop/bad-fields.ts';
import { aCheckoutOf, createPaymentIntent } from '../fixtures/shop/checkout.ts';
import { addItem, anAnimal, anItem } from '../fixtures/shop/items.ts';
import type { Account } from '../harness/accounts.ts';
import { type Shop, startShop } from '../harness/shop.ts';

let shop: Shop;
let admin: Account;
let shopper: Account;
let food: string;

const postCart = `mutation ($entries: [CartEntryInput!]!, $phone: String!) {
  postCart(entries: $entries, username: "Sam", location: "Here", phone: $phone) { phone }
}`;

beforeAll(async () => {
  shop = await startShop();
  admin = await shop.signUp({ role: 'admin' });
  food = await addItem(shop, admin.token, anItem({ stock: 1000 }));
});
beforeEach(async () => {
  shopper = await shop.signUp();
});
afterAll(() => shop.stop());

function rest(path: string, json: object) {
  return shop.rest('POST', path, { token: shopper.token, json });
}

/** Every way in for a phone number, each with what it keeps. */
const waysIn: [string, (phone: string | number) => Promise<{ kept?: string; bad: string[] }>][] = [
  [
    'orderPet',
    async (phone) => {
      const petId = await addItem(shop, admin.token, anAnimal());
      const answer = await shop.gql(orderPet, { input: anOrderFor(petId, { phone }) }, shopper.token);
      return { kept: answer.data?.orderPet?.phone, bad: badFieldsOf(answer) };
    },
  ],
  [
    'createPaymentIntent',
    async (phone) => {
      const input = aCheckoutOf([{ petId: food, accessoriesAmount: 1 }], { phone });
      const answer = await shop.gql(createPaymentIntent, { input }, shopper.token);
      return { kept: answer.data?.createPaymentIntent?.payment.phone, bad: badFieldsOf(answer) };
    },
  ],
  [
    'postCart',
    async (phone) => {
      const entries = [{ petId: food, accessoriesAmount: 1 }];
      const answer = await shop.gql(postCart, { entries, phone }, shopper.token);
      return { kept: answer.data?.postCart?.[0].phone, bad: badFieldsOf(answer) };
    },
  ],
  [
    'PetOrderPost',
    async (phone) => {
      const _id = await addItem(shop, admin.token, anAnimal());
      const { body } = await rest('/pets/PetOrderPost', { _id, username: 'Sam', location: 'Here', phone });
      return { kept: body.phone, bad: Object.keys(body.error?.fields ?? {}) };
    },
  ],
  [
    'PostCart',
    async (phone) => {
      const { body } = await rest('/accessories/PostCart', { _id: food, accessoriesAmount: 1, phone });
      return { kept: body.phone, bad: Object.keys(body.error?.fields ?? {}) };
    },
  ],
  [
    'paymentstatus',
    async (phone) => {
      const begun = await rest('/payment/create-payment-intent', { alltotalamount: 30 });
      const { body } = await rest('/payment/paymentstatus', { transaction: begun.body.clientSecret, phone });
      return { kept: body.phone, bad: Object.keys(body.error?.fields ?? {}) };
    },
  ],
];

describe.each(waysIn)('a phone number that comes in by %s', (_name, send) => {
  it.each([
    ['(555) 123-4567', '5551234567'],
    ['\u202a+1\u00a0555\u2011123\u20134567\u202c', '+15551234567'],
    ['٠٥٠-١٢٣-٤٥٦٧', '0501234567'],
    ['555.123.4567 x89', '5551234567 ext. 89'],
  ])('is read in %j and kept in its one form', async (phone, kept) => {
    expect(await send(phone)).toEqual({ kept, bad: [] });
  });

  it.each(['call me', '555-CALL-NOW', '12', '1234567890123456', '555\u00001234567'])(
    'is rejected and named where it is %j',
    async (phone) => {
      expect(await send(phone)).toEqual({ kept: undefined, bad: ['phone'] });
    },
  );
});

it.each(waysIn.filter(([name]) => /^P|^paymentstatus/.test(name)))(
  'the number field of the old client sends numbers to %s',
  async (_name, send) => {
    expect(await send(5551234567)).toEqual({ kept: '5551234567', bad: [] });
    expect(await send(12)).toEqual({ kept: undefined, bad: ['phone'] });
  },
);

it('two ways to write one phone number are the same checkout, not another cart under its key', async () => {
  const input = aCheckoutOf([{ petId: food, accessoriesAmount: 1 }], { phone: '555-123-4567' });
  const first = await shop.gql(createPaymentIntent, { input }, shopper.token);
  const again = await shop.gql(
    createPaymentIntent,
    { input: { ...input, phone: '(555) 123 4567' } },
    shopper.token,
  );
  expect(again.code).toBeUndefined();
  expect(again.data.createPaymentIntent.payment._id).toBe(first.data.createPaymentIntent.payment._id);
});
