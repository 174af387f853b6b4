import { expectDialog } from '../../fixtures/account.ts';
import { checkout, hasInCart } from '../../fixtures/cart.ts';
import { aFood } from '../../fixtures/items.ts';
import { latestOrder, shipOrder } from '../../fixtures/orders.ts';
import { deliver } from '../../fixtures/reviews.ts';
import { accessibilityIssuesOn } from '../../fixtures/screen/accessibility.ts';
import { overflowsOn } from '../../fixtures/screen/overflow.ts';
import { expect, test } from '../../fixtures/test.ts';

test('what has arrived is reviewed from its order, read by others and taken back', async ({
  page,
  shopper,
  admin,
  shelve,
}) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  const kibble = await shelve(aFood());
  const itemPage = `/PetOrderDetails/${kibble._id}`;
  await page.goto(itemPage);
  const reviews = page.getByRole('region', { name: 'Reviews' });
  await expect(reviews).toContainText('No reviews yet');

  await hasInCart(page, kibble, 1);
  await page.goto('/YourCarts');
  await checkout(page);
  await expectDialog(page, 'Succesfull !', 'Order SuccessFull');
  const { number } = await latestOrder(shopper);
  await shipOrder(admin, number);
  await page.goto(`/order/${number}`);
  const write = page.getByRole('button', { name: `Review ${kibble.petname}` });
  await expect(page.getByText('On its way to you')).toBeVisible();
  await expect(write).toHaveCount(0);
  await deliver(admin, shopper);

  await write.click();
  const form = page.getByRole('form', { name: `Review ${kibble.petname}` });
  await form.getByRole('radio', { name: '1 star: Bad' }).focus();
  for (let stars = 1; stars < 4; stars++) await page.keyboard.press('ArrowRight');
  await expect(form.getByRole('radio', { name: '4 stars: Good' })).toBeChecked();
  await form
    .getByRole('textbox', { name: 'What should others know?' })
    .fill('Crunchy.\n<b>Gone</b> in a minute.');
  expect(await accessibilityIssuesOn(page)).toEqual([]);
  await form.getByRole('button', { name: 'Send review' }).click();
  const change = page.getByRole('button', { name: `Change review of ${kibble.petname}` });
  await expect(change).toBeVisible();
  await expect(page.getByRole('img', { name: '4 stars out of 5' })).toBeVisible();
  expect(await accessibilityIssuesOn(page)).toEqual([]);
  expect(await overflowsOn(page)).toEqual([]);

  await page.goto(itemPage);
  await expect(reviews).toContainText('4 out of 5 stars from 1 review');
  await expect(reviews.getByRole('article')).toContainText('Robin');
  await expect(reviews.getByRole('article')).toContainText('<b>Gone</b> in a minute.');
  await expect(reviews).not.toContainText('Field');
  expect(await accessibilityIssuesOn(page)).toEqual([]);
  expect(await overflowsOn(page)).toEqual([]);

  await page.goto(`/order/${number}`);
  await change.click();
  await form.getByRole('button', { name: 'Remove' }).click();
  await page
    .getByRole('dialog', { name: 'Remove your review?' })
    .getByRole('button', { name: 'Remove it' })
    .click();
  await expect(write).toBeVisible();
  await page.goto(itemPage);
  await expect(reviews).toContainText('No reviews yet');
});
