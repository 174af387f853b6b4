import { accessibilityIssuesOn } from '../fixtures/accessibility.ts';
import { choose, expectDialog, fillLogin, fillRegistration } from '../fixtures/account.ts';
import { addToCart, expectCartCount } from '../fixtures/cart.ts';
import { aDog, aFood } from '../fixtures/items.ts';
import { acceptOrder } from '../fixtures/orders.ts';
import { watchForErrors } from '../fixtures/page-errors.ts';
import { aPerson, registerAccount, unique } from '../fixtures/shop-api.ts';
import { expect, type Page, test } from '../fixtures/test.ts';

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

  await test.step('orders it', async () => {
    await page.getByRole('link', { name: `Order ${dog.petname}` }).click();
    const form = page.getByRole('form', { name: `Order ${dog.petname}` });
    await form.getByLabel('Location').fill('12 Orchard Lane, Portland');
    await form.getByLabel('Phone').fill('5035550142');
    await form.getByRole('button', { name: 'ORDER' }).click();
    await expect(page.getByRole('alert').filter({ hasText: 'Pets Ordered Succesfully' })).toBeVisible();
  });
  expect(trouble).toEqual([]);
});

test('a visitor who wants food signs in on the way, and puts it into the cart', async ({ page, shelve }) => {
  const [kibble, person] = await Promise.all([shelve(aFood()), registerAccount(aPerson())]);
  await page.goto(`/pet/${kibble._id}`);
  await expect(page.getByText('In stock: 50')).toBeVisible();
  await expect(page.getByText('Standard delivery')).toBeVisible();
  await page.getByRole('link', { name: `Order ${kibble.petname}` }).click();
  await expect(page).toHaveURL('/login');
  await fillLogin(page, person);
  await expect(page).toHaveURL(`/PetOrderDetails/${kibble._id}`);
  await addToCart(page, 2);
  await expectCartCount(page, 2);

  // Whoever is signed in needs no second page for one more.
  await page.goto(`/pet/${kibble._id}`);
  await page.getByRole('button', { name: `Add ${kibble.petname} to your cart` }).click();
  await expectCartCount(page, 3);
});

test('a Google sign-in from an item leads back to it', async ({ page, shelve }) => {
  const dog = await shelve(aDog());
  await page.goto(`/pet/${dog._id}`);
  await page.getByRole('main').getByRole('link', { name: 'log in' }).click();
  await page.getByRole('button', { name: 'Continue with Google' }).click();
  const chooser = page.getByRole('dialog', { name: 'Choose a Google account' });
  await chooser.getByLabel('Name').fill('Sky Harbour');
  await chooser.getByLabel('Google e-mail').fill(`sky.${unique()}@gmail.test`);
  await chooser.getByRole('button', { name: 'Use another account' }).click();
  await expect(page).toHaveURL(`/pet/${dog._id}`);
});

test('registering leads to no other site, whatever the history says', async ({ page }) => {
  await page.goto('/register');
  await page.evaluate(() => {
    const state = { usr: { from: { pathname: '//evil.example' } }, key: 'any', idx: 0 };
    history.replaceState(state, '', '/register');
  });
  await page.reload();
  await fillRegistration(page, aPerson());
  await expectDialog(page, 'Succesfull !', 'Successfully Registered');
  await expect(page).toHaveURL('/');
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('an item is whole, and leads to where it is ordered', async ({ page, shelve }) => {
    const kibble = await shelve(aFood());
    await page.goto(`/pet/${kibble._id}`);
    await expect(heading(page)).toHaveText(kibble.petname);
    for (const text of ['$12.50', 'In stock: 50', 'Standard delivery', 'In 2 to 4 days.', kibble.details]) {
      await expect(page.getByText(text).first()).toBeVisible();
    }
    await expect(page.getByText('No reviews yet')).toBeVisible();
    await page.getByRole('link', { name: `Order ${kibble.petname}` }).click();
    await expect(page).toHaveURL(`/PetOrderDetails/${kibble._id}`);
  });
});

test('an item is taken over as the server has drawn it', async ({ page, shelve }) => {
  const kibble = await shelve(aFood());
  const trouble = watchForErrors(page);
  await page.addInitScript(() => {
    addEventListener('DOMContentLoaded', () => {
      document.querySelector('h1')?.setAttribute('data-drawn', 'by the server');
    });
  });
  await page.goto(`/pet/${kibble._id}`);
  await page.waitForLoadState('networkidle');
  await expect(heading(page)).toHaveAttribute('data-drawn', 'by the server');
  expect(trouble).toEqual([]);
});

test('a sold animal stays, says so and shows others', async ({ page, admin, shelve }) => {
  const [dog] = await Promise.all([shelve(aDog()), shelve(aDog())]);
  await acceptOrder(admin, dog._id);
  await page.emulateMedia({ reducedMotion: 'reduce' });
  const answer = await page.goto(`/pet/${dog._id}`);
  expect(answer?.status()).toBe(200);
  await expect(page.getByText(`${dog.petname} has found a home`)).toBeVisible();
  const others = page.getByRole('region', { name: 'More dogs to meet' }).getByRole('article');
  await expect(others.first()).toBeVisible();
  await expect(page.getByRole('link', { name: `Order ${dog.petname}` })).toHaveCount(0);
  expect(await accessibilityIssuesOn(page)).toEqual([]);
});

test('a deleted item says kindly that it has left, and shows others', async ({ page, admin, shelve }) => {
  const [kibble] = await Promise.all([shelve(aFood()), shelve(aFood())]);
  await admin.gql('mutation ($id: ID!) { deletePet(id: $id) { _id } }', { id: kibble._id });
  await page.emulateMedia({ reducedMotion: 'reduce' });
  const answer = await page.goto(`/pet/${kibble._id}`);
  expect(answer?.status()).toBe(410);
  await expect(heading(page)).toHaveText('No longer in the shop');
  await page.waitForLoadState('networkidle');
  await expect(heading(page)).toHaveText('No longer in the shop');
  await expect(page.getByRole('region', { name: 'These are still here' })).toBeVisible();
  expect(await accessibilityIssuesOn(page)).toEqual([]);
});
