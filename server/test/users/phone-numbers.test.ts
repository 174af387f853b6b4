import { readFile } from 'node:fs/promises';
import { buildSchema, isInputObjectType } from 'graphql';
import { anOrderFor, orderPet } from '../fixtures/shop/animal-orders.ts';
import { badFieldsOf } from '../fixtures/shop/bad-fields.ts';
import { aCheckoutOf, buy, createPaymentIntent } from '../fixtures/shop/checkout.ts';
import { addItem, anAnimal, anItem } from '../fixtures/shop/items.ts';
import { changeOrder, numberOf, orderChangePreview } from '../fixtures/shop/orders.ts';
import { settingsVersion, updateShopSettings } from '../fixtures/shop-settings/settings-requests.ts';
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

/** A way in of GraphQL, by the type or the argument that takes the number, or a path of the old client; and what it keeps. */
const waysIn: [string, (phone: string | number) => Promise<{ kept?: string; bad: string[] }>][] = [
  [
    'OrderPetInput',
    async (phone) => {
      const petId = await addItem(shop, admin.token, anAnimal());
      const answer = await shop.gql(orderPet, { input: anOrderFor(petId, { phone }) }, shopper.token);
      return { kept: answer.data?.orderPet?.phone, bad: badFieldsOf(answer) };
    },
  ],
  [
    'CreatePaymentIntentInput',
    async (phone) => {
      const input = aCheckoutOf([{ petId: food, accessoriesAmount: 1 }], { phone });
      const answer = await shop.gql(createPaymentIntent, { input }, shopper.token);
      return { kept: answer.data?.createPaymentIntent?.payment.phone, bad: badFieldsOf(answer) };
    },
  ],
  [
    'OrderChangeInput',
    async (phone) => {
      const { payment } = await buy(shop, shopper.token, [{ petId: food, accessoriesAmount: 1 }]);
      const number = await numberOf(shop, payment._id, shopper.token);
      const change = { number, input: { phone } };
      const seen = await shop.gql(orderChangePreview, change, shopper.token);
      const fingerprint = seen.data?.orderChangePreview?.fingerprint ?? 'none';
      const answer = await shop.gql(changeOrder, { ...change, fingerprint }, shopper.token);
      const bad = badFieldsOf(answer).map((field) => field.replace(/^input\./, ''));
      return { kept: answer.data?.changeOrder?.phone, bad };
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
    'UpdateShopSettingsInput',
    async (phone) => {
      const input = { phone, version: await settingsVersion(shop, admin) };
      const answer = await shop.gql(updateShopSettings, { input }, admin.token);
      return { kept: answer.data?.updateShopSettings?.settings.phone, bad: badFieldsOf(answer) };
    },
  ],
  [
    '/pets/PetOrderPost',
    async (phone) => {
      const _id = await addItem(shop, admin.token, anAnimal());
      const { body } = await rest('/pets/PetOrderPost', { _id, username: 'Sam', location: 'Here', phone });
      return { kept: body.phone, bad: Object.keys(body.error?.fields ?? {}) };
    },
  ],
  [
    '/accessories/PostCart',
    async (phone) => {
      const { body } = await rest('/accessories/PostCart', { _id: food, accessoriesAmount: 1, phone });
      return { kept: body.phone, bad: Object.keys(body.error?.fields ?? {}) };
    },
  ],
  [
    '/payment/paymentstatus',
    async (phone) => {
      const begun = await rest('/payment/create-payment-intent', { alltotalamount: 30 });
      const { body } = await rest('/payment/paymentstatus', { transaction: begun.body.clientSecret, phone });
      return { kept: body.phone, bad: Object.keys(body.error?.fields ?? {}) };
    },
  ],
];

/** Tried where there is a plan to change, and where settings are looked at before they are saved. */
const elsewhere = ['UpdateRepeatPlanInput', 'ShopSettingsChanges'];

/** Whatever takes a phone number: inputs and arguments of the API, and paths of the old client. */
async function takers(): Promise<string[]> {
  const schema = buildSchema(await readFile('schema.graphql', 'utf8'));
  const inputs = Object.values(schema.getTypeMap())
    .filter((type) => isInputObjectType(type) && 'phone' in type.getFields())
    .map(({ name }) => name);
  const fields = [schema.getQueryType(), schema.getMutationType()].flatMap((type) =>
    Object.values(type?.getFields() ?? {}),
  );
  const named = fields
    .filter(({ args }) => args.some(({ name }) => name === 'phone'))
    .map(({ name }) => name);
  const { body } = await shop.rest('GET', '/openapi.json');
  const paths = Object.entries<Record<string, { requestBody?: object }>>(body.paths).filter(
    ([, operations]) =>
      Object.values(operations).some(({ requestBody }) =>
        JSON.stringify(requestBody ?? '').includes('"phone"'),
      ),
  );
  return [...inputs, ...named, ...paths.map(([path]) => path)];
}

it('every field that takes a phone number is tried', async () => {
  expect((await takers()).toSorted()).toEqual([...waysIn.map(([name]) => name), ...elsewhere].toSorted());
});

// Which forms are read, and which are none: domain/input/phone-number.test.ts.
it.each(waysIn)(
  '%s asks the phone rule: it is kept in its one form, or rejected by its name',
  async (_name, send) => {
    const typed = '\u202a+1\u00a0555\u2011123\u20134567\u202c';
    expect(await send(typed)).toEqual({ kept: '+15551234567', bad: [] });
    expect(await send('555-CALL-NOW')).toEqual({ kept: undefined, bad: ['phone'] });
  },
);

it.each(waysIn.filter(([name]) => name.startsWith('/')))(
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
