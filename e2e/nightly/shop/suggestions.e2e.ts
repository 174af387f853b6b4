import { accessibilityIssuesOn } from '../../fixtures/screen/accessibility.ts';
import { expect, type Page, test } from '../../fixtures/test.ts';

test.use({ contextOptions: { reducedMotion: 'reduce' } });

const field = (page: Page) => page.getByRole('banner').getByRole('combobox', { name: 'Search the shop' });
const list = (page: Page) => page.getByRole('listbox', { name: 'Suggestions' });

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
