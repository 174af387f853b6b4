import { choose, expectDialog, fillRegistration } from '../../fixtures/account.ts';
import { aDog } from '../../fixtures/items.ts';
import { watchForErrors } from '../../fixtures/screen/page-errors.ts';
import { aPerson } from '../../fixtures/shop-api.ts';
import { expect, type Page, test } from '../../fixtures/test.ts';

const heading = (page: Page) => page.getByRole('heading', { level: 1 });

test('a visitor lands on an animal, registers, comes back to it and orders it', async ({ page, shelve }) => {
  const dog = await shelve(aDog());
  const trouble = watchForErrors(page);

  await test.step('finds all there is to know without an account', async () => {
    await page.goto(`/PET/${dog._id.toUpperCase()}`);
    await expect(heading(page)).toHaveText(dog.petname);
    await expect(page.getByText('$340.00').first()).toBeVisible();
    await expect(page.getByText(dog.details)).toBeVisible();
    const trail = page.getByRole('navigation', { name: 'Breadcrumbs' });
    await expect(trail.getByRole('link', { name: 'Find a dog' })).toBeVisible();
  });

  await test.step('registers from the menu, and is back', async () => {
    await choose(page, 'ACCOUNT', 'REGISTER');
    await fillRegistration(page, aPerson());
    await expectDialog(page, 'Succesfull !', 'Successfully Registered');
    await expect(page).toHaveURL(`/PET/${dog._id.toUpperCase()}`);
    await expect(heading(page)).toHaveText(dog.petname);
  });

  await test.step('orders it right there', async () => {
    const form = page.getByRole('form', { name: `Order ${dog.petname}` });
    await form.getByLabel('Location').fill('12 Orchard Lane, Portland');
    await form.getByLabel('Phone').fill('5035550142');
    await form.getByRole('button', { name: 'ORDER' }).click();
    await expect(page.getByRole('alert').filter({ hasText: 'Pets Ordered Succesfully' })).toBeVisible();
  });
  expect(trouble).toEqual([]);
});
