import { expectCartCount } from '../../fixtures/cart.ts';
import { aFood } from '../../fixtures/items.ts';
import { boxAtRest } from '../../fixtures/screen/at-rest.ts';
import { expect, test } from '../../fixtures/test.ts';

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 } });

  test('ADD TO CART is visible without scrolling, adds one, and covers no focused element', async ({
    page,
    shelve,
  }) => {
    const kibble = await shelve(aFood());
    await page.goto(`/pet/${kibble._id}`);
    const add = page.getByRole('button', { name: 'ADD TO CART' });
    await expect(add).toBeInViewport({ ratio: 1 });
    await add.click();
    await expect(page.getByText('In your cart: 1')).toHaveCount(1);

    const last = page.getByRole('contentinfo').getByRole('link').last();
    await last.focus();
    const { y = 0, height = 0 } = (await boxAtRest(last)) ?? {};
    expect(y + height).toBeLessThan((await boxAtRest(add))?.y ?? 0);
  });
});

test('a shopper’s cart counts what was added from a card', async ({ page, shopper: _signedIn, shelve }) => {
  const kibble = await shelve(aFood({ stock: 2 }));
  await page.goto(`/PetSearchItems?${new URLSearchParams({ q: kibble.petname })}`);
  const add = page.getByRole('button', { name: `Add ${kibble.petname} to your cart` });
  await add.focus();
  await page.keyboard.press('Enter');
  await page.keyboard.press('Enter');
  await page.keyboard.press('Enter');
  await expectCartCount(page, 2);
  await expect(add).toBeFocused();
  await expect(add).toBeDisabled();
});
