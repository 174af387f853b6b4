import type { WebSocket } from '@playwright/test';
import { signIn } from '../../fixtures/account.ts';
import { aDog } from '../../fixtures/items.ts';
import { type Account, aPerson, registerAccount } from '../../fixtures/shop-api.ts';
import { expect, type Page, test } from '../../fixtures/test.ts';

const orderPet = 'mutation ($input: OrderPetInput!) { orderPet(input: $input) { _id } }';

async function openOrderForm(account: Account, petId: string): Promise<void> {
  const contact = { username: account.name, location: '4 Willow Way', phone: '5551234567' };
  await account.gql(orderPet, { input: { petId, ...contact } });
}

/** @returns waits until the page listens, and the shop has let it */
function watchSubscriptions(page: Page): () => Promise<void> {
  const open = new Set<WebSocket>();
  page.on('websocket', (socket) => {
    socket.on('framereceived', ({ payload }) => {
      if (String(payload).includes('connection_ack')) open.add(socket);
    });
    socket.on('close', () => open.delete(socket));
  });
  return () => expect.poll(() => open.size).toBe(1);
}

test('a shopper sees an order accepted without a reload, and the admin saw it come in', async ({
  page,
  shopper,
  admin,
  shelve,
  browser,
}) => {
  const dog = await shelve(aDog());
  const office = await (await browser.newContext()).newPage();
  await signIn(office, admin);
  const adminListens = watchSubscriptions(office);
  await office.goto('/adminDashboard/ManagePetsOrder?status=pending');
  await adminListens();
  await expect(office.getByRole('heading', { name: 'Animal orders' })).toBeVisible();

  const shopperListens = watchSubscriptions(page);
  await page.goto('/petorder');
  await shopperListens();
  await expect(page.getByText('What you order shows up here.')).toBeVisible();
  await openOrderForm(shopper, dog._id);
  const mine = page.getByRole('row', { name: dog.petname });
  await expect(mine).toContainText('pending');

  await office.getByRole('button', { name: /new order/ }).click();
  const row = office.getByRole('row').filter({ hasText: dog.petname });
  await row.getByRole('button', { name: 'ACCEPT' }).click();

  await expect(page.getByText(`Your order for ${dog.petname} was accepted.`)).toBeVisible();
  await expect(mine).toContainText('approved');
  await expect(mine).toContainText('Coming home with you');
  await office.context().close();
});

test('pages work without live updates where WebSockets are blocked', async ({ page, admin, shelve }) => {
  await page.routeWebSocket(/graphql/, (socket) => socket.close({ code: 1006 }));
  const problems: string[] = [];
  page.on('pageerror', (error) => problems.push(error.message));
  const shopper = await registerAccount(aPerson());
  const dog = await shelve(aDog());
  await openOrderForm(shopper, dog._id);
  await signIn(page, shopper);
  await page.goto('/petorder');
  const mine = page.getByRole('row', { name: dog.petname });
  await expect(mine).toContainText('pending');

  const { petOrders } = await admin.gql<{
    petOrders: { edges: { node: { _id: string; petname: string } }[] };
  }>('{ petOrders(status: PENDING, first: 100) { edges { node { _id petname } } } }');
  const order = petOrders.edges.find(({ node }) => node.petname === dog.petname)?.node;
  await admin.gql('mutation ($id: ID!) { acceptPetOrder(id: $id) { _id } }', { id: order?._id });
  await page.reload();
  await expect(mine).toContainText('approved');
  await expect(page.getByRole('status', { name: 'Connection' })).toBeEmpty();
  expect(problems).toEqual([]);
});
