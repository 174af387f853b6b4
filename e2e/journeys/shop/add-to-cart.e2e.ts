import { aFood } from '../../fixtures/items.ts';
import { expect, test } from '../../fixtures/test.ts';

test('a visitor puts food into the cart right from its card, and finds it there', async ({
  page,
  shelve,
}) => {
  const kibble = await shelve(aFood());
  await page.goto(`/PetSearchItems?${new URLSearchParams({ q: kibble.petname })}`);
  const card = page.getByRole('article').filter({ hasText: kibble.petname });
  const add = card.getByRole('button', { name: `Add ${kibble.petname} to your cart` });
  await add.click();
  await add.click();
  await expect(page).toHaveURL(/PetSearchItems/);
  await card.getByRole('link', { name: 'In your cart: 2' }).click();
  await expect(page).toHaveURL('/YourCarts');
  await expect(page.getByRole('list', { name: 'Your cart' })).toContainText(kibble.petname);
  await expect(
    page.getByRole('region', { name: 'Payment' }).getByRole('link', { name: 'LOGIN' }),
  ).toBeVisible();
});
