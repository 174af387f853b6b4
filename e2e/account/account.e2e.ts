import {
  choose,
  expectDialog,
  fillLogin,
  fillRegistration,
  logOut,
  navigation,
  signIn,
} from '../fixtures/account.ts';
import { cartList, expectCartCount } from '../fixtures/cart.ts';
import { aDog, aFood } from '../fixtures/items.ts';
import { aPerson, registerAccount, unique } from '../fixtures/shop-api.ts';
import { expect, type Page, test } from '../fixtures/test.ts';

test('empty fields of login and registration show their errors, and the two forms link to each other', async ({
  page,
}) => {
  await page.goto('/');
  await choose(page, 'ACCOUNT', 'LOGIN');
  const login = page.getByRole('form', { name: 'Login' });
  await login.getByRole('button', { name: 'LOGIN' }).click();
  await expect(login.getByText('This field is required', { exact: true })).toHaveCount(2);
  await expect(login.getByLabel('Email')).toBeFocused();

  await page.getByRole('link', { name: 'Create an account' }).click();
  const register = page.getByRole('form', { name: 'Register' });
  await register.getByRole('button', { name: 'REGISTER' }).click();
  await expect(register.getByText('This field is required', { exact: true })).toHaveCount(3);
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await page.getByRole('main').getByRole('link', { name: 'Sign in' }).click();
  await expect(page).toHaveURL('/login');
});

test('a new account is still signed in after a reload', async ({ page }) => {
  await page.goto('/');
  await choose(page, 'ACCOUNT', 'REGISTER');
  await fillRegistration(page, aPerson({ name: 'Juno Brook' }));
  await expectDialog(page, 'Succesfull !', 'Successfully Registered');
  await page.reload();
  await expect(page.getByText('Hello, Juno Brook')).toBeVisible();
});

test.describe('password reset', () => {
  test('sets a new password by a reset link, which works once', async ({ page }) => {
    const person = await registerAccount(aPerson());
    await page.goto('/login');
    await page.getByRole('link', { name: 'Forgot your password?' }).click();
    await requestReset(page, person.email);
    await page.getByRole('link', { name: 'Open the letter' }).click();
    await expect(page).toHaveURL(/\/resetPassword\?mode=resetPassword&oobCode=/);
    const letter = page.url();

    const form = page.getByRole('form', { name: 'New password' });
    await expect(form.getByLabel('Email')).toHaveValue(person.email);
    await form.getByLabel(/^New password/).fill('hay and carrots');
    await form.getByRole('button', { name: 'Save the new password' }).click();
    await expect(page).toHaveURL('/');
    await expect(page.getByText(`Hello, ${person.name}`)).toBeVisible();
    await logOut(page);

    await page.goto('/login');
    await fillLogin(page, person);
    await expectDialog(page, 'Error !', 'Wrong password');
    await page.goto(letter);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('This link no longer works');
    await expect(page.getByRole('button', { name: 'Send me a link' })).toBeVisible();
    await signIn(page, { ...person, password: 'hay and carrots' });
  });

  test('of an unknown address gives the same answer, and no reset link', async ({ page }) => {
    await page.goto('/resetPassword');
    await requestReset(page, aPerson().email);
    await expect(page.getByRole('link', { name: 'Open the letter' })).toHaveCount(0);
    await expect(page.getByRole('button', { name: /^Send it again in/ })).toBeDisabled();
  });
});

test('a Google sign-in creates an account, and finds it again the next time', async ({ page }) => {
  const email = `sky.${unique()}@gmail.test`;
  await signInWithGoogle(page, { name: 'Sky Harbour', email });
  await logOut(page);
  await signInWithGoogle(page, { name: 'Somebody else', email });
});

test('a guarded page opens after its visitor has signed in', async ({ page, shelve }) => {
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

test('a shopper is redirected from the back office', async ({ page, shopper }) => {
  for (const path of ['/adminDashboard', '/adminDashboard/MakeAdmin', '/ADMINDASHBOARD/addpets']) {
    await page.goto(path);
    await expect(page).toHaveURL('/');
    await expect(page.getByText(`Hello, ${shopper.name}`)).toBeVisible();
    await expect(page.getByRole('alert')).toContainText('The dashboard is for the shop’s admins.');
  }
  await expect(navigation(page).getByRole('link', { name: 'Dashboard' })).toHaveCount(0);
});

test('a visitor has to sign in before the back office', async ({ page }) => {
  await page.goto('/adminDashboard/MakeAdmin');
  await expect(page).toHaveURL('/login');
});

test('an admin lands in the back office after signing in', async ({ page, admin, shelve }) => {
  const dog = await shelve(aDog());
  await page.goto(`/PetOrderDetails/${dog._id}`);
  await fillLogin(page, admin);
  await expect(page).toHaveURL(/\/adminDashboard(\/|$)/);
  await expect(page.getByRole('navigation', { name: 'Back office' })).toBeVisible();
});

test('Log-Out leads home from a guarded page, and removes cart and orders from the navigation', async ({
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

async function requestReset(page: Page, email: string): Promise<void> {
  const form = page.getByRole('form', { name: 'Password reset' });
  await form.getByLabel('Email').fill(email);
  await form.getByRole('button', { name: 'Send me a link' }).click();
  await expect(page.getByRole('status').filter({ hasText: 'Look in your mailbox' })).toContainText(
    `If ${email} has an account here, a letter is on its way.`,
  );
}

async function signInWithGoogle(page: Page, { name, email }: { name: string; email: string }): Promise<void> {
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
