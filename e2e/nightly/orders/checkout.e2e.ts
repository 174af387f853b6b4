import type { Request } from '@playwright/test';
import { expectDialog, signIn } from '../../fixtures/account.ts';
import {
  cartList,
  checkout,
  checkoutButton,
  declinedCard,
  expectPaid,
  fillCard,
  goodCard,
  hasInCart,
  payUntilTheBankAsks,
} from '../../fixtures/cart.ts';
import { aBed, aFood, setStock } from '../../fixtures/items.ts';
import { chargesOf, paymentsOf } from '../../fixtures/ledger.ts';
import { dropResponse, holdResponse, isCharge, isOperation } from '../../fixtures/responses.ts';
import { expect, test } from '../../fixtures/test.ts';

test.describe('a card whose bank requires authentication', () => {
  test('is charged once the shopper confirmed', async ({ page, shopper, admin, shelve }) => {
    await hasInCart(page, await shelve(aFood()), 1);
    await page.goto('/YourCarts');
    const bank = await payUntilTheBankAsks(page);
    await bank.getByRole('button', { name: 'Complete authentication' }).click();
    await expectDialog(page, 'Succesfull !', 'Order SuccessFull');
    expect(await chargesOf(admin, shopper)).toEqual([1750]);
  });
});

test.describe('a shopper who never gets the outcome of the payment', () => {
  test('reloads before the shop has confirmed, sees that it went through, and is charged once', async ({
    page,
    shopper,
    admin,
    shelve,
  }) => {
    await hasInCart(page, await shelve(aFood()), 2);
    await page.goto('/YourCarts');
    const { held } = await holdResponse(page, (request) => isOperation(request, 'ConfirmPayment'));
    await checkout(page);
    await held;
    await page.reload();
    await expectPaid(page);
    expect(await chargesOf(admin, shopper)).toEqual([3000]);
  });

  const losses = [
    ['provider', isCharge],
    ['shop', (request: Request) => isOperation(request, 'ConfirmPayment')],
  ] as const;
  for (const [whose, isLost] of losses) {
    test(`stays on the page while the ${whose}’s answer is lost, and is told the truth all the same`, async ({
      page,
      shopper,
      admin,
      shelve,
    }) => {
      await hasInCart(page, await shelve(aFood()), 2);
      await page.goto('/YourCarts');
      const { lost } = await dropResponse(page, isLost);
      await checkout(page);
      await lost;
      await expectPaid(page);
      expect(await chargesOf(admin, shopper)).toEqual([3000]);
    });
  }

  test('tries again when the shop’s first answer is lost, and does so in the same payment', async ({
    page,
    shopper,
    admin,
    shelve,
  }) => {
    await hasInCart(page, await shelve(aFood()), 2);
    await page.goto('/YourCarts');
    const { lost } = await dropResponse(page, (request) => isOperation(request, 'CreatePaymentIntent'));
    await checkout(page);
    await lost;
    await expect(page.getByRole('alert').filter({ hasText: 'Nothing was charged' })).toBeVisible();
    await checkoutButton(page).click();
    await expectPaid(page);
    expect(await chargesOf(admin, shopper)).toEqual([3000]);
    expect(await paymentsOf(admin, shopper)).toHaveLength(1);
  });
});

test.describe('an order whose card was declined', () => {
  test('can be paid in another browser, which has nothing in its cart, and is charged once', async ({
    page,
    shopper,
    admin,
    shelve,
    browser,
  }) => {
    const kibble = await shelve(aFood({ stock: 2 }));
    await hasInCart(page, kibble, 2);
    await page.goto('/YourCarts');
    await checkout(page, { card: declinedCard });
    await expectDialog(page, 'Error !', 'Your card was declined.');

    const other = await (await browser.newContext()).newPage();
    await signIn(other, shopper);
    await other.goto('/accessoriesOrder');
    await other.getByRole('button', { name: `PAY ${kibble.petname}` }).click();
    await expect(other).toHaveURL('/YourCarts');
    await expect(cartList(other)).toContainText(kibble.petname);
    // Its last two pieces are kept for this shopper.
    await checkout(other);
    await expectPaid(other);
    expect(await chargesOf(admin, shopper)).toEqual([3000]);
    await other.getByRole('link', { name: 'See your orders' }).click();
    const row = other.getByRole('row').filter({ hasText: kibble.petname });
    await expect(row).toHaveCount(1);
    await expect(row).toContainText('paid');
    await other.context().close();

    await fillCard(page, goodCard);
    await checkoutButton(page).click();
    await expect(page.getByRole('alert').or(page.getByRole('dialog')).first()).toBeVisible();
    expect(await chargesOf(admin, shopper)).toEqual([3000]);
  });
});

test.describe('an item that is out of stock', () => {
  test('says so in the cart, and the rest can be paid without it', async ({
    page,
    shopper,
    admin,
    shelve,
  }) => {
    const kibble = await shelve(aFood());
    const bed = await shelve(aBed());
    await hasInCart(page, kibble, 1);
    await hasInCart(page, bed, 1);
    await setStock(admin, bed, 0);
    await page.goto('/YourCarts');
    await expect(page.getByRole('alert')).toHaveText(
      `${bed.petname} can no longer be ordered. Please remove it.`,
    );
    await expect(checkoutButton(page)).toBeDisabled();

    await page.getByRole('button', { name: `Remove ${bed.petname}` }).click();
    await expect(cartList(page).getByRole('listitem')).toHaveCount(1);
    await checkout(page);
    await expectPaid(page);
    expect(await chargesOf(admin, shopper)).toEqual([1750]);
  });
});
