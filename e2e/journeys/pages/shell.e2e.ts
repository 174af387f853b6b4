import { navigation } from '../../fixtures/account.ts';
import { aDog } from '../../fixtures/items.ts';
import { expect, type Page, test } from '../../fixtures/test.ts';

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
    await expect(connection(page)).toContainText('You are connected again');
    await expect(page.getByRole('list', { name: 'Find a cat' }).getByRole('link').first()).toBeVisible();
    await expect(page.getByRole('alert')).toHaveCount(0);
    await expect(connection(page)).toHaveText('');
  });
});
