import { checkout, deliveryOption, expectPaid, hasInCart, pickDelivery } from '../../fixtures/cart.ts';
import { aBed, aFood } from '../../fixtures/items.ts';
import { chargesOf } from '../../fixtures/ledger.ts';
import { keyboardOf } from '../../fixtures/screen/keyboard.ts';
import { expect, type Page, test } from '../../fixtures/test.ts';

/*
 * What can be chosen beside the items of a cart. It is morning in the shop's time zone (e2e/support/open-shop.ts), so
 * same-day delivery can be had at whatever hour this runs.
 */

const payment = (page: Page) => page.getByRole('form', { name: 'Payment' });
const delivery = (page: Page) => page.getByRole('group', { name: 'Delivery' });
const codeForm = (page: Page) => page.getByRole('form', { name: 'Promotion code' });

test.describe('a cart of one item at $40', () => {
  test('comes free today, which is chosen for the shopper and said, or for $5', async ({
    page,
    shopper,
    admin,
    shelve,
  }) => {
    await hasInCart(page, await shelve(aFood({ petprice: 40 })), 1);
    await page.goto('/YourCarts');
    await expect(deliveryOption(page, 'Same-day delivery')).toBeChecked();
    await expect(delivery(page).getByRole('status')).toHaveText('Free same-day delivery chosen for you.');
    await expect(delivery(page)).toContainText(/Today by 9 pm\. Order within \d+ h/);
    await expectSums(page, ['$40.00', '$0.00', '$40.00']);

    await pickDelivery(page, 'Standard delivery');
    await expectSums(page, ['$40.00', '$5.00', '$45.00']);
    await page.reload();
    await expectSums(page, ['$40.00', '$5.00', '$45.00']);

    await pickDelivery(page, 'Same-day delivery');
    await expectSums(page, ['$40.00', '$0.00', '$40.00']);
    await checkout(page);
    await expectPaid(page);
    expect(await chargesOf(admin, shopper)).toEqual([4000]);
  });
});

test('a bed at $60 costs $85 delivered, $51 picked up, and $42 with the code, by keyboard', async ({
  page,
  shopper,
  admin,
  shelve,
}) => {
  await hasInCart(page, await shelve(aBed()), 1);
  await page.goto('/YourCarts');
  const keyboard = keyboardOf(page);
  await expect(deliveryOption(page, 'Same-day delivery')).toBeChecked();
  await keyboard.goTo(deliveryOption(page, 'Same-day delivery'));
  await keyboard.press('ArrowUp');
  await expectSums(page, ['$60.00', '$25.00', '$85.00']);
  await expect(deliveryOption(page, 'Standard delivery')).toBeFocused();
  await keyboard.press('ArrowUp');
  await expect(deliveryOption(page, 'Curbside pickup')).toBeChecked();
  await expectSums(page, ['$60.00', '-$9.00', '$0.00', '$51.00']);

  const field = codeForm(page).getByLabel('Promotion code');
  await keyboard.type(field, 'friend30');
  await keyboard.press('Enter');
  await expect(codeForm(page).getByRole('status')).toHaveText('30% off with FRIEND30: $18.00 less.');
  await expect(field).toBeFocused();
  await expectSums(page, ['$60.00', '-$18.00', '$0.00', '$42.00']);
  await expect(delivery(page)).toContainText('30% off with FRIEND30 is more.');
  await checkout(page);
  await expectPaid(page);
  expect(await chargesOf(admin, shopper)).toEqual([4200]);
});

test('the banner’s code waits in an empty cart, takes 30% off once, and says why it does not again', async ({
  page,
  shopper,
  admin,
  shelve,
}) => {
  const kibble = await shelve(aFood());
  await page.goto('/');
  const banner = page.getByRole('region', { name: /30% off/ });
  await banner.getByRole('button', { name: 'Use code FRIEND30' }).click();
  await expect(banner.getByRole('status')).toContainText('FRIEND30 waits in your cart.');
  await banner.getByRole('link', { name: 'Go to your cart' }).click();
  await expect(page.getByRole('main')).toContainText('Your code FRIEND30 waits here.');

  await hasInCart(page, kibble, 2);
  await page.goto('/YourCarts');
  await expectSums(page, ['$25.00', '-$7.50', '$5.00', '$22.50']);
  await checkout(page);
  await expectPaid(page);
  expect(await chargesOf(admin, shopper)).toEqual([2250]);

  await page.goto('/');
  await banner.getByRole('button', { name: 'Use code FRIEND30' }).click();
  await hasInCart(page, kibble, 2);
  await page.goto('/YourCarts');
  await expect(codeForm(page).getByRole('status')).toHaveText(
    'FRIEND30 can be used once, and you have used it.',
  );
  await expectSums(page, ['$25.00', '$5.00', '$30.00']);
});

/** Items, reductions, delivery and total, as the payment panel shows them. */
async function expectSums(page: Page, sums: readonly string[]): Promise<void> {
  await expect(payment(page).getByRole('definition')).toHaveText([...sums]);
}
