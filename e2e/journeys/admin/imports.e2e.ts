import { readFile } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import { signIn } from '../../fixtures/account.ts';
import { aFood } from '../../fixtures/items.ts';
import { accessibilityIssuesOn } from '../../fixtures/screen/accessibility.ts';
import { unique } from '../../fixtures/shop-api.ts';
import { expect, test } from '../../fixtures/test.ts';

test.use({ contextOptions: { reducedMotion: 'reduce' } });

function choose(page: Page, text: string) {
  const file = { name: 'items.csv', mimeType: 'text/csv', buffer: Buffer.from(text) };
  return page.getByLabel('CSV file').setInputFiles(file);
}

test('an admin changes the downloaded file, sees what it would do, mends it and imports it', async ({
  page,
  admin,
  shelve,
}) => {
  const food = await shelve(aFood());
  const added = `Ouzel bowl ${unique()}`;
  await signIn(page, admin);
  await page.goto('/adminDashboard/ManagePetsdata');
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: 'Download CSV of all items' }).click(),
  ]);
  const text = await readFile(await download.path(), 'utf8');
  const [headings = '', ...rows] = text.split('\r\n');
  const own = rows.find((row) => row.startsWith(`"${food._id}"`)) ?? '';
  const changed = own.replace(',12.50,', ',9.75,');
  const isNew = own.replace(food._id, '').replace(food.petname, added);

  await page.getByRole('button', { name: 'Import CSV' }).click();
  const dialog = page.getByRole('dialog', { name: 'Import items' });
  const importButton = dialog.getByRole('button', { name: 'Import' });
  await choose(page, text);
  await expect(dialog.getByText('The file changes nothing.')).toBeVisible();

  await choose(
    page,
    [headings, changed, isNew, own.replace(food._id, '').replace('"dog"', '"horse"')].join('\r\n'),
  );
  await expect(dialog.getByRole('row').filter({ hasText: 'type: One of: dog, cat, other' })).toContainText(
    '4',
  );
  await expect(dialog.getByRole('row').filter({ hasText: food.petname }).first()).toContainText('9.75');
  expect(await accessibilityIssuesOn(page)).toEqual([]);
  await expect(importButton).toBeDisabled();

  await choose(page, [headings, changed, isNew].join('\r\n'));
  await expect(dialog.getByText('1 item added, 1 changed, 0 as before')).toBeVisible();
  await importButton.click();
  await expect(dialog).toBeHidden();
  await expect(page.getByText('Imported: 1 item added, 1 changed, 0 as before')).toBeVisible();

  await expect(page.getByRole('row').filter({ hasText: added })).toContainText('$12.50');
  await page.getByRole('searchbox', { name: 'Search', exact: true }).fill(food.petname);
  await expect(page.getByRole('row').filter({ hasText: food.petname })).toContainText('$9.75');
});
