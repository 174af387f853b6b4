import { addDays, dateText, daysBetween, planDate } from '../../../domain/repeats/plan-dates.ts';
import { expectDialog } from '../../fixtures/account.ts';
import { cartList, checkout, expectPaid, hasInCart, pickDelivery } from '../../fixtures/cart.ts';
import { aFood, type Item } from '../../fixtures/items.ts';
import { chargesOf } from '../../fixtures/ledger.ts';
import { Plan, planCard, planOf, rhythmOf } from '../../fixtures/repeats.ts';
import { accessibilityIssuesOn } from '../../fixtures/screen/accessibility.ts';
import { keyboardOf } from '../../fixtures/screen/keyboard.ts';
import { overflowsOn } from '../../fixtures/screen/overflow.ts';
import { expect, type Locator, type Page, test } from '../../fixtures/test.ts';

test.use({ contextOptions: { reducedMotion: 'reduce' } });

/** A card that can be saved, and not be charged while its owner is away. */
const cardOfBadLuck = '4000 0000 0000 0341';

/** How a day of a plan is written on its page. */
function written(date: string, { lastDate }: Plan): string {
  return dateText(planDate(date), lastDate.slice(0, 4));
}

function dialog(page: Page): Locator {
  return page.getByRole('dialog');
}

/** What would keep somebody from using the dialog that is open, once what was said last has gone from above its button. */
async function issuesInDialog(page: Page): Promise<string[]> {
  await expect(page.getByText(/^The next delivery comes on/)).toBeHidden();
  const issues = await accessibilityIssuesOn(page, { looks: 'others' });
  await page.setViewportSize({ width: 1280, height: 844 });
  return issues;
}

/** Three bags at $19.99, paid for as the first of deliveries every four weeks. */
async function begin(page: Page, item: Item, options: { card?: string } = {}): Promise<void> {
  await hasInCart(page, item, 3);
  await page.goto('/YourCarts');
  await pickDelivery(page, 'Standard delivery');
  await rhythmOf(page, item).selectOption('every 4 weeks');
  await expect(cartList(page)).toContainText('Next delivery');
  await checkout(page, options);
  await expectPaid(page);
  await page.goto('/repeatDelivery');
  await expect(planCard(page, item)).toBeVisible();
}

test('a plan is changed, skipped, paused, sent now and ended, by keyboard alone', async ({
  page,
  shopper,
  admin,
  shelve,
}) => {
  const kibble = await shelve(aFood({ petprice: 19.99 }));
  await begin(page, kibble);
  const keyboard = keyboardOf(page);
  const card = planCard(page, kibble);
  const button = (name: string) => card.getByRole('button', { name, exact: true });
  const next = card.locator('time');

  await test.step('another rhythm says what it does to the next delivery, before it is saved', async () => {
    await keyboard.use(button('Change'));
    await expect(dialog(page).getByLabel('How many')).toBeFocused();
    await keyboard.type(dialog(page).getByLabel('How often'), 'every 6');
    await expect(dialog(page).getByRole('status')).toContainText('every 6 weeks, counted from the last one');
    const change = await dialog(page).getByRole('status').textContent();
    // Enter in a field saves, too; a field for a day takes the Tab key three times.
    await keyboard.goTo(dialog(page).getByLabel('How many'), 'Shift+Tab');
    await keyboard.press('Enter');
    await expect(dialog(page)).toBeHidden();
    const plan = await planOf(shopper);
    expect(daysBetween(planDate(plan.lastDate), planDate(plan.nextDate))).toBe(42);
    expect(change).toContain(`the next delivery on ${written(plan.nextDate, plan)} instead of`);
    await expect(next).toHaveText(written(plan.nextDate, plan));
  });

  await test.step('the next one is skipped: the one after it comes next, as was said', async () => {
    const hint = await card.getByText(/^Skipping leaves out/).textContent();
    await keyboard.use(button('Skip this one'));
    await expect(next).toHaveText(hint?.match(/comes on (.+)\.$/)?.[1] ?? '');
    const { lastDate, nextDate } = await planOf(shopper);
    expect(daysBetween(planDate(lastDate), planDate(nextDate))).toBe(84);
    await expect(button('Skip this one')).toBeFocused();
  });

  await test.step('it is paused, and resumed by the same button', async () => {
    await keyboard.use(button('Pause'));
    await expect(card).toContainText('Paused: nothing comes');
    await expect(button('Resume')).toBeFocused();
    await keyboard.press('Enter');
    await expect(next).toBeVisible();
    expect((await planOf(shopper)).status).toBe('ACTIVE');
  });

  await test.step('it is sent now, at 5% off', async () => {
    await keyboard.goTo(button('Send now'), 'Shift+Tab');
    await keyboard.press('Enter');
    await expect(dialog(page)).toContainText('$61.97 in all, charged to Visa ending in 4242');
    await keyboard.use(dialog(page).getByRole('button', { name: 'Yes, send it for $61.97' }));
    await expect(page.getByText(/is paid, and we are packing it/)).toBeVisible();
    expect((await chargesOf(admin, shopper)).sort()).toEqual([4398, 6197]);
    const { deliveries, lastDate, nextDate } = await planOf(shopper);
    expect([deliveries, daysBetween(planDate(lastDate), planDate(nextDate))]).toEqual([1, 42]);
  });

  await test.step('it ends once that is asked and answered', async () => {
    await keyboard.use(button('End'));
    await keyboard.use(dialog(page).getByRole('button', { name: 'Yes, end it' }));
    await expect(page.getByText(/has ended\. Nothing comes anymore/)).toBeVisible();
    await expect(card).toBeHidden();
    await expect(page.getByRole('region', { name: 'Ended' })).toContainText(kibble.petname);
    await expect(page.getByRole('region', { name: 'Your repeat deliveries' })).toBeFocused();
  });

  await test.step('both orders are among the others', async () => {
    await page.goto('/accessoriesOrder');
    await expect(page.getByRole('row').filter({ hasText: kibble.petname })).toHaveCount(2);
  });
});

test('a declined card says so, and another one takes over by paying once more', async ({
  page,
  shopper: _,
  shelve,
}) => {
  const kibble = await shelve(aFood({ petprice: 19.99 }));
  await begin(page, kibble, { card: cardOfBadLuck });
  const card = planCard(page, kibble);
  await card.getByRole('button', { name: 'Send now' }).click();
  await dialog(page)
    .getByRole('button', { name: /^Yes, send it/ })
    .click();
  await expectDialog(page, 'It was not sent', 'declined');
  await expect(card).toContainText(/declined.*We try again on/);
  expect(await accessibilityIssuesOn(page)).toEqual([]);

  await card.getByRole('link', { name: 'Use another card' }).click();
  await expect(rhythmOf(page, kibble)).toHaveValue('4');
  await checkout(page);
  await expectPaid(page);
  await page.goto('/repeatDelivery');
  await expect(card).toContainText('Visa ending in 4242');
  await expect(card).not.toContainText('declined');
});

test('a dearer item waits for consent; it can be swapped, added to, and moved to when the food runs out', async ({
  page,
  shopper,
  admin,
  shelve,
}) => {
  const kibble = await shelve(aFood({ petprice: 19.99 }));
  const turkey = await shelve(aFood({ petname: `Turkey${kibble.petname}`, petprice: 21.5 }));
  await begin(page, kibble);
  let card = planCard(page, kibble);

  await test.step('the price is accepted as it is said', async () => {
    const update = 'mutation ($id: ID!) { updatePet(id: $id, input: { petprice: 22.5 }) { _id } }';
    await admin.gql(update, { id: kibble._id });
    await page.reload();
    await expect(card).toContainText('The next delivery waits until you accept it.');
    await card.getByRole('button', { name: 'Accept $22.50' }).click();
    await expect(card).not.toContainText('waits until you accept');
    await expect(card.getByRole('region', { name: 'What it will cost' })).toContainText('$67.50');
  });

  await test.step('the forecast offers a better day', async () => {
    await card.getByRole('button', { name: `Say how much of ${kibble.petname} is eaten` }).click();
    await dialog(page).getByLabel('Grams eaten a day').fill('100');
    await dialog(page).getByLabel('Grams in one piece').fill('1000');
    expect(await issuesInDialog(page)).toEqual([]);
    await dialog(page).getByRole('button', { name: 'Save' }).click();
    await expect(dialog(page)).toBeHidden();
    // Two days, give or take Sundays and the hour of the order.
    await expect(card).toContainText(
      /100 g are eaten a day\. 3 kg on its way\..*You would have \d days? of food left/,
    );
  });

  await test.step('it is moved to a day of one’s own, and to the better day', async () => {
    const today = (await planOf(shopper)).lastDate;
    const inTenDays = addDays(planDate(today), 10);
    await card.getByRole('button', { name: 'Change', exact: true }).click();
    await dialog(page).getByLabel('Next delivery', { exact: true }).fill(today);
    await dialog(page).getByRole('button', { name: 'Save' }).click();
    await expect(dialog(page).getByText('From tomorrow on')).toBeVisible();
    await dialog(page).getByLabel('Next delivery', { exact: true }).fill(inTenDays);
    await dialog(page).getByRole('button', { name: 'Save' }).click();
    await expect(dialog(page)).toBeHidden();
    await expect(card).toContainText(/You would have (1|2)\d days of food left/);
    const move = card.getByRole('button', { name: new RegExp(`^Move ${kibble.petname} to`) });
    const better = (await move.textContent())?.replace('Move to ', '') ?? '';
    await move.click();
    await expect(card.locator('time')).toHaveText(better);
  });

  await test.step('another item of its kind takes its place', async () => {
    await card.getByRole('button', { name: 'Swap', exact: true }).click();
    await dialog(page).getByLabel('Find an item').fill(turkey.petname);
    await dialog(page).getByRole('radio', { name: turkey.petname }).check();
    expect(await issuesInDialog(page)).toEqual([]);
    await dialog(page).getByRole('button', { name: 'Swap' }).click();
    card = planCard(page, turkey);
    await expect(card.getByRole('region', { name: 'What it will cost' })).toContainText('$64.50');
  });

  await test.step('the old one comes along, once', async () => {
    await card.getByRole('button', { name: 'Add to the next one' }).click();
    await dialog(page).getByLabel('Find an item').fill(kibble.petname);
    await dialog(page)
      .getByRole('radio', { name: new RegExp(`^${kibble.petname}`) })
      .check();
    await dialog(page).getByRole('button', { name: 'Add', exact: true }).click();
    await expect(card.getByRole('region', { name: 'What it will cost' })).toContainText(
      `1 × ${kibble.petname}`,
    );
    await card.getByRole('button', { name: `Take away what comes along with ${turkey.petname}` }).click();
    await dialog(page).getByRole('button', { name: 'Yes, take it away' }).click();
    await expect(card).not.toContainText('Along with the next one');
  });
  expect(await overflowsOn(page)).toEqual([]);
});

test('a visitor signs in to see what comes again, and the home page leads there', async ({ page }) => {
  await page.goto('/');
  await page.getByRole('link', { name: 'Repeat delivery' }).click();
  await expect(page).toHaveURL(/\/login/);
});
