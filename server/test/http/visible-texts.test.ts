import { randomUUID } from 'node:crypto';
import { anOrderFor, orderPet } from '../fixtures/shop/animal-orders.ts';
import { badFieldsOf } from '../fixtures/shop/bad-fields.ts';
import { aFormWith } from '../fixtures/shop/item-forms.ts';
import { addItem, anAnimal, anItem } from '../fixtures/shop/items.ts';
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

const updatePet =
  'mutation ($id: ID!, $input: UpdatePetInput!) { updatePet(id: $id, input: $input) { _id } }';
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

/* Which texts can be seen is a table of the domain, and that every place for one asks it another: server/src/app/inputs.test.ts, server/src/legacy-rest/rest-routes.test.ts. */

/** One of each kind of way in for a text that has to be there, with the fields that are named where it can't be seen. */
const waysIn: [string, string[], (text: string) => Promise<string[]>][] = [
  [
    'GraphQL',
    ['location', 'username'],
    (text) => byGraphql(orderPet, { input: anOrderFor(animal, { username: text, location: text }) }, shopper),
  ],
  [
    'GraphQL, in a change of an item',
    ['details', 'petname', 'short'],
    (text) => byGraphql(updatePet, { id: food, input: { petname: text, short: text, details: text } }, admin),
  ],
  [
    'a body of the old client',
    ['location', 'username'],
    (text) =>
      byRest('/accessories/PostCart', { _id: food, accessoriesAmount: 1, username: text, location: text }),
  ],
  [
    'a form',
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

it.each(waysIn)(
  'a text that comes in by %s is rejected where nothing of it can be seen, and kept without NULs',
  async (_way, fields, send) => {
    for (const text of ['\u200b\u200b', '\u3164\u115f', '\u2800', '\u202e\u2066\u200f', '\u0000\u0000']) {
      expect((await send(text)).toSorted()).toEqual(fields);
    }
    expect(await send('Sam\u0000the\ud83dShopper\udc36')).toEqual([]);
    const stored = await storedText();
    expect(stored).toContain('SamtheShopper');
    // Half a pair is what the driver writes as a replacement character.
    expect(stored).not.toMatch(/\0|\ufffd|\p{Cs}/u);
  },
);

describe('the name of a sign-in', () => {
  it('that can not be seen is none, and the words of the e-mail address stand in', async () => {
    const email = `robin.park-${randomUUID()}@petshop.test`;
    const account = await shop.signUp({ name: '\u200b\u3164\u2800', email });
    expect((await shop.gql(me, {}, account.token)).data.me.name).toBe('');
    const { body } = await shop.rest('POST', '/accessories/PostCart', {
      token: account.token,
      json: { _id: food, accessoriesAmount: 1 },
    });
    expect(body.username).toMatch(/^robin park\b/);
  });

  it('is kept without what turns the text around it', async () => {
    const account = await shop.signUp({ name: '\u202eSam\u0007 Shopper' });
    expect((await shop.gql(me, {}, account.token)).data.me.name).toBe('Sam Shopper');
  });
});
