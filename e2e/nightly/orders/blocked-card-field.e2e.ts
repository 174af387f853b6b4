import { checkout, checkoutButton, expectPaid, hasInCart } from '../../fixtures/cart.ts';
import { aFood } from '../../fixtures/items.ts';
import { chargesOf } from '../../fixtures/ledger.ts';
import { expect, test } from '../../fixtures/test.ts';

/** What stands for Stripe.js in a shop that charges no real card. */
const script = '**/assets/sandbox-stripe-*.js';

test('a blocked card field is said, keeps Checkout off, and works after a retry once it is let through', async ({
  page,
  shopper,
  admin,
  shelve,
}) => {
  await hasInCart(page, await shelve(aFood()), 1);
  await page.route(script, (route) => route.abort('blockedbyclient'));
  await page.goto('/YourCarts');
  const notice = page.getByRole('group', { name: 'Card' }).getByRole('alert');
  const retry = notice.getByRole('button', { name: 'Try again' });
  await expect(notice).toContainText('The field for your card did not load');
  await expect(notice).toContainText('Nothing was charged, and your cart is kept.');
  await expect(checkoutButton(page)).toBeDisabled();

  const blocked = page.waitForEvent('requestfailed');
  await retry.press('Enter');
  await blocked;
  await expect(notice).toBeVisible();
  await expect(page.getByRole('group', { name: 'Card' })).toBeFocused();
  await expect(checkoutButton(page)).toBeDisabled();

  await page.unroute(script);
  await retry.press('Enter');
  await expect(page.getByLabel('Card number')).toBeVisible();
  await expect(notice).toHaveCount(0);
  await checkout(page);
  await expectPaid(page);
  expect(await chargesOf(admin, shopper)).toEqual([1750]);
});
