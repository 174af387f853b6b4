import { accessibilityIssuesOn } from '../fixtures/accessibility.ts';
import { signIn } from '../fixtures/account.ts';
import { buyGoods } from '../fixtures/bought.ts';
import { aFood } from '../fixtures/items.ts';
import { aPerson, registerAccount, unique } from '../fixtures/shop-api.ts';
import { expect, test } from '../fixtures/test.ts';

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
