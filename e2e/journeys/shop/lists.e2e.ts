import { signIn } from '../../fixtures/account.ts';
import { aDog } from '../../fixtures/items.ts';
import { unique } from '../../fixtures/shop-api.ts';
import { expect, type Locator, type Page, test } from '../../fixtures/test.ts';

const filters = (page: Page) => page.getByRole('complementary', { name: 'Filters' });
/** What is listed; what was looked at before stands in a list of its own. */
const results = (page: Page) => page.getByRole('list', { name: /^(Find a|Search results|Dog |Cat )/ });
const cards = (page: Page) => results(page).getByRole('article');

test('filters are in the URL: they survive a reload, can be shared, and Back undoes them', async ({
  page,
  context,
  shelve,
}) => {
  const word = unique();
  const puppy = await shelve(aDog({ petname: `Puppy ${word}`, petprice: 300 }));
  const senior = await shelve(aDog({ petname: `Senior ${word}`, age: 'SENIOR', petprice: 90 }));
  await page.goto(`/FindDog?q=${word}`);
  await expect(cards(page)).toHaveCount(2);

  await filters(page)
    .getByText(/^Senior/)
    .click();
  await expect(page.getByText('1 dog', { exact: true })).toBeVisible();
  await expect(page).toHaveURL(`/FindDog?q=${word}&age=Senior`);
  await filters(page).getByLabel('Price to, in dollars').fill('80');
  await expect(page.getByText('No Data')).toBeVisible();
  await expect(page).toHaveURL(/priceMax=80/);

  const friend = await context.newPage();
  await friend.goto(page.url());
  await expect(friend.getByText('No Data')).toBeVisible();
  await friend.close();

  await page.goBack();
  await expect(page.getByRole('link', { name: senior.petname })).toBeVisible();
  await page.reload();
  await expect(filters(page).getByRole('radio', { name: /^Senior/ })).toBeChecked();
  await page.getByRole('button', { name: 'Remove filter Senior' }).click();
  await page.getByLabel('Sort by').selectOption('Price: low to high');
  await expect(page).toHaveURL(`/FindDog?q=${word}&sort=price-low-to-high`);
  await expect(cards(page).getByRole('link')).toHaveText([senior.petname, puppy.petname]);
});

test('a long list loads more by itself, shows its progress, and is restored by Back', async ({
  page,
  shopper: _,
}) => {
  await page.goto('/PetSearchItems');
  await expect(cards(page)).toHaveCount(12);
  await page.mouse.move(700, 600);
  await expect(async () => {
    await page.mouse.wheel(0, 1500);
    expect(await cards(page).count()).toBeGreaterThan(30);
  }).toPass();
  // A quick machine has loaded all of them by now.
  await expect(page.getByText(/^\d+ of \d+ shown$/)).toBeVisible();
  await expect(page.getByRole('status').filter({ hasText: /^(\d+ of )?\d+ animals$/ })).toBeAttached();

  const card = cards(page).nth(28);
  const name = (await card.getByRole('link').textContent()) ?? '';
  // Where it is left is where the click is: until then a turn of the wheel may still be on its way.
  const place = page.evaluate(
    () =>
      new Promise<number>((resolve) => {
        addEventListener('click', () => resolve(Math.round(scrollY)), { capture: true, once: true });
      }),
  );
  await card.getByRole('link').click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(name);
  await page.goBack();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Search');
  await expect.poll(() => page.evaluate(() => Math.round(scrollY))).toBe(await place);
  await expect(results(page).getByRole('link', { name, exact: true })).toBeInViewport();
});

/** As a phone does that has dropped the tab meanwhile. */
async function openReloadAndReturn(page: Page, row: Locator) {
  const link = row.getByRole('link').first();
  const href = await link.getAttribute('href');
  await link.click();
  await expect(page).toHaveURL(new RegExp(`${href}$`));
  await page.reload();
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await page.goBack();
}

test('a list on a phone is where it was left, when the page was reloaded meanwhile', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto('/PetSearchItems?category=food&sort=price-low-to-high');
  const more = page.getByRole('button', { name: 'Show more' });
  while ((await cards(page).count()) < 48) await more.click();
  const card = cards(page).nth(45);
  const name = (await card.getByRole('link').first().textContent()) ?? '';
  await openReloadAndReturn(page, card);
  await expect(results(page).getByRole('link', { name, exact: true })).toBeInViewport();
});

test('a list of the back office is where it was left, too', async ({ page, admin }) => {
  await signIn(page, admin);
  await page.goto('/adminDashboard/orders');
  const rows = page.getByRole('table', { name: 'Orders' }).locator('tbody').getByRole('row');
  await expect(rows).toHaveCount(20);
  await page.getByRole('button', { name: 'Show more' }).click();
  await expect(rows.nth(24)).toBeVisible();
  const number = (await rows.nth(24).getByRole('link').first().textContent()) ?? '';
  await openReloadAndReturn(page, rows.nth(24));
  await expect(rows.filter({ hasText: number })).toBeInViewport();
});
