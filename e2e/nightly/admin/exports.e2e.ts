import { readFile } from 'node:fs/promises';
import { signIn } from '../../fixtures/account.ts';
import { accessibilityIssuesOn } from '../../fixtures/screen/accessibility.ts';
import { expect, test } from '../../fixtures/test.ts';

test.use({ contextOptions: { reducedMotion: 'reduce' } });

test('an admin downloads the orders for a spreadsheet, and the audit says so', async ({ page, admin }) => {
  await signIn(page, admin);
  await page.goto('/adminDashboard/ManageAccessoriesOrder');
  const button = page.getByRole('button', { name: 'Download CSV of all orders' });
  await expect(button).toBeVisible();
  expect(await accessibilityIssuesOn(page)).toEqual([]);

  const [download] = await Promise.all([page.waitForEvent('download'), button.click()]);
  expect(download.suggestedFilename()).toMatch(/^orders-taken-\d{4}-\d{2}-\d{2}\.csv$/);
  const text = await readFile(await download.path(), 'utf8');
  const [headings, first = ''] = text.split('\r\n');
  expect(headings).toMatch(/^\uFEFFnumber,placedAt,orderStatus,/);
  expect(first).toMatch(/^"FP-\w{4}-\w{4}",/);
  await expect(button).toBeEnabled();

  await page.goto('/adminDashboard/Audit');
  await expect(page.getByRole('row').filter({ hasText: 'downloaded orders.csv' }).first()).toBeVisible();
});
