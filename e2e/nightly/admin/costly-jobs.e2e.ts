import { readFile } from 'node:fs/promises';
import { signIn } from '../../fixtures/account.ts';
import { buyGoods } from '../../fixtures/bought.ts';
import { CountedJobs, print } from '../../fixtures/counted-jobs.ts';
import { findItem } from '../../fixtures/item-form.ts';
import { aDog, aFood, setStock } from '../../fixtures/items.ts';
import { type Account, aPerson, registerAccount } from '../../fixtures/shop-api.ts';
import { expect, type Locator, type Page, test } from '../../fixtures/test.ts';

const button = (at: Page | Locator, name: string) => at.getByRole('button', { name, exact: true });

test('each costly job takes as few clicks as the page says', async ({ page: screen, admin, shelve }) => {
  // Twenty orders are bought, printed and sent.
  test.slow();
  const jobs = new CountedJobs('What costs more');
  const shopper = await registerAccount(aPerson({ name: 'Quentin Ode' }));
  const kibble = await shelve(aFood());
  const numbers: string[] = [];
  // One after the other: an account has one open checkout at a time.
  while (numbers.length < 20) numbers.push(await buyGoods(shopper, { lines: [[kibble, 1]] }));
  await signIn(screen, admin);

  await holdOthers(admin, numbers);
  await screen.goto('/adminDashboard/packing');
  await jobs.run('Pick, label and send twenty orders, at the packing desk', async (hand) => {
    await hand.press(screen.getByRole('checkbox', { name: 'Select all 20 that are shown' }));
    const bar = screen.getByRole('region', { name: 'Selected orders' });
    for (const name of ['Pick list', 'Packing slips', 'Labels']) {
      const opened = screen.waitForEvent('popup');
      await hand.press(bar.getByRole('link', { name, exact: true }));
      const sheets = await opened;
      for (const number of numbers) await expect(sheets.getByText(number).first()).toBeVisible();
      await print(sheets, hand);
      await sheets.close();
    }
    await bar.getByLabel('Carrier of all of them').fill('UPS');
    await hand.press(button(bar, 'Mark as shipped'));
    await expect(screen.getByText('Nothing waits to be packed.')).toBeVisible();
  });
  await releaseOthers(admin);

  await screen.goto('/adminDashboard/ManagePetsdata');
  await jobs.run('Raise the prices of all foods by 5 %, in the list of items', async (hand) => {
    // Only this test's own food: others have theirs in the same shop.
    await screen.getByRole('searchbox', { name: 'Search', exact: true }).fill(kibble.petname);
    await hand.choose(screen.getByLabel('Category'), 'Food');
    await hand.press(button(screen, 'Change all 1 item…'));
    const dialog = screen.getByRole('dialog', { name: 'Change 1 item' });
    await dialog.getByLabel('Percent', { exact: true }).fill('5');
    await expect(dialog.getByRole('list', { name: 'What changes' })).toContainText('13.13');
    await hand.press(button(dialog, 'Change 1 item'));
    await expect(dialog).toBeHidden();
    await expect(screen.getByRole('row').filter({ hasText: kibble.petname })).toContainText('$13.13');
  });
  const edits = screen.getByRole('region', { name: 'Changes of many items' });
  await edits.getByRole('button', { name: 'Undo: Price +5%' }).first().click();
  await expect(screen.getByRole('row').filter({ hasText: kibble.petname })).toContainText('$12.50');

  await setStock(admin, kibble, 2);
  const row = await findItem(screen, kibble);
  await jobs.run('Enter what was delivered of an item that runs out, in the list of items', async (hand) => {
    await hand.press(row.getByRole('button', { name: /^Stock of/ }));
    await screen.getByRole('spinbutton', { name: `Stock of ${kibble.petname}` }).fill('60');
    await screen.keyboard.press('Enter');
    await expect(row).not.toContainText('Low stock');
  });

  const location = '12 Orchard Lane, Portland, OR 97201';
  const wrong = await buyGoods(shopper, { lines: [[kibble, 1]], location });
  await screen.goto(`/adminDashboard/orders/${wrong}`);
  await jobs.run('Correct an address, on the order’s page', async (hand) => {
    await hand.press(button(screen, 'Change…'));
    const dialog = screen.getByRole('dialog', { name: /^Change/ });
    await dialog.getByLabel('Location').fill('7 Elm Street');
    await hand.press(button(dialog, 'Change it'));
    await expect(dialog).toBeHidden();
    await expect(screen.getByText('7 Elm Street').first()).toBeVisible();
  });

  const dog = await shelve(aDog());
  await shopper.gql('mutation ($input: OrderPetInput!) { orderPet(input: $input) { _id } }', {
    input: { petId: dog._id, username: 'Quentin', location: '1 Elm Street, Portland', phone: '5035550142' },
  });
  await screen.goto('/adminDashboard');
  await jobs.run(
    'Accept an animal’s order, announce it and hand it over, from the overview',
    async (hand) => {
      await hand.press(screen.getByRole('link', { name: /animal orders? waits? for an answer/ }));
      const orders = screen.getByRole('table', { name: 'Animal orders' });
      const order = orders.getByRole('row').filter({ hasText: dog.petname });
      await hand.press(button(order, 'ACCEPT'));
      // It waits for no answer any more, so it is on another list.
      await expect(order).toHaveCount(0);
      await hand.press(screen.getByRole('radiogroup', { name: 'Status' }).getByText('Approved'));
      await hand.press(button(order, 'Ready to collect'));
      await expect(order).toContainText('Ready to be collected');
      await hand.press(button(order, 'Collected'));
      await expect(order).toHaveCount(0);
    },
  );

  await screen.goto('/adminDashboard');
  await jobs.run('Read a month’s figures and save all payments, from the overview', async (hand) => {
    await hand.press(screen.getByRole('radiogroup', { name: 'Period' }).getByText('Custom'));
    await screen.getByLabel('First day').fill('2026-10-01');
    await screen.getByLabel('Last day').fill('2026-10-31');
    await expect(screen).toHaveURL(/from=2026-10-01&to=2026-10-31/);
    const sections = screen.getByRole('navigation', { name: 'Back office' });
    await hand.press(sections.getByRole('link', { name: 'Money health' }));
    const [download] = await Promise.all([
      screen.waitForEvent('download'),
      hand.press(button(screen, 'Download CSV of all payments')),
    ]);
    expect(await readFile(await download.path(), 'utf8')).toContain(wrong);
  });

  jobs.expectAllDone();
});

const held = 'Stands aside for a test';

/** Puts what waits of other tests aside: what is to be packed first is on the desk. */
async function holdOthers(admin: Account, numbers: readonly string[]): Promise<void> {
  const { packingQueue } = await admin.gql<{ packingQueue: Listed }>(
    '{ packingQueue(first: 100) { edges { node { number } } } }',
  );
  const others = packingQueue.edges.filter(({ node }) => !numbers.includes(node.number));
  for (const { node } of others)
    await admin.gql(
      'mutation ($number: String!, $reason: String!) { holdOrder(number: $number, reason: $reason) { number } }',
      { number: node.number, reason: held },
    );
  if (others.length > 0) await holdOthers(admin, numbers);
}

async function releaseOthers(admin: Account): Promise<void> {
  const { heldOrders } = await admin.gql<{ heldOrders: Listed }>(
    '{ heldOrders(first: 100) { edges { node { number holds { text } } } } }',
  );
  for (const { node } of heldOrders.edges.filter(({ node: { holds } }) =>
    holds?.some(({ text }) => text.endsWith(held)),
  ))
    await admin.gql('mutation ($number: String!) { releaseOrder(number: $number) { number } }', {
      number: node.number,
    });
}

interface Listed {
  readonly edges: readonly {
    readonly node: { readonly number: string; readonly holds?: readonly { readonly text: string }[] };
  }[];
}
