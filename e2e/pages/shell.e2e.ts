import { navigation } from '../fixtures/account.ts';
import { aDog, aFood } from '../fixtures/items.ts';
import { expect, type Page, test } from '../fixtures/test.ts';

const paper = 'rgb(251, 247, 240)';
const night = 'rgb(22, 28, 25)';

const ground = (page: Page) => page.evaluate(() => getComputedStyle(document.body).backgroundColor);
const theme = (page: Page) => page.getByRole('radiogroup', { name: 'Theme' });
const connection = (page: Page) => page.getByRole('status', { name: 'Connection' });

/** Presses a choice; its radio button is drawn over. */
const pick = (page: Page, name: string) =>
  theme(page).getByText(name, { exact: true }).click({ force: true });

test.describe('the theme', () => {
  test.use({ colorScheme: 'dark' });

  test('is the system’s before the shop’s code has loaded', async ({ page }) => {
    await page.route(/\/assets\/.*\.js/, (route) => route.abort());
    await page.goto('/', { waitUntil: 'commit' });
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    expect(await ground(page)).toBe(night);
  });

  test('can be chosen in the header, follows the system again when asked, and is kept', async ({ page }) => {
    await page.goto('/login');
    await expect(theme(page).getByRole('radio', { name: 'System' })).toBeChecked();
    expect(await ground(page)).toBe(night);

    await pick(page, 'Light');
    await expect.poll(() => ground(page)).toBe(paper);
    await page.reload();
    await expect(theme(page).getByRole('radio', { name: 'Light' })).toBeChecked();
    expect(await ground(page)).toBe(paper);

    await pick(page, 'System');
    await expect.poll(() => ground(page)).toBe(night);
    await page.emulateMedia({ colorScheme: 'light' });
    await expect.poll(() => ground(page)).toBe(paper);
  });

  test('can be chosen in the drawer of a phone', async ({ page }) => {
    await page.setViewportSize({ width: 390, height: 844 });
    await page.goto('/login');
    await page.getByRole('button', { name: 'Open the menu' }).click();
    await page.getByRole('dialog').getByText('Light', { exact: true }).click();
    await expect.poll(() => ground(page)).toBe(paper);
  });
});

test.describe('the search of the header', () => {
  test('finds by words from any page and shows them on the results', async ({ page, shelve }) => {
    const food = await shelve(aFood());
    await page.goto('/login');
    const field = page.getByRole('banner').getByRole('combobox', { name: 'Search the shop' });
    await field.fill(` ${food.petname} `);
    await field.press('Enter');
    await expect(page).toHaveURL(`/PetSearchItems?${new URLSearchParams({ q: food.petname })}`);
    await expect(field).toHaveValue(food.petname);
    await expect(page.getByRole('link', { name: food.petname })).toBeVisible();

    await page.reload();
    await expect(field).toHaveValue(food.petname);
  });

  test('opens on a phone, and says on the results what was looked for', async ({ page }) => {
    await page.setViewportSize({ width: 390, height: 844 });
    await page.goto('/FindDog');
    await page.getByRole('button', { name: 'Open the search' }).click();
    const field = page.getByRole('combobox', { name: 'Search the shop' });
    await expect(field).toBeFocused();
    await page.keyboard.type('kibble');
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL('/PetSearchItems?q=kibble');
    await expect(field).toHaveValue('kibble');
    await page.goto('/FindDog');
    await expect(page.getByRole('button', { name: 'Open the search' })).toBeVisible();
    await expect(field).toHaveCount(0);
  });
});

test.describe('with the keyboard alone', () => {
  test('a menu opens, leads on and closes', async ({ page }) => {
    await page.goto('/');
    const menu = navigation(page).getByRole('button', { name: 'CAT' });
    const first = navigation(page).getByRole('link', { name: 'Find a cat' });
    await menu.focus();
    await page.keyboard.press('Enter');
    await expect(first).toBeVisible();
    await page.keyboard.press('Tab');
    await expect(first).toBeFocused();
    await page.keyboard.press('Escape');
    await expect(first).toBeHidden();
    await expect(menu).toBeFocused();

    await page.keyboard.press('ArrowDown');
    await expect(first).toBeFocused();
    await page.keyboard.press('ArrowDown');
    await expect(navigation(page).getByRole('link', { name: 'Cat care' })).toBeFocused();
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL('/CatCare');
    await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
    await expect(first).toBeHidden();
    await expect(menu).toHaveAttribute('aria-current', 'true');
  });

  test('the first Tab leads past the navigation', async ({ page }) => {
    await page.goto('/FindCat');
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await page.keyboard.press('Tab');
    await expect(page.getByRole('link', { name: 'Skip to content' })).toBeFocused();
    await page.keyboard.press('Enter');
    await expect(page.getByRole('main')).toBeFocused();
  });

  test.describe('on a phone', () => {
    test.use({ viewport: { width: 390, height: 844 } });

    test('the drawer opens, keeps the focus, leads on and closes', async ({ page }) => {
      await page.goto('/');
      const opener = page.getByRole('button', { name: 'Open the menu' });
      const drawer = page.getByRole('dialog', { name: 'Fern & Paw' });
      await opener.focus();
      await page.keyboard.press('Enter');
      await expect(drawer.getByRole('button', { name: 'Close the menu' })).toBeFocused();
      await page.keyboard.press('Shift+Tab');
      await expect(drawer.getByRole('radio', { name: 'System' })).toBeFocused();
      await page.keyboard.press('Escape');
      await expect(drawer).toHaveCount(0);
      await expect(opener).toBeFocused();

      await page.keyboard.press('Enter');
      await expect(drawer.getByRole('button', { name: 'Close the menu' })).toBeFocused();
      await page.keyboard.press('Tab');
      await page.keyboard.press('Tab');
      await expect(drawer.getByRole('link', { name: 'Find a dog' })).toBeFocused();
      await page.keyboard.press('Enter');
      await expect(page).toHaveURL('/FindDog');
      await expect(drawer).toHaveCount(0);
    });
  });
});

test.describe('without a connection', () => {
  test('the page stays, shows the offline bar, and loads what was missing on reconnect', async ({
    page,
    context,
    shelve,
  }) => {
    const dog = await shelve(aDog());
    await page.goto('/FindDog');
    const card = page.getByRole('link', { name: dog.petname });
    await expect(card).toBeVisible({ timeout: 30_000 });

    await context.setOffline(true);
    await expect(connection(page)).toContainText('You are offline');
    await expect(card).toBeVisible();

    // The same page of another kind: its code is here, its animals are not.
    await page.getByRole('contentinfo').getByRole('link', { name: 'Find a cat' }).click();
    await expect(page.getByRole('alert')).toContainText('You are offline');

    await context.setOffline(false);
    await expect(page.getByRole('list', { name: 'Find a cat' }).getByRole('link').first()).toBeVisible();
    await expect(page.getByRole('alert')).toHaveCount(0);
    await expect(connection(page)).toContainText('You are connected again');
    await expect(connection(page)).toHaveText('');
  });

  test('a page whose code has not loaded yet opens on reconnect', async ({ page, context }) => {
    await page.goto('/FindDog');
    await expect(page.getByRole('heading', { level: 1, name: 'Find a dog' })).toBeVisible();
    await page.waitForLoadState('networkidle');
    await context.setOffline(true);
    await navigation(page).getByRole('button', { name: 'ACCOUNT' }).click();
    await navigation(page).getByRole('link', { name: 'REGISTER' }).click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('This page is out of reach');

    await context.setOffline(false);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Make yourself at home');
  });
});

test('with prefers-reduced-motion nothing moves', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.goto('/');
  await page.setViewportSize({ width: 390, height: 844 });
  await page.getByRole('button', { name: 'Open the menu' }).click();
  await expect(page.getByRole('dialog')).toBeVisible();
  const moving = await page.evaluate(() =>
    document
      .getAnimations()
      .filter(({ effect }) => Number(effect?.getComputedTiming().endTime) > 20)
      .map(({ effect }) => String((effect as KeyframeEffect | null)?.target?.outerHTML.slice(0, 120))),
  );
  expect(moving).toEqual([]);
});
