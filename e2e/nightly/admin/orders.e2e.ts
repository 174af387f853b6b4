import { signIn } from '../../fixtures/account.ts';
import { buyGoods } from '../../fixtures/bought.ts';
import { aFood } from '../../fixtures/items.ts';
import { accessibilityIssuesOn } from '../../fixtures/screen/accessibility.ts';
import { aPerson, registerAccount, unique } from '../../fixtures/shop-api.ts';
import { expect, test } from '../../fixtures/test.ts';

test.use({ contextOptions: { reducedMotion: 'reduce' } });

test('twenty orders stand on a screen, and one is found by a part of its item, its state and its day', async ({
  page,
  admin,
  shelve,
}) => {
  const item = await shelve(aFood({ petname: `Tortoise ${unique()} pellets` }));
  const shopper = await registerAccount(aPerson());
  const number = await buyGoods(shopper, { lines: [[item, 1]] });
  await page.setViewportSize({ width: 1280, height: 1024 });
  await signIn(page, admin);
  await page.goto('/adminDashboard/orders');
  const rows = page.getByRole('table', { name: 'Orders' }).locator('tbody').getByRole('row');
  await expect(rows.nth(19)).toBeInViewport({ ratio: 1 });

  await page.getByLabel('Search orders').fill(item.petname.slice(3, 18));
  await expect(rows).toHaveCount(1);
  await expect(rows).toContainText(number);
  await page.getByRole('link', { name: 'To ship' }).click();
  await expect(page).toHaveURL(/status=/);
  await expect(rows).toContainText(number);
  await page.reload();
  await expect(rows).toContainText(number);

  await page.getByRole('combobox', { name: 'State' }).selectOption({ label: 'Delivered' });
  await expect(rows).toHaveCount(0);
  await page.getByRole('button', { name: 'Clear the search' }).click();
  // What was picked up has arrived as well, in words of its own.
  await expect(rows.first()).toContainText(/Delivered|Picked up/);
  expect(await accessibilityIssuesOn(page)).toEqual([]);
});

for (const path of ['orders', 'Audit']) {
  test(`a day that is typed into a filter of ${path} is the one that is looked for`, async ({
    page,
    admin,
  }) => {
    await signIn(page, admin);
    await page.goto(`/adminDashboard/${path}`);
    const field = page.getByLabel('First day');
    await field.focus();
    await page.keyboard.type('11262026', { delay: 20 });
    await expect(field).toHaveValue('2026-11-26');
    await expect(page).toHaveURL(`/adminDashboard/${path}?from=2026-11-26`);
    await page.getByRole('heading', { level: 1 }).click();
    await expect(field).toHaveValue('2026-11-26');
  });
}

test('a price that was left as it is stays closed after Enter', async ({ page, admin, shelve }) => {
  const food = await shelve(aFood());
  await signIn(page, admin);
  await page.goto(`/adminDashboard/ManagePetsdata?q=${encodeURIComponent(food.petname)}`);
  const opener = page.getByRole('button', { name: `Price of ${food.petname}` });
  await opener.click();
  await expect(page.getByRole('spinbutton', { name: `Price of ${food.petname}` })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(opener).toBeFocused();
  await expect(page.getByRole('spinbutton', { name: `Price of ${food.petname}` })).toHaveCount(0);
});
