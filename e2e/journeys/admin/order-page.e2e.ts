import { signIn } from '../../fixtures/account.ts';
import { anOrder } from '../../fixtures/bought.ts';
import { shipOrder } from '../../fixtures/orders.ts';
import { watchForErrors } from '../../fixtures/screen/page-errors.ts';
import { expect, type Page, test } from '../../fixtures/test.ts';

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
    await expect(region(page, 'What happened')).toContainText('marked the order as delivered.');
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

  await test.step('an amount, for a reason that is chosen', async () => {
    await button(page, 'Refund…').click();
    const dialog = page.getByRole('dialog', { name: /^Refund/ });
    await dialog.getByText('An amount').click();
    await dialog.getByRole('spinbutton', { name: 'Amount' }).fill('110.01');
    await dialog.getByRole('button', { name: 'Give back' }).click();
    await expect(dialog.getByRole('alert')).toContainText('At most $110.00');
    await dialog.getByRole('spinbutton', { name: 'Amount' }).fill('10');
    await dialog.getByLabel(/^Reason/).selectOption('Something was broken or missing.');
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
