import { addToCart, cartList, expectCartCount, pickDelivery } from '../../fixtures/cart.ts';
import { aBed, aFood } from '../../fixtures/items.ts';
import { expect, type Page, test } from '../../fixtures/test.ts';

test.describe('the saved cart', () => {
  test('with forged entries is cleaned entry by entry, and the shop prices the rest', async ({
    page,
    shopper: _,
    shelve,
  }) => {
    const kibble = await shelve(aFood());
    const bed = await shelve(aBed());
    await setStorage(page, {
      version: 1,
      role: 'ADMIN',
      cart: [
        { petId: kibble._id, accessoriesAmount: 2, petprice: 0.01, totalamount: 0, status: 'paid' },
        { petId: bed._id, accessoriesAmount: -5 },
        { petId: bed._id, accessoriesAmount: 1e9 },
        { petId: { $ne: null }, accessoriesAmount: 1 },
        { petId: 'ffffffffffffffffffffffff', accessoriesAmount: 1 },
      ],
      settledPayments: { length: -1 },
    });
    await page.goto('/YourCarts');
    await expect(cartList(page).getByRole('listitem')).toHaveCount(2);
    await expect(page.getByRole('form', { name: 'Payment' })).toContainText('$30.00');
    await expect(cartList(page).getByRole('alert')).toHaveCount(1);
    await page.goto('/adminDashboard');
    await expect(page).toHaveURL('/');
  });
});

test('a full storage leaves a cart that works until the tab is closed, and alerts once', async ({
  page,
  shopper: _,
  shelve,
}) => {
  const kibble = await shelve(aFood());
  await page.addInitScript(() => {
    const { setItem } = Storage.prototype;
    // The few letters of the session still fit.
    Storage.prototype.setItem = function store(key: string, value: string) {
      if (key === 'pet-store') throw new DOMException('The quota has been exceeded.', 'QuotaExceededError');
      setItem.call(this, key, value);
    };
  });
  await page.goto(`/PetOrderDetails/${kibble._id}`);
  await addToCart(page, 2);
  await addToCart(page, 1);
  await expectCartCount(page, 3);
  await page.getByRole('link', { name: /^Your Cart/ }).click();
  await expect(cartList(page).getByRole('listitem')).toHaveCount(1);
  await pickDelivery(page, 'Standard delivery');
  await expect(page.getByRole('form', { name: 'Payment' })).toContainText('$42.50');
  await expect(page.getByText('Your browser keeps nothing for this shop')).toHaveCount(1);

  await page.reload();
  await page.goto(`/PetOrderDetails/${kibble._id}`);
  await addToCart(page, 1);
  await expect(page.getByText('Your browser keeps nothing for this shop')).toHaveCount(0);
});

/** Puts something into the browser's storage, in place of what the shop keeps there. */
async function setStorage(page: Page, saved: unknown): Promise<void> {
  await page.goto('/login');
  const text = typeof saved === 'string' ? saved : JSON.stringify(saved);
  await page.evaluate((value) => localStorage.setItem('pet-store', value), text);
}
