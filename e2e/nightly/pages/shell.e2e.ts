import { navigation, signIn } from '../../fixtures/account.ts';
import { aDog, aFood } from '../../fixtures/items.ts';
import { boxAtRest } from '../../fixtures/screen/at-rest.ts';
import { expect, type Page, test } from '../../fixtures/test.ts';

const paper = 'rgb(251, 247, 240)';
const night = 'rgb(22, 28, 25)';

const ground = (page: Page) => page.evaluate(() => getComputedStyle(document.body).backgroundColor);

test.describe('the theme', () => {
  test.use({ colorScheme: 'dark' });

  test('is the system’s before the shop’s code has loaded', async ({ page }) => {
    await page.route(/\/assets\/.*\.js/, (route) => route.abort());
    await page.goto('/', { waitUntil: 'commit' });
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    expect(await ground(page)).toBe(night);
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
  test('the first Tab leads past the navigation', async ({ page }) => {
    await page.goto('/FindCat');
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await page.keyboard.press('Tab');
    const skip = page.getByRole('link', { name: 'Skip to content' });
    await expect(skip).toBeFocused();
    await expect(skip).toBeInViewport({ ratio: 1 });
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
  test('a page whose code has not loaded yet opens on reconnect', async ({ page, context }) => {
    await page.goto('/FindDog');
    await expect(page.getByRole('list', { name: 'Find a dog' }).getByRole('link').first()).toBeVisible();
    await context.setOffline(true);
    await navigation(page).getByRole('button', { name: 'ACCOUNT' }).click();
    await navigation(page).getByRole('link', { name: 'REGISTER' }).click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('This page is out of reach');

    await context.setOffline(false);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Make yourself at home');
  });
});

for (const width of [390, 768, 1280]) {
  test(`no menu of the footer stands alone, ${width} px wide`, async ({ page }) => {
    await page.setViewportSize({ width, height: 844 });
    await page.goto('/login');
    const menus = page.getByRole('contentinfo').getByRole('navigation').locator('section');
    const tops = await menus.evaluateAll((all) => all.map((menu) => menu.getBoundingClientRect().top));
    const rows = [...Map.groupBy(tops, (top) => top).values()].map((row) => row.length);
    expect(new Set(rows)).toEqual(new Set([rows[0]]));
    expect(rows[0]).toBeGreaterThan(1);
  });
}

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 } });

  test('a visitor’s header has no cart, and nothing lies on the picture of an item in a list', async ({
    page,
    shelve,
  }) => {
    const dog = await shelve(aDog());
    await page.goto('/FindDog');
    const card = page.getByRole('article').filter({ hasText: dog.petname });
    await expect(card).toBeVisible();
    await expect(page.getByRole('link', { name: /^Your Cart/ })).toHaveCount(0);
    const picture = await boxAtRest(card.locator('picture, svg').first());
    for (const name of ['Quick view of', 'Compare']) {
      const button = await boxAtRest(card.getByRole('button', { name: `${name} ${dog.petname}` }));
      expect(button?.y).toBeGreaterThanOrEqual((picture?.y ?? 0) + (picture?.height ?? 0));
    }
  });

  test('a page of the back office begins at its heading, and its sections are in the drawer', async ({
    page,
    admin,
  }) => {
    await signIn(page, admin);
    await page.goto('/adminDashboard/orders');
    const heading = page.getByRole('heading', { level: 1 });
    await expect(heading).toBeFocused();
    expect((await boxAtRest(heading))?.y).toBeLessThan(100);
    await page.getByRole('button', { name: 'Open the menu' }).click();
    await page.getByRole('dialog').getByRole('link', { name: 'Customers' }).click();
    await expect(page).toHaveURL('/adminDashboard/customers');
    await expect(page.getByRole('dialog')).toHaveCount(0);
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
