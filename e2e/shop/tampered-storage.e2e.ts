import { fillLogin, logOut } from '../fixtures/account.ts';
import { addToCart, cartList, expectCartCount, pickDelivery } from '../fixtures/cart.ts';
import { aBed, aFood } from '../fixtures/items.ts';
import { aPerson, registerAccount } from '../fixtures/shop-api.ts';
import { expect, type Page, test } from '../fixtures/test.ts';

/*
 * What a browser keeps for the shop, in the hands of somebody else: the shop starts all the same, in the five seconds
 * that it gives itself, believes no price and no role, and leads nobody astray.
 */

/** From the start of the page to its first heading, in milliseconds (specification §9). */
const START_TIMEOUT_MS = 5000;

test.describe('the saved cart', () => {
  test('with forged entries is cleaned entry by entry, and the shop prices the rest', async ({
    page,
    shopper: _,
    shelve,
  }) => {
    const kibble = await shelve(aFood());
    const bed = await shelve(aBed());
    await setStorage(page, {
      version: 1,
      role: 'ADMIN',
      cart: [
        { petId: kibble._id, accessoriesAmount: 2, petprice: 0.01, totalamount: 0, status: 'paid' },
        { petId: bed._id, accessoriesAmount: -5 },
        { petId: bed._id, accessoriesAmount: 1e9 },
        { petId: { $ne: null }, accessoriesAmount: 1 },
        { petId: 'ffffffffffffffffffffffff', accessoriesAmount: 1 },
      ],
      settledPayments: { length: -1 },
    });
    await page.goto('/YourCarts');
    await expect(cartList(page).getByRole('listitem')).toHaveCount(2);
    await expect(page.getByRole('form', { name: 'Payment' })).toContainText('$30.00');
    await expect(cartList(page).getByRole('alert')).toHaveCount(1);
    await page.goto('/adminDashboard');
    await expect(page).toHaveURL('/');
  });

  for (const [name, text] of [
    ['is no JSON', '{"version":1,"cart":['],
    ['is of a version to come', '{"version":99,"cart":[{"petId":"x","accessoriesAmount":1}]}'],
    [
      'reaches for the prototype',
      '{"version":1,"cart":[],"__proto__":{"cart":[1]},"constructor":{"prototype":{"role":"ADMIN"}}}',
    ],
    ['is a deep heap of brackets', `${'['.repeat(50_000)}`],
    ['is a page', '<script>alert(1)</script>'],
  ] as const) {
    test(`that ${name} is an empty one`, async ({ page }) => {
      await setStorage(page, text);
      await expectStart(page);
      expect(await page.evaluate(() => Reflect.get({}, 'role'))).toBeUndefined();
      await page.goto('/YourCarts');
      await expect(page.getByRole('main')).toContainText('No Data');
    });
  }

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

test('a full storage leaves a cart that works until the tab is closed, and alerts once', async ({
  page,
  shopper: _,
  shelve,
}) => {
  const kibble = await shelve(aFood());
  await page.addInitScript(() => {
    const { setItem } = Storage.prototype;
    // The few letters of the session still fit.
    Storage.prototype.setItem = function store(key: string, value: string) {
      if (key === 'pet-store') throw new DOMException('The quota has been exceeded.', 'QuotaExceededError');
      setItem.call(this, key, value);
    };
  });
  await page.goto(`/PetOrderDetails/${kibble._id}`);
  await addToCart(page, 2);
  await addToCart(page, 1);
  await expectCartCount(page, 3);
  await page.getByRole('link', { name: /^Your Cart/ }).click();
  await expect(cartList(page).getByRole('listitem')).toHaveCount(1);
  await pickDelivery(page, 'Standard delivery');
  await expect(page.getByRole('form', { name: 'Payment' })).toContainText('$42.50');
  await expect(page.getByText('Your browser keeps nothing for this shop')).toHaveCount(1);

  await page.reload();
  await page.goto(`/PetOrderDetails/${kibble._id}`);
  await addToCart(page, 1);
  await expect(page.getByText('Your browser keeps nothing for this shop')).toHaveCount(0);
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

/** Puts something into the browser's storage, in place of what the shop keeps there. */
async function setStorage(page: Page, saved: unknown): Promise<void> {
  await page.goto('/login');
  const text = typeof saved === 'string' ? saved : JSON.stringify(saved);
  await page.evaluate((value) => localStorage.setItem('pet-store', value), text);
}

async function expectStart(page: Page): Promise<void> {
  await page.goto('/FindDog', { waitUntil: 'commit' });
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Find a dog', {
    timeout: START_TIMEOUT_MS,
  });
}
