import { daysBetween, planDate } from '../../../domain/repeats/plan-dates.ts';
import { choose } from '../../fixtures/account.ts';
import { cartList, checkout, expectPaid, hasInCart, pickDelivery } from '../../fixtures/cart.ts';
import { aFood } from '../../fixtures/items.ts';
import { chargesOf } from '../../fixtures/ledger.ts';
import { planCard, planOf, rhythmOf } from '../../fixtures/repeats.ts';
import { accessibilityIssuesOn } from '../../fixtures/screen/accessibility.ts';
import { keyboardOf } from '../../fixtures/screen/keyboard.ts';
import { watchForErrors } from '../../fixtures/screen/page-errors.ts';
import { expect, test } from '../../fixtures/test.ts';

test.use({ contextOptions: { reducedMotion: 'reduce' } });

test('a plan begins in the cart, with the saving, the next day and its price said before it is paid', async ({
  page,
  shopper,
  admin,
  shelve,
}) => {
  const trouble = watchForErrors(page);
  const kibble = await shelve(aFood({ petprice: 19.99 }));
  await hasInCart(page, kibble, 3);
  await page.goto('/YourCarts');
  await pickDelivery(page, 'Standard delivery');
  const line = cartList(page).getByRole('listitem');
  const panel = page.getByRole('form', { name: 'Payment' });
  await expect(line).toContainText('35% off your first repeat delivery, 5% on later ones.');
  await expect(panel).not.toContainText('By paying you allow');

  await test.step('the rhythm is chosen by keyboard, and kept over a reload', async () => {
    const keyboard = keyboardOf(page);
    await keyboard.type(rhythmOf(page, kibble), 'every 4', 'Shift+Tab');
    await expect(line).toContainText('35% off repeat delivery: $20.99 less.');
    await expect(line).toContainText(/Next delivery \w{3}, \w{3} \d+: \$61\.97, charged to the same card\./);
    await page.reload();
    await expect(rhythmOf(page, kibble)).toHaveValue('4');
    await expect(panel.locator('dd').last()).toHaveText('$43.98');
  });
  await test.step('paying consents to what stands beside the button', async () => {
    await expect(panel).toContainText(
      'By paying you allow Fern & Paw to charge this card for each repeat delivery, at the price we e-mail you three days before. You can skip, change or end it at any time.',
    );
    // Nothing else is to be ticked for it.
    await expect(panel.getByRole('checkbox')).toHaveAccessibleName('Keep this address in my account');
    expect(await accessibilityIssuesOn(page)).toEqual([]);
    await page.setViewportSize({ width: 1280, height: 844 });
  });

  const said = (await line.getByText(/Next delivery/).textContent())?.match(/\w{3}, \w{3} \d+/)?.[0] ?? '';
  await checkout(page);
  await expectPaid(page);
  expect(await chargesOf(admin, shopper)).toEqual([4398]);
  await expect(page.getByRole('region', { name: 'What you ordered' })).toContainText('every 4 weeks');

  await test.step('the plan is there, as it was said', async () => {
    await choose(page, 'Your Order', 'Repeat deliveries');
    const card = planCard(page, kibble);
    await expect(card).toContainText(`Next delivery ${said}`);
    await expect(card).toContainText('3 × $19.99, every 4 weeks');
    await expect(card).toContainText('Visa ending in 4242');
    await expect(card.getByRole('region', { name: 'What it will cost' })).toContainText('$61.97');
    const { nextDate, lastDate } = await planOf(shopper);
    expect(daysBetween(planDate(lastDate), planDate(nextDate))).toBe(28);
    await page.goto('/account');
    await expect(page.getByRole('region', { name: 'Repeat deliveries' })).toContainText(`next on ${said}`);
  });
  expect(trouble).toEqual([]);
});
