import { accessibilityIssuesOn } from '../fixtures/accessibility.ts';
import { expectDialog, signIn } from '../fixtures/account.ts';
import { checkout, expectCartCount, hasInCart, pickDelivery } from '../fixtures/cart.ts';
import { aBed, aFood, type Item, setStock } from '../fixtures/items.ts';
import { latestOrder, shipOrder } from '../fixtures/orders.ts';
import { overflowsOn } from '../fixtures/overflow.ts';
import { aPerson, registerAccount } from '../fixtures/shop-api.ts';
import { expect, type Page, test } from '../fixtures/test.ts';

type Shelve = (item: ReturnType<typeof aFood>) => Promise<Item>;

/** Food and a bed, bought as a shopper does; the page of the order stands where the cart was. */
async function buy(page: Page, shelve: Shelve): Promise<{ kibble: Item; bed: Item }> {
  const kibble = await shelve(aFood());
  const bed = await shelve(aBed());
  await hasInCart(page, kibble, 2);
  await hasInCart(page, bed, 1);
  await page.goto('/YourCarts');
  await pickDelivery(page, 'Standard delivery');
  await checkout(page);
  await expectDialog(page, 'Succesfull !', 'Order SuccessFull');
  await expect(page).toHaveURL(/\/order\/FP-/);
  return { kibble, bed };
}

test('a paid cart leads to its order, which can be read out and found again', async ({
  page,
  shopper,
  shelve,
}) => {
  const { kibble, bed } = await buy(page, shelve);
  const { number } = await latestOrder(shopper);
  await expect(page.getByRole('heading', { level: 1, name: `Order ${number}` })).toBeFocused();
  await expect(page.getByRole('main')).toContainText('Thank you!');
  await expect(page.getByRole('main')).not.toContainText('No Data');
  await expect(page.getByRole('region', { name: 'What you ordered' })).toContainText(kibble.petname);
  await expect(page.getByRole('region', { name: 'What you ordered' })).toContainText(bed.petname);
  await expect(page.getByRole('region', { name: 'Sums' })).toContainText('$110.00');
  await expect(page.getByRole('region', { name: 'What happened' })).toContainText(
    'Your card was charged $110.00.',
  );

  await page.goBack();
  await page.goto(`/order/${number.replaceAll('-', '').toLowerCase()}`);
  await expect(page.getByRole('heading', { level: 1, name: `Order ${number}` })).toBeVisible();
  await expect(page.getByText('Being packed')).toBeVisible();

  await page.getByRole('link', { name: 'See your orders' }).click();
  await page.getByRole('row').filter({ hasText: bed.petname }).getByRole('link', { name: number }).click();
  await expect(page).toHaveURL(`/order/${number}`);
});

test('everybody can use it, in any window, in both themes', async ({ page, shopper, admin, shelve }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await buy(page, shelve);
  const { number } = await latestOrder(shopper);
  await shipOrder(admin, number, { carrier: 'UPS', trackingNumber: '1Z999AA10123456784' });
  await page.reload();
  await expect(page.getByRole('link', { name: 'Track the parcel' })).toHaveAttribute(
    'href',
    'https://www.ups.com/track?tracknum=1Z999AA10123456784',
  );
  expect(await accessibilityIssuesOn(page)).toEqual([]);
  expect(await overflowsOn(page)).toEqual([]);
});

test('printed, it is a receipt: what was bought, for how much, for whom', async ({
  page,
  shopper,
  shelve,
}) => {
  const { kibble } = await buy(page, shelve);
  const { number } = await latestOrder(shopper);
  await page.emulateMedia({ media: 'print', colorScheme: 'dark' });
  await expect(page.getByText(`Receipt for ${number}`)).toBeVisible();
  for (const shown of [kibble.petname, '$110.00', '12 Orchard Lane, Portland'])
    await expect(page.getByRole('main').getByText(shown).first()).toBeVisible();
  for (const hidden of [
    page.getByRole('banner'),
    page.getByRole('contentinfo'),
    page.getByRole('button'),
    page.getByRole('region', { name: 'What happened' }),
  ])
    await expect(hidden).toHaveCount(0);
  const colors = await page.getByRole('heading', { level: 1 }).evaluate((heading) => ({
    ink: getComputedStyle(heading).color,
    paper: getComputedStyle(document.body).backgroundColor,
  }));
  expect(colors).toEqual({ ink: 'rgb(0, 0, 0)', paper: 'rgb(255, 255, 255)' });
  expect((await page.pdf()).subarray(0, 4).toString()).toBe('%PDF');
});

test('it shows what the shop does with it, without a reload', async ({ page, shopper, admin, shelve }) => {
  await buy(page, shelve);
  const { number } = await latestOrder(shopper);
  await expect(async () => {
    await page.reload();
    await expect(page.getByText('Being packed')).toBeVisible();
  }).toPass();
  await shipOrder(admin, number, { carrier: 'DHL' });
  await expect(page.getByText('On its way to you', { exact: true })).toBeVisible();
  await expect(page.getByRole('region', { name: 'What happened' })).toContainText(
    'Your order is on its way with DHL.',
  );
});

test('a line of it can be cancelled after a question, and what was paid for it comes back', async ({
  page,
  shopper: _,
  shelve,
}) => {
  const { kibble, bed } = await buy(page, shelve);
  await page.getByRole('button', { name: `CANCEL ${kibble.petname}` }).click();
  await page
    .getByRole('dialog', { name: 'Are you sure?' })
    .getByRole('button', { name: 'Yes, delete it!' })
    .click();
  const refunds = page.getByRole('region', { name: 'Money back' });
  await expect(refunds).toContainText('$25.00');
  await expect(page.getByRole('region', { name: 'What happened' })).toContainText(
    `You cancelled 2 × ${kibble.petname}.`,
  );
  await expect(page.getByRole('button', { name: `CANCEL ${kibble.petname}` })).toHaveCount(0);
  await expect(page.getByRole('button', { name: `CANCEL ${bed.petname}` })).toBeVisible();
});

test('it can be bought again, as far as it can be had', async ({ page, shopper: _, admin, shelve }) => {
  const { kibble, bed } = await buy(page, shelve);
  await setStock(admin, bed, 0);
  await page.reload();
  await page.getByRole('button', { name: 'Buy again' }).click();
  await expect(page.getByText(`2 × ${kibble.petname} are in your cart.`)).toBeVisible();
  await expect(page.getByText(`${bed.petname} is sold out.`)).toBeVisible();
  await expectCartCount(page, 2);
});

test('it is there for its shopper alone', async ({ page, shopper, shelve, browser }) => {
  await buy(page, shelve);
  const { number } = await latestOrder(shopper);
  const stranger = await (await browser.newContext()).newPage();
  await stranger.goto(`/order/${number}`);
  await expect(stranger).toHaveURL(/\/login/);
  await signIn(stranger, await registerAccount(aPerson()));
  await stranger.goto(`/order/${number}`);
  await expect(stranger.getByText('There is no such order')).toBeVisible();
  await stranger.context().close();
});

test('offline it says so, and comes by itself afterwards', async ({ page, shopper, shelve, context }) => {
  await buy(page, shelve);
  const { number } = await latestOrder(shopper);
  await page.goto('/accessoriesOrder');
  await page
    .getByRole('link', { name: `Order ${number}` })
    .first()
    .hover();
  await context.setOffline(true);
  await page
    .getByRole('link', { name: `Order ${number}` })
    .first()
    .click();
  await expect(page.getByText('You are offline').first()).toBeVisible();
  await context.setOffline(false);
  await expect(page.getByRole('heading', { level: 1, name: `Order ${number}` })).toBeVisible();
  await expect(page.getByText('Being packed')).toBeVisible();
});
