import { expectDialog, logOut, signIn } from '../../fixtures/account.ts';
import { checkout, expectCartCount, hasInCart, pickDelivery } from '../../fixtures/cart.ts';
import { aBed, aDog, aFood, type Item } from '../../fixtures/items.ts';
import { paymentsOf } from '../../fixtures/ledger.ts';
import { keyboardOf } from '../../fixtures/screen/keyboard.ts';
import { type Account, aPerson, registerAccount } from '../../fixtures/shop-api.ts';
import { expect, type Locator, type Page, test } from '../../fixtures/test.ts';

test('an admin ships and delivers one item of a parcel, and cancels the other, which is refunded', async ({
  page,
  shopper,
  admin,
  shelve,
}) => {
  const kibble = await shelve(aFood());
  const bed = await shelve(aBed());
  await hasInCart(page, kibble, 1);
  await hasInCart(page, bed, 1);
  await expectCartCount(page, 2);
  await page.goto('/YourCarts');
  await pickDelivery(page, 'Standard delivery');
  await checkout(page);
  await expectDialog(page, 'Succesfull !', 'Order SuccessFull');
  await logOut(page);

  await signIn(page, admin);
  await page.goto('/adminDashboard/ManageAccessoriesOrder');
  const sent = orderOf(page, 'Item orders', kibble);
  await sent.getByRole('button', { name: 'Mark as shipped' }).click();
  await expect(sent).toContainText('shipped');
  await sent.getByRole('button', { name: 'Mark as delivered' }).click();
  await expect(sent).toContainText('delivered');
  await expect(sent.getByRole('button')).toHaveCount(0);

  const unwanted = orderOf(page, 'Item orders', bed);
  await unwanted.getByRole('button', { name: 'Cancel' }).click();
  const question = page.getByRole('dialog', { name: 'Are you sure?' });
  await expect(question).toContainText("You won't be able to revert this!");
  await question.getByRole('button', { name: 'No, go back' }).click();
  await expect(unwanted).toContainText('paid');
  await unwanted.getByRole('button', { name: 'Cancel' }).click();
  await question.getByRole('button', { name: 'Yes, delete it!' }).click();
  await expect(page.getByRole('alert').filter({ hasText: 'Order Deleted Succesfully' })).toBeVisible();
  await expect(unwanted).toHaveCount(0);
  await expect
    .poll(async () => (await paymentsOf(admin, shopper)).map(({ status }) => status))
    .toEqual(['PARTIALLY_REFUNDED']);

  await page.getByRole('radiogroup', { name: 'Status' }).getByText('Canceled').click();
  await expect(page).toHaveURL(/status=cancelled/);
  await expect(unwanted).toContainText('canceled');
});

test('an admin declines one shopper, gives the animal to the other, announces it and notes that it was collected', async ({
  page,
  admin,
  shelve,
}) => {
  const dog = await shelve(aDog());
  const early = await orderPet(dog, 'Early Bird');
  const late = await orderPet(dog, 'Late Comer');
  await signIn(page, admin);
  await page.goto('/adminDashboard/ManagePetsOrder?status=pending');

  const declined = orderOf(page, 'Animal orders', dog, late.email);
  await expect(declined).toContainText('2 shoppers wait');
  await declined.getByRole('button', { name: 'Decline' }).click();
  await page
    .getByRole('dialog', { name: 'Are you sure?' })
    .getByRole('button', { name: 'Decline this order' })
    .click();
  await expect(declined).toHaveCount(0);

  await page.getByRole('radiogroup', { name: 'Status' }).getByText('All').click();
  await expect(declined).toContainText('declined');
  const given = orderOf(page, 'Animal orders', dog, early.email);
  await given.getByRole('button', { name: 'ACCEPT' }).focus();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('alert').filter({ hasText: 'Order Accepted Succesfully' })).toBeVisible();
  await expect(given).toContainText('approved');
  await expect(given).toBeFocused();
  // Until the list is there again, the buttons of the row are off, and the keyboard passes them.
  await expect(given.getByRole('button', { name: 'Collected' })).toBeEnabled();

  const keyboard = keyboardOf(page);
  await keyboard.use(given.getByRole('button', { name: 'Ready to collect' }));
  await expect(
    page
      .getByRole('alert')
      .filter({ hasText: new RegExp(`Early Bird is told that ${dog.petname} \\(.+\\) is ready`) }),
  ).toBeVisible();
  await expect(given).toContainText('Ready to be collected');
  await expect(given).toBeFocused();
  await expect(given.getByRole('button', { name: 'Collected' })).toBeEnabled();
  await keyboard.use(given.getByRole('button', { name: 'Collected' }));
  await expect(given.getByRole('button')).toHaveCount(0);
  await expect(given).toContainText('collected');
});

test('an admin is asked before others are declined, and takes the acceptance back, which the shopper sees at once', async ({
  page,
  admin,
  shopper,
  shelve,
  browser,
}) => {
  const dog = await shelve(aDog());
  const early = await orderPet(dog, 'Early Bird');
  await ordersAnimal(shopper, dog, 'Second Best');
  await orderPet(dog, 'Late Comer');
  await page.goto('/petorder');
  const own = page
    .getByRole('table', { name: 'Your pet orders' })
    .getByRole('row')
    .filter({ hasText: dog.petname });
  await expect(own).toContainText('pending');

  const desk = await (await browser.newContext()).newPage();
  await signIn(desk, admin);
  await desk.goto('/adminDashboard/ManagePetsOrder');
  const second = orderOf(desk, 'Animal orders', dog, shopper.email);
  await second.getByRole('button', { name: 'ACCEPT' }).click();
  const question = desk.getByRole('dialog', { name: `Give ${dog.petname} to Second Best?` });
  await expect(question.getByRole('listitem')).toHaveText([/^Early Bird, /, /^Late Comer, /]);
  await question.getByRole('button', { name: 'Accept this order' }).click();
  await expect(second).toContainText('approved');
  await expect(own).toContainText('approved');
  await expect(orderOf(desk, 'Animal orders', dog, early.email)).toContainText('declined');

  await second.getByRole('button', { name: 'Undo' }).click();
  await expect(
    desk.getByRole('alert').filter({ hasText: new RegExp(`${dog.petname} \\(.+\\) is in the shop again`) }),
  ).toBeVisible();
  await expect(second).toContainText('pending');
  await expect(orderOf(desk, 'Animal orders', dog, early.email)).toContainText('pending');
  await expect(own).toContainText('pending');
  await expect(own.getByRole('button', { name: 'CANCEL' })).toBeEnabled();
  await desk.context().close();
});

/** The row of an order, by its item and where there are several, by who ordered it. */
function orderOf(page: Page, table: string, item: Item, email = ''): Locator {
  return page
    .getByRole('table', { name: table })
    .getByRole('row')
    .filter({ hasText: item.petname })
    .filter({ hasText: email });
}

async function orderPet(animal: Item, name: string) {
  const shopper = await registerAccount(aPerson({ name }));
  await ordersAnimal(shopper, animal, name);
  return shopper;
}

async function ordersAnimal(shopper: Account, { _id: petId }: Item, username: string): Promise<void> {
  await shopper.gql('mutation ($input: OrderPetInput!) { orderPet(input: $input) { _id } }', {
    input: { petId, username, location: '12 Orchard Lane, Portland', phone: '5035550142' },
  });
}
