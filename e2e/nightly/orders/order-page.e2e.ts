import { signIn } from '../../fixtures/account.ts';
import { buyOnPage } from '../../fixtures/bought.ts';
import { expectCartCount } from '../../fixtures/cart.ts';
import { setStock } from '../../fixtures/items.ts';
import { latestOrder, shipOrder } from '../../fixtures/orders.ts';
import { accessibilityIssuesOn } from '../../fixtures/screen/accessibility.ts';
import { overflowsOn } from '../../fixtures/screen/overflow.ts';
import { aPerson, registerAccount } from '../../fixtures/shop-api.ts';
import { expect, test } from '../../fixtures/test.ts';

test('everybody can use it, in any window, in both themes', async ({ page, shopper, admin, shelve }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await buyOnPage(page, shelve);
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
  const { kibble } = await buyOnPage(page, shelve);
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

test('a line of it can be cancelled after a question, and what was paid for it comes back', async ({
  page,
  shopper: _,
  shelve,
}) => {
  const { kibble, bed } = await buyOnPage(page, shelve);
  await page.getByRole('button', { name: `CANCEL ${kibble.petname}` }).click();
  await page
    .getByRole('dialog', { name: 'Are you sure?' })
    .getByRole('button', { name: 'Yes, delete it!' })
    .click();
  const refunds = page.getByRole('region', { name: 'Money back' });
  await expect(refunds).toContainText('$25.00');
  await expect(page.getByRole('region', { name: 'What happened' })).toContainText(
    `You canceled 2 × ${kibble.petname}.`,
  );
  await expect(page.getByRole('button', { name: `CANCEL ${kibble.petname}` })).toHaveCount(0);
  await expect(page.getByRole('button', { name: `CANCEL ${bed.petname}` })).toBeVisible();
});

test('it can be bought again, as far as it can be had', async ({ page, shopper: _, admin, shelve }) => {
  const { kibble, bed } = await buyOnPage(page, shelve);
  await setStock(admin, bed, 0);
  await page.reload();
  await page.getByRole('button', { name: 'Buy again' }).click();
  await expect(page.getByText(`2 × ${kibble.petname} are in your cart.`)).toBeVisible();
  await expect(page.getByText(`${bed.petname} is sold out.`)).toBeVisible();
  await expectCartCount(page, 2);
});

test('it is there for its shopper alone', async ({ page, shopper, shelve, browser }) => {
  await buyOnPage(page, shelve);
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
  await buyOnPage(page, shelve);
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
