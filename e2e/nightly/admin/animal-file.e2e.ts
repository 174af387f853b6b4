import { signIn } from '../../fixtures/account.ts';
import { aDog, addItem } from '../../fixtures/items.ts';
import { accessibilityIssuesOn } from '../../fixtures/screen/accessibility.ts';
import { overflowsOn } from '../../fixtures/screen/overflow.ts';
import { expect, test } from '../../fixtures/test.ts';

test.use({ contextOptions: { reducedMotion: 'reduce' } });

for (const [device, width, height] of [
  ['a phone', 390, 844],
  ['a desk', 1280, 900],
] as const) {
  test(`on ${device} the file of an animal is written, and what is due stands on the overview`, async ({
    page,
    admin,
  }) => {
    const dog = await addItem(admin, aDog());
    await page.setViewportSize({ width, height });
    await signIn(page, admin);
    await page.goto(`/adminDashboard/animals?q=${encodeURIComponent(dog.petname)}`);
    await page.getByRole('table', { name: 'Animals' }).getByRole('link', { name: dog.petname }).click();

    const file = page.getByRole('form', { name: 'File' });
    await file.getByLabel('Came from').fill('County shelter');
    await file.getByLabel('Number of its chip').fill('981 000 012 345 678');
    await file.getByLabel('Where it lives in the shop').fill('Kennel 4');
    await file.getByRole('button', { name: 'Save' }).click();
    await expect(page.getByText('Saved', { exact: true })).toBeVisible();

    const entry = page.getByRole('form', { name: 'New entry' });
    await entry.getByLabel('Name').fill('Rabies');
    await entry.getByLabel('Done on').fill('2025-01-31');
    await entry.getByLabel('Due next on').fill('2026-01-31');
    await entry.getByLabel('Cost, $').fill('42.50');
    await entry.getByRole('button', { name: 'Add entry' }).click();
    await expect(
      page.getByText('Vaccination: Rabies, Jan 31, 2025; next Jan 31, 2026; $42.50'),
    ).toBeVisible();

    const weight = page.getByRole('form', { name: 'New weight' });
    await weight.getByLabel('Weight, kg').fill('6.4');
    await weight.getByRole('button', { name: 'Add weight' }).click();
    await expect(page.getByRole('list', { name: 'Weights' })).toContainText('6.4 kg');
    expect(await accessibilityIssuesOn(page)).toEqual([]);
    expect(await overflowsOn(page)).toEqual([]);

    await page.goto('/adminDashboard');
    const due = page.getByRole('region', { name: 'Care that is due' });
    await due.getByRole('link', { name: dog.petname }).click();
    await expect(page.getByRole('heading', { level: 1 })).toContainText(dog.petname);
    await page.goto('/adminDashboard/animals');
    await expect(page.getByRole('row').filter({ hasText: dog.petname })).toContainText('Kennel 4');
    expect(await accessibilityIssuesOn(page)).toEqual([]);
  });
}
