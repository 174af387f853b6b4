import { signIn } from '../../fixtures/account.ts';
import { buyGoods } from '../../fixtures/bought.ts';
import { declinedCard, fillCard, goodCard } from '../../fixtures/cart.ts';
import { aFood } from '../../fixtures/items.ts';
import { chargesOf } from '../../fixtures/ledger.ts';
import { accessibilityIssuesOn } from '../../fixtures/screen/accessibility.ts';
import { overflowsOn } from '../../fixtures/screen/overflow.ts';
import { aPerson, registerAccount } from '../../fixtures/shop-api.ts';
import { expect, test } from '../../fixtures/test.ts';

const location = '12 Orchard Lane, Portland, OR 97201';

test('what a dearer delivery costs is asked for, paid by a card, and changes the order', async ({
  page,
  browser,
  admin,
  shelve,
}) => {
  const shopper = await registerAccount(aPerson());
  const kibble = await shelve(aFood());
  const number = await buyGoods(shopper, { lines: [[kibble, 2]], delivery: 'CURBSIDE' });

  const office = await (await browser.newContext({ reducedMotion: 'reduce' })).newPage();
  await test.step('by the staff, on its page', async () => {
    await signIn(office, admin);
    await office.goto(`/adminDashboard/orders/${number}`);
    await office.getByRole('button', { name: 'Change…' }).click();
    const dialog = office.getByRole('dialog', { name: /^Change/ });
    await dialog.getByLabel('Delivery').selectOption('STANDARD');
    await dialog.getByLabel('Location').fill('12 Orchard Lane');
    await dialog.getByLabel('City').fill('Portland');
    await dialog.getByLabel('State').fill('OR');
    await dialog.getByLabel('ZIP code').fill('97201');
    await expect(dialog.getByText(/which has to be paid first/)).toBeVisible();
    await dialog.getByRole('button', { name: /^Ask for \$/ }).click();
    await expect(dialog).toBeHidden();
    const panel = office.getByRole('region', { name: 'Payment' });
    await expect(panel).toContainText('for standard delivery, to be paid until');
    // Nothing moves any more on a page that was just opened.
    await office.reload();
    await expect(panel).toContainText('Withdraw the pay link');
    expect(await accessibilityIssuesOn(office)).toEqual([]);
  });

  await test.step('by its shopper, after a card that is declined', async () => {
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await signIn(page, shopper);
    await page.goto(`/order/${number}`);
    await page.getByRole('link', { name: /^Pay \$/ }).click();
    const form = page.getByRole('form', { name: 'Payment' });
    await expect(form.getByLabel('Card number')).toBeVisible();
    expect(await overflowsOn(page)).toEqual([]);
    expect(await accessibilityIssuesOn(page)).toEqual([]);
    await fillCard(page, declinedCard);
    await form.getByRole('button', { name: /^Pay \$/ }).click();
    await expect(form.getByRole('alert')).toContainText('declined');
    await fillCard(page, goodCard);
    await form.getByRole('button', { name: /^Pay \$/ }).click();
    await expect(page.getByText('Thank you, it is paid')).toBeVisible();
    await page.getByRole('link', { name: 'See your order' }).click();
    const delivery = page.getByRole('region', { name: 'Standard delivery' });
    await expect(delivery).toContainText(location.split(',')[0] ?? '');
    await expect(page.getByRole('region', { name: 'Sums' })).toContainText('Paid on top for the delivery');
    expect(await chargesOf(admin, shopper)).toHaveLength(2);
  });
});
