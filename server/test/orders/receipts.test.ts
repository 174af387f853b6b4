import { buy } from '../fixtures/shop/checkout.ts';
import { addItem, anItem } from '../fixtures/shop/items.ts';
import { openSharedShop } from '../harness/shared-shop.ts';
import type { Shop } from '../harness/shop.ts';

let shop: Shop;

beforeAll(async () => {
  shop = await openSharedShop();
});
afterAll(() => shop.stop());

test('an order says when it was paid and with which card, to the last four digits', async () => {
  const admin = await shop.signUp({ role: 'admin' });
  const shopper = await shop.signUp();
  const petId = await addItem(shop, admin.token, anItem({ stock: 9 }));
  await buy(shop, shopper.token, [{ petId, accessoriesAmount: 1 }]);
  const query =
    '{ me { orders(first: 1) { edges { node { payment { settledAt cardBrand cardLast4 } } } } } }';
  const { data } = await shop.gql(query, {}, shopper.token);
  const { settledAt, ...card } = data.me.orders.edges[0].node.payment;
  expect(card).toEqual({ cardBrand: 'visa', cardLast4: '4242' });
  expect(Date.now() - Date.parse(settledAt)).toBeLessThan(60_000);
});
