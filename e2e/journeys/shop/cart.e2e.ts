import { fillLogin } from '../../fixtures/account.ts';
import {
  checkout,
  checkoutButton,
  expectCartCount,
  expectPaid,
  fillPayment,
  hasInCart,
  payInTheFirstTab,
} from '../../fixtures/cart.ts';
import { aFood } from '../../fixtures/items.ts';
import { chargesOf, paymentsOf } from '../../fixtures/ledger.ts';
import { graphqlUrl, isCharge } from '../../fixtures/responses.ts';
import type { Account } from '../../fixtures/shop-api.ts';
import { expect, type Page, test } from '../../fixtures/test.ts';

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
    // What was typed waits for whoever typed it.
    await expect(page.getByLabel('Location')).toHaveValue('12 Orchard Lane');
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
      'You were logged out while you paid',
    );
    session.renew();

    await signInToPay(page, shopper);
    await expectPaid(page);
    expect(await chargesOf(admin, shopper)).toEqual([3000]);
  });
});

test('two tabs that pay for one cart charge once', async ({ page, shopper, admin, shelve }) => {
  await hasInCart(page, await shelve(aFood()), 1);
  const { bank, other } = await payInTheFirstTab(page);

  await other.bringToFront();
  await checkoutButton(other).click();
  await expect(other.getByRole('form', { name: 'Payment' }).getByRole('alert')).toContainText(
    'You are paying in another tab',
  );

  await page.bringToFront();
  await bank.getByRole('button', { name: 'Complete authentication' }).click();
  await expectPaid(page);
  await other.bringToFront();
  // Whichever reaches this tab first: that its own payment is done, or that the cart is gone.
  await expect(other.getByRole('main')).toContainText(/No Data|Thank you!/);
  expect(await chargesOf(admin, shopper)).toEqual([1750]);
  expect(await paymentsOf(admin, shopper)).toHaveLength(1);
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
