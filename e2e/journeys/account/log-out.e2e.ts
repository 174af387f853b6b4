import { fillLogin, logOut, navigation, signIn } from '../../fixtures/account.ts';
import {
  cartList,
  checkout,
  checkoutButton,
  declinedCard,
  expectCartCount,
  hasInCart,
} from '../../fixtures/cart.ts';
import { aFood } from '../../fixtures/items.ts';
import { aPerson, registerAccount } from '../../fixtures/shop-api.ts';
import { expect, type Page, test } from '../../fixtures/test.ts';

/*
 * Several people at one browser. Whoever leaves takes along what says who they are, out of every storage and every tab;
 * what they had in the cart waits for them.
 */

/** All that a page can read of what this browser keeps, its own history and what stands on it included. */
function readAllStorage(page: Page): Promise<string> {
  return page.evaluate(async () => {
    const kept: unknown[] = [
      document.documentElement.outerHTML,
      location.href,
      history.state,
      document.cookie,
      window.name,
    ];
    for (const storage of [localStorage, sessionStorage]) kept.push({ ...storage });
    for (const field of document.querySelectorAll('input')) kept.push(field.value);
    for (const { name } of await indexedDB.databases()) {
      if (!name) continue;
      const db = await new Promise<IDBDatabase>((resolve, reject) => {
        const request = indexedDB.open(name);
        request.onsuccess = () => resolve(request.result);
        request.onerror = () => reject(request.error);
      });
      for (const store of db.objectStoreNames) {
        const request = db.transaction(store).objectStore(store).getAll();
        await new Promise((resolve) => {
          request.onsuccess = resolve;
        });
        kept.push(name, store, request.result);
      }
      db.close();
    }
    for (const name of await caches.keys()) kept.push(name);
    return JSON.stringify(kept);
  });
}

async function expectNothingOf(page: Page, person: { name: string; email: string }): Promise<void> {
  const text = await readAllStorage(page);
  for (const personal of [person.name, person.email, '12 Orchard Lane', '5035550142']) {
    expect(text, `${page.url()} has ${personal}`).not.toContain(personal);
  }
}

test('after a declined payment and a log-out nothing personal is left in any tab, and the cart is put away', async ({
  page,
  context,
  shelve,
}) => {
  const first = await registerAccount(aPerson({ name: 'Wilhelmina Marsh' }));
  const second = await registerAccount(aPerson({ name: 'Ottokar Reed' }));
  const kibble = await shelve(aFood());
  await signIn(page, first);
  await hasInCart(page, kibble, 2);
  const other = await context.newPage();
  await page.bringToFront();
  await page.goto('/YourCarts');
  await checkout(page, { card: declinedCard });
  await page.getByRole('dialog', { name: 'Error !' }).getByRole('button', { name: 'OK' }).click();

  await other.bringToFront();
  await other.goto('/YourCarts');
  const panel = other.getByRole('form', { name: 'Payment' });
  await panel.getByLabel('Location').fill('12 Orchard Lane, Portland');
  await page.bringToFront();
  await logOut(page);
  await expect(navigation(other).getByRole('button', { name: 'ACCOUNT' })).toBeVisible();
  for (const tab of [page, other]) await expectNothingOf(tab, first);

  // A visitor in between sees no cart and no payment.
  await page.goto('/YourCarts');
  await expect(page.getByRole('main')).toContainText('No Data');
  await expect(page.getByRole('region', { name: 'Payment' })).toHaveCount(0);

  await signIn(page, second);
  await page.goto('/YourCarts');
  await expect(page.getByRole('main')).toContainText('No Data');
  await expectNothingOf(page, first);
  await logOut(page);
  await expectNothingOf(page, second);

  await signIn(page, first);
  await expectCartCount(page, 2);
  await page.goto('/YourCarts');
  await expect(cartList(page)).toContainText(kibble.petname);
  await expect(checkoutButton(page)).toBeEnabled();
});

test('the back button shows nothing of a signed-out account', async ({ page, shopper }) => {
  await page.goto('/petorder');
  await page.goto('/accessoriesOrder');
  await logOut(page);
  await page.goBack();
  await expect(page).toHaveURL('/login');
  await expectNothingOf(page, shopper);
});

test('a sign-in as another account in a second tab changes the first tab, too', async ({
  page,
  context,
  shelve,
}) => {
  const first = await registerAccount(aPerson({ name: 'Wilhelmina Marsh' }));
  const second = await registerAccount(aPerson({ name: 'Ottokar Reed' }));
  await signIn(page, first);
  await hasInCart(page, await shelve(aFood()), 2);
  const other = await context.newPage();
  await other.goto('/');
  await logOut(other);
  await other.goto('/login');
  await fillLogin(other, second);
  await expect(other.getByText(`Hello, ${second.name}`)).toBeVisible();
  await page.bringToFront();
  await page.goto('/');
  await expect(page.getByText(`Hello, ${second.name}`)).toBeVisible();
  await expectCartCount(page, 0);
  await expectNothingOf(page, first);
});
