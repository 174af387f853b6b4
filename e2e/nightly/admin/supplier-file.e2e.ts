import { readFile } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import { signIn } from '../../fixtures/account.ts';
import { accessibilityIssuesOn } from '../../fixtures/screen/accessibility.ts';
import { unique } from '../../fixtures/shop-api.ts';
import { expect, test } from '../../fixtures/test.ts';

test.use({ contextOptions: { reducedMotion: 'reduce' } });

function choose(page: Page, name: string, buffer: Buffer) {
  return page.getByLabel('File of goods').setInputFiles({ name, mimeType: 'text/csv', buffer });
}

test('a messy supplier’s file comes in, is corrected, and is undone', async ({ page, admin }) => {
  const key = unique();
  const [kibble, post] = [`Trockenfutter für Hunde ${key}`, `Kratzbaum für Katzen ${key}`];
  const list = [
    'sep=;',
    'Art;BEZEICHNUNG;EK;Empf. VK;EAN;Lager',
    `${key}-1;${kibble};1.004,50;"1.299,90 \u0080";4006381333931;12`,
    `${key}-2;${post};20`,
    `${key}-3;Leine für Hunde ${key};;auf Anfrage;;`,
    '',
  ].join('\r\n');
  await signIn(page, admin);
  await page.goto('/adminDashboard/imports');
  await choose(page, 'wagwell.csv', Buffer.from(list, 'latin1'));

  await expect(
    page.getByText(/^Read as a list: 3 rows, separated by semicolons, in WINDOWS-1252/),
  ).toBeVisible();
  const says = async (heading: string, label: string) => {
    const choice = page.getByLabel(`What ${heading} says`);
    await choice.selectOption({ label });
    await expect(choice).toBeEnabled();
  };
  await says('Art', 'SKU');
  await says('Empf. VK', 'Pet price');
  await expect(
    page.getByText('The rows: 1 item added, 0 changed, 0 as before, 2 rows not imported'),
  ).toBeVisible();
  expect(await accessibilityIssuesOn(page)).toEqual([]);
  await page.getByRole('button', { name: 'Import 3 rows' }).click();
  await expect(page.getByText('1 item added, 0 changed, 0 as before, 2 rows not imported')).toBeVisible();
  await expect(page.getByText('Imported', { exact: true })).toBeVisible();

  const [download] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: 'Download the 2 rows not imported' }).click(),
  ]);
  const bad = await readFile(await download.path(), 'utf8');
  expect(bad).toContain('petprice: This field is required');
  const mended = bad.replace('"auf Anfrage"', '7.50').replace('"20",,,', '"20",39.90,,');
  await page.getByRole('button', { name: 'All imports' }).click();
  await choose(page, 'mended.csv', Buffer.from(mended));
  // Its headings are known by now.
  await expect(page.getByLabel('What Art says')).toHaveValue('sku');
  await expect(page.getByText('The rows: 2 items added, 0 changed, 0 as before')).toBeVisible();
  await page.getByRole('button', { name: 'Import 2 rows' }).click();
  await expect(page.getByText('2 items added, 0 changed, 0 as before')).toBeVisible();
  await page.getByRole('button', { name: 'Undo the import' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Undo the import' }).click();
  await expect(page.getByText('2 undone, 0 not')).toBeVisible();

  await page.goto('/adminDashboard/ManagePetsdata');
  const search = page.getByRole('searchbox', { name: 'Search', exact: true });
  await search.fill(kibble);
  await expect(page.getByRole('row').filter({ hasText: kibble })).toContainText('$1,299.90');
  await search.fill(post);
  await expect(page.getByRole('row').filter({ hasText: kibble })).toHaveCount(0);
  await expect(page.getByRole('row').filter({ hasText: post })).toHaveCount(0);
});
