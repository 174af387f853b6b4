import type { Page } from '@playwright/test';
import { aDog, aFood } from '../../fixtures/items.ts';
import { boxAtRest } from '../../fixtures/screen/at-rest.ts';
import { watchForErrors } from '../../fixtures/screen/page-errors.ts';
import { expect, test } from '../../fixtures/test.ts';

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('an article is readable, with its picture', async ({ page }) => {
    await page.goto('/DogCare');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(/^Complete DOG Care/);
    const picture = page.getByRole('main').getByRole('img').first();
    await expect(picture).toHaveJSProperty('complete', true);
    expect(await picture.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBeGreaterThan(0);
    await expect(page.getByRole('main')).toContainText('Omega 3-6-9');
  });
});

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
    await page.waitForFunction(() => 'earlyEvents' in window);
  }

  for (const width of [320, 1280]) {
    test(`an empty cart leaves the footer where it stood, ${width} px wide`, async ({ page }) => {
      await page.setViewportSize({ width, height: 844 });
      await openBeforeCode(page, '/YourCarts');
      await page.evaluate(() => document.fonts.ready);
      const footer = page.getByRole('contentinfo');
      const before = await boxAtRest(footer);
      code.resolve();
      await expect(page.getByRole('link', { name: 'Look around the shop' })).toBeVisible();
      await expect(page.getByRole('link', { name: 'REGISTER' })).toBeVisible();
      expect(await boxAtRest(footer)).toEqual(before);
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

  test('what is typed stays, and counts after hydration', async ({ page }) => {
    await openBeforeCode(page, '/feeding');
    await page.getByLabel('Weight, kg').fill('20');
    await page.getByLabel('Energy of the food, kcal per 100 g').fill('360');
    code.resolve();
    await expect.poll(() => page.evaluate(() => 'earlyEvents' in window)).toBe(false);
    await page.getByRole('button', { name: 'How much?' }).click();
    await expect(page.getByRole('region', { name: 'The plan' })).toContainText('294 g a day');
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
