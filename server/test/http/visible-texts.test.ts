import { anOrderFor, orderPet } from '../fixtures/shop/animal-orders.ts';
import { badFieldsOf } from '../fixtures/shop/bad-fields.ts';
import { aCheckoutOf, createPaymentIntent } from '../fixtures/shop/checkout.ts';
import { aFormWith } from '../fixtures/shop/item-forms.ts';
import { addItem, addPet, anAnimal, anItem } from '../fixtures/shop/items.ts';
import type { Account } from '../harness/accounts.ts';
import type { RestAnswer } from '../harness/requests.ts';
import { type Shop, startShop } from '../harness/shop.ts';

let shop: Shop;
let admin: Account;
let shopper: Account;
let food: string;
let animal: string;

beforeAll(async () => {
  shop = await startShop();
  admin = await shop.signUp({ role: 'admin' });
  food = await addItem(shop, admin.token, anItem({ stock: 1000 }));
});
beforeEach(async () => {
  shopper = await shop.signUp();
  animal = await addItem(shop, admin.token, anAnimal());
});
afterAll(() => shop.stop());

const saveUser = 'mutation ($name: String!) { saveUser(input: { name: $name }) { name } }';
const updatePet =
  'mutation ($id: ID!, $input: UpdatePetInput!) { updatePet(id: $id, input: $input) { _id } }';
const postCart = `mutation ($entries: [CartEntryInput!]!, $username: String!, $location: String!) {
  postCart(entries: $entries, username: $username, location: $location, phone: "5551234567") { _id }
}`;
const me = '{ me { name } }';

async function byRest(path: string, json: object): Promise<string[]> {
  return badFieldsOfRest(await shop.rest('POST', path, { token: shopper.token, json }));
}

function badFieldsOfRest({ body }: RestAnswer): string[] {
  return Object.keys(body.error?.fields ?? {});
}

async function byGraphql(query: string, variables: object, { token }: Account): Promise<string[]> {
  return badFieldsOf(await shop.gql(query, variables, token));
}

const cart = () => [{ petId: food, accessoriesAmount: 1 }];

/** Every way in for a text that has to be there, with the fields that are named where it can't be seen. */
const waysIn: [string, string[], (text: string) => Promise<string[]>][] = [
  ['saveUser', ['name'], (name) => byGraphql(saveUser, { name }, shopper)],
  ['saveuser', ['name'], (name) => byRest('/user/saveuser', { name })],
  [
    'orderPet',
    ['location', 'username'],
    (text) => byGraphql(orderPet, { input: anOrderFor(animal, { username: text, location: text }) }, shopper),
  ],
  [
    'PetOrderPost',
    ['location', 'username'],
    (text) =>
      byRest('/pets/PetOrderPost', { _id: animal, username: text, location: text, phone: '5551234567' }),
  ],
  [
    'createPaymentIntent',
    ['location', 'username'],
    (text) =>
      byGraphql(
        createPaymentIntent,
        { input: aCheckoutOf(cart(), { username: text, location: text }) },
        shopper,
      ),
  ],
  [
    'postCart',
    ['location', 'username'],
    (text) => byGraphql(postCart, { entries: cart(), username: text, location: text }, shopper),
  ],
  [
    'PostCart',
    ['location', 'username'],
    (text) =>
      byRest('/accessories/PostCart', { _id: food, accessoriesAmount: 1, username: text, location: text }),
  ],
  [
    'paymentstatus',
    ['username'],
    async (username) => {
      const { body } = await shop.rest('POST', '/payment/create-payment-intent', {
        token: shopper.token,
        json: { alltotalamount: 30 },
      });
      return byRest('/payment/paymentstatus', { transaction: body.clientSecret, username });
    },
  ],
  [
    'addPet',
    ['details', 'petname', 'short'],
    (text) => byGraphql(addPet, { input: anItem({ petname: text, short: text, details: text }) }, admin),
  ],
  [
    'updatePet',
    ['details', 'petname', 'short'],
    (text) => byGraphql(updatePet, { id: food, input: { petname: text, short: text, details: text } }, admin),
  ],
  [
    'Petspost',
    ['details', 'petname', 'short'],
    async (text) => {
      // A form is UTF-8, which has no way to write half a pair.
      const petname = text.replace(/\p{Cs}/gu, '');
      return badFieldsOfRest(
        await shop.rest('POST', '/admin/Petspost', {
          token: admin.token,
          form: aFormWith({ petname, short: petname, details: petname }),
        }),
      );
    },
  ],
];

/** All texts in all records of the shop, and in the names of their fields. */
async function storedText(): Promise<string> {
  const collections = await shop.db.collections();
  const records = await Promise.all(
    collections
      .filter(({ collectionName }) => !/pictures|renditions/.test(collectionName))
      .map((one) => one.find().toArray()),
  );
  return records
    .flat(2)
    .map((record) => texts(record))
    .join('\n');
}

function texts(value: unknown): string {
  if (typeof value === 'string') return value;
  if (Array.isArray(value)) return value.map(texts).join('\n');
  if (value && Object.getPrototypeOf(value) === Object.prototype) {
    return Object.entries(value)
      .map(([name, one]) => `${name}\n${texts(one)}`)
      .join('\n');
  }
  return '';
}

describe.each(waysIn)('a text that comes in by %s', (_name, fields, send) => {
  it.each([
    ['zero-width spaces', '\u200b\u200b'],
    ['Hangul fillers', '\u3164\u115f'],
    ['Braille blanks', '\u2800'],
    ['direction marks', '\u202e\u2066\u200f'],
    ['NULs', '\u0000\u0000'],
  ])('is rejected and named where it is made of %s', async (_what, text) => {
    expect((await send(text)).toSorted()).toEqual(fields);
  });

  it('never brings a NUL or half a pair into the database', async () => {
    expect(await send('Sam\u0000the\ud83dShopper\udc36')).toEqual([]);
    const stored = await storedText();
    expect(stored).toContain('SamtheShopper');
    // Half a pair is what the driver writes as a replacement character.
    expect(stored).not.toMatch(/\0|\ufffd|\p{Cs}/u);
  });
});

describe('the name of a sign-in', () => {
  it('that can not be seen is none, and the e-mail address stands in', async () => {
    const account = await shop.signUp({ name: '\u200b\u3164\u2800' });
    expect((await shop.gql(me, {}, account.token)).data.me.name).toBe('');
    const { body } = await shop.rest('POST', '/accessories/PostCart', {
      token: account.token,
      json: { _id: food, accessoriesAmount: 1 },
    });
    expect(body.username).toBe(account.email);
  });

  it('is kept without what turns the text around it', async () => {
    const account = await shop.signUp({ name: '\u202eSam\u0007 Shopper' });
    expect((await shop.gql(me, {}, account.token)).data.me.name).toBe('Sam Shopper');
  });
});

it('a key of a checkout that can not be stored as it is, is rejected: two of them would be one', async () => {
  for (const idempotencyKey of ['0123456789\ud83d', '0123456789\u0000']) {
    const input = aCheckoutOf(cart(), { idempotencyKey });
    expect(await byGraphql(createPaymentIntent, { input }, shopper)).toEqual(['idempotencyKey']);
  }
});
