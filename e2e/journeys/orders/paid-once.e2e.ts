import { expectDialog } from '../../fixtures/account.ts';
import {
  checkout,
  checkoutButton,
  expectCartCount,
  fillPayment,
  hasInCart,
  payUntilTheBankAsks,
} from '../../fixtures/cart.ts';
import { aFood } from '../../fixtures/items.ts';
import { chargesOf, paymentsOf } from '../../fixtures/ledger.ts';
import { holdResponse, isCharge, isOperation } from '../../fixtures/responses.ts';
import { type BrowserContext, expect, type Page, test } from '../../fixtures/test.ts';

/*
 * One cart, however often and wherever somebody pays for it: one charge in the provider's books, and the truth on the
 * screen. What else can go wrong on the way is in cart.e2e.ts and checkout.e2e.ts.
 */

test.describe('two tabs of a browser that knows no locks', () => {
  test.beforeEach(({ context }) => withoutLocks(context));

  test('press Checkout in the same moment: one charge', async ({ page, context, shopper, admin, shelve }) => {
    await hasInCart(page, await shelve(aFood()), 1);
    const other = await secondTab(context);
    await page.goto('/YourCarts');
    await fillPayment(other);
    await fillPayment(page);
    await expect(checkoutButton(other)).toBeEnabled();
    await expect(checkoutButton(page)).toBeEnabled();
    await Promise.all([clickBoth(page), clickBoth(other)]);

    await expect.poll(() => cartOf(page)).toEqual([]);
    await expectSettled(page);
    await expectSettled(other);
    expect(await chargesOf(admin, shopper)).toEqual([1750]);
  });

  test('begin it one after the other: the first is called off, and says so', async ({
    page,
    context,
    shopper,
    admin,
    shelve,
  }) => {
    await hasInCart(page, await shelve(aFood()), 1);
    const other = await secondTab(context);
    await page.goto('/YourCarts');
    const bank = await payUntilTheBankAsks(page);

    // Another address is another order.
    await fillPayment(other);
    await other.getByRole('form', { name: 'Payment' }).getByLabel('Location').fill('7 Mill Road, Salem');
    await other.bringToFront();
    const { held } = await holdResponse(other, isCharge);
    await checkoutButton(other).click();
    await held;

    await page.bringToFront();
    await bank.getByRole('button', { name: 'Complete authentication' }).click();
    await expect(page.getByRole('alert').filter({ hasText: 'Nothing was charged' })).toBeVisible();
    await expect(checkoutButton(page)).toBeEnabled();
    expect(await chargesOf(admin, shopper)).toEqual([1750]);

    await other.reload();
    await expectDialog(other, 'Succesfull !', 'Order SuccessFull');
    await expect.poll(() => cartOf(page)).toEqual([]);
    expect(await chargesOf(admin, shopper)).toEqual([1750]);
  });
});

test.describe('the back button', () => {
  test('after paying leads to the order, with an empty cart, and nothing is charged again', async ({
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

    const order = page.getByRole('heading', { level: 1, name: /^Order FP-/ });
    await page.goBack();
    await expect(order).toBeVisible();
    await page.goBack();
    await page.goForward();
    await expect(order).toBeVisible();
    await expectCartCount(page, 0);
    await page.goto('/YourCarts');
    await expect(page.getByRole('main')).toContainText('No Data');
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
    const { held } = await holdResponse(page, (request) => isOperation(request, 'ConfirmPayment'));
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

function withoutLocks(context: BrowserContext): Promise<unknown> {
  return context.addInitScript(() => Reflect.deleteProperty(Navigator.prototype, 'locks'));
}

async function secondTab(context: BrowserContext): Promise<Page> {
  const tab = await context.newPage();
  await tab.goto('/YourCarts');
  await expect(checkoutButton(tab)).toBeVisible();
  return tab;
}

/** Without waiting for a frame, which a tab in the background may draw only after the other one has paid. */
function clickBoth(page: Page): Promise<void> {
  return checkoutButton(page).evaluate((button: HTMLButtonElement) => button.click());
}

/** Nothing runs any more, whatever came of it. */
async function expectSettled(page: Page): Promise<void> {
  await expect(page.getByRole('main').getByText(/Paying …|Looking for your last payment/)).toHaveCount(0);
}

function cartOf(page: Page): Promise<unknown[]> {
  return page.evaluate(() => JSON.parse(localStorage.getItem('pet-store') ?? '{"cart":[]}').cart);
}
