import { expectDialog } from './fixtures/account.ts';
import { holdAnswer, isOperation } from './fixtures/answers.ts';
import { checkout, expectCartCount, hasInCart } from './fixtures/cart.ts';
import { aFood } from './fixtures/items.ts';
import { chargesOf, paymentsOf } from './fixtures/ledger.ts';
import { expect, test } from './fixtures/test.ts';

/*
 * One cart, however often and wherever somebody pays for it: one charge in the provider's books, and the truth on the
 * screen. What else can go wrong on the way is in cart.e2e.ts and checkout.e2e.ts.
 */

// Each opens the shop two or three times.
test.describe.configure({ timeout: 120_000 });

test.describe('the back button', () => {
  test('after paying leads to an empty cart, and nothing is charged again', async ({
    page,
    shopper,
    admin,
    shelve,
  }) => {
    const kibble = await shelve(aFood());
    await hasInCart(page, kibble, 2);
    await page.goto('/YourCarts');
    await checkout(page);
    await expectDialog(page, 'Succesfull !', 'Order SuccessFull');
    await page.getByRole('link', { name: 'See your orders' }).click();
    await expect(page.getByRole('row').filter({ hasText: kibble.petname })).toContainText('paid');

    await page.goBack();
    await expect(page.getByRole('main')).toContainText('No Data');
    await page.goBack();
    await page.goForward();
    await expect(page.getByRole('main')).toContainText('No Data');
    await expectCartCount(page, 0);
    expect(await chargesOf(admin, shopper)).toEqual([3000]);
    expect(await paymentsOf(admin, shopper)).toHaveLength(1);
  });

  test('in the middle of paying leaves one payment, whose end is told all the same', async ({
    page,
    shopper,
    admin,
    shelve,
  }) => {
    await hasInCart(page, await shelve(aFood()), 2);
    await page.getByRole('link', { name: /^Your Cart/ }).click();
    const { held } = await holdAnswer(page, (request) => isOperation(request, 'ConfirmPayment'));
    await checkout(page);
    await held;
    await page.goBack();
    await page.reload();
    await page.goForward();
    await expectDialog(page, 'Succesfull !', 'Order SuccessFull');
    await expectCartCount(page, 0);
    expect(await chargesOf(admin, shopper)).toEqual([3000]);
    expect(await paymentsOf(admin, shopper)).toHaveLength(1);
  });
});
