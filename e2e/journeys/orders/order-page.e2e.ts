import { buyOnPage } from '../../fixtures/bought.ts';
import { latestOrder, shipOrder } from '../../fixtures/orders.ts';
import { expect, test } from '../../fixtures/test.ts';

test('a paid cart leads to its order, which can be read out and found again', async ({
  page,
  shopper,
  shelve,
}) => {
  const { kibble, bed } = await buyOnPage(page, shelve);
  const { number } = await latestOrder(shopper);
  await expect(page.getByRole('heading', { level: 1, name: `Order ${number}` })).toBeFocused();
  await expect(page.getByRole('main')).toContainText('Thank you!');
  await expect(page.getByRole('main')).not.toContainText('No Data');
  await expect(page.getByRole('region', { name: 'What you ordered' })).toContainText(kibble.petname);
  await expect(page.getByRole('region', { name: 'What you ordered' })).toContainText(bed.petname);
  await expect(page.getByRole('region', { name: 'Sums' })).toContainText('$110.00');
  await expect(page.getByRole('region', { name: 'What happened' })).toContainText(
    'Your card was charged $110.00.',
  );

  await page.goBack();
  await page.goto(`/order/${number.replaceAll('-', '').toLowerCase()}`);
  await expect(page.getByRole('heading', { level: 1, name: `Order ${number}` })).toBeVisible();
  await expect(page.getByText('Being packed')).toBeVisible();

  await page.getByRole('link', { name: 'See your orders' }).click();
  await page.getByRole('row').filter({ hasText: bed.petname }).getByRole('link', { name: number }).click();
  await expect(page).toHaveURL(`/order/${number}`);
});

test('it shows what the shop does with it, without a reload', async ({ page, shopper, admin, shelve }) => {
  await buyOnPage(page, shelve);
  const { number } = await latestOrder(shopper);
  await expect(async () => {
    await page.reload();
    await expect(page.getByText('Being packed')).toBeVisible();
  }).toPass();
  await shipOrder(admin, number, { carrier: 'DHL' });
  await expect(page.getByText('On its way to you', { exact: true })).toBeVisible();
  await expect(page.getByRole('region', { name: 'What happened' })).toContainText(
    'Your order is on its way with DHL.',
  );
});
