import { signIn } from '../../fixtures/account.ts';
import { keyboardOf } from '../../fixtures/screen/keyboard.ts';
import { watchForErrors } from '../../fixtures/screen/page-errors.ts';
import { expect, type Page, test } from '../../fixtures/test.ts';

test('an admin makes a promotion, sees what it would have done, changes it and ends it', async ({
  page,
  admin,
}) => {
  const code = `E2E-${Date.now()}`;
  const trouble = watchForErrors(page);
  await signIn(page, admin);
  await page.goto('/adminDashboard');
  const backOffice = page.getByRole('navigation', { name: 'Back office' });
  await backOffice.getByRole('link', { name: 'Promotions' }).click();
  const row = page.getByRole('row').filter({ hasText: code });

  await test.step('the form says what is missing, and the code what it must be', async () => {
    await page.getByRole('button', { name: 'New promotion' }).click();
    await dialog(page).getByRole('button', { name: 'Make promotion' }).click();
    await expect(dialog(page).getByText('This field is required')).toBeVisible();
    await expect(dialog(page).getByText('Percent or dollars off')).toBeVisible();
  });

  await test.step('it is made by the keyboard alone', async () => {
    await expect(dialog(page).getByLabel('Code')).toBeFocused();
    await page.keyboard.type(code.toLowerCase());
    await keyboardOf(page).type(dialog(page).getByLabel('Percent off'), '30');
    await expect(dialog(page).getByText(/of \d+$|No order was paid/)).toBeVisible();
    await page.keyboard.press('Enter');
    await expect(dialog(page)).toBeHidden();
    await expect(row).toContainText('30% off');
    await expect(row).toContainText('active');
  });

  await test.step('its code exists from then on', async () => {
    await page.getByRole('button', { name: 'New promotion' }).click();
    await dialog(page).getByLabel('Code').fill(code);
    await dialog(page).getByLabel('Percent off').fill('5');
    await dialog(page).getByRole('button', { name: 'Make promotion' }).click();
    await expect(dialog(page).getByText('There is a promotion with this code already')).toBeVisible();
    await page.keyboard.press('Escape');
    await dialog(page).getByRole('button', { name: 'Discard changes' }).click();
    await expect(dialog(page)).toBeHidden();
  });

  await test.step('a change is saved', async () => {
    await page.getByRole('button', { name: `Edit ${code}` }).click();
    await dialog(page).getByLabel('Begins').fill('2100-01-02T08:30');
    await dialog(page).getByText('food', { exact: true }).click();
    await dialog(page).getByLabel('Orders in all').fill('20');
    await dialog(page).getByRole('button', { name: 'Save' }).click();
    await expect(dialog(page)).toBeHidden();
    await expect(row).toContainText('From Jan 2, 2100, 8:30 AM');
    await expect(row).toContainText('0 of 20');
    await expect(row).toContainText('not begun');
  });

  await test.step('it ends after a question, for good after a reload', async () => {
    await page.getByRole('button', { name: `End ${code}` }).click();
    await page
      .getByRole('dialog', { name: `End ${code}?` })
      .getByRole('button', { name: 'Yes, end it' })
      .click();
    await expect(row).toContainText('ended');
    await page.reload();
    await expect(row).toContainText('ended');
  });

  await test.step('the audit knows of it', async () => {
    await page.goto('/adminDashboard/Audit?action=end_promotion');
    await page.getByRole('link', { name: code }).first().click();
    await expect(page).toHaveURL('/adminDashboard/promotions');
  });
  // The refused code is the only complaint.
  expect(trouble.filter((line) => !line.includes('There is a promotion with this code already'))).toEqual([]);
});

function dialog(page: Page) {
  return page.getByRole('dialog', { name: /promotion|^Edit/ });
}
