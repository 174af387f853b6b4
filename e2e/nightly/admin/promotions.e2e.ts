import { signIn } from '../../fixtures/account.ts';
import { accessibilityIssuesOn } from '../../fixtures/screen/accessibility.ts';
import { boxAtRest } from '../../fixtures/screen/at-rest.ts';
import { overflowsOn } from '../../fixtures/screen/overflow.ts';
import { expect, type Page, test } from '../../fixtures/test.ts';

test('the promotions and their form fit every window and theme, and can be used by everybody', async ({
  page,
  admin,
}) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await signIn(page, admin);
  await page.goto('/adminDashboard/promotions');
  await expect(page.getByRole('row').filter({ hasText: 'FRIEND30' })).toContainText('once per account');
  expect(await overflowsOn(page)).toEqual([]);
  expect(await accessibilityIssuesOn(page, { looks: 'others' })).toEqual([]);

  // A dialog that is open while the theme changes takes longer for it than the check waits.
  await page.emulateMedia({ colorScheme: 'dark' });
  await page.getByRole('button', { name: 'Edit FRIEND30' }).click();
  await expect(dialog(page).getByText(/ of \d+$|No order was paid/)).toBeVisible();
  await dialog(page).getByLabel('Orders in all').fill('0');
  await dialog(page).getByRole('button', { name: 'Save' }).click();
  await expect(dialog(page).getByText('At least 1')).toBeVisible();
  expect(await overflowsOn(page)).toEqual([]);
  expect(await accessibilityIssuesOn(page, { looks: 'others' })).toEqual([]);
});

test('the buttons of a long dialog stay clear of its lower edge', async ({ page, admin }) => {
  await page.setViewportSize({ width: 1280, height: 900 });
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await signIn(page, admin);
  await page.goto('/adminDashboard/promotions');
  await page.getByRole('button', { name: 'Edit FRIEND30' }).click();
  const save = dialog(page).getByRole('button', { name: 'Save' });
  await expect(save).toBeVisible();
  const [button, edge] = await Promise.all([boxAtRest(save), boxAtRest(dialog(page))]);
  const below = (box: typeof button) => (box?.y ?? 0) + (box?.height ?? 0);
  expect(below(edge) - below(button)).toBeGreaterThan(8);
});

function dialog(page: Page) {
  return page.getByRole('dialog', { name: /promotion|^Edit/ });
}
