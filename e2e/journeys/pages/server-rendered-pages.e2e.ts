import type { Page } from '@playwright/test';
import { fillLogin } from '../../fixtures/account.ts';
import { aDog, aFood } from '../../fixtures/items.ts';
import { watchLoading } from '../../fixtures/screen/at-rest.ts';
import { watchForErrors } from '../../fixtures/screen/page-errors.ts';
import { aPerson, registerAccount } from '../../fixtures/shop-api.ts';
import { expect, test } from '../../fixtures/test.ts';

/* The server draws public pages (decision 23); what a shopper has of them before the code comes, and afterwards. */

const serverRendered = [
  '/',
  '/FindCat',
  '/DogsFood',
  '/PetSearchItems',
  '/DogCare',
  '/CatTraining',
  '/YourCarts',
  '/login',
  '/register',
  // For who is signed in; others find the page to sign in on.
  '/petorder',
];

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('a list shows its items, and links to other pages and searches', async ({ page, shelve }) => {
    const item = await shelve(aFood());
    await page.goto('/DogsFood');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Dog food');
    await expect(page.getByRole('heading', { name: item.petname })).toBeVisible();
    await expect(page.locator('body')).toHaveCSS('background-color', 'rgb(251, 247, 240)');
    await page.getByRole('link', { name: 'Home', exact: true }).click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(/^30% off/);
    await page.getByRole('combobox', { name: 'Search the shop' }).first().fill('kitten');
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL('/PetSearchItems?q=kitten');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Results for “kitten”');
    await expect(page.getByRole('list', { name: 'Search results' }).getByRole('link').first()).toBeVisible();
  });
});

test('pages are taken over as the server has drawn them', async ({ page }) => {
  const trouble = watchForErrors(page);
  const loaded = watchLoading(page);
  await page.addInitScript(() => {
    addEventListener('DOMContentLoaded', () => {
      const heading = document.querySelector('h1');
      heading?.setAttribute('data-drawn', 'by the server');
    });
  });
  for (const path of serverRendered) {
    await page.goto(path);
    await loaded();
    await expect(page.getByRole('heading', { level: 1 }), path).toHaveAttribute(
      'data-drawn',
      'by the server',
    );
  }
  expect(trouble).toEqual([]);
});

test.describe('before hydration', () => {
  let code: PromiseWithResolvers<void>;
  test.beforeEach(async ({ page }) => {
    code = Promise.withResolvers();
    await page.route('**/assets/base-*.js', async (route) => {
      await code.promise;
      await route.continue();
    });
  });

  async function openBeforeCode(page: Page, path: string): Promise<void> {
    await page.goto(path, { waitUntil: 'commit' });
    await page.waitForFunction(() => 'earlyEvents' in window);
  }

  test('a guarded page shows the sign-in page, and opens after the sign-in', async ({ page, shelve }) => {
    const [item, person] = await Promise.all([shelve(aDog()), registerAccount(aPerson())]);
    await openBeforeCode(page, `/PetOrderDetails/${item._id}?from=a-friend#price`);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Welcome back');
    code.resolve();
    await expect(page).toHaveURL('/login');
    await expect(page).toHaveTitle(/^Log in/);
    await fillLogin(page, person);
    await expect(page).toHaveURL(`/PetOrderDetails/${item._id}?from=a-friend#price`);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(item.petname);
  });

  test('a clicked button works after hydration', async ({ page }) => {
    await page.setViewportSize({ width: 390, height: 844 });
    await openBeforeCode(page, '/FindCat');
    await page.getByRole('button', { name: 'Filters' }).click();
    await expect(page.getByRole('dialog')).toHaveCount(0);
    code.resolve();
    await expect(page.getByRole('dialog', { name: 'Filters' })).toBeVisible();
  });
});

test('a page whose code fails to load says so, and works after a retry', async ({ page }) => {
  await page.route('**/assets/base-*.js', (route) => route.abort());
  await page.goto('/FindDog', { waitUntil: 'commit' });
  const note = page.getByRole('alert').filter({ hasText: 'did not arrive' });
  await expect(note).toBeVisible();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Find a dog');

  await page.unroute('**/assets/base-*.js');
  await note.getByRole('link', { name: 'Please try again' }).click();
  await expect(note).toBeHidden();
  await page
    .getByText(/^Adult/)
    .first()
    .click();
  await expect(page).toHaveURL(/age=adult/i);
});
