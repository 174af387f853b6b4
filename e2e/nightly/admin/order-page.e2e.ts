import { signIn } from '../../fixtures/account.ts';
import { anOrder } from '../../fixtures/bought.ts';
import { accessibilityIssuesOn } from '../../fixtures/screen/accessibility.ts';
import { overflowsOn } from '../../fixtures/screen/overflow.ts';
import { expect, type Page, test } from '../../fixtures/test.ts';

const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true });
const region = (page: Page, name: string) => page.getByRole('region', { name });
const state = (page: Page) => page.locator('#order-state');

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
  await expect(region(page, 'E-mails')).toContainText('Your bed comes on Tuesday.');
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
  await expect(line).toContainText('canceled');
  await button(page, 'Ready for pickup').click();
  await expect(state(page)).toContainText('ready for pickup');
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
    expect([name, await accessibilityIssuesOn(page, { looks: 'others' })]).toEqual([name, []]);
    await page.keyboard.press('Escape');
    await expect(page.getByRole('dialog')).toBeHidden();
  }
});
