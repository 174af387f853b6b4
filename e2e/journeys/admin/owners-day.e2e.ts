import { signIn } from '../../fixtures/account.ts';
import { buyGoods } from '../../fixtures/bought.ts';
import { CountedJobs, type Hand, print } from '../../fixtures/counted-jobs.ts';
import { aBed, aFood, type Item } from '../../fixtures/items.ts';
import { aPerson, registerAccount, unique } from '../../fixtures/shop-api.ts';
import { expect, type Locator, type Page, test } from '../../fixtures/test.ts';

type Shelve = (item: ReturnType<typeof aFood>) => Promise<Item>;

async function anOrder(shelve: Shelve) {
  const shopper = await registerAccount(aPerson({ name: `Quentin ${unique()}` }));
  const [kibble, bed] = [await shelve(aFood()), await shelve(aBed())];
  const number = await buyGoods(shopper, {
    lines: [
      [kibble, 1],
      [bed, 1],
    ],
  });
  return { shopper, kibble, bed, number };
}

const button = (at: Page | Locator, name: string) => at.getByRole('button', { name, exact: true });

test('each job of an owner’s day takes as few clicks as the page says', async ({
  page: screen,
  admin,
  shelve,
}) => {
  const { shopper, bed, number } = await anOrder(shelve);
  const one = await anOrder(shelve);
  const another = await anOrder(shelve);
  const state = screen.locator('#order-state');
  const openOrder = (which: string) => screen.goto(`/adminDashboard/orders/${which}`);
  const tickBoth = async (hand: Hand) => {
    for (const which of [one, another]) {
      await hand.press(screen.getByRole('checkbox', { name: `Select ${which.number}` }));
    }
  };
  const jobs = new CountedJobs("The owner's day");
  await signIn(screen, admin);

  await jobs.run('Find an order by the shopper’s name, from the overview', async (hand) => {
    await screen.goto('/adminDashboard');
    const sections = screen.getByRole('navigation', { name: 'Back office' });
    await hand.press(sections.getByRole('link', { name: 'Orders', exact: true }));
    await screen.getByLabel('Search orders').fill(shopper.name);
    await expect(screen.getByRole('table', { name: 'Orders' }).getByRole('row')).toHaveCount(2);
    await hand.press(screen.getByRole('link', { name: number }));
    await expect(screen.getByRole('heading', { level: 1 })).toHaveText(`Order ${number}`);
  });

  await jobs.run('Mark an order as shipped, on its page', async (hand) => {
    await hand.press(button(screen, 'Mark as shipped'));
    await expect(state).toContainText('shipped');
  });
  await button(screen, 'Undo shipment').click();
  await expect(state).toContainText('paid');

  await jobs.run('Ship it with carrier and tracking number, on its page', async (hand) => {
    await hand.press(button(screen, 'Ship with tracking…'));
    const dialog = screen.getByRole('dialog', { name: /^Ship/ });
    await hand.choose(dialog.getByLabel('Carrier'), 'UPS');
    await dialog.getByLabel('Tracking number').fill('1Z999');
    await hand.press(dialog.getByRole('button', { name: 'Mark as shipped' }));
    await expect(screen.getByRole('link', { name: 'Track the parcel' })).toBeVisible();
  });

  await jobs.run('Print the packing slip, on the order’s page', async (hand) => {
    await hand.press(screen.getByRole('link', { name: 'Packing slip' }));
    await print(screen, hand);
  });

  await openOrder(number);
  await jobs.run('Leave a note for colleagues, on the order’s page', async (hand) => {
    await screen.getByLabel('New note').fill('Rings twice.');
    await hand.press(button(screen, 'Add note'));
    await expect(screen.getByRole('region', { name: 'Notes among the staff' })).toContainText('Rings twice.');
  });

  await jobs.run('Write to the shopper, on the order’s page', async (hand) => {
    await hand.press(button(screen, 'Message…'));
    const dialog = screen.getByRole('dialog', { name: /^Message/ });
    await dialog.getByLabel(`To ${shopper.name}`).fill('It comes on Tuesday.');
    await hand.press(button(dialog, 'Send'));
    await expect(dialog).toBeHidden();
  });

  await jobs.run('Give back the money for one of two lines, on the order’s page', async (hand) => {
    await hand.press(button(screen, 'Refund…'));
    const dialog = screen.getByRole('dialog', { name: /^Refund/ });
    await hand.press(dialog.getByRole('checkbox', { name: new RegExp(bed.petname) }));
    await hand.choose(dialog.getByLabel(/^Reason/), 'Something was broken or missing.');
    await hand.press(dialog.getByRole('button', { name: /^Give back/ }));
    await expect(dialog).toBeHidden();
    await expect(screen.getByRole('region', { name: 'Money back' })).toBeVisible();
  });

  await screen.goto('/adminDashboard/orders');
  await jobs.run('Print a pick list of two orders, in the list', async (hand) => {
    await tickBoth(hand);
    await hand.press(screen.getByRole('link', { name: 'Print pick list' }));
    await print(screen, hand);
    await expect(screen.getByRole('article')).toContainText(one.kibble.petname);
  });

  await screen.goto('/adminDashboard/orders');
  await jobs.run('Mark two orders as shipped at once, in the list', async (hand) => {
    await tickBoth(hand);
    await hand.press(button(screen, 'Mark as shipped'));
    for (const which of [one, another]) {
      await expect(screen.getByRole('row', { name: new RegExp(which.number) })).toContainText('Shipped');
    }
  });

  await openOrder(one.number);
  await jobs.run(
    'Take one of two lines back onto the shelf with its money, on the order’s page',
    async (hand) => {
      await hand.press(button(screen, 'Return…'));
      const dialog = screen.getByRole('dialog', { name: /^Return/ });
      await hand.press(dialog.getByRole('checkbox', { name: /Orthopaedic bed/ }));
      await hand.press(button(dialog, 'Note the return'));
      await expect(dialog).toBeHidden();
    },
  );

  jobs.expectAllDone();
});
