import { choose, expectDialog, fillLogin, fillRegistration, logOut, signIn } from '../../fixtures/account.ts';
import { aPerson, registerAccount, unique } from '../../fixtures/shop-api.ts';
import { expect, type Page, test } from '../../fixtures/test.ts';

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
    await page.getByRole('link', { name: 'Open the e-mail' }).click();
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
});

test('a Google sign-in creates an account, and finds it again the next time', async ({ page }) => {
  const email = `sky.${unique()}@gmail.test`;
  await signInWithGoogle(page, { name: 'Sky Harbour', email });
  await logOut(page);
  await signInWithGoogle(page, { name: 'Somebody else', email });
});

async function requestReset(page: Page, email: string): Promise<void> {
  const form = page.getByRole('form', { name: 'Password reset' });
  await form.getByLabel('Email').fill(email);
  await form.getByRole('button', { name: 'Send me a link' }).click();
  await expect(page.getByRole('status').filter({ hasText: 'Check your inbox' })).toContainText(
    `If ${email} has an account here, an e-mail is on its way.`,
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
