import { expectDialog } from '../../fixtures/account.ts';
import { addToCart, cartList, checkout, pickDelivery } from '../../fixtures/cart.ts';
import { aFood } from '../../fixtures/items.ts';
import { chargesOf } from '../../fixtures/ledger.ts';
import { unique } from '../../fixtures/shop-api.ts';
import { expect, test } from '../../fixtures/test.ts';

test('on a phone a family is one card; a size is chosen on its page, and that is what is paid for', async ({
  page,
  shopper,
  admin,
  shelve,
}) => {
  const word = unique();
  const bag = (variant: string, petprice: number, netWeightGrams: number, stock = 9) =>
    shelve(
      aFood({
        ...{ petname: `Kibble ${word} ${variant}`, family: `Kibble ${word}`, variant },
        ...{ petprice, netWeightGrams, stock },
      }),
    );
  const small = await bag('3 kg', 19.99, 3000);
  const large = await bag('12 kg', 55, 12_000);
  await bag('1 kg', 8, 1000, 0);
  await page.setViewportSize({ width: 390, height: 844 });

  await page.goto(`/PetSearchItems?q=${word}`);
  const card = page.getByRole('main').getByRole('article');
  await expect(card).toHaveCount(1);
  await expect(card).toContainText('from $19.99');
  await expect(card).toContainText('3 choices');
  await card.getByRole('link').first().click();
  await expect(page).toHaveURL(`/pet/${small._id}`);

  const choice = page.getByRole('group', { name: 'Choose one of 3' });
  await expect(choice.getByRole('radio', { name: '1 kg $8.00 $3.63 per lb Sold out' })).toBeVisible();
  // It is chosen once its page is there.
  await choice.getByRole('radio', { name: '12 kg $55.00 $2.08 per lb' }).click();
  await expect(page).toHaveURL(`/pet/${large._id}`);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(/12.kg$/);
  await expect(choice.getByRole('radio', { checked: true })).toBeFocused();

  await addToCart(page, 1);
  await page.goto('/YourCarts');
  await expect(cartList(page)).toContainText(word);
  await pickDelivery(page, 'Standard delivery');
  await checkout(page);
  await expectDialog(page, 'Succesfull !', 'Order SuccessFull');
  const [charged = 0] = await chargesOf(admin, shopper);
  expect(charged).toBeGreaterThanOrEqual(5500);
});
