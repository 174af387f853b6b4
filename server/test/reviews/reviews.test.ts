import { Types } from 'mongoose';
import { eventually } from '../fixtures/process/eventually.ts';
import {
  itemReviews,
  receive,
  removeReview,
  review,
  reviewItem,
  takeDownReview,
} from '../fixtures/reviews/reviews.ts';
import { buy } from '../fixtures/shop/checkout.ts';
import { addItem, anAnimal, anItem } from '../fixtures/shop/items.ts';
import type { Account } from '../harness/accounts.ts';
import { type Shop, startShop } from '../harness/shop.ts';

let shop: Shop;
let admin: Account;
let shopper: Account;
let petId: string;

beforeAll(async () => {
  shop = await startShop();
  admin = await shop.signUp({ role: 'admin', name: 'Olive Owner' });
});
beforeEach(async () => {
  shopper = await shop.signUp({ name: 'Robin Park' });
  petId = await addItem(shop, admin.token, anItem({ stock: 100 }));
});
afterAll(() => shop.stop());

/** Somebody else who has received the item. */
async function anotherBuyer(name = 'Kim Lee'): Promise<Account> {
  const buyer = await shop.signUp({ name });
  await receive(shop, buyer, admin, petId);
  return buyer;
}

async function reviewsOf(id: string, page: object = {}, token?: string) {
  const { data, errors } = await shop.gql(itemReviews, { id, ...page }, token);
  expect(errors).toBeUndefined();
  return data.pet;
}

describe('a review', () => {
  it('is written by who has received the item, and shown with the first name alone', async () => {
    await receive(shop, shopper, admin, petId);
    const input = { stars: 5, text: ' Crunchy.\nGone in a minute. ' };
    const { data } = await shop.gql(reviewItem, { petId, input }, shopper.token);
    expect(data.reviewItem).toMatchObject({ name: 'Robin', stars: 5, text: 'Crunchy.\nGone in a minute.' });
    const { rating, reviews } = await reviewsOf(petId);
    expect(rating).toEqual({ average: 5, count: 1 });
    expect(reviews.edges).toEqual([
      { node: { _id: data.reviewItem._id, name: 'Robin', stars: 5, text: 'Crunchy.\nGone in a minute.' } },
    ]);
    expect(JSON.stringify(reviews)).not.toMatch(/Park|@/);
  });

  it('is one, however often it is written and from how many orders', async () => {
    await receive(shop, shopper, admin, petId);
    await receive(shop, shopper, admin, petId);
    const first = await review(shop, shopper, petId, { stars: 2, text: 'Hm.' });
    expect(await review(shop, shopper, petId, { stars: 4 })).toBe(first);
    const { rating, reviews } = await reviewsOf(petId);
    expect(rating).toEqual({ average: 4, count: 1 });
    expect(reviews.edges).toMatchObject([{ node: { stars: 4, text: null } }]);
  });

  it('is one, too, where ten presses come at once', async () => {
    await receive(shop, shopper, admin, petId);
    const press = (stars: number) => shop.gql(reviewItem, { petId, input: { stars } }, shopper.token);
    const answers = await Promise.all([1, 2, 3, 4, 5, 1, 2, 3, 4, 5].map(press));
    expect(answers.flatMap(({ errors = [] }) => errors)).toEqual([]);
    expect((await reviewsOf(petId)).rating.count).toBe(1);
  });

  it.each([
    ['bought nothing', async () => undefined],
    ['not received it yet', () => buy(shop, shopper.token, [{ petId, accessoriesAmount: 1 }])],
    [
      'received something else',
      async () => receive(shop, shopper, admin, await addItem(shop, admin.token, anItem())),
    ],
  ])('is for nobody who has %s', async (_what, arrange) => {
    await arrange();
    const { code } = await shop.gql(reviewItem, { petId, input: { stars: 1 } }, shopper.token);
    expect(code).toBe('FORBIDDEN');
    expect((await reviewsOf(petId)).rating).toEqual({ average: null, count: 0 });
  });

  it('is for no admin either who has not received the item', async () => {
    expect((await shop.gql(reviewItem, { petId, input: { stars: 1 } }, admin.token)).code).toBe('FORBIDDEN');
  });

  it.each([
    ['no stars', { stars: 0 }, ['stars']],
    ['six stars', { stars: 6 }, ['stars']],
    ['a long text', { stars: 5, text: 'x'.repeat(1001) }, ['text']],
    ['all of it wrong', { stars: -1, text: 'x'.repeat(1001) }, ['stars', 'text']],
  ])('of %s is refused, with its fields', async (_what, input, fields) => {
    await receive(shop, shopper, admin, petId);
    const { code, errors } = await shop.gql(reviewItem, { petId, input }, shopper.token);
    expect(code).toBe('BAD_USER_INPUT');
    expect(Object.keys(errors?.[0]?.extensions.fields as object)).toEqual(fields);
  });

  it.each([['f'.repeat(24)], ['nothing']])('of the item %p is of none', async (unknown) => {
    expect((await shop.gql(reviewItem, { petId: unknown, input: { stars: 1 } }, shopper.token)).code).toBe(
      'NOT_FOUND',
    );
  });

  it('of an animal there is none', async () => {
    const rex = await addItem(shop, admin.token, anAnimal());
    expect((await shop.gql(reviewItem, { petId: rex, input: { stars: 5 } }, shopper.token)).code).toBe(
      'FORBIDDEN',
    );
  });

  it.each([
    [reviewItem, { input: { stars: 5 } }],
    [removeReview, {}],
  ])('is nothing for visitors: %s', async (query, variables) => {
    expect((await shop.gql(query, { petId, ...variables })).code).toBe('UNAUTHENTICATED');
  });
});

describe('removing a review', () => {
  it('takes away one’s own, once, and nobody else’s', async () => {
    const kim = await anotherBuyer();
    await receive(shop, shopper, admin, petId);
    await review(shop, kim, petId, { stars: 5 });
    await review(shop, shopper, petId, { stars: 2 });
    const remove = () => shop.gql(removeReview, { petId }, shopper.token);
    expect((await remove()).data.removeReview).toBe(true);
    expect((await remove()).data.removeReview).toBe(false);
    expect((await reviewsOf(petId)).rating).toEqual({ average: 5, count: 1 });
  });

  it('is for admins, whoever wrote it, and noted', async () => {
    await receive(shop, shopper, admin, petId);
    const id = await review(shop, shopper, petId, { stars: 1, text: 'Call 555 for free kibble' });
    expect((await shop.gql(takeDownReview, { id }, shopper.token)).code).toBe('FORBIDDEN');
    expect((await shop.gql(takeDownReview, { id }, admin.token)).data.takeDownReview).toEqual({ _id: id });
    expect((await shop.gql(takeDownReview, { id }, admin.token)).code).toBe('NOT_FOUND');
    expect((await reviewsOf(petId)).rating.count).toBe(0);
    const records = await shop.db.collection('auditrecords').find({ subjectId: id }).toArray();
    expect(records).toMatchObject([
      {
        ...{ action: 'take_down_review', subject: 'review', subjectName: 'Salmon kibble' },
        changes: [
          { field: 'stars', before: '1', after: null },
          { field: 'text', before: 'Call 555 for free kibble', after: null },
        ],
      },
    ]);
  });
});

describe('the reviews of an item', () => {
  it('come newest first, page by page, with what all of them come to', async () => {
    for (const [name, stars] of [
      ['Ann', 5],
      ['Ben', 4],
      ['Cleo', 4],
    ] as const) {
      await review(shop, await anotherBuyer(name), petId, { stars });
    }
    const page = await reviewsOf(petId, { first: 2 });
    expect(page.rating).toEqual({ average: 4.3, count: 3 });
    expect(page.reviews).toMatchObject({ totalCount: 3, pageInfo: { hasNextPage: true } });
    const next = await reviewsOf(petId, { first: 2, after: page.reviews.pageInfo.endCursor });
    const names = [...page.reviews.edges, ...next.reviews.edges].map(({ node }) => node.name);
    expect(names).toEqual(['Cleo', 'Ben', 'Ann']);
  });

  it('are the same for everybody, and new to visitors once one is written', async () => {
    const ask = async () => {
      const query = `{ pet(id: "${petId}") { rating { count } } }`;
      const answer = await fetch(`${shop.url}/graphql?${new URLSearchParams({ query })}`, {
        headers: { 'apollo-require-preflight': 'true' },
      });
      expect(answer.headers.get('cache-control')).toContain('public');
      return ((await answer.json()) as { data: { pet: { rating: { count: number } } } }).data.pet.rating
        .count;
    };
    expect(await ask()).toBe(0);
    await receive(shop, shopper, admin, petId);
    await review(shop, shopper, petId);
    await eventually(async () => (await ask()) === 1);
  });

  it('are whole where one of them was broken by another program', async () => {
    await receive(shop, shopper, admin, petId);
    await review(shop, shopper, petId, { stars: 4 });
    const broken = [{ stars: 'many' }, { stars: 99, text: 7 }, { name: null, writtenAt: 'never' }, {}];
    const owned = broken.map((fields, place) => ({
      uid: `nobody-${place}`,
      petId: new Types.ObjectId(petId),
      ...fields,
    }));
    await shop.db.collection('reviews').insertMany(owned);
    const { rating, reviews } = await reviewsOf(petId);
    expect(rating).toEqual({ average: 4, count: 1 });
    expect(reviews.edges).toHaveLength(5);
  });

  it('of many items are counted together', async () => {
    const { data, errors } = await shop.gql('{ pets(first: 3) { edges { node { rating { count } } } } }');
    expect(errors).toBeUndefined();
    expect(data.pets.edges.length).toBeGreaterThan(1);
  });

  it('are shown to their writers beside the lines of their orders', async () => {
    const { entryIds } = await receive(shop, shopper, admin, petId);
    await buy(shop, shopper.token, [{ petId, accessoriesAmount: 2 }]);
    await review(shop, shopper, petId, { stars: 3, text: 'Fine.' });
    await review(shop, await anotherBuyer(), petId, { stars: 1 });
    const query = '{ me { cartEntries { edges { node { _id review { stars text } } } } } }';
    const { data } = await shop.gql(query, {}, shopper.token);
    const nodes = data.me.cartEntries.edges.map(({ node }: { node: object }) => node);
    expect(nodes).toEqual([
      { _id: expect.any(String), review: null },
      { _id: entryIds[0], review: { stars: 3, text: 'Fine.' } },
    ]);
  });
});
