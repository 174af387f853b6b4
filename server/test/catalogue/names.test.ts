import { searchKeysFor } from '../../src/users/account-keys.ts';
import { AccountList } from '../../src/users/account-list.ts';
import { UserModel } from '../../src/users/user.entity.ts';
import { type AskedPage, type OpenCatalogue, openCatalogue } from '../fixtures/catalogue/open-catalogue.ts';
import { anAnimal, anItem, type ItemInput } from '../fixtures/shop/items.ts';

let catalogue: OpenCatalogue;

async function namesOf(asked: AskedPage): Promise<readonly string[]> {
  return (await catalogue.page(asked)).names;
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
const admin = { email: 'admin@petshop.test', name: 'An Admin' };

beforeAll(async () => {
  catalogue = await openCatalogue();
  // The one that was added last has the first name.
  for (const petname of inOrder.toReversed()) await catalogue.add(anItem({ petname, ...nothingElse }));
});
afterAll(() => catalogue.close());

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

  it('in which there is no letter and no digit finds nothing, in whatever order', async () => {
    for (const search of ['%', '🐶', '.*', '!?…', '❤️', '-', ' ', '\u200b', '\u3164', '\u0301']) {
      for (const orderBy of ['name', 'newest', 'relevance', 'stock'] as const) {
        const asked = { search, orderBy, where: { category: 'food' } };
        const { totalCount, names } = await catalogue.page(asked);
        const { available, category } = await catalogue.facets(asked);
        expect([search, totalCount, names, available, category]).toEqual([search, 0, [], 0, []]);
      }
    }
  });

  it('for nothing is none', async () => {
    for (const search of ['', null]) {
      expect((await catalogue.page({ search })).totalCount).toBe(inOrder.length);
    }
  });
});

describe('a list by name', () => {
  it('is in the order in which people read names', async () => {
    expect(await namesOf({})).toEqual(inOrder);
  });

  it('is walked in pages of any size without skipping or repeating', async () => {
    const idsOf = (page: Awaited<ReturnType<OpenCatalogue['page']>>) =>
      page.items.map(({ _id }) => String(_id));
    const whole = idsOf(await catalogue.page());
    for (const first of [1, 2, 3, 7, 19]) {
      const seen: string[] = [];
      let after: string | null = null;
      do {
        const page: Awaited<ReturnType<OpenCatalogue['page']>> = await catalogue.page({ first, after });
        seen.push(...idsOf(page));
        after = page.hasNextPage ? page.endCursor : null;
      } while (after);
      expect([first, seen]).toEqual([first, whole]);
    }
  });

  it('goes on after any of its places', async () => {
    const { cursors } = await catalogue.page();
    for (const [place, after] of cursors.entries()) {
      expect(await namesOf({ after })).toEqual(inOrder.slice(place + 1));
    }
  });

  it('is in the same order where it is narrowed or searched', async () => {
    expect(await namesOf({ where: { category: 'food', available: true } })).toEqual(inOrder);
    expect(await namesOf({ search: 'bed' })).toEqual(['Bed 2', 'Bed 9', 'Bed 10']);
    expect(await namesOf({ search: 'harrier' })).toEqual(inOrder);
  });

  it('follows a name that is changed', async () => {
    const [first] = (await catalogue.page({ first: 1 })).items;
    const id = String(first?._id);
    await catalogue.editing.update(id, { petname: 'Żaba' }, admin);
    expect(await namesOf({})).toEqual([...inOrder.slice(1, 15), 'Żaba', ...inOrder.slice(15)]);
    await catalogue.editing.update(id, { petname: 'aa' }, admin);
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
  const ids: string[] = [];

  beforeAll(async () => {
    for (const one of ones) ids.push(await catalogue.add(anAnimal(one)));
    ids.push(await catalogue.add(bag));
  });
  afterAll(async () => {
    for (const id of ids) await catalogue.withdrawal.remove(id, admin);
  });

  // Food that is described so is no animal, and is offered beside them.
  it.each([
    ['senior cat', ['Sterling'], 1],
    ['senior dogs', ['Bruno'], 0],
    ['black cat', ['Pixie'], 1],
    ['kitten female', ['Pixie'], 0],
    ['black pets', ['Bruno', 'Pixie'], 1],
  ])('finds those alone of which it is true: %s', async (search, names, food) => {
    for (const orderBy of ['name', 'relevance', 'price'] as const) {
      const page = await catalogue.page({ search, orderBy });
      expect(page.names.toSorted()).toEqual(names);
      expect(page.totalCount).toBe(names.length);
      const { category } = await catalogue.facets({ search, orderBy });
      const counts = { pets: names.length, ...(food > 0 && { food }) };
      expect(Object.fromEntries(category.map(({ value, count }) => [value, count]))).toEqual(counts);
      for (const { value, count } of category) {
        const { totalCount } = await catalogue.page({ search, where: { category: value }, orderBy });
        expect(`${value}: ${totalCount}`).toBe(`${value}: ${count}`);
      }
    }
  });

  it.each([
    ['senior', ['Bruno', 'Silver Whisker Senior', 'Sterling']],
    ['silver whisker senior', ['Silver Whisker Senior']],
    ['senior cat whisker', ['Silver Whisker Senior']],
  ])('is none that says less, or anything else: %s', async (search, names) => {
    expect(await namesOf({ search })).toEqual(names);
  });

  it('finds one by its whole name, however long that is and whatever it says', async () => {
    const petname = '<img src=x onerror="alert(1)"> dog mwz66a0o180';
    await catalogue.add(anAnimal({ petname, type: 'DOG' }));
    expect(await namesOf({ search: petname })).toEqual([petname]);
    await catalogue.db.collection('pets').deleteOne({ petname });
  });

  it('is narrowed like any other', async () => {
    expect(await namesOf({ search: 'black pets', where: { type: 'cat' } })).toEqual(['Pixie']);
    expect(await namesOf({ search: 'senior cat', where: { category: 'food' } })).toEqual([
      'Silver Whisker Senior',
    ]);
  });

  it('finds those of which most of it is true, where nothing is all of it', async () => {
    // An animal that is described is no food for one.
    expect(await namesOf({ search: 'adult cat' })).toEqual(['Pixie', 'Sterling']);
  });
});

describe('accounts', () => {
  const people = ['Ådne', 'Shopper 2', 'Shopper 9', 'Shopper 10', 'Weiß', '田中太郎'];
  const accounts = new AccountList(({ name }) => name);

  async function accountsOf(search?: string): Promise<string[]> {
    const { edges } = await accounts.page({ search }, { first: 50 });
    return (await edges()).map(({ node }) => node);
  }

  beforeAll(async () => {
    await UserModel.createIndexes();
    await UserModel.collection.insertMany(
      people.toReversed().map((name, place) => {
        const email = `shopper-${place}@petshop.test`;
        return {
          uid: email,
          email,
          name,
          role: 'regular',
          searchKeys: searchKeysFor({ name, email }),
        } as never;
      }),
    );
  });

  it('are listed by name, numbers by their size', async () => {
    expect(await accountsOf()).toEqual(people);
  });

  it.each([
    ['weiss', ['Weiß']],
    ['adne', ['Ådne']],
    ['太郎', ['田中太郎']],
    ['%', []],
    ['🐶', []],
  ])('are found by %s', async (search, names) => {
    expect(await accountsOf(search)).toEqual(names);
  });
});
