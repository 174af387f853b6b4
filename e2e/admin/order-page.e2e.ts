import { accessibilityIssuesOn } from '../fixtures/accessibility.ts';
import { signIn } from '../fixtures/account.ts';
import { buyGoods } from '../fixtures/bought.ts';
import { aBed, aFood } from '../fixtures/items.ts';
import { shipOrder } from '../fixtures/orders.ts';
import { overflowsOn } from '../fixtures/overflow.ts';
import { watchForErrors } from '../fixtures/page-errors.ts';
import { aPerson, registerAccount } from '../fixtures/shop-api.ts';
import { expect, type Page, test } from '../fixtures/test.ts';

type Shelve = (
  item: ReturnType<typeof aFood>,
) => Promise<Awaited<ReturnType<typeof aFood>> & { _id: string }>;

/** Two bags of food and a bed, bought by somebody new. */
async function anOrder(shelve: Shelve, delivery: 'STANDARD' | 'CURBSIDE' = 'STANDARD') {
  const shopper = await registerAccount(aPerson());
  const kibble = await shelve(aFood());
  const bed = await shelve(aBed());
  const number = await buyGoods(shopper, {
    lines: [
      [kibble, 2],
      [bed, 1],
    ],
    delivery,
  });
  return { shopper, kibble, bed, number };
}

const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true });
const region = (page: Page, name: string) => page.getByRole('region', { name });
const state = (page: Page) => page.locator('#order-state');

test('an order is sent, taken back, sent in part with a carrier, and arrives', async ({
  page,
  admin,
  shelve,
}) => {
  const trouble = watchForErrors(page);
  const { kibble, bed, number } = await anOrder(shelve);
  await signIn(page, admin);
  await page.goto(`/adminDashboard/orders/${number.replaceAll('-', '').toLowerCase()}`);
  await expect(page.getByRole('heading', { level: 1, name: `Order ${number}` })).toBeVisible();
  await expect(region(page, 'Lines')).toContainText(kibble.petname);
  await expect(region(page, 'Sums')).toContainText('$110.00');
  await expect(region(page, 'Payment')).toContainText('Can still go back$110.00');

  await test.step('one click sends all of it, one takes that back', async () => {
    await button(page, 'Mark as shipped').click();
    await expect(state(page)).toContainText('shipped');
    await expect(state(page)).toBeFocused();
    await button(page, 'Undo shipment').click();
    await expect(state(page)).toContainText('paid');
    await expect(button(page, 'Mark as shipped')).toBeVisible();
  });

  await test.step('a part goes with a carrier, and can be followed', async () => {
    await button(page, 'Ship with tracking…').click();
    const dialog = page.getByRole('dialog', { name: /^Ship/ });
    await dialog.getByRole('checkbox', { name: new RegExp(bed.petname) }).uncheck();
    await dialog.getByLabel('Carrier').selectOption('FedEx');
    await dialog.getByLabel('Tracking number').fill('748912345678');
    await dialog.getByRole('button', { name: 'Mark as shipped' }).click();
    await expect(dialog).toBeHidden();
    await expect(state(page)).toContainText('partly shipped');
    await expect(page.getByRole('link', { name: 'Track the parcel' })).toHaveAttribute(
      'href',
      /fedex\.com.*748912345678/,
    );
  });

  await test.step('the rest goes elsewhere, and the page shows it', async () => {
    await shipOrder(admin, number);
    await expect(button(page, 'Mark as shipped')).toBeHidden();
    await button(page, 'Mark as delivered').click();
    await expect(state(page)).toContainText('delivered');
    await expect(region(page, 'What happened')).toContainText('Your order has arrived.');
  });
  expect(trouble).toEqual([]);
});

test('money goes back in part and a line comes back, never more than was paid', async ({
  page,
  admin,
  shelve,
}) => {
  const { bed, number } = await anOrder(shelve);
  await shipOrder(admin, number);
  await signIn(page, admin);
  await page.goto(`/adminDashboard/orders/${number}`);

  await test.step('an amount, for the usual reason', async () => {
    await button(page, 'Refund…').click();
    const dialog = page.getByRole('dialog', { name: /^Refund/ });
    await dialog.getByText('An amount').click();
    await dialog.getByRole('spinbutton', { name: 'Amount' }).fill('110.01');
    await dialog.getByRole('button', { name: 'Give back' }).click();
    await expect(dialog.getByRole('alert')).toContainText('At most $110.00');
    await dialog.getByRole('spinbutton', { name: 'Amount' }).fill('10');
    await dialog.getByRole('button', { name: 'Give back' }).click();
    await expect(dialog).toBeHidden();
    await expect(region(page, 'Payment')).toContainText('Can still go back$100.00');
    await expect(region(page, 'Money back')).toContainText('Something was broken or missing.');
    await expect(region(page, 'Money back')).toContainText('given back');
  });

  await test.step('a line', async () => {
    await button(page, 'Return…').click();
    const dialog = page.getByRole('dialog', { name: /^Return/ });
    await dialog.getByRole('checkbox', { name: /Salmon kibble/ }).uncheck();
    await dialog.getByRole('button', { name: 'Note the return' }).click();
    await expect(dialog).toBeHidden();
    const line = region(page, 'Lines').getByRole('listitem').filter({ hasText: bed.petname });
    await expect(line).toContainText('returned');
  });
});

test('staff write to each other and to the shopper, whose mailbox has it', async ({
  page,
  admin,
  shelve,
}) => {
  const { shopper, number } = await anOrder(shelve);
  await signIn(page, admin);
  await page.goto(`/adminDashboard/orders/${number}`);
  await page.getByLabel('New note').fill('Rings twice.\nHas a dog.');
  await button(page, 'Add note').click();
  await expect(region(page, 'Notes among the staff').getByRole('listitem')).toContainText('Rings twice.');

  await button(page, 'Message…').click();
  const dialog = page.getByRole('dialog', { name: /^Message/ });
  await dialog.getByLabel(`To ${shopper.name}`).fill('Your bed comes on Tuesday.');
  await dialog.getByRole('button', { name: 'Send' }).click();
  await expect(dialog).toBeHidden();
  await expect(region(page, 'Mails')).toContainText('Your bed comes on Tuesday.');
  await expect(async () => {
    const mails: { to: string; kind: string; text: string; orderNumber: string }[] = await (
      await page.request.get('/mailbox.json')
    ).json();
    const mail = mails.find(({ kind, to }) => kind === 'ORDER_MESSAGE' && to === shopper.email);
    expect(mail).toMatchObject({ orderNumber: number, text: expect.stringContaining('comes on Tuesday') });
  }).toPass();
  await page.goto('/adminDashboard/Audit');
  await expect(page.getByText('wrote to the shopper of order').first()).toBeVisible();
});

test('what is picked up has words of its own, and what is not sent can be called off', async ({
  page,
  admin,
  shelve,
}) => {
  const { kibble, number } = await anOrder(shelve, 'CURBSIDE');
  await signIn(page, admin);
  await page.goto(`/adminDashboard/orders/${number}`);
  await button(page, 'Cancel…').click();
  const dialog = page.getByRole('dialog', { name: /^Cancel/ });
  await dialog.getByRole('checkbox', { name: /Orthopaedic bed/ }).uncheck();
  await dialog.getByRole('button', { name: 'Cancel them' }).click();
  await expect(dialog).toBeHidden();
  const line = region(page, 'Lines').getByRole('listitem').filter({ hasText: kibble.petname });
  await expect(line).toContainText('cancelled');
  await button(page, 'Ready for pick-up').click();
  await expect(state(page)).toContainText('ready for pick-up');
  await button(page, 'Picked up').click();
  await expect(state(page)).toContainText('picked up');
});

test('everybody can use it, in any window, in both themes', async ({ page, admin, shelve }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  const { number } = await anOrder(shelve);
  await signIn(page, admin);
  await page.goto(`/adminDashboard/orders/${number}`);
  await expect(button(page, 'Mark as shipped')).toBeVisible();
  expect(await overflowsOn(page)).toEqual([]);
  expect(await accessibilityIssuesOn(page)).toEqual([]);
  for (const name of ['Ship with tracking…', 'Refund…', 'Cancel…', 'Message…']) {
    await button(page, name).click();
    await expect(page.getByRole('dialog')).toBeVisible();
    expect([name, await overflowsOn(page)]).toEqual([name, []]);
    expect([name, await accessibilityIssuesOn(page, { isKnown: true })]).toEqual([name, []]);
    await page.keyboard.press('Escape');
    await expect(page.getByRole('dialog')).toBeHidden();
  }
});
