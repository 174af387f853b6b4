import {
  choose,
  expectDialog,
  fillLogin,
  fillRegistration,
  logOut,
  navigation,
  signIn,
} from '../../fixtures/account.ts';
import {
  addToCart,
  cartList,
  checkout,
  checkoutButton,
  declinedCard,
  expectCartCount,
  fillCard,
  goodCard,
  hasInCart,
  pickDelivery,
} from '../../fixtures/cart.ts';
import { fillNewItem } from '../../fixtures/item-form.ts';
import { aBed, aDog, aFood } from '../../fixtures/items.ts';
import { chargesOf } from '../../fixtures/ledger.ts';
import { aPictureFile, expectLoaded } from '../../fixtures/screen/pictures.ts';
import { aPerson, unique } from '../../fixtures/shop-api.ts';
import { expect, type Page, test } from '../../fixtures/test.ts';

test('a newcomer browses, registers, buys and asks for a dog; an admin adds an item and gives the dog away', async ({
  page,
  admin,
  shelve,
}) => {
  const newcomer = aPerson({ name: 'Ada Newcomer' });
  const kibble = await shelve(aFood());
  const bed = await shelve(aBed());
  const dog = await shelve(aDog());

  await test.step('browses as a visitor, and the filter survives a reload', async () => {
    await page.goto('/');
    await expect(page.getByRole('heading', { level: 1 })).toContainText('30% off');
    await choose(page, 'DOG', 'Find a dog');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Find a dog');

    const filters = page.getByRole('complementary', { name: 'Filters' });
    await filters.getByText(/^Female/).click();
    await expect(page).toHaveURL(/gender=Female/);
    await page.reload();
    await expect(filters.getByRole('radio', { name: /^Female/ })).toBeChecked();
    await expect(page.getByRole('link', { name: dog.petname })).toBeVisible();
  });

  await test.step('sees an animal, is asked to sign in to order it, and registers instead', async () => {
    await page.getByRole('link', { name: dog.petname }).click();
    await expect(page).toHaveURL(`/pet/${dog._id}`);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(dog.petname);
    await page.getByRole('link', { name: `Order ${dog.petname}` }).click();
    await expect(page).toHaveURL('/login');
    await page.getByRole('main').getByRole('link', { name: 'Register' }).click();
    await fillRegistration(page, newcomer);
    await expectDialog(page, 'Succesfull !', 'Successfully Registered');
    await expect(page).toHaveURL(`/PetOrderDetails/${dog._id}`);
    await expect(page.getByText('Hello, Ada Newcomer')).toBeVisible();
  });

  await test.step('fills the cart with food and a bed', async () => {
    await expectCartCount(page, 0);
    await choose(page, 'FOODS', 'Dogs food');
    await page.getByRole('link', { name: kibble.petname }).click();
    await addToCart(page, 2);
    await expectCartCount(page, 2);
    await hasInCart(page, bed, 1);
    await expectCartCount(page, 3);
  });

  await test.step('reloads in the middle of the cart and finds it as it was', async () => {
    await navigation(page)
      .getByRole('link', { name: /^Your Cart/ })
      .click();
    await expect(cartList(page).getByRole('listitem')).toHaveCount(2);
    await page.reload();
    await expect(cartList(page).getByRole('listitem')).toHaveCount(2);
    await expectCartCount(page, 3);
    await expect(cartList(page).getByRole('listitem').filter({ hasText: kibble.petname })).toContainText(
      '$25.00',
    );
    await pickDelivery(page, 'Standard delivery');
    const sums = page.getByRole('form', { name: 'Payment' });
    await expect(sums.getByRole('term')).toHaveText(['Items', 'Delivery cost', 'Total']);
    await expect(sums.getByRole('definition')).toHaveText(['$85.00', '$25.00', '$110.00']);
  });

  await test.step('is told why a card was declined, and pays with another', async () => {
    await checkout(page, { card: declinedCard });
    await expectDialog(page, 'Error !', 'Your card was declined.');
    await expect(checkoutButton(page)).toBeEnabled();
    await fillCard(page, goodCard);
    await checkoutButton(page).click();
    await expectDialog(page, 'Succesfull !', 'Order SuccessFull');
    await expectCartCount(page, 0);
    expect(await chargesOf(admin, newcomer)).toEqual([11_000]);
  });

  await test.step('finds both in the own orders', async () => {
    await choose(page, 'Your Order', 'Accessories and food orders');
    const orders = page.getByRole('table', { name: 'Your accessories and food orders' });
    await expect(orders.getByRole('row').filter({ hasText: kibble.petname })).toContainText('paid');
    await expect(orders.getByRole('row').filter({ hasText: bed.petname })).toContainText('$60.00');
  });

  await test.step('asks for the dog', async () => {
    await page.goto(`/PetOrderDetails/${dog._id}`);
    const form = page.getByRole('form', { name: `Order ${dog.petname}` });
    await form.getByLabel('Location').fill('12 Orchard Lane, Portland');
    await form.getByLabel('Phone').fill('5035550142');
    await form.getByRole('button', { name: 'ORDER' }).click();
    await expect(page.getByRole('alert').filter({ hasText: 'Pets Ordered Succesfully' })).toBeVisible();
    await expectPetOrder(page, dog.petname, 'pending');
    await logOut(page);
  });

  const toy = `Rope tug ${unique()}`;
  await test.step('the admin lands on the dashboard and adds an item with a picture', async () => {
    await choose(page, 'ACCOUNT', 'LOGIN');
    await fillLogin(page, admin);
    await expect(page).toHaveURL(/\/adminDashboard/);
    await backOffice(page, 'Add data');
    await fillNewItem(page, toy);
    await page.getByLabel('Choose Pets Picture').setInputFiles(await aPictureFile('rope.png'));
    await expectLoaded(page.getByRole('img', { name: 'Preview of rope.png' }));
    await page.getByRole('button', { name: 'ADD PETS' }).click();
    await expect(page.getByRole('alert').filter({ hasText: 'Pets Added Succesfully' })).toBeVisible();
    await expect(page.getByLabel('Pet name')).toHaveValue('');
  });

  await test.step('the new item stands in its list with its picture', async () => {
    await navigation(page).getByRole('link', { name: 'To the shop' }).click();
    await choose(page, 'ACCESSORIES', 'Dogs accessories');
    const card = page.getByRole('article').filter({ hasText: toy });
    await expect(card).toContainText('$14.25');
    await expectLoaded(card.getByRole('presentation'));
    await card.getByRole('link', { name: toy }).click();
    await expectLoaded(page.getByRole('img', { name: toy }));
  });

  await test.step('the admin sees every order and accepts the one for the dog', async () => {
    await navigation(page).getByRole('link', { name: 'Dashboard' }).click();
    await backOffice(page, 'Item orders');
    const sold = page.getByRole('table', { name: 'Item orders' }).getByRole('row');
    await expect(sold.filter({ hasText: kibble.petname })).toContainText(newcomer.email);
    await expect(sold.filter({ hasText: bed.petname })).toContainText('paid');

    await backOffice(page, 'Animal orders');
    const wanted = page.getByRole('table', { name: 'Animal orders' }).getByRole('row');
    const order = wanted.filter({ hasText: dog.petname });
    await order.getByRole('button', { name: 'ACCEPT' }).click();
    await expect(page.getByRole('alert').filter({ hasText: 'Order Accepted Succesfully' })).toBeVisible();
    await expect(order).toContainText('approved');
    await logOut(page);
  });

  await test.step('the shopper sees that the dog is coming', async () => {
    await signIn(page, newcomer);
    await expectPetOrder(page, dog.petname, 'approved');
  });
});

async function expectPetOrder(page: Page, petname: string, status: string): Promise<void> {
  await choose(page, 'Your Order', 'Pet orders');
  const orders = page.getByRole('table', { name: 'Your pet orders' });
  await expect(orders.getByRole('row').filter({ hasText: petname })).toContainText(status);
}

async function backOffice(page: Page, section: string): Promise<void> {
  await page.getByRole('navigation', { name: 'Back office' }).getByRole('link', { name: section }).click();
}
