import { expectDialog, logOut, signIn } from '../../fixtures/account.ts';
import { addToCart, checkout, pickDelivery } from '../../fixtures/cart.ts';
import { aFood } from '../../fixtures/items.ts';
import { accessibilityIssuesOn } from '../../fixtures/screen/accessibility.ts';
import { overflowsOn } from '../../fixtures/screen/overflow.ts';
import { watchForErrors } from '../../fixtures/screen/page-errors.ts';
import { expect, test } from '../../fixtures/test.ts';

test.use({ contextOptions: { reducedMotion: 'reduce' } });

test('the owner sees who gets what again, and what the coming two weeks are short of', async ({
  page,
  shopper,
  admin,
  shelve,
}) => {
  // Three are sold, two are left, and three more are wanted in a week and in two.
  const kibble = await shelve(aFood({ stock: 5 }));
  await page.goto(`/PetOrderDetails/${kibble._id}`);
  await page.getByLabel('Repeat delivery').selectOption('every week');
  await addToCart(page, 3);
  await page.goto('/YourCarts');
  await pickDelivery(page, 'Standard delivery');
  await checkout(page);
  await expectDialog(page, 'Succesfull !', 'Order SuccessFull');

  const trouble = watchForErrors(page);
  await logOut(page);
  await signIn(page, admin);
  await page.goto('/adminDashboard');
  await page
    .getByRole('navigation', { name: 'Back office' })
    .getByRole('link', { name: 'Repeat deliveries' })
    .click();
  const demand = page.getByRole('table', { name: 'What repeat deliveries take of the stock' });
  await expect(demand.getByRole('row').filter({ hasText: kibble.petname })).toHaveText(/6\s*2\s*4$/);
  const plans = page.getByRole('table', { name: 'Plans of repeat deliveries' });
  const row = plans.getByRole('row').filter({ hasText: kibble.petname });
  await expect(row).toContainText('every week');
  await expect(row).toContainText(shopper.name);
  await page.getByText('Paused', { exact: true }).last().click();
  await expect(row).toBeHidden();
  await page.getByText('Active', { exact: true }).last().click();
  await expect(row).toBeVisible();
  expect(await accessibilityIssuesOn(page)).toEqual([]);
  expect(await overflowsOn(page)).toEqual([]);
  expect(trouble).toEqual([]);
});
