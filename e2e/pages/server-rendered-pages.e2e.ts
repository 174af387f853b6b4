import type { Page } from '@playwright/test';
import { fillLogin } from '../fixtures/account.ts';
import { aDog, aFood } from '../fixtures/items.ts';
import { watchForErrors } from '../fixtures/page-errors.ts';
import { aPerson, registerAccount } from '../fixtures/shop-api.ts';
import { expect, test } from '../fixtures/test.ts';

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

  test('an article is readable, with its picture', async ({ page }) => {
    await page.goto('/DogCare');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(/^Complete DOG Care/);
    const picture = page.getByRole('main').getByRole('img').first();
    await expect(picture).toHaveJSProperty('complete', true);
    expect(await picture.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBeGreaterThan(0);
    await expect(page.getByRole('main')).toContainText('Omega 3-6-9');
  });
});

for (const path of serverRendered) {
  test(`${path} is taken over as the server has drawn it`, async ({ page }) => {
    const trouble = watchForErrors(page);
    await page.addInitScript(() => {
      addEventListener('DOMContentLoaded', () => {
        const heading = document.querySelector('h1');
        heading?.setAttribute('data-drawn', 'by the server');
      });
    });
    await page.goto(path);
    await page.waitForLoadState('networkidle');
    await expect(page.getByRole('heading', { level: 1 })).toHaveAttribute('data-drawn', 'by the server');
    expect(trouble).toEqual([]);
  });
}

test('lazily loaded styles come after the first ones', async ({ page, request }) => {
  const html = await (await request.get('/FindDog', { headers: { accept: 'text/html' } })).text();
  const begun = [...html.matchAll(/<link rel="stylesheet"[^>]* href="([^"]+)"/g)].map(([, href]) => href);
  await page.goto('/FindDog');
  await page
    .getByRole('navigation', { name: 'Shop' })
    .getByRole('link', { name: 'Home', exact: true })
    .click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(/^30% off/);
  const styles = await page.evaluate(() =>
    [...document.styleSheets].flatMap(({ href }) => (href ? [new URL(href).pathname] : [])),
  );
  expect(begun.length).toBeGreaterThan(0);
  expect(styles.slice(0, begun.length)).toEqual(begun);
  expect(styles.length).toBeGreaterThan(begun.length);
});

test('a page for passwords has no field for them before hydration', async ({ request, page }) => {
  for (const path of ['/login', '/register', '/resetPassword']) {
    const html = await (await request.get(path, { headers: { accept: 'text/html' } })).text();
    expect(html).toContain('<h1');
    expect(html).not.toMatch(/type="(password|email)"|aria-label="(Login|Register)"/);
  }
  await page.goto('/login');
  await expect(page.getByRole('form', { name: 'Login' })).toBeVisible();
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
    await page.waitForFunction(() => 'earlyClicks' in window);
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

  for (const width of [320, 1280]) {
    test(`an empty cart leaves the footer where it stood, ${width} px wide`, async ({ page }) => {
      await page.setViewportSize({ width, height: 844 });
      await openBeforeCode(page, '/YourCarts');
      await page.evaluate(() => document.fonts.ready);
      const networks = page.getByRole('list', { name: 'Follow us' });
      const before = await networks.boundingBox();
      code.resolve();
      await expect(page.getByRole('link', { name: 'Look around the shop' })).toBeVisible();
      await expect(page.getByRole('link', { name: 'SIGN UP' })).toBeVisible();
      expect(await networks.boundingBox()).toEqual(before);
    });
  }

  test('a chosen filter applies after hydration', async ({ page }) => {
    await openBeforeCode(page, '/FindDog');
    await page
      .getByText(/^Adult/)
      .first()
      .click();
    code.resolve();
    await expect(page).toHaveURL(/age=adult/i);
    await expect(page.getByRole('radio', { name: /^Adult/ })).toBeChecked();
  });

  test('a chosen order applies after hydration', async ({ page }) => {
    await openBeforeCode(page, '/DogsFood');
    await page.getByLabel('Sort by').selectOption('Price: low to high');
    code.resolve();
    await expect(page).toHaveURL('/DogsFood?sort=price-low-to-high');
  });
});

test('a guarded page shows no sign-in to a signed-in shopper', async ({ page, shopper, shelve }) => {
  const item = await shelve(aDog());
  await page.addInitScript(() => {
    new MutationObserver(() => {
      if (document.querySelector('h1')?.textContent !== 'Welcome back') return;
      document.documentElement.dataset.asked = 'to sign in';
    }).observe(document, { childList: true, subtree: true });
  });
  await page.goto(`/PetOrderDetails/${item._id}`);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(item.petname);
  await expect(page.getByText(`Hello, ${shopper.name}`)).toBeVisible();
  await expect(page.locator('html')).not.toHaveAttribute('data-asked');
});

test('cart and colour scheme appear right with hydration', async ({ page, shelve }) => {
  const item = await shelve(aFood());
  const trouble = watchForErrors(page);
  await page.addInitScript((petId) => {
    localStorage.setItem('mantine-color-scheme-value', 'dark');
    localStorage.setItem(
      'pet-store',
      JSON.stringify({ version: 1, cart: [{ petId, accessoriesAmount: 2 }] }),
    );
  }, item._id);
  await page.goto('/YourCarts');
  await expect(page.getByRole('main')).toContainText(item.petname);
  await expect(page.locator('html')).toHaveAttribute('data-mantine-color-scheme', 'dark');
  await expect(
    page.getByRole('radiogroup', { name: 'Theme' }).getByRole('radio', { name: 'Dark' }),
  ).toBeChecked();
  expect(trouble).toEqual([]);
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
