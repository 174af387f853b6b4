import { logOut, signIn } from '../../fixtures/account.ts';
import {
  checkout,
  checkoutButton,
  deliveryOption,
  expectPaid,
  fillPayment,
  hasInCart,
  pickDelivery,
} from '../../fixtures/cart.ts';
import { aBed, aFood } from '../../fixtures/items.ts';
import { chargesOf } from '../../fixtures/ledger.ts';
import { graphqlUrl, isOperation } from '../../fixtures/responses.ts';
import { accessibilityIssuesOn } from '../../fixtures/screen/accessibility.ts';
import { boxAtRest } from '../../fixtures/screen/at-rest.ts';
import { overflowsOn } from '../../fixtures/screen/overflow.ts';
import { expect, type Page, test } from '../../fixtures/test.ts';

/*
 * What can be chosen beside the items of a cart. It is morning in the shop's time zone (e2e/support/open-shop.ts), so
 * same-day delivery can be had at whatever hour this runs.
 */

const payment = (page: Page) => page.getByRole('form', { name: 'Payment' });
const delivery = (page: Page) => page.getByRole('group', { name: 'Delivery' });
const codeForm = (page: Page) => page.getByRole('form', { name: 'Promotion code' });

test.describe('a cart of one item at $40', () => {
  test('falls back to what can be had when it shrinks, says so, and can be paid', async ({
    page,
    shopper,
    admin,
    shelve,
  }) => {
    await hasInCart(page, await shelve(aFood({ petprice: 20 })), 2);
    await page.goto('/YourCarts');
    await expect(deliveryOption(page, 'Same-day delivery')).toBeChecked();
    await pickDelivery(page, 'Standard delivery');
    await pickDelivery(page, 'Same-day delivery');
    await page.getByRole('button', { name: 'Decrease quantity' }).click();
    await expect(deliveryOption(page, 'Standard delivery')).toBeChecked();
    await expect(delivery(page).getByRole('status')).toHaveText(
      'Same-day delivery is not available right now ($15.00 more for free same-day delivery). Standard delivery chosen for you.',
    );
    await expectSums(page, ['$20.00', '$5.00', '$25.00']);
    await checkout(page);
    await expectPaid(page);
    expect(await chargesOf(admin, shopper)).toEqual([2500]);
  });
});

test('a code that can not be used says why, keeps nobody from paying, and is taken away again', async ({
  page,
  shopper,
  admin,
  shelve,
}) => {
  await hasInCart(page, await shelve(aFood()), 2);
  await page.goto('/YourCarts');
  await codeForm(page).getByLabel('Promotion code').fill('NOSUCHCODE');
  await codeForm(page).getByRole('button', { name: 'Apply' }).click();
  await expect(codeForm(page).getByRole('status')).toContainText('NOSUCHCODE');
  await expectSums(page, ['$25.00', '$5.00', '$30.00']);
  await fillPayment(page);
  await expect(checkoutButton(page)).toBeEnabled();

  await codeForm(page).getByRole('button', { name: 'Remove' }).click();
  await expect(codeForm(page).getByRole('status')).toBeEmpty();
  await expect(codeForm(page).getByRole('button', { name: 'Apply' })).toBeFocused();
  await checkoutButton(page).click();
  await expectPaid(page);
  expect(await chargesOf(admin, shopper)).toEqual([3000]);
});

test('an item’s page says what same-day delivery lacks, and that it is free from $35 on', async ({
  page,
  shopper: _,
  shelve,
}) => {
  const kibble = await shelve(aFood());
  const bed = await shelve(aBed());
  const { promise: isMeasured, resolve: goOn } = Promise.withResolvers<void>();
  await page.route(graphqlUrl, async (route) => {
    if (isOperation(route.request(), 'CartDelivery')) await isMeasured;
    await route.fallback();
  });
  await page.goto(`/PetOrderDetails/${kibble._id}`);
  const add = page.getByRole('button', { name: 'ADD TO CART' });
  const before = await boxAtRest(add);
  goOn();
  await expect(page.getByText('$22.50 more for free same-day delivery')).toBeVisible();
  expect(await boxAtRest(add), 'nothing moves for it').toEqual(before);
  await page.getByRole('button', { name: 'Increase quantity' }).dblclick();
  await expect(page.getByText('$10.00 more for free same-day delivery')).toBeVisible();
  await page.goto(`/PetOrderDetails/${bed._id}`);
  await expect(page.getByText('Same-day delivery')).toBeVisible();
  await expect(page.getByText('more for free same-day delivery')).toHaveCount(0);
});

test('the address of the last order is filled in for the next one, in a new tab and after a new sign-in', async ({
  page,
  context,
  shopper,
  shelve,
}) => {
  const kibble = await shelve(aFood());
  await hasInCart(page, kibble, 1);
  await page.goto('/YourCarts');
  await checkout(page);
  await expectPaid(page);

  const later = await context.newPage();
  await hasInCart(later, kibble, 1);
  await later.goto('/YourCarts');
  await expect(payment(later).getByLabel('City')).toHaveValue('Portland');
  await logOut(later);
  await signIn(later, shopper);
  await later.goto('/YourCarts');
  await expect(payment(later).getByLabel('Location')).toHaveValue('12 Orchard Lane');
});

test('the cart with its choices can be used by everybody, at each width and in both themes', async ({
  page,
  shopper: _,
  shelve,
}) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await hasInCart(page, await shelve(aBed()), 1);
  await page.goto('/YourCarts');
  await codeForm(page).getByLabel('Promotion code').fill('FRIEND30');
  await codeForm(page).getByRole('button', { name: 'Apply' }).click();
  await expectSums(page, ['$60.00', '-$18.00', '$0.00', '$42.00']);
  expect(await overflowsOn(page)).toEqual([]);
  expect(await accessibilityIssuesOn(page)).toEqual([]);
});

/** Items, reductions, delivery and total, as the payment panel shows them. */
async function expectSums(page: Page, sums: readonly string[]): Promise<void> {
  await expect(payment(page).getByRole('definition')).toHaveText([...sums]);
}
