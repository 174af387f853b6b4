import { once } from 'node:events';
import { type AddressInfo, connect, createServer } from 'node:net';
import { expectDialog, fillRegistration, logOut, signIn } from '../../fixtures/account.ts';
import { hasInCart, payUntilTheBankAsks } from '../../fixtures/cart.ts';
import { aFood } from '../../fixtures/items.ts';
import { chargesOf } from '../../fixtures/ledger.ts';
import { aPerson, registerAccount, shopUrl } from '../../fixtures/shop-api.ts';
import { expect, type Page, test as shopTest } from '../../fixtures/test.ts';

interface Forwarded {
  /** Where one port of another machine leads to the shop's, as a remote workspace or a container has it. */
  readonly forwardedUrl: string;
}

const test = shopTest.extend<object, Forwarded>({
  forwardedUrl: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the names of the fixtures from the pattern
    async ({}, use) => {
      const port = Number(new URL(shopUrl()).port);
      const forwarded = createServer((near) => {
        const far = connect(port, '127.0.0.1');
        near.pipe(far).on('error', () => near.destroy());
        far.pipe(near).on('error', () => far.destroy());
      });
      forwarded.listen(0, '127.0.0.1');
      await once(forwarded, 'listening');
      await use(`http://localhost:${(forwarded.address() as AddressInfo).port}`);
      forwarded.close();
    },
    { scope: 'worker' },
  ],
  baseURL: ({ forwardedUrl }, use) => use(forwardedUrl),
});

/** Closes every other way; gives what was tried all the same. */
async function onlyFrom(url: string, page: Page): Promise<string[]> {
  const tried: string[] = [];
  await page.route(
    ({ origin, protocol }) => /^http/.test(protocol) && origin !== url,
    async (route) => {
      tried.push(route.request().url());
      await route.abort();
    },
  );
  return tried;
}

test('a browser that reaches nothing but the shop’s port signs in and pays', async ({
  page,
  forwardedUrl,
  admin,
  shelve,
}) => {
  const tried = await onlyFrom(forwardedUrl, page);
  const robin = aPerson();
  await page.goto('/register');
  await fillRegistration(page, robin);
  await expectDialog(page, 'Succesfull !', 'Successfully Registered');
  await logOut(page);
  await signIn(page, robin);

  await hasInCart(page, await shelve(aFood()), 1);
  await page.goto('/YourCarts');
  const bank = await payUntilTheBankAsks(page);
  await bank.getByRole('button', { name: 'Complete authentication' }).click();
  await expectDialog(page, 'Succesfull !', 'Order SuccessFull');
  expect(await chargesOf(admin, robin)).toEqual([1750]);
  expect(tried).toEqual([]);
});

test('it sets a new password by a reset link', async ({ page, forwardedUrl }) => {
  const tried = await onlyFrom(forwardedUrl, page);
  const robin = await registerAccount(aPerson());
  await page.goto('/resetPassword');
  await page.getByLabel('Email').fill(robin.email);
  await page.getByRole('button', { name: 'Send me a link' }).click();
  await page.getByRole('link', { name: 'Open the e-mail' }).click();
  const form = page.getByRole('form', { name: 'New password' });
  await form.getByLabel(/^New password/).fill('hay and carrots');
  await form.getByRole('button', { name: 'Save the new password' }).click();
  await expect(page.getByText(`Hello, ${robin.name}`)).toBeVisible();
  expect(tried).toEqual([]);
});

test('it signs in at the API explorer', async ({ page, forwardedUrl }) => {
  const tried = await onlyFrom(forwardedUrl, page);
  await page.goto('/graphql?tool=graphiql');
  await page.getByRole('button', { name: 'Log in as Shopper' }).click();
  await expect(page.getByRole('status')).toHaveText('Operations run as shopper@petshop.test.');
  expect(tried).toEqual([]);
});
