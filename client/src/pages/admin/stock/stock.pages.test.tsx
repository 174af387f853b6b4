import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { GraphQLError } from 'graphql';
import {
  CountSheetDocument,
  CountStockDocument,
  ItemStockDocument,
  MailPurchasesDocument,
  MoveStockDocument,
  PurchasesDocument,
  ShelvesDocument,
} from '../../../features/admin/stock/stock.operations.ts';
import { renderAdminPage } from '../../../testing/admin-pages.tsx';

const food = {
  ...{ __typename: 'Pet', _id: 'food-1', petname: 'Salmon kibble', category: 'FOOD', stock: 7, shelf: 'A 1' },
  ...{ sku: 'SAL-2', supplier: 'Northwind', reorderLevel: 5, reorderTo: 30 },
};

function aMove(number: number, changes: object = {}) {
  return {
    ...{ __typename: 'StockMove', id: `move-${number}`, at: '2026-11-20T12:00:00.000Z' },
    ...{ by: 'ada@petshop.test', quantity: 10, reason: 'ARRIVED', note: null, stockAfter: 10 },
    ...{ soldMeanwhile: null, orderNumber: null, ...changes },
  };
}

const sold = aMove(2, {
  ...{ by: 'sam@petshop.test', quantity: -3, reason: 'SOLD', stockAfter: 7, orderNumber: 'P10023' },
});

function stockAnswer(...moves: object[]) {
  const variables = { id: 'food-1', first: 25, after: null };
  const stockMoves = connectionOf(moves);
  return {
    request: { query: ItemStockDocument, variables },
    result: { data: { me: { __typename: 'User', _id: 'user-0' }, pet: { ...food, stockMoves } } },
  };
}

function connectionOf(moves: readonly object[]) {
  const edges = moves.map((node) => ({ __typename: 'StockMoveEdge', node }));
  const pageInfo = { __typename: 'PageInfo', hasNextPage: false, endCursor: null };
  return { __typename: 'StockMoveConnection', edges, pageInfo };
}

beforeEach(() => sessionStorage.clear());

describe('the stock of an item', () => {
  it('says what changed it, by whom and for which order', async () => {
    renderAdminPage('stock/food-1', [stockAnswer(sold, aMove(1))]);
    const table = await screen.findByRole('table', { name: 'Changes of the stock' });
    expect(within(table).getAllByRole('row')[1]).toHaveTextContent(/Sold−37sam@petshop.testOrder P10023/);
    expect(screen.getByText('7 in stock')).toBeVisible();
    expect(
      screen.getByText('Shelf A 1 · SKU SAL-2 · From Northwind · Reordered at 5, up to 30'),
    ).toBeVisible();
  });

  it('is changed by what broke, and shows that at once', async () => {
    const broke = aMove(3, { quantity: -2, reason: 'BROKEN', note: 'Fell down', stockAfter: 5 });
    const variables = { id: 'food-1', quantity: -2, reason: 'BROKEN', note: 'Fell down' };
    renderAdminPage('stock/food-1', [
      stockAnswer(sold, aMove(1)),
      {
        request: { query: MoveStockDocument, variables },
        result: { data: { moveStock: { __typename: 'Pet', _id: 'food-1', stock: 5 } } },
      },
      stockAnswer(broke, sold, aMove(1)),
    ]);
    const form = await screen.findByRole('form', { name: 'Pieces that came or went' });
    const user = userEvent.setup();
    await user.selectOptions(within(form).getByLabelText('What happened'), 'Broken');
    await user.type(within(form).getByLabelText(/^Pieces/), '2');
    await user.type(within(form).getByLabelText('Note'), 'Fell down');
    await user.click(within(form).getByRole('button', { name: 'Write' }));
    expect(await screen.findByText('Written. In stock: 5')).toBeVisible();
    expect(await screen.findByText('Fell down')).toBeVisible();
  });

  it.each([
    ['', 'This field is required'],
    ['0', 'At least one piece'],
    ['1.5', 'Whole numbers only'],
  ])('is not changed by %j pieces', async (typed, problem) => {
    renderAdminPage('stock/food-1', [stockAnswer(aMove(1))]);
    const form = await screen.findByRole('form', { name: 'Pieces that came or went' });
    const user = userEvent.setup();
    if (typed) await user.type(within(form).getByLabelText(/^Pieces/), typed);
    await user.click(within(form).getByRole('button', { name: 'Write' }));
    expect(await within(form).findByText(problem)).toBeVisible();
  });
});

const shelves = {
  request: { query: ShelvesDocument },
  result: { data: { shelves: [{ __typename: 'Shelf', name: 'A 1', items: 1 }] } },
  maxUsageCount: Number.POSITIVE_INFINITY,
};

const sheet = {
  request: { query: CountSheetDocument, variables: { shelf: 'A 1', place: null } },
  result: {
    data: {
      countSheet: {
        ...{ __typename: 'CountSheet', at: '2026-11-20T12:00:00.000Z', next: null },
        lines: [{ __typename: 'CountLine', ordered: 3, pet: food }],
      },
    },
  },
};

function countAnswer(variables: object, move: object) {
  const pet = { __typename: 'Pet', _id: 'food-1', stock: 4, stockMoves: connectionOf([move]) };
  return {
    request: {
      query: CountStockDocument,
      variables: { id: 'food-1', note: 'By the list of its shelf', ...variables },
    },
    result: { data: { countStock: pet } },
  };
}

async function writeList() {
  const user = userEvent.setup();
  await user.click(await screen.findByRole('button', { name: 'Write a list' }));
  return { user, field: await screen.findByLabelText('Counted of Salmon kibble') };
}

describe('a count by shelf', () => {
  it('leaves out what is ordered, and says what was sold meanwhile', async () => {
    const move = { __typename: 'StockMove', id: 'm', quantity: -1, stockAfter: 4, soldMeanwhile: 2 };
    renderAdminPage('stock', [shelves, sheet, countAnswer({ counted: 6, stockWas: 7 }, move)]);
    const { user, field } = await writeList();
    expect(field.closest('tr')).toHaveTextContent(/Salmon kibbleSAL-27310/);
    await user.type(field, '9{Enter}');
    expect(await screen.findByText('−1 to what was thought, 2 sold meanwhile, 4 to sell')).toBeVisible();
    expect(field).toHaveValue('');
  });

  it('is not taken where less is there than is ordered', async () => {
    renderAdminPage('stock', [shelves, sheet]);
    const { user, field } = await writeList();
    await user.type(field, '2{Enter}');
    expect(await screen.findByText(/3 are ordered/)).toBeVisible();
  });

  it('is still there after a reload, as it was written', async () => {
    const first = renderAdminPage('stock', [shelves, sheet]);
    await writeList();
    first.unmount();
    renderAdminPage('stock', [shelves]);
    expect(await screen.findByLabelText('Counted of Salmon kibble')).toBeVisible();
  });
});

const purchase = {
  ...{ __typename: 'Purchase', pieces: 26, soldAWeek: 1.5, planned: 3 },
  pet: { ...food, stock: 4 },
};

function purchasesAnswer(...lines: object[]) {
  const purchases =
    lines.length > 0 ? [{ __typename: 'SupplierPurchases', supplier: 'Northwind', lines }] : [];
  return { request: { query: PurchasesDocument }, result: { data: { purchases } } };
}

describe('what to buy', () => {
  it('stands by supplier, and is mailed', async () => {
    const mail = { request: { query: MailPurchasesDocument }, result: { data: { mailPurchases: true } } };
    renderAdminPage('purchases', [purchasesAnswer(purchase), mail]);
    const section = await screen.findByRole('region', { name: 'Northwind' });
    expect(within(section).getByText('1 item, 26 pieces')).toBeVisible();
    expect(within(section).getAllByRole('row')[1]).toHaveTextContent('Salmon kibble2641.535');
    await userEvent.click(screen.getByRole('button', { name: 'Mail the list' }));
    expect(await screen.findByText(/on its way to the shop’s mailbox/)).toBeVisible();
  });

  it('is nothing where enough is there', async () => {
    renderAdminPage('purchases', [purchasesAnswer()]);
    expect(await screen.findByText('Nothing to buy')).toBeVisible();
  });

  it('says so where it does not come', async () => {
    const failing = {
      request: { query: PurchasesDocument },
      result: { errors: [new GraphQLError('Broken')] },
    };
    renderAdminPage('purchases', [failing]);
    expect(await screen.findByRole('button', { name: /Try again/ })).toBeVisible();
  });
});
