import { fillLogin, logOut } from '../../fixtures/account.ts';
import { cartList } from '../../fixtures/cart.ts';
import { aFood } from '../../fixtures/items.ts';
import { aPerson, registerAccount } from '../../fixtures/shop-api.ts';
import { expect, type Page, test } from '../../fixtures/test.ts';

/*
 * What a browser keeps for the shop, in the hands of somebody else: the shop starts all the same, in the five seconds
 * that it gives itself, believes no price and no role, and leads nobody astray.
 */

/** From the start of the page to its first heading, in milliseconds (specification §9). */
const START_TIMEOUT_MS = 5000;

test.describe('the saved cart', () => {
  test('of five million characters does not delay the start', async ({ page, shelve }) => {
    const kibble = await shelve(aFood());
    await page.goto('/login');
    await page.evaluate((petId) => {
      const cart = [{ petId, accessoriesAmount: 1 }];
      const junk = 'x'.repeat(5_000_000);
      localStorage.setItem('pet-store', JSON.stringify({ version: 1, cart, junk }));
    }, kibble._id);
    await expectStart(page);
    await page.goto('/YourCarts');
    await expect(cartList(page).getByRole('listitem')).toHaveCount(1);
  });
});

test('a blocked storage does not stop the shop', async ({ page }) => {
  await page.addInitScript(() => {
    Object.defineProperty(globalThis, 'localStorage', {
      get() {
        throw new DOMException('Access is denied for this document.', 'SecurityError');
      },
    });
  });
  await expectStart(page);
  await page.goto('/YourCarts');
  await expect(page.getByRole('main')).toContainText('No Data');
});

for (const [what, isPartly] of [
  ['is blocked', false],
  ['has room for a few letters', true],
] as const) {
  test(`a storage that ${what} lets a shopper in for this visit, and says so`, async ({ page }) => {
    const person = await registerAccount(aPerson());
    await page.addInitScript((hasRoom) => {
      const { setItem } = Storage.prototype;
      Storage.prototype.setItem = function store(key: string, value: string) {
        if (this === sessionStorage || (hasRoom && value.length < 100)) setItem.call(this, key, value);
        else throw new DOMException('The quota has been exceeded.', 'QuotaExceededError');
      };
    }, isPartly);
    await page.goto('/login');
    await fillLogin(page, person);
    await expect(page.getByText(`Hello, ${person.name}`)).toBeVisible();
    await expect(page.getByText('Your browser keeps nothing for this shop')).toHaveCount(1);
    await logOut(page);
  });
}

test('a stored return path to another site leads home', async ({ page }) => {
  const person = await registerAccount(aPerson());
  for (const pathname of [
    '//evil.test/x',
    '/\\evil.test',
    '/\t/evil.test',
    'https://evil.test',
    'javascript:alert(1)',
    '/login',
    '/adminDashboard/MakeAdmin',
  ]) {
    await page.goto('/login?from=//evil.test&redirect=//evil.test&next=//evil.test');
    await page.evaluate((from) => {
      history.replaceState(
        { usr: { from: { pathname: from, search: '', hash: '' } }, key: 'kept', idx: 0 },
        '',
      );
    }, pathname);
    await page.reload();
    await fillLogin(page, person);
    await expect(page, `remembered: ${pathname}`).toHaveURL('/');
    await logOut(page);
  }
});

async function expectStart(page: Page): Promise<void> {
  await page.goto('/FindDog', { waitUntil: 'commit' });
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Find a dog', {
    timeout: START_TIMEOUT_MS,
  });
}
