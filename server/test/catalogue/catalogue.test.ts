import { badFieldsOf } from '../fixtures/shop/bad-fields.ts';
import { addItem, anAnimal, anItem, type ItemInput } from '../fixtures/shop/items.ts';
import { type Shop, startShop } from '../harness/shop.ts';

let shop: Shop;
let adminToken: string;

/** In the order they are added; every filter finds some of them and leaves some out. */
const assortment: ItemInput[] = [
  anAnimal({ petname: 'Bruno', petprice: 650, clan: 'AMERICAN_BULLY', color: 'BICOLOR' }),
  anAnimal({ petname: 'Luna', petprice: 420, type: 'CAT', gender: 'FEMALE', age: 'PUPPY', clan: 'BENGAL' }),
  anAnimal({ petname: 'Mia', petprice: 90, type: 'CAT', gender: 'FEMALE', age: 'SENIOR', clan: 'CALICO' }),
  anItem({ petname: 'Salmon kibble', petprice: 12.5, details: 'With rice and crème fraîche.' }),
  anItem({ petname: 'Tuna supper', petprice: 3.25, type: 'CAT', clan: 'BENGAL', color: 'BLACK' }),
  anItem({ petname: 'Hay cubes', petprice: 8, type: 'OTHER', color: 'GRAY', stock: 0 }),
  anItem({ petname: 'Cosy bed', petprice: 60, category: 'ACCESSORIES', clan: 'GERMAN_SHEPHERD' }),
  anItem({ petname: 'Ball', petprice: 3.25, category: 'ACCESSORIES', age: 'PUPPY', color: 'BLACK' }),
];
const ids = new Map<string, string>();

const list = `query ($where: PetWhere, $search: String, $orderBy: PetOrderBy! = NAME, $first: Int! = 50, $after: String) {
  pets(where: $where, search: $search, orderBy: $orderBy, first: $first, after: $after) {
    totalCount
    edges { cursor node { _id petname } }
    pageInfo { hasNextPage hasPreviousPage startCursor endCursor }
  }
}`;

async function namesOf(variables: object): Promise<string[]> {
  const { data } = await shop.gql(list, variables);
  return data.pets.edges.map((edge: { node: { petname: string } }) => edge.node.petname);
}

beforeAll(async () => {
  shop = await startShop();
  adminToken = (await shop.signUp({ role: 'admin' })).token;
  for (const item of assortment) ids.set(item.petname, await addItem(shop, adminToken, item));
});
afterAll(() => shop.stop());

describe('a list of items', () => {
  it.each([
    ['type', { type: 'OTHER' }, ['Hay cubes']],
    ['category', { category: 'PETS' }, ['Bruno', 'Luna', 'Mia']],
    ['gender', { gender: 'FEMALE' }, ['Luna', 'Mia']],
    ['age', { age: 'PUPPY' }, ['Ball', 'Luna']],
    ['color', { color: 'BLACK' }, ['Ball', 'Tuna supper']],
    ['clan', { clan: 'BENGAL' }, ['Luna', 'Tuna supper']],
    ['priceMin', { priceMin: 90 }, ['Bruno', 'Luna', 'Mia']],
    ['priceMax', { priceMax: 3.25 }, ['Ball', 'Tuna supper']],
    ['available: true', { available: true, category: 'FOOD' }, ['Salmon kibble', 'Tuna supper']],
    ['available: false', { available: false }, ['Hay cubes']],
    ['several at once', { type: 'CAT', category: 'PETS', age: 'SENIOR' }, ['Mia']],
    ['a pair that nothing has', { type: 'OTHER', category: 'PETS' }, []],
  ])('is narrowed by %s', async (_what, where, names) => {
    expect(await namesOf({ where })).toEqual(names);
  });

  it.each([
    ['a word', 'kibble', ['Salmon kibble']],
    ['the beginning of a word, as somebody types', 'sal', ['Salmon kibble']],
    ['any case', 'TUNA', ['Tuna supper']],
    ['words of the texts', 'rice', ['Salmon kibble']],
    ['words without their accents', 'creme fraiche', ['Salmon kibble']],
    ['the breed', 'german shepherd', ['Cosy bed']],
    ['several words that all occur', 'cosy bed', ['Cosy bed']],
    ['several words of which nothing has all, by the thing itself', 'cosy tuna', ['Tuna supper']],
    ['the middle of a word, which is no match', 'bble', []],
    ['signs alone, in which there is no word', '.*', []],
    ['an operator of the database, taken literally', '{"$ne":1}', []],
  ])('is searched by %s', async (_what, search, names) => {
    expect(await namesOf({ search, first: 3 })).toEqual(names);
  });

  it('is searched and filtered at once', async () => {
    expect(await namesOf({ search: 'bengal', where: { category: 'PETS' } })).toEqual(['Luna']);
  });

  it('is sorted as it is asked to be; equal prices keep one order, so that pages do not overlap', async () => {
    const newest = assortment.map((item) => item.petname).toReversed();
    expect(await namesOf({ orderBy: 'NEWEST' })).toEqual(newest);
    expect(await namesOf({ orderBy: 'NAME' })).toEqual(newest.toSorted());

    const cheapest = await namesOf({ orderBy: 'PRICE_LOW_TO_HIGH' });
    const byPrice = 'Tuna supper, Ball, Hay cubes, Salmon kibble, Cosy bed, Mia, Luna, Bruno';
    expect(cheapest.join(', ')).toBe(byPrice);
    expect(await namesOf({ orderBy: 'PRICE_HIGH_TO_LOW' })).toEqual(cheapest.toReversed());
  });

  it('is newest first where no order is asked for', async () => {
    const { data } = await shop.gql('{ pets(first: 1) { edges { node { petname } } } }');
    expect(data.pets.edges[0].node.petname).toBe('Ball');
  });

  it('counts the whole list, whatever the page shows', async () => {
    const { data } = await shop.gql(list, { first: 2, where: { category: 'FOOD' } });
    expect(data.pets.edges).toHaveLength(2);
    expect(data.pets.totalCount).toBe(3);
  });
});

describe('paging', () => {
  it('neither skips nor repeats an item when others come and go meanwhile', async () => {
    const before = (await namesOf({ orderBy: 'PRICE_LOW_TO_HIGH' })).length;
    const first = await shop.gql(list, { orderBy: 'PRICE_LOW_TO_HIGH', first: 3 });
    expect(first.data.pets.pageInfo).toMatchObject({ hasNextPage: true, hasPreviousPage: false });

    // One arrives on a page that was seen already, and one that was seen goes.
    const late = await addItem(shop, adminToken, anItem({ petname: 'Latecomer', petprice: 1 }));
    const gone = await addItem(shop, adminToken, anItem({ petname: 'Gone', petprice: 2 }));
    await shop.gql('mutation ($id: ID!) { deletePet(id: $id) { _id } }', { id: gone }, adminToken);

    const seen = first.data.pets.edges.map((edge: { node: { _id: string } }) => edge.node._id);
    let { endCursor: after, hasNextPage } = first.data.pets.pageInfo;
    while (hasNextPage) {
      const page = (await shop.gql(list, { orderBy: 'PRICE_LOW_TO_HIGH', first: 3, after })).data.pets;
      expect(page.pageInfo).toMatchObject({ hasPreviousPage: true, startCursor: page.edges[0].cursor });
      seen.push(...page.edges.map((edge: { node: { _id: string } }) => edge.node._id));
      ({ endCursor: after, hasNextPage } = page.pageInfo);
    }
    expect(new Set(seen).size).toBe(seen.length);
    expect(seen).toHaveLength(before);
    await shop.gql('mutation ($id: ID!) { deletePet(id: $id) { _id } }', { id: late }, adminToken);
  });

  it.each(['NEWEST', 'NAME', 'PRICE_HIGH_TO_LOW'])(
    'walks the whole list by %s, one by one',
    async (orderBy) => {
      const whole = await namesOf({ orderBy });
      const walked: string[] = [];
      let after: string | null = null;
      for (const _ of whole) {
        const page: { edges: { node: { petname: string } }[]; pageInfo: { endCursor: string } } = (
          await shop.gql(list, { orderBy, first: 1, after })
        ).data.pets;
        walked.push(...page.edges.map((edge) => edge.node.petname));
        after = page.pageInfo.endCursor;
      }
      expect(walked).toEqual(whole);
    },
  );

  it.each([0, -1, 101])('rejects a page of %d, naming the argument', async (first) => {
    const answer = await shop.gql(list, { first });
    expect(answer.code).toBe('BAD_USER_INPUT');
    expect(badFieldsOf(answer)).toEqual(['first']);
  });

  it.each([
    ['no cursor at all', 'page-2'],
    ['JSON that is not ours', Buffer.from('{"$gt":""}').toString('base64url')],
    [
      'an operator in place of a value',
      Buffer.from('[{"$gt":""},"0123456789abcdef01234567"]').toString('base64url'),
    ],
  ])('rejects %s, so that a cursor can carry nothing into the database', async (_what, after) => {
    const answer = await shop.gql(list, { after });
    expect(answer.code).toBe('BAD_USER_INPUT');
    expect(badFieldsOf(answer)).toEqual(['after']);
  });

  it('is an empty page where nothing follows', async () => {
    const { data } = await shop.gql(list, { where: { priceMin: 5000 } });
    expect(data.pets).toMatchObject({
      totalCount: 0,
      edges: [],
      pageInfo: { hasNextPage: false, startCursor: null, endCursor: null },
    });
  });
});

describe('facets', () => {
  const facets = `query ($where: PetWhere, $search: String) {
    pets(where: $where, search: $search, first: 1) {
      facets {
        type { value count } category { value count } gender { value count }
        age { value count } color { value count } clan { value count } available priceMin priceMax
      }
    }
  }`;

  async function facetsOf(variables: object) {
    return (await shop.gql(facets, variables)).data.pets.facets;
  }

  it('count each field under the other filters but not its own, so that a choice can be changed', async () => {
    const { type, category, gender } = await facetsOf({ where: { type: 'CAT' } });
    expect(category).toEqual([
      { value: 'PETS', count: 2 },
      { value: 'FOOD', count: 1 },
    ]);
    expect(gender).toEqual([
      { value: 'FEMALE', count: 2 },
      { value: 'MALE', count: 1 },
    ]);
    expect(
      Object.fromEntries(type.map((facet: { value: string; count: number }) => [facet.value, facet.count])),
    ).toEqual({
      DOG: 4,
      CAT: 3,
      OTHER: 1,
    });
  });

  it('agree with the list that each choice would give', async () => {
    const { color } = await facetsOf({ where: { category: 'FOOD' } });
    for (const { value, count } of color) {
      const { data } = await shop.gql(list, { where: { category: 'FOOD', color: value } });
      expect([value, data.pets.totalCount]).toEqual([value, count]);
    }
    expect(color).toHaveLength(3);
  });

  it('give the price range under the other filters', async () => {
    expect(await facetsOf({ where: { category: 'ACCESSORIES', priceMin: 50 } })).toMatchObject({
      priceMin: 3.25,
      priceMax: 60,
    });
  });

  it('count what can be ordered now, whichever half of the list is shown', async () => {
    const { data } = await shop.gql(list, { where: { category: 'FOOD', available: true } });
    for (const available of [undefined, true, false]) {
      const facets = await facetsOf({ where: { category: 'FOOD', available } });
      expect(facets.available).toBe(data.pets.totalCount);
    }
    expect((await facetsOf({ search: 'unicorn' })).available).toBe(0);
  });

  it('follow the search, and are empty where nothing is found', async () => {
    const found = await facetsOf({ search: 'tuna' });
    expect(found.type).toEqual([{ value: 'CAT', count: 1 }]);
    expect(await facetsOf({ search: 'unicorn' })).toMatchObject({ type: [], clan: [], priceMin: null });
  });
});

// What is suggested for which text: suggestions.test.ts.
it('while somebody types, items, searches and parts of the shop are suggested', async () => {
  const { data } = await shop.gql(`{
    food: searchSuggestions(text: "cat fo") { searches { text count } places { type category search count } }
    tuna: searchSuggestions(text: "tun") {
      items { _id petname petprice type category isAvailable image { hash } }
      places { type category search count }
    }
  }`);
  expect(data.food).toEqual({
    searches: expect.arrayContaining([{ text: 'cat food', count: 1 }]),
    places: [{ type: 'CAT', category: 'FOOD', search: null, count: 1 }],
  });
  const tuna = { petname: 'Tuna supper', petprice: 3.25, type: 'CAT', category: 'FOOD', image: null };
  expect(data.tuna).toEqual({
    items: [{ _id: ids.get('Tuna supper'), ...tuna, isAvailable: true }],
    places: [{ type: 'CAT', category: 'FOOD', search: 'tuna', count: 1 }],
  });
});

describe('one item', () => {
  const one =
    'query ($id: ID!) { pet(id: $id) { petname petprice stock isAvailable availability deliveryCost img image { hash } } }';

  it('is there for everybody, with what its delivery costs', async () => {
    const bed = await shop.gql(one, { id: ids.get('Cosy bed') });
    expect(bed.data.pet).toEqual({
      petname: 'Cosy bed',
      petprice: 60,
      stock: 10,
      isAvailable: true,
      availability: 'AVAILABLE',
      deliveryCost: 25,
      img: null,
      image: null,
    });
    const ball = await shop.gql(one, { id: ids.get('Ball') });
    expect(ball.data.pet.deliveryCost).toBe(5);
  });

  it('can not be ordered without stock; an animal needs none', async () => {
    expect((await shop.gql(one, { id: ids.get('Hay cubes') })).data.pet).toMatchObject({
      stock: 0,
      isAvailable: false,
    });
    expect((await shop.gql(one, { id: ids.get('Mia') })).data.pet).toMatchObject({
      stock: null,
      isAvailable: true,
    });
  });

  it.each(['0123456789abcdef01234567', 'x', '', '$ne'])('is NOT_FOUND under the id %j', async (id) => {
    expect((await shop.gql(one, { id })).code).toBe('NOT_FOUND');
  });
});
