import { accessibilityIssuesOn } from '../fixtures/accessibility.ts';
import { aFood } from '../fixtures/items.ts';
import { unique } from '../fixtures/shop-api.ts';
import { expect, type Page, test } from '../fixtures/test.ts';

test.use({ contextOptions: { reducedMotion: 'reduce' } });

const field = (page: Page) => page.getByRole('banner').getByRole('combobox', { name: 'Search the shop' });
const list = (page: Page) => page.getByRole('listbox', { name: 'Suggestions' });

test('suggestions lead the keyboard to an item, a part of the shop and a search', async ({
  page,
  shelve,
}) => {
  const food = await shelve(aFood({ petname: `Quail ${unique()}` }));
  await page.goto('/DogCare');
  await field(page).focus();
  await page.keyboard.type(food.petname.slice(0, -2).toUpperCase());
  const option = list(page).getByRole('option', { name: new RegExp(`^${food.petname}`) });
  await expect(option).toBeVisible();
  await expect(option.locator('mark').first()).toHaveText(/^quail$/i);
  await page.keyboard.press('ArrowUp');
  await expect(option).toHaveAttribute('aria-selected', 'true');
  await expect(field(page)).toBeFocused();

  await page.keyboard.press('Escape');
  await expect(list(page)).toBeHidden();
  await expect(field(page)).not.toHaveValue('');
  await page.keyboard.press('ArrowDown');
  await expect(list(page)).toBeVisible();
  await page.keyboard.press('Tab');
  await expect(list(page)).toBeHidden();
  await expect(field(page)).not.toBeFocused();

  await field(page).fill('dog fo');
  await expect(list(page).getByRole('option', { name: /^dog food/ })).toBeVisible();
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL('/PetSearchItems?q=dog+food');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Results for “dog food”');
  await expect(page).toHaveTitle('dog food · Search · Fern & Paw');
  await expect(list(page)).toBeHidden();
});

test('suggestions are clicked, and take no focus from the field until then', async ({ page }) => {
  await page.goto('/DogCare');
  await field(page).click();
  await page.keyboard.type('cat foo');
  await list(page)
    .getByRole('group', { name: 'In the shop' })
    .getByRole('option', { name: /^Cat food/ })
    .click();
  await expect(page).toHaveURL('/CatsFood');
});

test('an older question is given up when somebody types on', async ({ page }) => {
  await page.goto('/DogCare');
  await page.route(/SearchSuggestions/, async (route) => {
    if (/text[^&]*do(%22|")/.test(route.request().url())) return;
    await route.continue();
  });
  const givenUp = page.waitForEvent('requestfailed', (request) =>
    request.url().includes('SearchSuggestions'),
  );
  const asked = page.waitForRequest(/SearchSuggestions/);
  await field(page).click();
  await page.keyboard.type('do');
  await asked;
  await page.keyboard.type('g');
  await givenUp;
  await expect(list(page)).toBeVisible();
});

test('without an answer the search goes on as a form', async ({ page }) => {
  await page.goto('/DogCare');
  await page.route(/SearchSuggestions/, (route) => route.fulfill({ status: 500, body: 'no' }));
  await field(page).click();
  await page.keyboard.type('kibble');
  await page.waitForTimeout(500);
  await expect(list(page)).toBeHidden();
  await expect(page.getByRole('alert')).toHaveCount(0);
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL('/PetSearchItems?q=kibble');
});

test('suggestions can be used by everybody, in the header and on the home page', async ({ page }) => {
  await page.goto('/');
  const home = page.getByRole('main').getByRole('combobox', { name: 'Search the shop' });
  for (const one of [home, field(page)]) {
    await page.setViewportSize({ width: 1280, height: 844 });
    await one.fill('dog');
    await expect(list(page)).toBeVisible();
    await page.keyboard.press('ArrowDown');
    if (one === home) expect(await accessibilityIssuesOn(page)).toEqual([]);
  }
});

test('an empty search leads on', async ({ page }) => {
  await page.goto('/PetSearchItems?q=zzqxvw');
  await expect(page.getByText('We found nothing for “zzqxvw”')).toBeVisible();
  expect(await accessibilityIssuesOn(page)).toEqual([]);
  await page
    .getByRole('navigation', { name: 'Look around instead' })
    .getByRole('link', { name: 'Cat food' })
    .click();
  await expect(page).toHaveURL('/CatsFood');
});
