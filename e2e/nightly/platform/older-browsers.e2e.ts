import { expectDialog, fillLogin, fillRegistration, logOut } from '../../fixtures/account.ts';
import { checkout, expectCartCount, hasInCart } from '../../fixtures/cart.ts';
import { aDog, aFood } from '../../fixtures/items.ts';
import { chargesOf } from '../../fixtures/ledger.ts';
import { type Account, aPerson, shopUrl } from '../../fixtures/shop-api.ts';
import { type BrowserContext, expect, type Page, test } from '../../fixtures/test.ts';

/*
 * The oldest browsers that README.md names, and pages that came by plain http, have less than the browser of these
 * tests. What they have not is taken away here; a shopper does not notice.
 */

/** What is there on pages that came by https alone, or from this machine. */
function withoutSecureContext(context: BrowserContext): Promise<unknown> {
  return context.addInitScript(() => {
    Object.defineProperty(window, 'isSecureContext', { value: false });
    Reflect.deleteProperty(Crypto.prototype, 'randomUUID');
    Reflect.deleteProperty(Crypto.prototype, 'subtle');
    for (const name of [
      'locks',
      'clipboard',
      'serviceWorker',
      'credentials',
      'storage',
      'mediaDevices',
      'share',
    ]) {
      Reflect.deleteProperty(Navigator.prototype, name);
    }
    for (const name of ['caches', 'cookieStore']) Reflect.deleteProperty(window, name);
  });
}

/** What Safari 16.2, Chrome 111 and Firefox 121 have not all of. */
function withoutNewerApis(context: BrowserContext): Promise<unknown> {
  return context.addInitScript(() => {
    const gone: [object, string[]][] = [
      [Object, ['groupBy']],
      [Map, ['groupBy']],
      [Promise, ['withResolvers', 'try']],
      [Array, ['fromAsync']],
      [AbortSignal, ['any']],
      [URL, ['canParse', 'parse']],
      [Error, ['captureStackTrace', 'isError']],
      [String.prototype, ['isWellFormed', 'toWellFormed']],
      [
        Set.prototype,
        ['union', 'intersection', 'difference', 'isSubsetOf', 'isSupersetOf', 'isDisjointFrom'],
      ],
      [
        Object.getPrototypeOf(Object.getPrototypeOf([][Symbol.iterator]())),
        ['map', 'filter', 'take', 'drop', 'toArray'],
      ],
      [
        Element.prototype,
        ['checkVisibility', 'setHTML', 'moveBefore', 'togglePopover', 'showPopover', 'hidePopover'],
      ],
      [Document.prototype, ['startViewTransition']],
      [CSSStyleSheet.prototype, ['replace', 'replaceSync']],
      [
        window,
        ['requestIdleCallback', 'cancelIdleCallback', 'scheduler', 'navigation', 'Iterator', 'CloseWatcher'],
      ],
    ];
    for (const [owner, names] of gone) for (const name of names) Reflect.deleteProperty(owner, name);
  });
}

/** The first visit of somebody who buys: registers, orders an animal, fills the cart, pays, leaves and comes back. */
async function buyEverything(
  page: Page,
  admin: Account,
  items: { food: Parameters<typeof hasInCart>[1]; dog: { _id: string; petname: string } },
) {
  const faults: string[] = [];
  page.on('pageerror', (error) => faults.push(String(error)));
  const person = aPerson({ name: 'Theodora Vintage' });
  await page.goto('/register');
  await fillRegistration(page, person);
  await expectDialog(page, 'Succesfull !', 'Successfully Registered');

  await page.goto(`/PetOrderDetails/${items.dog._id}`);
  const form = page.getByRole('form', { name: `Order ${items.dog.petname}` });
  await form.getByLabel('Location').fill('12 Orchard Lane, Portland');
  await form.getByLabel('Phone').fill('5035550142');
  await form.getByRole('button', { name: 'ORDER' }).click();
  await expect(page.getByRole('alert').filter({ hasText: 'Pets Ordered Succesfully' })).toBeVisible();

  await hasInCart(page, items.food, 2);
  await page.goto('/YourCarts');
  await checkout(page);
  await expectDialog(page, 'Succesfull !', 'Order SuccessFull');
  await expectCartCount(page, 0);
  expect(await chargesOf(admin, person)).toEqual([3000]);

  await page.goto('/PetSearchItems?q=kibble');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await logOut(page);
  await page.goto('/login');
  await fillLogin(page, person);
  await expect(page.getByText(`Hello, ${person.name}`)).toBeVisible();
  expect(faults).toEqual([]);
}

test('a shopper with an older browser buys', async ({ page, context, admin, shelve }) => {
  await withoutSecureContext(context);
  await withoutNewerApis(context);
  await buyEverything(page, admin, { food: await shelve(aFood()), dog: await shelve(aDog()) });
});

test('a shopper buys over plain http', async ({ browser, admin, shelve }) => {
  // A name that is none of this machine (playwright.config.ts): to the browser, a shop somewhere in the network.
  const baseURL = `http://plain.shop.test:${new URL(shopUrl()).port}`;
  const context = await browser.newContext({ baseURL });
  const page = await context.newPage();
  await page.goto('/');
  expect(await page.evaluate(() => [isSecureContext, 'randomUUID' in crypto])).toEqual([false, false]);
  await buyEverything(page, admin, { food: await shelve(aFood()), dog: await shelve(aDog()) });
  await context.close();
});
