import { Types } from 'mongoose';
import {
  addPromotion,
  aPromotion,
  endPromotion,
  makePromotion,
  promotionsQuery,
  updatePromotion,
} from '../fixtures/promotions/promotion-requests.ts';
import { badFieldsOf } from '../fixtures/shop/bad-fields.ts';
import type { Account } from '../harness/accounts.ts';
import { type Shop, startShop } from '../harness/shop.ts';

let shop: Shop;
let admin: Account;

beforeAll(async () => {
  shop = await startShop();
  admin = await shop.signUp({ role: 'admin' });
});
afterAll(() => shop.stop());

function change(id: string, input: object) {
  return shop.gql(updatePromotion, { id, input }, admin.token);
}

async function pageAfter(after: string | null) {
  const { data } = await shop.gql(promotionsQuery, { first: 3, after }, admin.token);
  return data.promotions;
}

async function changesNoted(subjectId: string): Promise<unknown[]> {
  const query = `query ($id: ID) {
    auditRecords(where: { subject: PROMOTION, subjectId: $id }, first: 100) {
      edges { node { action actor subjectName changes { field before after } } }
    }
  }`;
  const { data } = await shop.gql(query, { id: subjectId }, admin.token);
  return data.auditRecords.edges.map(({ node }: { node: unknown }) => node).toReversed();
}

describe('making a promotion', () => {
  it('keeps what was said, and nothing of what was not', async () => {
    const input = {
      ...{ code: ' spring-5 ', dollarsOff: 5.5, minEntriesTotal: 20, categories: ['FOOD'], types: ['CAT'] },
      ...{ from: '2026-03-01T00:00:00.000Z', until: '2026-04-01T00:00:00.000Z' },
      ...{ maxUses: 100, maxUsesPerAccount: 2 },
    };
    const { data } = await shop.gql(addPromotion, { input }, admin.token);
    expect(data.addPromotion).toEqual({
      ...input,
      ...{ _id: expect.any(String), createdAt: expect.any(String) },
      ...{ code: 'SPRING-5', percentOff: null, isActive: true, uses: 0 },
    });
  });

  it('needs no more than a code and a percentage', async () => {
    const { data } = await shop.gql(addPromotion, { input: { code: 'TEN', percentOff: 10 } }, admin.token);
    expect(data.addPromotion).toMatchObject({
      ...{ minEntriesTotal: 0, categories: [], types: [], from: null, until: null },
      ...{ maxUses: null, maxUsesPerAccount: null, dollarsOff: null, isActive: true },
    });
  });

  it('names every bad field', async () => {
    const input = { code: '?', percentOff: 101, maxUses: 0, categories: ['PETS'] };
    const answer = await shop.gql(addPromotion, { input }, admin.token);
    expect(answer.code).toBe('BAD_USER_INPUT');
    expect(badFieldsOf(answer).toSorted()).toEqual(['categories.0', 'code', 'maxUses', 'percentOff']);
  });

  it('says so where the code exists, in any case and at once', async () => {
    const { code } = aPromotion();
    const inputs = [code, code.toLowerCase(), ` ${code} `].map((text) => aPromotion({ code: text }));
    const answers = await Promise.all(inputs.map((input) => shop.gql(addPromotion, { input }, admin.token)));
    expect(answers.filter(({ errors }) => !errors)).toHaveLength(1);
    for (const { errors, code: problem } of answers.filter((answer) => answer.errors)) {
      expect(problem).toBe('CONFLICT');
      expect(errors?.[0]?.message).toBe('There is a promotion with this code already');
    }
  });
});

describe('changing a promotion', () => {
  it('changes what is given, takes away what is null, and leaves the rest and the uses alone', async () => {
    const id = await makePromotion(shop, admin.token, { maxUses: 5, maxUsesPerAccount: 1, types: ['DOG'] });
    const _id = new Types.ObjectId(id);
    await shop.db.collection('promotions').updateOne({ _id }, { $set: { uses: 3 } });
    const { data } = await change(id, { percentOff: null, dollarsOff: 4, maxUses: null });
    expect(data.updatePromotion).toMatchObject({
      ...{ percentOff: null, dollarsOff: 4, maxUses: null, maxUsesPerAccount: 1, types: ['DOG'], uses: 3 },
    });
    const stored = await shop.db.collection('promotions').findOne({ _id });
    expect(stored).not.toHaveProperty('percentOff');
  });

  it('loses no use that a checkout counts meanwhile', async () => {
    const id = await makePromotion(shop, admin.token);
    const _id = new Types.ObjectId(id);
    const count = () => shop.db.collection('promotions').updateOne({ _id }, { $inc: { uses: 1 } });
    const percents = [1, 2, 3, 4, 5, 6, 7, 8];
    await Promise.all(percents.flatMap((percentOff) => [change(id, { percentOff }), count()]));
    expect(await shop.db.collection('promotions').findOne({ _id })).toMatchObject({ uses: percents.length });
  });

  it('is held to the rules as a whole', async () => {
    const id = await makePromotion(shop, admin.token, { until: '2026-04-01T00:00:00Z' });
    expect(badFieldsOf(await change(id, { dollarsOff: 4 })).toSorted()).toEqual(['dollarsOff', 'percentOff']);
    expect(badFieldsOf(await change(id, { from: '2026-04-02T00:00:00Z' }))).toEqual(['until']);
    expect(badFieldsOf(await change(id, { code: null }))).toEqual(['code']);
  });

  it('can not take the code of another one', async () => {
    const { code } = aPromotion();
    await makePromotion(shop, admin.token, { code });
    const id = await makePromotion(shop, admin.token);
    expect((await change(id, { code: code.toLowerCase() })).code).toBe('CONFLICT');
  });

  it.each(['0123456789abcdef01234567', 'no id'])('finds nothing at %s', async (id) => {
    expect((await change(id, { percentOff: 5 })).code).toBe('NOT_FOUND');
    expect((await shop.gql(endPromotion, { id }, admin.token)).code).toBe('NOT_FOUND');
  });
});

describe('ending a promotion', () => {
  it('ends it once, and brings it back where that was a mistake', async () => {
    const id = await makePromotion(shop, admin.token);
    const ended = await shop.gql(endPromotion, { id }, admin.token);
    expect(ended.data.endPromotion).toMatchObject({ isActive: false, percentOff: 30 });
    expect((await shop.gql(endPromotion, { id }, admin.token)).errors).toBeUndefined();
    expect((await change(id, { isActive: true })).data.updatePromotion).toMatchObject({ isActive: true });

    const actions = (await changesNoted(id)).map((record) => (record as { action: string }).action);
    expect(actions).toEqual(['ADD_PROMOTION', 'END_PROMOTION', 'UPDATE_PROMOTION']);
  });
});

it('the audit says what became of each field', async () => {
  const { code } = aPromotion();
  const id = await makePromotion(shop, admin.token, { code, categories: ['FOOD', 'ACCESSORIES'] });
  await change(id, { percentOff: 20, until: '2026-04-01T00:00:00Z' });
  const [made, changed] = await changesNoted(id);
  expect(made).toMatchObject({ actor: admin.email, subjectName: code });
  expect(made).toMatchObject({
    changes: expect.arrayContaining([
      { field: 'code', before: null, after: code },
      { field: 'percentOff', before: null, after: '30' },
      { field: 'categories', before: null, after: 'food,accessories' },
      { field: 'isActive', before: null, after: 'true' },
    ]),
  });
  expect(changed).toMatchObject({
    action: 'UPDATE_PROMOTION',
    changes: [
      { field: 'percentOff', before: '30', after: '20' },
      { field: 'until', before: null, after: '2026-04-01T00:00:00.000Z' },
    ],
  });
});

it('the list has the newest first, in pages', async () => {
  const last = await makePromotion(shop, admin.token);
  const seen: string[] = [];
  let after: string | null = null;
  do {
    const page: Awaited<ReturnType<typeof pageAfter>> = await pageAfter(after);
    const { edges, pageInfo, totalCount } = page;
    seen.push(...edges.map(({ node }: { node: { _id: string } }) => node._id));
    expect(totalCount).toBe(await shop.db.collection('promotions').countDocuments());
    after = pageInfo.hasNextPage ? pageInfo.endCursor : null;
  } while (after);
  expect(seen[0]).toBe(last);
  expect(new Set(seen).size).toBe(await shop.db.collection('promotions').countDocuments());
});
