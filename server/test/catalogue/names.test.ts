import mongoose from 'mongoose';
import { eventually } from '../fixtures/process/eventually.ts';
import { addItem, anAnimal, anItem, type ItemInput } from '../fixtures/shop/items.ts';
import { type Shop, startShop } from '../harness/shop.ts';

let shop: Shop;
let adminToken: string;

const list = `query ($where: PetWhere, $search: String, $orderBy: PetOrderBy! = NAME, $first: Int! = 100, $after: String) {
  pets(where: $where, search: $search, orderBy: $orderBy, first: $first, after: $after) {
    totalCount
    edges { cursor node { _id petname category } }
    pageInfo { hasNextPage endCursor }
    facets { available category { value count } }
  }
}`;

interface Page {
  totalCount: number;
  edges: { cursor: string; node: { _id: string; petname: string; category: string } }[];
  pageInfo: { hasNextPage: boolean; endCursor: string | null };
  facets: { available: number; category: { value: string; count: number }[] };
}

async function ask(variables: object): Promise<Page> {
  const { data, errors } = await shop.gql(list, variables);
  if (errors) throw new Error(JSON.stringify(errors));
  return data.pets;
}

async function namesOf(variables: object): Promise<string[]> {
  return (await ask(variables)).edges.map(({ node }) => node.petname);
}

/** In the order of their names. */
const inOrder = [
  'aa',
  'Æble chew',
  'Bed 2',
  'Bed 9',
  'Bed 10',
  'Éclair',
  'ﬁsh ﬂakes',
  'Full moon',
  'ＦＵＬＬ ｗｉｄｔｈ',
  'Łap',
  'Ørs',
  'Twin',
  'Twin',
  'Twin',
  'Weiß',
  'ZZ',
  'собака 3',
  'อาหารแมวพรีเมียม',
  '子犬用フード',
  '강아지사료',
  '𞤀𞤣𞤤𞤥𞤦',
  '𠮷野家',
];
const nothingElse = { short: '-', details: '-', clan: 'HARRIER' };

beforeAll(async () => {
  shop = await startShop();
  adminToken = (await shop.signUp({ role: 'admin' })).token;
  // The one that was added last has the first name.
  for (const petname of inOrder.toReversed()) {
    await addItem(shop, adminToken, anItem({ petname, ...nothingElse }));
  }
});
afterAll(() => shop.stop());

describe('a search', () => {
  it.each([
    ['weiss', 'Weiß'],
    ['WEIẞ', 'Weiß'],
    ['ors', 'Ørs'],
    ['𠮷', '𠮷野家'],
    ['𠮷野', '𠮷野家'],
    ['𞤢', '𞤀𞤣𞤤𞤥𞤦'],
    ['𞤢𞤣𞤤', '𞤀𞤣𞤤𞤥𞤦'],
    ['𞤀𞤣𞤤𞤦', '𞤀𞤣𞤤𞤥𞤦'],
    ['lap', 'Łap'],
    ['aeble', 'Æble chew'],
    ['eclair', 'Éclair'],
    ['fish flakes', 'ﬁsh ﬂakes'],
    ['full width', 'ＦＵＬＬ ｗｉｄｔｈ'],
    ['ｂｅｄ １０', 'Bed 10'],
    ['フード', '子犬用フード'],
    ['犬', '子犬用フード'],
    ['사료', '강아지사료'],
    ['แมว', 'อาหารแมวพรีเมียม'],
    ['СОБАКА', 'собака 3'],
  ])('for %s finds %s', async (search, petname) => {
    expect(await namesOf({ search })).toEqual([petname]);
  });

  it.each(['%', '🐶', '.*', '!?…', '❤️', '-', ' ', '\u200b', '\u3164', '\u0301'])(
    'for %j, in which there is no letter and no digit, finds nothing, in whatever order',
    async (search) => {
      for (const orderBy of ['NAME', 'NEWEST', 'RELEVANCE', 'STOCK_LOW_TO_HIGH']) {
        const page = await ask({ search, orderBy, where: { category: 'FOOD' } });
        expect([page.totalCount, page.edges, page.facets]).toEqual([0, [], { available: 0, category: [] }]);
      }
    },
  );

  it.each([[''], [null]])('for %j is none', async (search) => {
    expect((await ask({ search })).totalCount).toBe(inOrder.length);
  });
});

describe('a list by name', () => {
  it('is in the order in which people read names', async () => {
    expect(await namesOf({})).toEqual(inOrder);
  });

  it.each([1, 2, 3, 7, 19])('is walked in pages of %d without skipping or repeating', async (first) => {
    const whole = (await ask({})).edges.map(({ node }) => node._id);
    const seen: string[] = [];
    let after: string | null = null;
    do {
      const page: Page = await ask({ first, after });
      seen.push(...page.edges.map(({ node }) => node._id));
      after = page.pageInfo.hasNextPage ? page.pageInfo.endCursor : null;
    } while (after);
    expect(seen).toEqual(whole);
  });

  it('goes on after any of its places', async () => {
    const { edges } = await ask({});
    for (const [place, { cursor }] of edges.entries()) {
      expect(await namesOf({ after: cursor })).toEqual(inOrder.slice(place + 1));
    }
  });

  it('is in the same order where it is narrowed or searched', async () => {
    expect(await namesOf({ where: { category: 'FOOD', available: true } })).toEqual(inOrder);
    expect(await namesOf({ search: 'bed' })).toEqual(['Bed 2', 'Bed 9', 'Bed 10']);
    expect(await namesOf({ search: 'harrier' })).toEqual(inOrder);
  });

  it('follows a name that is changed', async () => {
    const [first] = (await ask({ first: 1 })).edges;
    const rename =
      'mutation ($id: ID!, $input: UpdatePetInput!) { updatePet(id: $id, input: $input) { _id } }';
    await shop.gql(rename, { id: first?.node._id, input: { petname: 'Żaba' } }, adminToken);
    expect(await namesOf({})).toEqual([...inOrder.slice(1, 15), 'Żaba', ...inOrder.slice(15)]);
    await shop.gql(rename, { id: first?.node._id, input: { petname: 'aa' } }, adminToken);
    expect(await namesOf({})).toEqual(inOrder);
  });
});

describe('a search that describes an animal', () => {
  const details = 'For a cat or a dog, black or brown, senior or adult, male or female.';
  const ones: Partial<ItemInput>[] = [
    { petname: 'Sterling', type: 'CAT', age: 'SENIOR', gender: 'MALE', color: 'GRAY', clan: 'AMERICAN_CURL' },
    {
      petname: 'Pixie',
      type: 'CAT',
      age: 'PUPPY',
      gender: 'FEMALE',
      color: 'BLACK',
      clan: 'CALICO',
      details,
    },
    {
      petname: 'Bruno',
      type: 'DOG',
      age: 'SENIOR',
      gender: 'MALE',
      color: 'BLACK',
      clan: 'HARRIER',
      details,
    },
  ];
  const bag = anItem({
    petname: 'Silver Whisker Senior',
    type: 'CAT',
    age: 'SENIOR',
    color: 'BLACK',
    details,
  });

  beforeAll(async () => {
    for (const one of ones) await addItem(shop, adminToken, anAnimal(one));
    await addItem(shop, adminToken, bag);
  });
  afterAll(async () => {
    await shop.db.collection('pets').deleteMany({ petname: { $nin: inOrder } });
    await shop.restart();
  });

  it.each([
    ['senior cat', ['Sterling']],
    ['senior dogs', ['Bruno']],
    ['black cat', ['Pixie']],
    ['kitten female', ['Pixie']],
    ['black pets', ['Bruno', 'Pixie']],
  ])('finds those alone of which it is true: %s', async (search, names) => {
    for (const orderBy of ['NAME', 'RELEVANCE', 'PRICE_LOW_TO_HIGH']) {
      const page = await ask({ search, orderBy });
      expect(page.edges.map(({ node }) => node.petname).toSorted()).toEqual(names);
      expect(page.totalCount).toBe(names.length);
      expect(page.facets.category.map(({ value }) => value)).toEqual(['PETS']);
    }
  });

  it.each([
    ['senior', ['Bruno', 'Silver Whisker Senior', 'Sterling']],
    ['silver whisker senior', ['Silver Whisker Senior']],
    ['senior cat whisker', ['Silver Whisker Senior']],
  ])('is none that says less, or anything else: %s', async (search, names) => {
    expect(await namesOf({ search })).toEqual(names);
  });

  it('is narrowed like any other', async () => {
    expect(await namesOf({ search: 'black pets', where: { type: 'CAT' } })).toEqual(['Pixie']);
    expect(await namesOf({ search: 'senior cat', where: { category: 'FOOD' } })).toEqual([
      'Silver Whisker Senior',
    ]);
  });

  it('finds those of which most of it is true, where nothing is all of it', async () => {
    expect(await namesOf({ search: 'adult cat' })).toEqual(['Pixie', 'Silver Whisker Senior', 'Sterling']);
  });
});

async function storedItem(petname: string): Promise<mongoose.mongo.BSON.Document> {
  const item = await shop.db.collection('pets').findOne({ petname });
  if (!item) throw new Error(`There is no ${petname}`);
  return item;
}

describe('a database of an older version', () => {
  const names = ['Straße 10', 'Straße 9', 'Ångström', 'angel'];

  it('is brought up to date at the start, words counted once', async () => {
    const pets = shop.db.collection('pets');
    const words = shop.db.collection<{ _id: string; items: number }>('words');
    const { nameKey: _nameKey, ...older } = await storedItem('Weiß');
    await pets.insertMany(
      names.map((petname, place) => {
        const searchWords = [
          ...petname
            .toLowerCase()
            .split(' ')
            .map((word) => `=${word}`),
          '=harrier',
        ];
        return { ...older, _id: new mongoose.Types.ObjectId(), petname, searchWords, petprice: 70 + place };
      }),
    );
    await words.updateOne({ _id: 'harrier' }, { $inc: { items: names.length } });
    await words.insertOne({
      _id: 'straße',
      items: 2,
      starts: ['s', 'st', 'str'],
      deletions: ['straße'],
    } as never);
    const before = await words.findOne({ _id: 'harrier' });

    await shop.restart();

    expect(await namesOf({ search: 'strasse' })).toEqual(['Straße 9', 'Straße 10']);
    expect(await namesOf({ where: { priceMin: 70, priceMax: 80 } })).toEqual([
      'angel',
      'Ångström',
      'Straße 9',
      'Straße 10',
    ]);
    expect(await words.findOne({ _id: 'straße' })).toBeNull();
    expect(await words.findOne({ _id: 'strasse' })).toMatchObject({ items: 2 });
    expect(await words.findOne({ _id: 'harrier' })).toEqual(before);
    await shop.restart();
    expect(await words.findOne({ _id: 'strasse' })).toMatchObject({ items: 2 });
  });

  it('whose items had no cell either has their words counted, too', async () => {
    const pets = shop.db.collection('pets');
    const words = shop.db.collection<{ _id: string; items: number }>('words');
    const { nameKey: _nameKey, cell, searchWords: _searchWords, ...older } = await storedItem('Weiß');
    const before = (await words.findOne({ _id: 'harrier' }))?.items ?? 0;
    await pets.insertOne({ ...older, _id: new mongoose.Types.ObjectId(), petname: 'Ältestes' });
    await shop.restart();
    expect(await namesOf({ search: 'altestes' })).toEqual(['Ältestes']);
    expect(await storedItem('Ältestes')).toMatchObject({ cell, searchWords: ['=altestes', '=harrier'] });
    expect(await words.findOne({ _id: 'harrier' })).toMatchObject({ items: before + 1 });
  });
});

describe('accounts', () => {
  const users = `query ($search: String, $first: Int! = 50, $after: String) {
    users(search: $search, first: $first, after: $after) {
      edges { node { name } } pageInfo { hasNextPage endCursor }
    }
  }`;
  const people = ['Ådne', 'Shopper 2', 'Shopper 9', 'Shopper 10', 'Weiß', '田中太郎'];

  async function accountsOf(variables: object): Promise<string[]> {
    const { data, errors } = await shop.gql(users, variables, adminToken);
    if (errors) throw new Error(JSON.stringify(errors));
    return data.users.edges.map(({ node }: { node: { name: string } }) => node.name);
  }

  beforeAll(async () => {
    for (const name of people.toReversed()) await shop.signUp({ name });
  });

  it('are listed by name, numbers by their size', async () => {
    const names = await accountsOf({});
    expect(names.filter((name) => people.includes(name))).toEqual(people);
  });

  it.each([
    ['weiss', ['Weiß']],
    ['adne', ['Ådne']],
    ['太郎', ['田中太郎']],
    ['%', []],
    ['🐶', []],
  ])('are found by %s', async (search, names) => {
    expect(await accountsOf({ search })).toEqual(names);
  });

  it('of an older version are found, too, and what found them before is gone', async () => {
    const stored = shop.db.collection('users');
    const older = { $unset: { searchKeys: '' }, $set: { beginnings: ['w', 'we', 'wei', 'weiß'] } };
    await stored.updateOne({ name: 'Weiß' }, older);
    await shop.restart();
    await eventually(async () => (await accountsOf({ search: 'weiss' })).length === 1);
    expect(await stored.findOne({ name: 'Weiß' })).not.toHaveProperty('beginnings');
  });
});
