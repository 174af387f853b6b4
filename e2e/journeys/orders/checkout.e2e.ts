import { expectDialog } from '../../fixtures/account.ts';
import {
  cartList,
  checkout,
  checkoutButton,
  declinedCard,
  expectCartCount,
  expectPaid,
  fillCard,
  fillPayment,
  goodCard,
  hasInCart,
  payUntilTheBankAsks,
} from '../../fixtures/cart.ts';
import { aBed, aDog, aFood, type Item, setStock } from '../../fixtures/items.ts';
import { chargesOf, paymentsOf } from '../../fixtures/ledger.ts';
import { holdResponse, isCharge, isOperation } from '../../fixtures/responses.ts';
import { expect, type Page, test } from '../../fixtures/test.ts';

test.describe('a card whose bank requires authentication', () => {
  test('is not charged when the shopper fails to confirm, and another card goes through', async ({
    page,
    shopper,
    admin,
    shelve,
  }) => {
    await hasInCart(page, await shelve(aFood()), 1);
    await page.goto('/YourCarts');
    const bank = await payUntilTheBankAsks(page);
    await bank.getByRole('button', { name: 'Fail authentication' }).click();
    await expectDialog(page, 'Error !', 'We are unable to authenticate your payment method.');
    expect(await chargesOf(admin, shopper)).toEqual([]);

    await fillCard(page, goodCard);
    await checkoutButton(page).click();
    await expectDialog(page, 'Succesfull !', 'Order SuccessFull');
    expect(await chargesOf(admin, shopper)).toEqual([1750]);
  });
});

test.describe('a shopper who never gets the outcome of the payment', () => {
  test('reloads after the charge, sees that it went through, and is charged once', async ({
    page,
    shopper,
    admin,
    shelve,
  }) => {
    await hasInCart(page, await shelve(aFood()), 2);
    await page.goto('/YourCarts');
    const { held } = await holdResponse(page, isCharge);
    await checkout(page);
    await held;
    await page.reload();
    await expectPaid(page);
    expect(await chargesOf(admin, shopper)).toEqual([3000]);
  });
});

test('two clicks on Checkout are one payment', async ({ page, shopper, admin, shelve }) => {
  await hasInCart(page, await shelve(aFood()), 1);
  await page.goto('/YourCarts');
  await fillPayment(page);
  await checkoutButton(page).dblclick();
  await expectPaid(page);
  expect(await chargesOf(admin, shopper)).toEqual([1750]);
  expect(await paymentsOf(admin, shopper)).toHaveLength(1);
});

test('a second tab has the same cart, filled and paid', async ({ page, context, shopper, shelve }) => {
  const kibble = await shelve(aFood());
  const bed = await shelve(aBed());
  const secondTab = await context.newPage();
  await secondTab.goto('/');
  await expect(secondTab.getByText(`Hello, ${shopper.name}`)).toBeVisible();

  await page.bringToFront();
  await hasInCart(page, kibble, 2);
  await expectCartCount(secondTab, 2);
  await secondTab.bringToFront();
  await hasInCart(secondTab, bed, 1);
  await expectCartCount(page, 3);

  await secondTab.goto('/YourCarts');
  await page.bringToFront();
  await page.goto('/YourCarts');
  await checkout(page);
  await expectPaid(page);
  await expectCartCount(secondTab, 0);
  await expect(secondTab.getByRole('main')).toContainText('No Data');
});

test.describe('an order whose card was declined', () => {
  test('leads from the orders back to the same payment, and is charged once', async ({
    page,
    shopper,
    admin,
    shelve,
  }) => {
    const kibble = await shelve(aFood({ stock: 2 }));
    await hasInCart(page, kibble, 2);
    await page.goto('/YourCarts');
    await checkout(page, { card: declinedCard });
    await expectDialog(page, 'Error !', 'Your card was declined.');

    await page.goto('/accessoriesOrder');
    await page.getByRole('button', { name: `PAY ${kibble.petname}` }).click();
    await expect(page).toHaveURL('/YourCarts');
    await expect(cartList(page).getByRole('listitem')).toHaveCount(1);
    await expect(page.getByLabel('Location')).toHaveValue('12 Orchard Lane');
    await fillCard(page, goodCard);
    await checkoutButton(page).click();
    await expectPaid(page);
    expect(await chargesOf(admin, shopper)).toEqual([3000]);
    expect(await paymentsOf(admin, shopper)).toHaveLength(1);

    await page.getByRole('link', { name: 'See your orders' }).click();
    const row = page.getByRole('row').filter({ hasText: kibble.petname });
    await expect(row).toHaveCount(1);
    await expect(row).toContainText('paid');
    await expect(row.getByRole('button', { name: /^PAY/ })).toHaveCount(0);
  });
});

test.describe('an item that is out of stock', () => {
  test('says so when somebody was faster between the cart and the checkout, and charges nothing', async ({
    page,
    shopper,
    admin,
    shelve,
  }) => {
    const kibble = await shelve(aFood({ stock: 3 }));
    await hasInCart(page, kibble, 3);
    await page.goto('/YourCarts');
    await fillPayment(page);
    await setStock(admin, kibble, 1);
    await checkoutButton(page).click();
    await expect(cartList(page).getByRole('alert')).toHaveText(
      `Only 1 of ${kibble.petname} left. Please take fewer.`,
    );
    expect(await chargesOf(admin, shopper)).toEqual([]);

    await page.getByRole('button', { name: 'Take 1' }).click();
    await expect(checkoutButton(page)).toBeEnabled();
    await checkoutButton(page).click();
    await expectPaid(page);
    expect(await chargesOf(admin, shopper)).toEqual([1750]);
  });
});

test.describe('cancelling an order', () => {
  test('asks first, gives the money back, says so, and looks again after a moment', async ({
    page,
    shopper,
    admin,
    shelve,
  }) => {
    const kibble = await shelve(aFood());
    await hasInCart(page, kibble, 2);
    await page.goto('/YourCarts');
    await checkout(page);
    await expectPaid(page);
    await page.goto('/accessoriesOrder');
    await cancel(page, kibble);
    const refetch = watchRefetch(page, 'CancelCartEntry', 'MyCartEntries');
    await confirmCancel(page);
    await expectRefetch(refetch);
    await expect(page.getByText(kibble.petname)).toHaveCount(0);
    await expect(page.getByRole('main')).toContainText('No Data');
    expect(await paymentsOf(admin, shopper)).toMatchObject([{ status: 'REFUNDED', amountRefunded: 30 }]);
  });

  test('of an animal makes it free for others, and keeping it changes nothing', async ({
    page,
    shopper,
    shelve,
  }) => {
    const dog = await shelve(aDog());
    await shopper.gql(`mutation ($input: OrderPetInput!) { orderPet(input: $input) { _id } }`, {
      input: { petId: dog._id, username: shopper.name, location: '12 Orchard Lane', phone: '5035550142' },
    });
    await page.goto('/petorder');
    await cancel(page, dog);
    await page
      .getByRole('dialog', { name: 'Are you sure?' })
      .getByRole('button', { name: 'No, go back' })
      .click();
    await expect(page.getByRole('dialog')).toHaveCount(0);
    await expect(page.getByRole('row').filter({ hasText: dog.petname })).toContainText('pending');

    await cancel(page, dog);
    const refetch = watchRefetch(page, 'CancelPetOrder', 'MyPetOrders');
    await confirmCancel(page);
    await expectRefetch(refetch);
    await expect(page.getByText(dog.petname)).toHaveCount(0);
  });
});

async function cancel(page: Page, { petname }: Item): Promise<void> {
  await page.getByRole('button', { name: `CANCEL ${petname}` }).click();
  await expect(page.getByRole('dialog', { name: 'Are you sure?' })).toContainText(
    "You won't be able to revert this!",
  );
}

async function confirmCancel(page: Page): Promise<void> {
  await page
    .getByRole('dialog', { name: 'Are you sure?' })
    .getByRole('button', { name: 'Yes, delete it!' })
    .click();
  await expect(page.getByRole('alert').filter({ hasText: 'Order Deleted Succesfully' })).toBeVisible();
}

/** Milliseconds from the answer to a cancel until the list is asked for again, by the browser's own clock. */
async function watchRefetch(page: Page, cancelling: string, list: string): Promise<number> {
  const answer = await page.waitForResponse((response) => isOperation(response.request(), cancelling));
  const cancelled = answer.request();
  const again = await page.waitForRequest((request) => isOperation(request, list));
  await again.response();
  await answer.finished();
  return again.timing().startTime - (cancelled.timing().startTime + cancelled.timing().responseEnd);
}

/** A second and a half (specification §4): a busy browser is late, never early. */
async function expectRefetch(pause: Promise<number>): Promise<void> {
  expect(await pause).toBeGreaterThan(1400);
}
