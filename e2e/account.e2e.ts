import {
  choose,
  expectDialog,
  fillLogin,
  fillRegistration,
  logOut,
  navigation,
  signIn,
} from './fixtures/account.ts';
import { aDog, aFood } from './fixtures/items.ts';
import { aPerson, registerAccount, unique } from './fixtures/shop-api.ts';
import { expect, type Page, test } from './fixtures/test.ts';

test.describe('what a refused sign-in says', () => {
  test('a wrong password', async ({ page }) => {
    const { email } = await registerAccount(aPerson());
    await page.goto('/login');
    await fillLogin(page, { email, password: 'not carrots' });
    await expectDialog(page, 'Error !', 'Wrong password');
    await expect(page).toHaveURL('/login');
  });

  test('an address that nobody has registered', async ({ page }) => {
    await page.goto('/login');
    await fillLogin(page, aPerson());
    await expectDialog(page, 'Error !', 'User not exists with this email');
  });

  test('a password that is too short to register with', async ({ page }) => {
    await page.goto('/register');
    await fillRegistration(page, aPerson({ password: '12345' }));
    await expectDialog(page, 'Error !', 'Password should be at least 6 characters');
  });

  test('an address that somebody has registered', async ({ page }) => {
    const known = await registerAccount(aPerson());
    await page.goto('/register');
    await fillRegistration(page, { ...known, password: 'another one' });
    await expectDialog(page, 'Error !', 'User With This Email Already Exists');
    await expect(page).toHaveURL('/register');
  });

  test('fields that were left empty say so, each for itself', async ({ page }) => {
    await page.goto('/login');
    const login = page.getByRole('form', { name: 'Login' });
    await login.getByRole('button', { name: 'LOGIN' }).click();
    await expect(login.getByText('This field is required', { exact: true })).toHaveCount(2);

    await page.getByRole('link', { name: 'Create an account' }).click();
    const register = page.getByRole('form', { name: 'Register' });
    await register.getByRole('button', { name: 'REGISTER' }).click();
    await expect(register.getByText('This field is required', { exact: true })).toHaveCount(3);
    await expect(page.getByRole('dialog')).toHaveCount(0);
  });
});

test('a registration signs in and says so', async ({ page }) => {
  await page.goto('/');
  await choose(page, 'ACCOUNT', 'REGISTER');
  await fillRegistration(page, aPerson({ name: 'Juno Brook', password: '123456' }));
  await expectDialog(page, 'Succesfull !', 'Successfully Registered');
  await expect(page).toHaveURL('/');
  await expect(page.getByText('Hello, Juno Brook')).toBeVisible();
  await page.reload();
  await expect(page.getByText('Hello, Juno Brook')).toBeVisible();
});

test('somebody enters with a Google account, and comes back to the same one', async ({ page }) => {
  const email = `sky.${unique()}@gmail.test`;
  await enterWithGoogle(page, { name: 'Sky Harbour', email });
  await logOut(page);
  await enterWithGoogle(page, { name: 'Somebody else', email });
});

test('a guarded page is remembered while its visitor signs in', async ({ page, shelve }) => {
  const person = await registerAccount(aPerson());
  const dog = await shelve(aDog());
  await page.goto(`/PetOrderDetails/${dog._id}?from=a-friend`);
  await expect(page).toHaveURL('/login');
  await fillLogin(page, person);
  await expect(page).toHaveURL(`/PetOrderDetails/${dog._id}?from=a-friend`);
  await expect(page.getByRole('form', { name: `Order ${dog.petname}` }).getByLabel('Name')).toHaveValue(
    person.name,
  );
});

test('a visitor’s cart waits through the sign-in', async ({ page, shopper, shelve }) => {
  const kibble = await shelve(aFood());
  await page.goto(`/PetOrderDetails/${kibble._id}`);
  await page.getByRole('button', { name: 'Increase quantity' }).click();
  await page.getByRole('button', { name: 'ADD TO CART' }).click();
  await logOut(page);

  await page.goto('/YourCarts');
  await page.getByRole('main').getByRole('link', { name: 'LOGIN' }).click();
  await fillLogin(page, shopper);
  await expect(page).toHaveURL('/YourCarts');
  await expect(page.getByRole('list', { name: 'Your cart' }).getByRole('listitem')).toHaveCount(1);
});

test('a shopper is shown out of the back office', async ({ page, shopper }) => {
  for (const path of ['/adminDashboard', '/adminDashboard/MakeAdmin', '/ADMINDASHBOARD/addpets']) {
    await page.goto(path);
    await expect(page).toHaveURL('/');
    await expect(page.getByText(`Hello, ${shopper.name}`)).toBeVisible();
  }
  await expect(navigation(page).getByRole('link', { name: 'Dashboard' })).toHaveCount(0);
});

test('a visitor is asked who they are before the back office', async ({ page }) => {
  await page.goto('/adminDashboard/MakeAdmin');
  await expect(page).toHaveURL('/login');
});

test('an admin lands in the back office, wherever they came from', async ({ page, admin, shelve }) => {
  const dog = await shelve(aDog());
  await page.goto(`/PetOrderDetails/${dog._id}`);
  await fillLogin(page, admin);
  await expect(page).toHaveURL(/\/adminDashboard(\/|$)/);
  await expect(page.getByRole('navigation', { name: 'Back office' })).toBeVisible();
});

test('an admin makes another account an admin', async ({ page, admin }) => {
  const colleague = await registerAccount(aPerson({ name: 'Wren Colleague' }));
  await signIn(page, admin);
  await page
    .getByRole('navigation', { name: 'Back office' })
    .getByRole('link', { name: 'Make admin' })
    .click();
  const form = page.getByRole('form', { name: 'Make admin' });
  await form.getByLabel('Email').fill(colleague.email);
  await form.getByRole('button', { name: 'MAKE ADMIN' }).click();
  await page
    .getByRole('dialog', { name: 'Make Wren Colleague an admin?' })
    .getByRole('button', { name: 'Yes, promote' })
    .click();
  await expect(page.getByRole('alert').filter({ hasText: 'Admin Maked Succesfully' })).toBeVisible();

  await logOut(page);
  await signIn(page, colleague);
  await expect(page).toHaveURL(/\/adminDashboard(\/|$)/);
});

test('Log-Out leads home from a guarded page, and takes cart and orders out of the navigation', async ({
  page,
  shopper,
}) => {
  await choose(page, 'Your Order', 'Pet orders');
  await expect(page).toHaveURL('/petorder');
  await logOut(page);
  await expect(page.getByText(`Hello, ${shopper.name}`)).toHaveCount(0);
  await expect(navigation(page).getByRole('link', { name: /^Your Cart/ })).toHaveCount(0);
  await expect(navigation(page).getByRole('button', { name: 'Your Order' })).toHaveCount(0);

  await page.goto('/petorder');
  await expect(page).toHaveURL('/login');
});

async function enterWithGoogle(page: Page, { name, email }: { name: string; email: string }): Promise<void> {
  await page.goto('/login');
  await page.getByRole('button', { name: 'Continue with Google' }).click();
  const chooser = page.getByRole('dialog', { name: 'Choose a Google account' });
  await chooser.getByLabel('Name').fill(name);
  await chooser.getByLabel('Google e-mail').fill(email);
  await chooser.getByRole('button', { name: 'Use another account' }).click();
  await expect(page).toHaveURL('/');
  // The shop keeps the name that it knew first.
  await expect(page.getByText('Hello, Sky Harbour')).toBeVisible();
}
