import { eventually } from '../fixtures/process/eventually.ts';
import { badFieldsOf } from '../fixtures/shop/bad-fields.ts';
import { addItem, anItem } from '../fixtures/shop/items.ts';
import type { Account } from '../harness/accounts.ts';
import { sendGraphql } from '../harness/requests.ts';
import { type OwnShop, startShop } from '../harness/shop.ts';

const addSynonym = `mutation ($word: String!, $means: [String!]!) {
  addSynonym(word: $word, means: $means) { _id word means createdAt isBuiltIn }
}`;
const removeSynonym = 'mutation ($id: ID!) { removeSynonym(id: $id) { word } }';
const synonyms = '{ synonyms { _id word means createdAt isBuiltIn } }';
const search = 'query ($search: String) { pets(search: $search) { searchNote edges { node { petname } } } }';

let shop: OwnShop;
let admin: Account;

beforeAll(async () => {
  shop = await startShop();
  admin = await shop.signUp({ role: 'admin' });
  const facts = { category: 'ACCESSORIES', type: 'DOG' } as const;
  await addItem(shop, admin.token, anItem({ ...facts, petname: 'Harbour Rope', kind: 'LEAD' }));
  await addItem(shop, admin.token, anItem({ ...facts, petname: 'Puddle Rinse', kind: null }));
});
afterAll(() => shop.stop());

function add(word: string, means: string[]) {
  return shop.gql(addSynonym, { word, means }, admin.token);
}

async function found(text: string): Promise<string[]> {
  const { data } = await shop.gql(search, { search: text });
  return data.pets.edges.map(({ node }: { node: { petname: string } }) => node.petname);
}

describe('a synonym that an admin adds', () => {
  it('stands for the facts and the words that it means, at once, and no longer when it is removed', async () => {
    expect(await found('gassigurt')).toEqual([]);
    const { data } = await add('  Gassigurt ', ['Leash']);
    expect(data.addSynonym).toMatchObject({ word: 'gassigurt', means: ['leash'], isBuiltIn: false });
    expect(await found('gassigurt')).toEqual(['Harbour Rope']);
    expect(await found('gassigurts for dogs')).toEqual(['Harbour Rope']);

    await add('sudser', ['rinse']);
    expect(await found('sudser')).toEqual(['Puddle Rinse']);

    await shop.gql(removeSynonym, { id: data.addSynonym._id }, admin.token);
    expect(await found('gassigurt')).toEqual([]);
  });

  it('is known to the other processes soon after', async () => {
    const other = await shop.startAnother();
    await add('towline', ['lead']);
    await eventually(async () => {
      const { data } = await sendGraphql<{ pets: { edges: unknown[] } }>(other.url, {
        query: search,
        variables: { search: 'towline' },
      });
      return data.pets.edges.length === 1;
    });
  });

  it('may stand for another one without going in circles', async () => {
    await add('aaaa', ['bbbb']);
    await add('bbbb', ['aaaa']);
    expect(await found('aaaa')).toEqual([]);
  });

  it('is listed before those that the shop comes with, which stay', async () => {
    const { data } = await shop.gql(synonyms, {}, admin.token);
    expect(data.synonyms[0].isBuiltIn).toBe(false);
    const leash = data.synonyms.find(({ word }: { word: string }) => word === 'leash');
    expect(leash).toMatchObject({ means: ['lead'], createdAt: null, isBuiltIn: true });
    expect((await shop.gql(removeSynonym, { id: leash._id }, admin.token)).code).toBe('NOT_FOUND');
  });

  it.each([
    ['', ['lead'], ['word']],
    ['%%', ['lead'], ['word']],
    ['one two three four', ['lead'], ['word']],
    ['x'.repeat(41), ['lead'], ['word']],
    ['tether', [], ['means']],
    ['tether', [' '], ['means.0']],
  ])('is rejected for what is no word: %j means %j', async (word, means, fields) => {
    const answer = await add(word, means);
    expect([answer.code, badFieldsOf(answer)]).toEqual(['BAD_USER_INPUT', fields]);
  });

  it('is there once', async () => {
    await add('strap', ['lead']);
    expect((await add('STRAP', ['collar'])).code).toBe('CONFLICT');
  });

  it('is for admins', async () => {
    const shopper = await shop.signUp();
    for (const [query, variables] of [
      [synonyms, {}],
      [addSynonym, { word: 'a', means: ['b'] }],
      [removeSynonym, { id: '0'.repeat(24) }],
    ] as const) {
      expect((await shop.gql(query, variables, shopper.token)).code).toBe('FORBIDDEN');
      expect((await shop.gql(query, variables)).code).toBe('UNAUTHENTICATED');
    }
  });
});
