import { expectDialog, fillLogin } from '../fixtures/account.ts';
import {
  cartList,
  checkout,
  checkoutButton,
  expectCartCount,
  fillPayment,
  hasInCart,
  securedCard,
} from '../fixtures/cart.ts';
import { aFood } from '../fixtures/items.ts';
import { chargesOf, paymentsOf } from '../fixtures/ledger.ts';
import { graphqlUrl, isCharge } from '../fixtures/responses.ts';
import type { Account } from '../fixtures/shop-api.ts';
import { expect, type Page, test } from '../fixtures/test.ts';

test.describe('a session that ends during a payment', () => {
  test('before the charge: the shopper signs in again, finds the cart as it was, and pays once', async ({
    page,
    shopper,
    admin,
    shelve,
  }) => {
    await hasInCart(page, await shelve(aFood()), 2);
    await page.goto('/YourCarts');
    await fillPayment(page);
    const session = await expirableSession(page);
    session.end();
    await checkoutButton(page).click();
    await expect(page.getByRole('region', { name: 'Payment' })).toContainText('Your cart is safe here.');
    session.renew();

    await signInToPay(page, shopper);
    await expectCartCount(page, 2);
    // An address is nothing to leave in a browser whose session is over.
    await expect(page.getByLabel('Location')).toHaveValue('');
    await checkout(page);
    await expectPaid(page);
    expect(await chargesOf(admin, shopper)).toEqual([3000]);
    expect(await paymentsOf(admin, shopper)).toHaveLength(1);
  });

  test('after the charge: the shopper signs in again and learns that it is paid', async ({
    page,
    shopper,
    admin,
    shelve,
  }) => {
    await hasInCart(page, await shelve(aFood()), 2);
    await page.goto('/YourCarts');
    const session = await expirableSession(page);
    page.on('request', (request) => isCharge(request) && session.end());
    await checkout(page);
    await expect(page.getByRole('region', { name: 'Payment' })).toContainText(
      'You were signed out while you paid',
    );
    session.renew();

    await signInToPay(page, shopper);
    await expectPaid(page);
    expect(await chargesOf(admin, shopper)).toEqual([3000]);
  });
});

test.describe('a connection that is lost during a payment', () => {
  test('before the charge: says that nothing was charged, and pays when it is back', async ({
    page,
    context,
    shopper,
    admin,
    shelve,
  }) => {
    await hasInCart(page, await shelve(aFood()), 1);
    await page.goto('/YourCarts');
    await fillPayment(page);
    await context.setOffline(true);
    const panel = page.getByRole('form', { name: 'Payment' });
    await expect(panel.getByRole('alert')).toContainText('Nothing has been charged');

    await context.setOffline(false);
    await expect(panel.getByRole('alert')).toHaveCount(0);
    await checkoutButton(page).click();
    await expectPaid(page);
    expect(await chargesOf(admin, shopper)).toEqual([1750]);
  });

  test('after the charge: warns of a second payment, and finds the first when it is back', async ({
    page,
    context,
    shopper,
    admin,
    shelve,
  }) => {
    await hasInCart(page, await shelve(aFood()), 1);
    await page.goto('/YourCarts');
    await page.route('**', async (route) => {
      if (!isCharge(route.request())) return route.fallback();
      await route.fetch();
      await context.setOffline(true);
      await route.abort('connectionreset');
    });
    await checkout(page);
    const warning = page.getByRole('alert').filter({ hasText: 'Please do not pay again' });
    // The shop is asked for ten seconds before the shopper is told that nobody knows.
    await expect(warning).toBeVisible({ timeout: 30_000 });
    await expect(checkoutButton(page)).toBeDisabled();

    await context.setOffline(false);
    await expectPaid(page);
    expect(await chargesOf(admin, shopper)).toEqual([1750]);
  });
});

test('two tabs that pay for one cart charge once', async ({ page, context, shopper, admin, shelve }) => {
  await hasInCart(page, await shelve(aFood()), 1);
  const other = await context.newPage();
  for (const tab of [page, other]) await tab.goto('/YourCarts');
  await fillPayment(other);
  await page.bringToFront();
  await checkout(page, { card: securedCard });
  const bank = page.getByRole('dialog', { name: 'Confirm this payment' });
  await expect(bank).toBeVisible();

  await other.bringToFront();
  await checkoutButton(other).click();
  await expect(other.getByRole('form', { name: 'Payment' }).getByRole('status')).toContainText('Paying');

  await page.bringToFront();
  await bank.getByRole('button', { name: 'Complete authentication' }).click();
  await expectPaid(page);
  await other.bringToFront();
  // Whichever reaches this tab first: that its own payment is done, or that the cart is gone.
  await expect(other.getByRole('main')).toContainText(/No Data|Thank you!/);
  expect(await chargesOf(admin, shopper)).toEqual([1750]);
  expect(await paymentsOf(admin, shopper)).toHaveLength(1);
});

test('a price that changes between the cart and the checkout is shown before anything is charged', async ({
  page,
  shopper,
  admin,
  shelve,
}) => {
  const kibble = await shelve(aFood());
  await hasInCart(page, kibble, 1);
  await page.goto('/YourCarts');
  await fillPayment(page);
  await admin.gql('mutation ($id: ID!) { updatePet(id: $id, input: { petprice: 14 }) { _id } }', {
    id: kibble._id,
  });
  await checkoutButton(page).click();
  await expect(page.getByRole('alert').filter({ hasText: 'has just changed' })).toBeVisible();
  await expect(cartList(page)).toContainText('It costs more now: it was $12.50 when you put it in.');
  expect(await chargesOf(admin, shopper)).toEqual([]);

  await expect(checkoutButton(page)).toBeEnabled();
  await checkoutButton(page).click();
  await expectPaid(page);
  expect(await chargesOf(admin, shopper)).toEqual([1900]);
});

/** Lets the shop refuse this page's session, as it does with one that has run out, until it is renewed. */
async function expirableSession(page: Page) {
  let hasEnded = false;
  await page.route(graphqlUrl, async (route) => {
    const headers = route.request().headers();
    if (!hasEnded || !headers.authorization) return route.fallback();
    await route.fallback({ headers: { ...headers, authorization: 'Bearer it.has.ended' } });
  });
  return {
    end: () => {
      hasEnded = true;
    },
    renew: () => {
      hasEnded = false;
    },
  };
}

async function signInToPay(page: Page, shopper: Account): Promise<void> {
  await page.getByRole('region', { name: 'Payment' }).getByRole('link', { name: 'LOGIN' }).click();
  await fillLogin(page, shopper);
  await expect(page).toHaveURL('/YourCarts');
}

async function expectPaid(page: Page): Promise<void> {
  await expectDialog(page, 'Succesfull !', 'Order SuccessFull');
  await expectCartCount(page, 0);
}
