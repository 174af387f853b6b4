import { choose, fillLogin, navigation } from '../../fixtures/account.ts';
import { cartList, expectCartCount } from '../../fixtures/cart.ts';
import { aFood } from '../../fixtures/items.ts';
import { aPerson, registerAccount } from '../../fixtures/shop-api.ts';
import { expect, test } from '../../fixtures/test.ts';

test('empty fields of login and registration show their errors, and the two forms link to each other', async ({
  page,
}) => {
  await page.goto('/');
  await choose(page, 'ACCOUNT', 'LOGIN');
  const login = page.getByRole('form', { name: 'Login' });
  await login.getByRole('button', { name: 'LOGIN' }).click();
  await expect(login.getByText('This field is required', { exact: true })).toHaveCount(2);
  await expect(login.getByLabel('Email')).toBeFocused();

  await page.getByRole('main').getByRole('link', { name: 'Register' }).click();
  const register = page.getByRole('form', { name: 'Register' });
  await register.getByRole('button', { name: 'REGISTER' }).click();
  await expect(register.getByText('This field is required', { exact: true })).toHaveCount(3);
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await page.getByRole('main').getByRole('link', { name: 'Log in' }).click();
  await expect(page).toHaveURL('/login');
});

test('who signs in is signed in in every tab', async ({ page, context }) => {
  const person = await registerAccount(aPerson());
  const other = await context.newPage();
  await other.goto('/FindCat');
  await expect(navigation(other).getByRole('button', { name: 'ACCOUNT' })).toBeVisible();
  await page.goto('/login');
  await fillLogin(page, person);
  await expect(navigation(page).getByRole('button', { name: 'Log-Out' })).toBeVisible();
  await expect(navigation(other).getByRole('button', { name: 'Log-Out' })).toBeVisible();
});

test('a visitor’s cart goes to the account that signs in', async ({ page, shelve }) => {
  const person = await registerAccount(aPerson());
  const kibble = await shelve(aFood());
  await page.goto('/');
  await page.evaluate((petId) => {
    localStorage.setItem(
      'pet-store',
      JSON.stringify({ version: 1, cart: [{ petId, accessoriesAmount: 2 }] }),
    );
  }, kibble._id);

  await page.goto('/YourCarts');
  await page.getByRole('main').getByRole('link', { name: 'LOGIN' }).click();
  await fillLogin(page, person);
  await expect(page).toHaveURL('/YourCarts');
  await expect(cartList(page).getByRole('listitem')).toHaveCount(1);
  await expectCartCount(page, 2);
});
