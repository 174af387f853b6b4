import { signIn } from '../../fixtures/account.ts';
import { aDog } from '../../fixtures/items.ts';
import { aPhone, askFor } from '../../fixtures/orders.ts';
import { accessibilityIssuesOn } from '../../fixtures/screen/accessibility.ts';
import { unique } from '../../fixtures/shop-api.ts';
import { expect, type Page, test } from '../../fixtures/test.ts';

test.use({ contextOptions: { reducedMotion: 'reduce' } });

function search(page: Page) {
  return page.getByRole('searchbox', { name: 'Find a customer' });
}

test('a customer is found by phone, read up on, and noted about', async ({ page, admin, shelve }) => {
  const dog = await shelve(aDog());
  const [name, phone] = [`Zora ${unique()}`, aPhone()];
  const zora = await askFor(dog, name, phone);
  await signIn(page, admin);
  await page.goto('/adminDashboard');
  await page
    .getByRole('navigation', { name: 'Back office' })
    .getByRole('link', { name: 'Customers' })
    .click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Customers');
  await search(page).fill(`${phone.slice(0, 3)} ${phone.slice(3, 6)} ${phone.slice(6)}`);
  await expect(page.getByRole('table', { name: 'Customers' }).getByRole('row')).toHaveCount(2);
  expect(await accessibilityIssuesOn(page)).toEqual([]);

  await page.getByRole('link', { name }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(name);
  await expect(page.getByRole('link', { name: zora.email })).toBeVisible();
  await expect(page.getByRole('region', { name: 'Animal orders' })).toContainText(dog.petname);
  await expect(page.getByRole('region', { name: 'E-mails' })).toContainText('You have asked for');
  const notes = page.getByRole('region', { name: 'Notes' });
  await notes.getByLabel('New note').fill('Has a large garden.');
  await notes.getByRole('button', { name: 'Add note' }).click();
  await expect(notes.getByRole('listitem')).toContainText('Has a large garden.');
  expect(await accessibilityIssuesOn(page)).toEqual([]);

  await page.goBack();
  await expect(search(page)).toHaveValue(new RegExp(phone.slice(6)));
});
