import {
  cartList,
  checkout,
  checkoutButton,
  expectPaid,
  fillPayment,
  hasInCart,
} from '../../fixtures/cart.ts';
import { aFood } from '../../fixtures/items.ts';
import { chargesOf } from '../../fixtures/ledger.ts';
import { isCharge } from '../../fixtures/responses.ts';
import { expect, test } from '../../fixtures/test.ts';

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
