import { restRoutes } from './rest-routes.ts';

/*
 * How the paths of the old client read what comes in: each declares its rules, by which express checks a request before
 * anything is done. That it does is tried over HTTP, once a path (server/test/payments/incoming-payments.test.ts and others).
 */

interface Read {
  // biome-ignore lint/suspicious/noExplicitAny: what was read is looked at field by field
  readonly data: any;
  /** Fields that were refused. */
  readonly bad: readonly string[];
}

function read(part: 'body' | 'query', path: string, input: unknown): Read {
  const rules = restRoutes.find((route) => route.path === path)?.[part];
  if (!rules) throw new Error(`${path} has no rules for its ${part}`);
  const { data, error } = rules.safeParse(input);
  return { data, bad: [...new Set(error?.issues.map((issue) => issue.path.join('.')) ?? [])] };
}

const form = {
  ...{
    petname: 'Salmon kibble',
    petprice: '12.50',
    category: 'food',
    type: 'dog',
    gender: 'Male',
    age: 'Adult',
  },
  ...{ color: 'Brown', clan: 'Harrier', short: 'Crunchy.', details: 'Two kilograms.' },
};
const ofForm = (fields: object) => read('body', '/admin/Petspost', { ...form, ...fields });

describe('the form of an item', () => {
  it.each([
    ['0.30000000000000004', 0.3],
    ['12,50', 12.5],
    ['1,234.50', 1234.5],
    ['20.00', 20],
    ['$5', 5],
  ])('has a price in the text %j', (petprice, kept) => {
    expect(ofForm({ petprice }).data.petprice).toBe(kept);
  });

  it.each([
    '0x10',
    '1e3',
    '1_0',
    '0b1',
    '+-1',
    '1.000',
    '1,000',
    '12 50',
    'Infinity',
    'NaN',
    '¹²',
    'a lot',
    '-1',
    '1.999',
    '1e9',
  ])('has none in the text %j', (petprice) => {
    expect(ofForm({ petprice }).bad).toEqual(['petprice']);
  });

  it.each(['0x10', '1e1', '1.000', '1,5', '1.5'])('has as little a stock in the text %j', (stock) => {
    expect(ofForm({ stock }).bad).toEqual(['stock']);
  });

  it.each(Object.keys(form))('must have %s', (name) => {
    expect(ofForm({ [name]: undefined, category: name === 'category' ? undefined : 'pets' }).bad).toEqual([
      name,
    ]);
  });

  it.each([
    ['category', 'houses'],
    ['type', 'DOG'],
    ['gender', 'male'],
    ['age', 'Kitten'],
    ['color', 'Purple'],
    ['clan', 'Poodle'],
    ['petname', 'x'.repeat(121)],
    ['short', 'x'.repeat(301)],
    ['details', 'x'.repeat(5001)],
  ])('takes no %s such as %.20s', (name, value) => {
    expect(ofForm({ [name]: value }).bad).toEqual([name]);
  });

  it('says of nothing what is missing', () => {
    expect(read('body', '/admin/Petspost', { nothing: 'at all' }).bad).toContain('petname');
  });
});

describe('an amount that is paid', () => {
  const ofAmount = (alltotalamount: unknown) =>
    read('body', '/payment/create-payment-intent', { alltotalamount });

  it.each([
    ['110', 11_000],
    ['12.50', 1250],
    ['12,50', 1250],
    [0.1 + 0.7, 80],
    [173.98999999999998, 17_399],
    [29.994, 2999],
    ['29.994', 2999],
  ])('is read in %j, in cents', (written, cents) => {
    expect(Math.round(ofAmount(written).data.alltotalamount * 100)).toBe(cents);
  });

  it.each(['0x10', '1e2', '1.000', '', 'free', '0.49', ' 110 ', true, ['110'], { $gt: 1 }])(
    'is not read in %j',
    (written) => {
      expect(ofAmount(written).bad).toEqual(['alltotalamount']);
    },
  );
});

describe('how many of an item are posted', () => {
  const _id = '0123456789abcdef01234567';
  const ofEntry = (accessoriesAmount: unknown) =>
    read('body', '/accessories/PostCart', [{ _id, accessoriesAmount }]);

  it.each([['2'], [2], ['2.0']])('is read in %j', (written) => {
    expect(ofEntry(written).data.entries).toEqual([{ _id, accessoriesAmount: 2 }]);
  });

  it.each(['0x2', '2e0', '1.5', '', 'two', '0', '100', true, ['2']])('is not read in %j', (written) => {
    expect(ofEntry(written).bad).toEqual(['entries.0.accessoriesAmount']);
  });
});

describe('an e-mail address in the query', () => {
  const paths = restRoutes.filter(({ query }) => query?.safeParse({ email: 'a@x.test' }).data !== undefined);
  const named = paths.map(({ path }) => path).filter((path) => path !== '/pets/GetPetsType');

  it('is asked for by these paths', () => {
    expect(named.toSorted()).toEqual([
      '/accessories/GetAccessoriesOrder',
      '/admin/MakeAnAdmin',
      '/pets/GetPetOrder',
      '/user/checkUser',
    ]);
  });

  // As express decodes it: a plus, which forms write for a space, and %20 come as one.
  it.each(named)('has no space in it, so that one was a plus, and no capitals: %s', (path) => {
    for (const [written, address] of [
      ['a+b@x.test', 'a+b@x.test'],
      ['a b@x.test', 'a+b@x.test'],
      ['two plus signs@x.test', 'two+plus+signs@x.test'],
      ['trailing @x.test', 'trailing+@x.test'],
      ['A B@X.TEST', 'a+b@x.test'],
      [' a+b@x.test ', 'a+b@x.test'],
    ]) {
      expect([written, read('query', path, { email: written }).data.email]).toEqual([written, address]);
    }
    expect(read('query', path, { email: ['a@x.test', 'b@x.test'] }).bad).toEqual(['email']);
  });
});
