import { badFieldsOf } from '../fixtures/shop/bad-fields.ts';
import { buy, cancelCartEntry, checkOut } from '../fixtures/shop/checkout.ts';
import { addItem, anAnimal, anItem } from '../fixtures/shop/items.ts';
import { unexplainedStocks } from '../fixtures/stock/stock-ledger.ts';
import type { Account } from '../harness/accounts.ts';
import { type Shop, startShop } from '../harness/shop.ts';

const facts = `stock stockMoves {
  edges { node { number by quantity reason note stockAfter soldMeanwhile orderNumber } }
}`;
const history = `query ($id: ID!, $first: Int, $after: String) {
  pet(id: $id) {
    stockMoves(first: $first, after: $after) {
      totalCount
      edges { node { id at number quantity reason stockAfter } }
      pageInfo { hasNextPage endCursor }
    }
  }
}`;
const moveStock = `mutation ($id: ID!, $quantity: Int!, $reason: StockReason!, $note: String) {
  done: moveStock(id: $id, quantity: $quantity, reason: $reason, note: $note) { ${facts} }
}`;
const countStock = `mutation ($id: ID!, $counted: Int!, $stockWas: Int, $note: String) {
  done: countStock(id: $id, counted: $counted, stockWas: $stockWas, note: $note) { ${facts} }
}`;
const update = `mutation ($id: ID!, $input: UpdatePetInput!) { done: updatePet(id: $id, input: $input) { ${facts} } }`;

let shop: Shop;
let admin: Account;
let staff: Account;
let shopper: Account;
/** Food, ten pieces of it. */
let petId: string;

beforeAll(async () => {
  shop = await startShop();
  admin = await shop.signUp({ role: 'admin' });
  staff = await shop.signUp({ role: 'staff' });
  shopper = await shop.signUp();
});
beforeEach(async () => {
  petId = await addItem(shop, admin.token, anItem());
});
afterEach(async () => expect(await unexplainedStocks(shop)).toEqual([]));
afterAll(() => shop.stop());

async function done(operation: string, variables: object) {
  const { data, errors } = await shop.gql(operation, { id: petId, ...variables }, staff.token);
  expect(errors).toBeUndefined();
  const { stock, stockMoves } = data.done;
  return { stock, stockMoves: nodesOf(stockMoves) };
}

function nodesOf<T>({ edges }: { edges: readonly { node: T }[] }): T[] {
  return edges.map(({ node }) => node);
}

async function refusal(operation: string, variables: object) {
  const answer = await shop.gql(operation, { id: petId, ...variables }, staff.token);
  return { ...answer, code: answer.errors?.[0]?.extensions.code };
}

async function movesOf(account = staff, page: object = {}) {
  return shop.gql(history, { id: petId, ...page }, account.token);
}

describe('the moves of a stock', () => {
  it('are written by whoever says that pieces came or went', async () => {
    await done(moveStock, { quantity: 24, reason: 'ARRIVED', note: 'Two boxes' });
    const { stock, stockMoves } = await done(moveStock, { quantity: -2, reason: 'BROKEN', note: '' });
    expect(stock).toBe(32);
    const none = { note: null, soldMeanwhile: null, orderNumber: null };
    expect(stockMoves).toEqual([
      { ...none, number: 3, by: staff.email, quantity: -2, reason: 'BROKEN', stockAfter: 32 },
      {
        ...none,
        ...{ number: 2, by: staff.email, quantity: 24, reason: 'ARRIVED', stockAfter: 34 },
        note: 'Two boxes',
      },
      { ...none, number: 1, by: admin.email, quantity: 10, reason: 'COUNTED', stockAfter: 10 },
    ]);
    const audit = await shop.db
      .collection('auditrecords')
      .find({ subjectId: petId, action: 'move_stock' })
      .toArray();
    expect(audit.flatMap(({ changes }) => changes)).toContainEqual({
      field: 'stock',
      before: '34',
      after: '32',
    });
  });

  it('are written by orders: held, sold once paid, released', async () => {
    const { payment } = await buy(shop, shopper.token, [{ petId, accessoriesAmount: 2 }]);
    await checkOut(shop, shopper.token, [{ petId, accessoriesAmount: 3 }]);
    await shop.gql(cancelCartEntry, { id: payment.cartEntries[0]._id }, shopper.token);
    const { stock, stockMoves } = await done(moveStock, { quantity: -1, reason: 'GIFT' });
    expect(stock).toBe(6);
    expect(stockMoves).toMatchObject([
      { quantity: -1, reason: 'GIFT', stockAfter: 6 },
      { quantity: 2, reason: 'RELEASED', stockAfter: 7, orderNumber: expect.any(String) },
      { quantity: -3, reason: 'HELD', stockAfter: 5, by: shopper.email },
      { quantity: -2, reason: 'SOLD', stockAfter: 8, by: shopper.email, orderNumber: expect.any(String) },
      { quantity: 2, reason: 'RELEASED', stockAfter: 10, orderNumber: expect.any(String) },
      { quantity: -2, reason: 'HELD', stockAfter: 8, by: shopper.email, orderNumber: expect.any(String) },
      { quantity: 10, reason: 'COUNTED', stockAfter: 10 },
    ]);
  });

  it('are written by whoever edits an item, also where it becomes an animal and back', async () => {
    expect((await done(update, { input: { stock: 4 } })).stockMoves[0]).toMatchObject({
      ...{ by: staff.email, quantity: -6, reason: 'COUNTED', stockAfter: 4 },
    });
    const { stockMoves } = await done(update, { input: { short: 'Crunchier.' } });
    expect(stockMoves).toHaveLength(2);
    await done(update, { input: { category: 'PETS' } });
    const { stock } = await done(update, { input: { category: 'FOOD', stock: 5 } });
    expect(stock).toBe(5);
  });

  it('are the difference where a stock was typed over one that was seen, whatever was sold meanwhile', async () => {
    await buy(shop, shopper.token, [{ petId, accessoriesAmount: 2 }]);
    const { stock, stockMoves } = await done(update, { input: { stock: 12, stockWas: 10 } });
    expect(stock).toBe(10);
    expect(stockMoves[0]).toMatchObject({ quantity: 2, reason: 'COUNTED', stockAfter: 10 });
    expect(await shop.db.collection('pets').countDocuments({ stockWas: { $exists: true } })).toBe(0);

    const tooFew = await refusal(update, { input: { stock: 1, stockWas: 30 } });
    expect([tooFew.code, badFieldsOf(tooFew)]).toEqual(['BAD_USER_INPUT', ['stock']]);
    expect(badFieldsOf(await refusal(update, { input: { stockWas: -1 } }))).toEqual(['stockWas']);
    expect((await done(update, { input: { stock: 12 } })).stock).toBe(12);
  });

  it('come in pages, newest first', async () => {
    for (const quantity of [1, 2, 3]) await done(moveStock, { quantity, reason: 'ARRIVED' });
    const first = (await movesOf(staff, { first: 2 })).data.pet.stockMoves;
    expect(nodesOf(first)).toMatchObject([{ number: 4 }, { number: 3 }]);
    expect(first).toMatchObject({ totalCount: 4, pageInfo: { hasNextPage: true } });
    const after = first.pageInfo.endCursor;
    const next = (await movesOf(staff, { first: 2, after })).data.pet.stockMoves;
    expect(nodesOf(next)).toMatchObject([{ number: 2 }, { number: 1 }]);
    expect(next.pageInfo.hasNextPage).toBe(false);
    expect(
      new Set([...nodesOf<{ id: string }>(first), ...nodesOf<{ id: string }>(next)].map(({ id }) => id)).size,
    ).toBe(4);
    expect(badFieldsOf(await movesOf(staff, { first: 101 }))).toEqual(['first']);
  });

  it('are for staff', async () => {
    const { data, errors } = await movesOf(shopper);
    expect(errors?.[0]?.extensions.code).toBe('FORBIDDEN');
    expect(data?.pet ?? null).toBeNull();
  });
});

describe('a count', () => {
  it('is the stock from now on', async () => {
    const { stock, stockMoves } = await done(countStock, { counted: 7, note: 'Shelf A' });
    expect(stock).toBe(7);
    expect(stockMoves[0]).toMatchObject({
      ...{ quantity: -3, reason: 'COUNTED', note: 'Shelf A', stockAfter: 7, soldMeanwhile: 0 },
    });
  });

  it('leaves out what was sold since the list that was counted by', async () => {
    await buy(shop, shopper.token, [{ petId, accessoriesAmount: 4 }]);
    const { stock, stockMoves } = await done(countStock, { counted: 9, stockWas: 10 });
    expect(stock).toBe(5);
    expect(stockMoves[0]).toMatchObject({ quantity: -1, stockAfter: 5, soldMeanwhile: 4 });
  });

  it('that was right is written too', async () => {
    expect((await done(countStock, { counted: 10 })).stockMoves[0]).toMatchObject({
      quantity: 0,
      stockAfter: 10,
    });
  });
});

describe('what is refused', () => {
  it.each([
    ['more broke than are there', moveStock, { quantity: -11, reason: 'BROKEN' }, 'OUT_OF_STOCK'],
    ['pieces that broke and came', moveStock, { quantity: 2, reason: 'BROKEN' }, 'BAD_USER_INPUT'],
    ['fewer than none arrived', moveStock, { quantity: -1, reason: 'ARRIVED' }, 'BAD_USER_INPUT'],
    ['no pieces', moveStock, { quantity: 0, reason: 'ARRIVED' }, 'BAD_USER_INPUT'],
    ['a sale by hand', moveStock, { quantity: 1, reason: 'SOLD' }, 'BAD_USER_INPUT'],
    ['more than an item may have', moveStock, { quantity: 999_991, reason: 'ARRIVED' }, 'BAD_USER_INPUT'],
    [
      'a note without end',
      moveStock,
      { quantity: -1, reason: 'GIFT', note: 'x'.repeat(201) },
      'BAD_USER_INPUT',
    ],
    ['fewer than none were counted', countStock, { counted: -1 }, 'BAD_USER_INPUT'],
    [
      'a count that more was sold since than is there',
      countStock,
      { counted: 1, stockWas: 30 },
      'OUT_OF_STOCK',
    ],
    ['an item that is not there', countStock, { counted: 1, id: '64b7f9e2a1c3d4e5f6a7b8c9' }, 'NOT_FOUND'],
  ])('%s', async (_what, operation, variables, code) => {
    expect((await refusal(operation, variables)).code).toBe(code);
    expect((await movesOf()).data.pet.stockMoves.edges).toHaveLength(1);
  });

  it.each([
    [1, 'LOST', 'quantity'],
    [-1, 'ARRIVED', 'quantity'],
    [1, 'RETURNED', 'reason'],
  ])('%d %s names its %s', async (quantity, reason, field) => {
    expect(badFieldsOf(await refusal(moveStock, { quantity, reason }))).toEqual([field]);
  });

  it('an animal, which has no stock', async () => {
    const id = await addItem(shop, admin.token, anAnimal());
    expect((await refusal(countStock, { id, counted: 1 })).code).toBe('BAD_USER_INPUT');
  });
});

test('counts and sales at the same time leave no piece unexplained and none sold twice', async () => {
  const shoppers = await Promise.all(Array.from({ length: 4 }, () => shop.signUp()));
  await Promise.all([
    ...shoppers.map(({ token }) => checkOut(shop, token, [{ petId, accessoriesAmount: 2 }])),
    done(countStock, { counted: 11, stockWas: 10 }),
    done(moveStock, { quantity: -1, reason: 'LOST' }),
  ]);
  const { stock } = await done(countStock, { counted: 2, stockWas: 2 });
  expect(stock).toBe(2);
});
