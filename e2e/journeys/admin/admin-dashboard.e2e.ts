import { choose, fillLogin, logOut, signIn } from '../../fixtures/account.ts';
import { aDog, type Item } from '../../fixtures/items.ts';
import { overflowsHorizontally, watchForErrors } from '../../fixtures/screen/page-errors.ts';
import { type Account, aPerson, registerAccount } from '../../fixtures/shop-api.ts';
import { expect, type Locator, type Page, test } from '../../fixtures/test.ts';

test('the overview leads to an order that waits, and counts it once it is accepted', async ({
  page,
  admin,
  shelve,
}) => {
  await openOverview(page, admin);
  const before = await amountIn(panel(page, 'Today'));
  const dog = await shelve(aDog({ petprice: 812.5 }));
  await createPetOrder(dog);

  await page.reload();
  await panel(page, 'To do')
    .getByRole('link', { name: /animal orders? waits? for an answer/ })
    .click();
  await expect(page).toHaveURL('/adminDashboard/ManagePetsOrder?status=pending');
  const order = page.getByRole('table', { name: 'Animal orders' }).getByRole('row');
  await order.filter({ hasText: dog.petname }).getByRole('button', { name: 'ACCEPT' }).click();
  await expect(page.getByRole('alert').filter({ hasText: 'Order Accepted Succesfully' })).toBeVisible();

  await page.getByRole('navigation', { name: 'Back office' }).getByRole('link', { name: 'Overview' }).click();
  await expect.poll(() => amountIn(panel(page, 'Today'))).toBeGreaterThanOrEqual(before + 812.5);
});

test('the figures follow the chosen period, which survives a reload, in charts and in tables', async ({
  page,
  admin,
  shelve,
}) => {
  const dog = await shelve(aDog());
  const order = await createPetOrder(dog);
  await admin.gql('mutation ($id: ID!) { acceptPetOrder(id: $id) { _id } }', { id: order });
  const trouble = watchForErrors(page);
  await openOverview(page, admin);
  const periods = page.getByRole('radiogroup', { name: 'Period' });
  const chart = page.getByRole('img', { name: /^Bar chart of the revenue/ });

  await test.step('a week has seven days', async () => {
    await periods.getByText('7 days').click();
    await expect(page).toHaveURL('/adminDashboard?period=7-days');
    await expect(chart).toBeVisible();
    await panel(page, 'Revenue by day').getByRole('button', { name: 'Show as table' }).click();
    const days = page.getByRole('table', { name: 'Revenue by day' }).getByRole('row');
    await expect(days).toHaveCount(1 + 7);
    await expect.poll(() => amountIn(days.last().getByRole('cell').nth(2))).toBeGreaterThanOrEqual(340);
  });

  await test.step('a year has months, also after a reload', async () => {
    await periods.getByText('12 months').click();
    await page.reload();
    await expect(periods.getByRole('radio', { name: '12 months' })).toBeChecked();
    await expect(page.getByRole('heading', { name: 'Revenue by month' })).toBeVisible();
    await expect(page.getByRole('img', { name: /^Bar chart of animal orders by status: / })).toBeVisible();
  });

  await test.step('a chart says its figures to the keyboard too', async () => {
    await chart.focus();
    await page.keyboard.press('ArrowRight');
    await page.keyboard.press('ArrowLeft');
    await expect(panel(page, 'Revenue by month').getByText('Animals', { exact: true })).toHaveCount(2);
  });

  await test.step('days of one’s own are taken from their fields', async () => {
    await periods.getByText('Custom').click();
    await page.getByLabel('First day').fill('2026-01-05');
    await page.getByLabel('Last day').fill('2026-01-06');
    await expect(page).toHaveURL('/adminDashboard?period=custom&from=2026-01-05&to=2026-01-06');
    await expect(panel(page, 'Revenue by day')).toContainText('Nothing came in');
    await page.setViewportSize({ width: 320, height: 700 });
    expect(await overflowsHorizontally(page)).toBe(false);
  });
  expect(trouble).toEqual([]);
});

test('an admin makes somebody an admin, who finds the way in at once', async ({ page, admin }) => {
  const person = aPerson({ name: 'Noor Keeper' });
  await registerAccount(person);
  await signIn(page, admin);
  await page.goto('/adminDashboard/MakeAdmin');
  const form = page.getByRole('form', { name: 'Make admin' });
  const admins = page.getByRole('list', { name: 'Admins' });
  await expect(admins).toContainText(admin.email);

  await form.getByLabel('Email').fill('nobody@petshop.test');
  await form.getByRole('button', { name: 'MAKE ADMIN' }).click();
  await expect(form).toContainText('Nobody is registered with this e-mail address');

  await form.getByLabel('Email').fill(person.email);
  await form.getByRole('button', { name: 'MAKE ADMIN' }).click();
  const question = page.getByRole('dialog', { name: 'Make Noor Keeper an admin?' });
  await question.getByRole('button', { name: 'Yes, promote' }).click();
  await expect(page.getByRole('alert').filter({ hasText: 'Admin Maked Succesfully' })).toBeVisible();
  await expect(admins).toContainText(person.email);

  await logOut(page);
  await choose(page, 'ACCOUNT', 'LOGIN');
  await fillLogin(page, person);
  await expect(page).toHaveURL('/adminDashboard');
});

async function openOverview(page: Page, admin: Account): Promise<void> {
  await signIn(page, admin);
  await page.goto('/adminDashboard');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Overview');
}

function panel(page: Page, name: string): Locator {
  return page.getByRole('region', { name, exact: true });
}

/** The first figure in a card or a cell, in dollars. */
async function amountIn(place: Locator): Promise<number> {
  const [amount = ''] = (await place.textContent())?.match(/\$[\d,.]+/) ?? [];
  return Number(amount.replace(/[$,]/g, ''));
}

/** Somebody new asks for an animal. */
async function createPetOrder({ _id: petId }: Item): Promise<string> {
  const shopper = await registerAccount(aPerson());
  const { orderPet } = await shopper.gql<{ orderPet: { _id: string } }>(
    'mutation ($input: OrderPetInput!) { orderPet(input: $input) { _id } }',
    { input: { petId, username: shopper.name, location: '12 Orchard Lane, Portland', phone: '5035550142' } },
  );
  return orderPet._id;
}
