import { expectDialog, fillLogin, fillRegistration } from '../../fixtures/account.ts';
import { expectCartCount } from '../../fixtures/cart.ts';
import { aDog, aFood } from '../../fixtures/items.ts';
import { acceptOrder } from '../../fixtures/orders.ts';
import { accessibilityIssuesOn } from '../../fixtures/screen/accessibility.ts';
import { watchLoading } from '../../fixtures/screen/at-rest.ts';
import { watchForErrors } from '../../fixtures/screen/page-errors.ts';
import { aPerson, registerAccount, unique } from '../../fixtures/shop-api.ts';
import { expect, type Page, test } from '../../fixtures/test.ts';

const heading = (page: Page) => page.getByRole('heading', { level: 1 });

test('a visitor who wants food chooses how much, signs in on the way, and finds the choice', async ({
  page,
  shelve,
}) => {
  const [kibble, person] = await Promise.all([shelve(aFood()), registerAccount(aPerson())]);
  await page.goto(`/pet/${kibble._id}`);
  await expect(page.getByText('In stock: 50')).toBeVisible();
  await expect(page.getByText('Standard delivery')).toBeVisible();
  const chosen = page.getByRole('group', { name: /^Quantity of/ }).getByRole('status');
  await page.getByRole('button', { name: 'Increase quantity' }).click();
  await expect(chosen).toHaveText('2');
  await page.getByRole('main').getByRole('link', { name: 'log in', exact: true }).click();
  await fillLogin(page, person);
  await expect(page).toHaveURL(`/pet/${kibble._id}`);
  await expect(chosen).toHaveText('2');
  await page.getByRole('button', { name: 'ADD TO CART' }).click();
  await expectCartCount(page, 2);
  await expect(chosen).toHaveText('1');
});

test('a Google sign-in from an item leads back to it', async ({ page, shelve }) => {
  const dog = await shelve(aDog());
  await page.goto(`/pet/${dog._id}`);
  await page.getByRole('main').getByRole('link', { name: 'log in', exact: true }).click();
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

  test('an item is whole, and leads to the sign-in', async ({ page, shelve }) => {
    const kibble = await shelve(aFood());
    await page.goto(`/pet/${kibble._id}`);
    await expect(heading(page)).toHaveText(kibble.petname);
    const days = /^\w+day, \w+ \d+ to \w+day, \w+ \d+\./;
    for (const text of ['$12.50', 'In stock: 50', 'Standard delivery', days, kibble.details]) {
      await expect(page.getByText(text).first()).toBeVisible();
    }
    await expect(page.getByText('No reviews yet')).toBeVisible();
    await page.getByRole('main').getByRole('link', { name: 'log in', exact: true }).click();
    await expect(page).toHaveURL('/login');
  });
});

test('an item is taken over as the server has drawn it', async ({ page, shelve }) => {
  const kibble = await shelve(aFood());
  const trouble = watchForErrors(page);
  const loaded = watchLoading(page);
  await page.addInitScript(() => {
    addEventListener('DOMContentLoaded', () => {
      document.querySelector('h1')?.setAttribute('data-drawn', 'by the server');
    });
  });
  await page.goto(`/pet/${kibble._id}`);
  await loaded();
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
  await expect(page.getByRole('region', { name: 'These are still here' })).toBeVisible();
  await expect(heading(page)).toHaveText('No longer in the shop');
  expect(await accessibilityIssuesOn(page)).toEqual([]);
});
