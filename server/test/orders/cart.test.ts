import { badFieldsOf } from '../fixtures/shop/bad-fields.ts';
import { addItem, anAnimal, anItem } from '../fixtures/shop/items.ts';
import { unexplainedStocks } from '../fixtures/stock/stock-ledger.ts';
import type { Account } from '../harness/accounts.ts';
import { type Shop, startShop } from '../harness/shop.ts';

let shop: Shop;
let admin: Account;
let shopper: Account;

const quote = `query ($entries: [CartEntryInput!]!) {
  quote(entries: $entries) {
    entriesTotal delivery total
    lines { petId petname petprice accessoriesAmount totalamount available }
  }
}`;
const postCart = `mutation ($entries: [CartEntryInput!]!, $username: String! = "Sam", $location: String! = "Here", $phone: String! = "5551234567") {
  postCart(entries: $entries, username: $username, location: $location, phone: $phone) {
    _id petId petname petprice accessoriesAmount totalamount email username location phone status paymentId nextStatuses
  }
}`;

beforeAll(async () => {
  shop = await startShop();
  admin = await shop.signUp({ role: 'admin' });
  shopper = await shop.signUp();
});
afterAll(async () => {
  expect(await unexplainedStocks(shop)).toEqual([]);
  await shop.stop();
});

function anItemFor(petprice: number, stock = 99): Promise<string> {
  return addItem(shop, admin.token, anItem({ petprice, stock }));
}

function countEntries(): Promise<number> {
  return shop.db.collection('cartentries').countDocuments();
}

describe('a quote', () => {
  it.each([
    [
      'food 12.50 × 2 and a bed 60 × 1',
      [
        [12.5, 2],
        [60, 1],
      ],
      [85, 25, 110],
    ],
    [
      'the same the other way round',
      [
        [60, 1],
        [12.5, 2],
      ],
      [85, 25, 110],
    ],
    ['one entry just below the limit', [[49.99, 1]], [49.99, 5, 54.99]],
    ['one entry at the limit', [[50, 1]], [50, 25, 75]],
    ['many cheap pieces: the price of one decides', [[12.5, 9]], [112.5, 5, 117.5]],
    [
      'amounts that binary numbers can not hold',
      [
        [0.1, 3],
        [0.2, 1],
      ],
      [0.5, 5, 5.5],
    ],
    ['something for nothing', [[0, 1]], [0, 5, 5]],
  ])('of %s', async (_what, cart, [entriesTotal, delivery, total]) => {
    const entries = [];
    for (const [price = 0, accessoriesAmount] of cart)
      entries.push({ petId: await anItemFor(price), accessoriesAmount });
    const { data } = await shop.gql(quote, { entries });
    expect(data.quote).toMatchObject({ entriesTotal, delivery, total });
    expect(data.quote.lines.map((line: { petId: string }) => line.petId)).toEqual(
      entries.map((entry) => entry.petId),
    );
  });

  it('of an empty cart is nothing', async () => {
    const { data } = await shop.gql(quote, { entries: [] });
    expect(data.quote).toEqual({ entriesTotal: 0, delivery: 0, total: 0, lines: [] });
  });

  it('adds up entries of the same item', async () => {
    const petId = await anItemFor(12.5);
    const entries = [
      { petId, accessoriesAmount: 1 },
      { petId, accessoriesAmount: 2 },
    ];
    const { data } = await shop.gql(quote, { entries });
    expect(data.quote.lines).toEqual([
      {
        petId,
        petname: 'Salmon kibble',
        petprice: 12.5,
        accessoriesAmount: 3,
        totalamount: 37.5,
        available: true,
      },
    ]);
    expect(data.quote.total).toBe(42.5);
  });

  it('names the items as they are, so that a cart can show them, looked up all at once', async () => {
    const [food, bed] = [await anItemFor(12.5, 7), await anItemFor(60)];
    const lines = `query ($entries: [CartEntryInput!]!) {
      quote(entries: $entries) { lines { pet { _id petname stock isAvailable deliveryCost } } }
    }`;
    const entries = [
      { petId: food, accessoriesAmount: 2 },
      { petId: bed, accessoriesAmount: 1 },
    ];
    await shop.db.command({ profile: 2 });
    const { data } = await shop.gql(lines, { entries });
    await shop.db.command({ profile: 0 });
    expect(data.quote.lines).toEqual([
      { pet: { _id: food, petname: 'Salmon kibble', stock: 7, isAvailable: true, deliveryCost: 5 } },
      { pet: { _id: bed, petname: 'Salmon kibble', stock: 99, isAvailable: true, deliveryCost: 25 } },
    ]);
    const lookUps = await shop.db.collection('system.profile').countDocuments({ ns: /\.pets$/ });
    expect(lookUps).toBe(1);
  });

  it('says what is not there in that number, and still prices it', async () => {
    const petId = await anItemFor(10, 2);
    const entries = [{ petId, accessoriesAmount: 3 }];
    const { data } = await shop.gql(quote, { entries });
    expect(data.quote).toMatchObject({ total: 35, lines: [{ available: false }] });
  });

  it('holds nothing and writes nothing', async () => {
    const petId = await anItemFor(10, 5);
    const before = await countEntries();
    await shop.gql(quote, { entries: [{ petId, accessoriesAmount: 5 }] });
    expect(
      (await shop.gql('query ($id: ID!) { pet(id: $id) { stock } }', { id: petId })).data.pet.stock,
    ).toBe(5);
    expect(await countEntries()).toBe(before);
  });

  it('names every entry that can not be in a cart: animals have a form of their own', async () => {
    const entries = [
      { petId: await anItemFor(10), accessoriesAmount: 1 },
      { petId: await addItem(shop, admin.token, anAnimal()), accessoriesAmount: 1 },
      { petId: '0123456789abcdef01234567', accessoriesAmount: 1 },
    ];
    const answer = await shop.gql(quote, { entries });
    expect(answer.code).toBe('BAD_USER_INPUT');
    expect(badFieldsOf(answer)).toEqual(['entries.1.petId', 'entries.2.petId']);
  });

  it.each([0, -1, 100])('rejects %d pieces', async (accessoriesAmount) => {
    const entries = [{ petId: await anItemFor(10), accessoriesAmount }];
    const answer = await shop.gql(quote, { entries });
    expect(answer.code).toBe('BAD_USER_INPUT');
    expect(badFieldsOf(answer)).toEqual(['entries.0.accessoriesAmount']);
  });

  it('rejects more than fifty different items', async () => {
    const petId = await anItemFor(10);
    const entries = Array.from({ length: 51 }, () => ({ petId, accessoriesAmount: 1 }));
    expect((await shop.gql(quote, { entries })).code).toBe('BAD_USER_INPUT');
  });
});

describe('posting a cart without a payment', () => {
  it('writes pending orders of the signed-in account at the server’s prices', async () => {
    const [food, bed] = [await anItemFor(12.5), await anItemFor(60)];
    const entries = [
      { petId: food, accessoriesAmount: 2 },
      { petId: bed, accessoriesAmount: 1 },
    ];
    const { data } = await shop.gql(postCart, { entries }, shopper.token);
    const common = {
      _id: expect.any(String),
      petname: 'Salmon kibble',
      email: shopper.email,
      username: 'Sam',
      location: 'Here',
      phone: '5551234567',
      status: 'PENDING',
      paymentId: null,
      nextStatuses: ['PAID', 'CANCELLED'],
    };
    expect(data.postCart).toEqual([
      { ...common, petId: food, petprice: 12.5, accessoriesAmount: 2, totalamount: 25 },
      { ...common, petId: bed, petprice: 60, accessoriesAmount: 1, totalamount: 60 },
    ]);
    expect(
      await shop.db.collection('cartentries').countDocuments({ uid: shopper.uid, status: 'pending' }),
    ).toBe(2);
  });

  it('holds no stock, because nothing is paid', async () => {
    const petId = await anItemFor(10, 5);
    await shop.gql(postCart, { entries: [{ petId, accessoriesAmount: 5 }] }, shopper.token);
    expect(
      (await shop.gql('query ($id: ID!) { pet(id: $id) { stock } }', { id: petId })).data.pet.stock,
    ).toBe(5);
  });

  it('can be cancelled, which gives no stock back that was never taken', async () => {
    const petId = await anItemFor(10, 5);
    const posted = await shop.gql(postCart, { entries: [{ petId, accessoriesAmount: 5 }] }, shopper.token);
    const cancel = 'mutation ($id: ID!) { cancelCartEntry(id: $id) { status pet { stock } } }';
    const { data } = await shop.gql(cancel, { id: posted.data.postCart[0]._id }, shopper.token);
    expect(data.cancelCartEntry).toEqual({ status: 'CANCELLED', pet: { stock: 5 } });
  });

  it('is all or nothing', async () => {
    const before = await countEntries();
    const [there, short] = [await anItemFor(10), await anItemFor(10, 1)];
    const entries = [
      { petId: there, accessoriesAmount: 1 },
      { petId: short, accessoriesAmount: 2 },
    ];
    expect((await shop.gql(postCart, { entries }, shopper.token)).code).toBe('OUT_OF_STOCK');
    const withAnimal = [
      { petId: there, accessoriesAmount: 1 },
      { petId: await addItem(shop, admin.token, anAnimal()), accessoriesAmount: 1 },
    ];
    expect((await shop.gql(postCart, { entries: withAnimal }, shopper.token)).code).toBe('BAD_USER_INPUT');
    expect((await shop.gql(postCart, { entries: [] }, shopper.token)).code).toBe('BAD_USER_INPUT');
    expect((await shop.gql(postCart, { entries: [entries[0]], phone: '' }, shopper.token)).code).toBe(
      'BAD_USER_INPUT',
    );
    expect((await shop.gql(postCart, { entries: [entries[0]] })).code).toBe('UNAUTHENTICATED');
    expect(await countEntries()).toBe(before);
  });
});
