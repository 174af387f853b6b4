import { isOperation } from '../../fixtures/responses.ts';
import { scrollAtRest } from '../../fixtures/screen/at-rest.ts';
import { expect, type Page, test } from '../../fixtures/test.ts';

const cards = (page: Page) => page.getByRole('main').getByRole('article');

test('a hovered link prefetches its page’s first queries', async ({ page }) => {
  await page.goto('/FindDog');
  const link = cards(page).first().getByRole('link');
  const id = (await link.getAttribute('href'))?.split('/').at(-1) ?? '';
  const asked = page.waitForRequest(
    (request) => isOperation(request, 'PetDetails') && decodeURIComponent(request.url()).includes(id),
  );
  await link.hover();
  await asked;
  await expect(page).toHaveURL('/FindDog');
});

test('the preloaded picture of a page is the one that it shows', async ({ page, shopper: _ }) => {
  await page.goto('/CatsFood');
  const pictured = cards(page).filter({ has: page.locator('picture') });
  await page.goto((await pictured.first().getByRole('link').getAttribute('href')) ?? '');
  const shown = page.getByRole('main').locator('source[type="image/avif"]').first();
  const early = page.locator('link[rel="preload"][as="image"]');
  await expect(early).toHaveAttribute('imagesrcset', (await shown.getAttribute('srcset')) ?? '');
  await expect(early).toHaveAttribute('imagesizes', (await shown.getAttribute('sizes')) ?? '');
});

test('a page opened in the same tab starts at its top; a reload or Back restores its scroll position', async ({
  page,
}) => {
  const position = () => page.evaluate(() => Math.round(scrollY));
  await page.goto('/FindDog');
  await page.evaluate(() => scrollTo(0, 500));
  await expect.poll(position).toBe(500);
  await page.reload();
  await expect.poll(position).toBe(500);

  await page.goto('/FindCat');
  await expect(page.getByRole('heading', { level: 1, name: 'Find a cat' })).toBeVisible();
  // What was kept would be looked at once the list is there.
  await expect(cards(page).first()).toBeVisible();
  expect(await scrollAtRest(page)).toBe(0);
  await page.evaluate(() => scrollTo(0, 300));
  await expect.poll(position).toBe(300);

  await page.goBack();
  await expect(page.getByRole('heading', { level: 1, name: 'Find a dog' })).toBeVisible();
  await expect.poll(position).toBe(500);
  await page.goForward();
  await expect.poll(position).toBe(300);
});

test('a typed URL starts at the top, also where the browser renders its page', async ({ page }) => {
  // A step within the shop: how far down one was is kept then.
  await page.goto('/FindDog');
  await expect(cards(page).first()).toBeVisible();
  await page.evaluate(() => scrollTo(0, 500));
  await page.getByRole('contentinfo').getByRole('link', { name: 'Dog care' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(/^Complete DOG Care/);

  await page.goto('/DogsFood?sort=price-low-to-high');
  await expect(cards(page).first()).toBeVisible();
  expect(await scrollAtRest(page)).toBe(0);
});

test('the old page stays until the code of the next one has loaded, which then gets the focus', async ({
  page,
}) => {
  const code = Promise.withResolvers<void>();
  await page.route('**/assets/dog-care.page-*.js', async (route) => {
    await code.promise;
    await route.continue();
  });
  await page.goto('/FindDog');
  await page.getByRole('contentinfo').getByRole('link', { name: 'Dog care' }).click();
  const heading = page.getByRole('heading', { level: 1 });
  await expect(page.locator('[data-active][aria-hidden]')).toHaveCount(1);
  await expect(heading).toHaveText('Find a dog');
  await expect(cards(page).first()).toBeVisible();

  code.resolve();
  await expect(heading).toHaveText(/^Complete DOG Care/);
  await expect(heading).toBeFocused();
  await expect(page).toHaveTitle(/^Dog care and pain relief/);
  await expect(page).toHaveURL('/DogCare');
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(0);
});

test('a page whose code failed to load says so, and opens at the next visit', async ({ page }) => {
  await page.route('**/assets/dog-care.page-*.js', (route) => route.abort());
  await page.goto('/FindDog');
  const link = page.getByRole('contentinfo').getByRole('link', { name: 'Dog care' });
  const heading = page.getByRole('heading', { level: 1 });
  await link.click();
  await expect(heading).toHaveText('This page tripped over its own paws');
  await page.goBack();
  await expect(heading).toHaveText('Find a dog');

  await page.unroute('**/assets/dog-care.page-*.js');
  await link.click();
  await expect(heading).toHaveText(/^Complete DOG Care/);
});
