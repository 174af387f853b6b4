import { expectDialog } from '../../fixtures/account.ts';
import {
  checkoutButton,
  expectPaid,
  fillCard,
  fillPayment,
  goodCard,
  hasInCart,
} from '../../fixtures/cart.ts';
import { aFood } from '../../fixtures/items.ts';
import { chargesOf } from '../../fixtures/ledger.ts';
import { accessibilityIssuesOn } from '../../fixtures/screen/accessibility.ts';
import { overflowsOn } from '../../fixtures/screen/overflow.ts';
import type { Account } from '../../fixtures/shop-api.ts';
import { expect, test } from '../../fixtures/test.ts';

test.use({ viewport: { width: 390, height: 844 }, contextOptions: { reducedMotion: 'reduce' } });

async function setPaymentForm(admin: Account, paymentForm: string): Promise<void> {
  const { editableShopSettings } = await admin.gql<{ editableShopSettings: { version: number } }>(
    '{ editableShopSettings { version } }',
  );
  await admin.gql(
    'mutation ($input: UpdateShopSettingsInput!) { updateShopSettings(input: $input) { version } }',
    { input: { version: editableShopSettings.version, paymentForm } },
  );
}

test.beforeEach(({ admin }) => setPaymentForm(admin, 'PAYMENT_ELEMENT'));
// The other tests of this worker are in the same shop.
test.afterEach(({ admin }) => setPaymentForm(admin, 'CARD'));

test('where the shop takes wallets, one pays the cart, and a card beside it the next', async ({
  page,
  shopper,
  admin,
  shelve,
}) => {
  const kibble = await shelve(aFood());
  const field = page.getByRole('group', { name: 'Card or wallet' });
  const wallet = page.getByRole('dialog', { name: 'Demo wallet' });

  await test.step('by the wallet, which is closed first', async () => {
    await hasInCart(page, kibble, 2);
    await page.goto('/YourCarts');
    await fillPayment(page, { card: '4242' });
    await checkoutButton(page).click();
    await expectDialog(page, 'Error !', 'Your card number is incomplete.');
    await field.getByRole('radio', { name: 'Demo wallet' }).check();
    await expect(field.getByLabel('Card number')).toBeHidden();
    expect(await overflowsOn(page)).toEqual([]);
    expect(await accessibilityIssuesOn(page)).toEqual([]);
    await checkoutButton(page).click();
    await expect(wallet).toContainText('$30.00');
    await page.keyboard.press('Escape');
    await expectDialog(page, 'Error !', 'The wallet was closed. Nothing was charged.');
    expect(await chargesOf(admin, shopper)).toEqual([]);
    await checkoutButton(page).click();
    await wallet.getByRole('button', { name: 'Pay by wallet' }).click();
    await expectPaid(page);
    expect(await chargesOf(admin, shopper)).toEqual([3000]);
  });

  await test.step('by a card that is typed', async () => {
    await hasInCart(page, kibble, 1);
    await page.goto('/YourCarts');
    await expect(field.getByRole('radio', { name: 'Card' })).toBeChecked();
    await fillCard(page, goodCard);
    await checkoutButton(page).click();
    await expectPaid(page);
    const charges = await chargesOf(admin, shopper);
    expect([...charges].sort((a, b) => a - b)).toEqual([1750, 3000]);
  });
});
