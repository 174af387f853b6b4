import type { Locator } from '@playwright/test';
import { expectDialog, fillLogin, fillRegistration, signIn } from '../fixtures/account.ts';
import { checkout, checkoutButton, declinedCard, expectCartCount, hasInCart } from '../fixtures/cart.ts';
import { fillNewItem } from '../fixtures/item-form.ts';
import { aDog, aFood, type Item } from '../fixtures/items.ts';
import { graphqlUrl, isOperation } from '../fixtures/responses.ts';
import { type Account, aPerson, registerAccount, unique } from '../fixtures/shop-api.ts';
import { expect, type Page, test } from '../fixtures/test.ts';

/*
 * Every row of the error catalogue and every success alert (specification §8), to the letter, one test each.
 */

const contact = { username: 'Robin Field', location: '12 Orchard Lane, Portland', phone: '5035550142' };

test.describe('the error catalogue', () => {
  test('login, wrong password', async ({ page }) => {
    const { email } = await registerAccount(aPerson());
    await page.goto('/login');
    await fillLogin(page, { email, password: 'not carrots' });
    await expectDialog(page, 'Error !', 'Wrong password');
    await expect(page).toHaveURL('/login');
  });

  test('login, an address that nobody has registered', async ({ page }) => {
    await page.goto('/login');
    await fillLogin(page, aPerson());
    await expectDialog(page, 'Error !', 'User not exists with this email');
    await expect(page).toHaveURL('/login');
  });

  test('login, any other failure, whose cause stays beside the form', async ({ page }) => {
    const known = await registerAccount(aPerson());
    await page.goto('/login');
    await page.route('**/accounts:signInWithPassword*', (route) => route.abort());
    await fillLogin(page, known);
    await expectDialog(page, 'Error !', 'User not exists with this email');
    await expect(page.getByRole('form', { name: 'Login' }).getByRole('alert')).toContainText(
      'The sign-in service can’t be reached.',
    );
  });

  test('registration, weak password', async ({ page }) => {
    await page.goto('/register');
    await fillRegistration(page, aPerson({ password: '12345' }));
    await expectDialog(page, 'Error !', 'Password should be at least 6 characters');
    await expect(page).toHaveURL('/register');
  });

  test('registration, any other failure', async ({ page }) => {
    const known = await registerAccount(aPerson());
    await page.goto('/register');
    await fillRegistration(page, { ...known, password: 'another one' });
    await expectDialog(page, 'Error !', 'User With This Email Already Exists');
    await expect(page).toHaveURL('/register');
  });

  test('registration success', async ({ page }) => {
    await page.goto('/register');
    await fillRegistration(page, aPerson({ name: 'Juno Brook', password: '123456' }));
    await expectDialog(page, 'Succesfull !', 'Successfully Registered');
    await expect(page).toHaveURL('/');
    await expect(page.getByText('Hello, Juno Brook')).toBeVisible();
  });

  test('card error, with the provider’s message', async ({ page, shopper: _, shelve }) => {
    await hasInCart(page, await shelve(aFood()), 1);
    await page.goto('/YourCarts');
    await checkout(page, { card: declinedCard });
    await expectDialog(page, 'Error !', 'Your card was declined.');
    await expect(checkoutButton(page)).toBeEnabled();
    await expectCartCount(page, 1);
  });

  test('payment success', async ({ page, shopper: _, shelve }) => {
    await hasInCart(page, await shelve(aFood()), 1);
    await page.goto('/YourCarts');
    await checkout(page);
    await expectDialog(page, 'Succesfull !', 'Order SuccessFull');
    await expectCartCount(page, 0);
  });

  test('a pet post that fails in the network', async ({ page, admin }) => {
    await signIn(page, admin);
    await page.goto('/adminDashboard/addpets');
    await fillNewItem(page, `Rope tug ${unique()}`);
    await page.route(graphqlUrl, (route) =>
      isAddPet(route.request().postData()) ? route.abort() : route.fallback(),
    );
    await page.getByRole('button', { name: 'ADD PETS' }).click();
    await expect(alert(page, 'Error! Something Wrong In Posting')).toBeVisible();
  });

  test('any other backend failure is logged, and raises neither dialog nor alert', async ({ page }) => {
    const logged: string[] = [];
    page.on('console', (message) => message.type() === 'error' && logged.push(message.text()));
    await page.route(graphqlUrl, (route) =>
      isOperation(route.request(), 'WaitingAnimals')
        ? route.fulfill({ status: 500, json: { error: { code: 'INTERNAL', message: 'Something broke' } } })
        : route.fallback(),
    );
    await page.goto('/login');
    await expect(page.getByRole('form', { name: 'Login' })).toBeVisible();
    await expect.poll(() => logged.join()).toContain('500');
    await expect(page.getByRole('dialog')).toHaveCount(0);
    await expect(page.getByRole('alert')).toHaveCount(0);
  });
});

test.describe('the success alerts', () => {
  test('Pets Added Succesfully', async ({ page, admin }) => {
    await signIn(page, admin);
    await page.goto('/adminDashboard/addpets');
    await fillNewItem(page, `Rope tug ${unique()}`);
    await page.getByRole('button', { name: 'ADD PETS' }).click();
    await expect(alert(page, 'Pets Added Succesfully')).toBeVisible();
  });

  test('Pets Ordered Succesfully', async ({ page, shopper: _, shelve }) => {
    const dog = await shelve(aDog());
    await page.goto(`/PetOrderDetails/${dog._id}`);
    const form = page.getByRole('form', { name: `Order ${dog.petname}` });
    await form.getByLabel('Location').fill(contact.location);
    await form.getByLabel('Phone').fill(contact.phone);
    await form.getByRole('button', { name: 'ORDER' }).click();
    await expect(alert(page, 'Pets Ordered Succesfully')).toBeVisible();
  });

  test('Order Deleted Succesfully, of an animal', async ({ page, shopper, shelve }) => {
    const dog = await shelve(aDog());
    await orderPet(shopper, dog);
    await page.goto('/petorder');
    await cancel(page, dog);
    await expect(alert(page, 'Order Deleted Succesfully')).toBeVisible();
  });

  test('Order Deleted Succesfully, of food or accessories', async ({ page, shopper, shelve }) => {
    const kibble = await shelve(aFood());
    await shopper.gql(
      `mutation ($entries: [CartEntryInput!]!, $username: String!, $location: String!, $phone: String!) {
        postCart(entries: $entries, username: $username, location: $location, phone: $phone) { _id }
      }`,
      { entries: [{ petId: kibble._id, accessoriesAmount: 2 }], ...contact },
    );
    await page.goto('/accessoriesOrder');
    await cancel(page, kibble);
    await expect(alert(page, 'Order Deleted Succesfully')).toBeVisible();
  });

  test('Order Accepted Succesfully', async ({ page, admin, shelve }) => {
    const dog = await shelve(aDog());
    await orderPet(await registerAccount(aPerson()), dog);
    await signIn(page, admin);
    await page.goto('/adminDashboard/ManagePetsOrder');
    const order = page.getByRole('row').filter({ hasText: dog.petname });
    await order.getByRole('button', { name: /^ACCEPT/ }).click();
    await expect(alert(page, 'Order Accepted Succesfully')).toBeVisible();
  });

  test('Admin Maked Succesfully', async ({ page, admin }) => {
    const colleague = await registerAccount(aPerson({ name: 'Wren Colleague' }));
    await signIn(page, admin);
    await page.goto('/adminDashboard/MakeAdmin');
    const form = page.getByRole('form', { name: 'Make admin' });
    await form.getByLabel('Email').fill(colleague.email);
    await form.getByRole('button', { name: 'MAKE ADMIN' }).click();
    await page
      .getByRole('dialog', { name: 'Make Wren Colleague an admin?' })
      .getByRole('button', { name: 'Yes, promote' })
      .click();
    await expect(alert(page, 'Admin Maked Succesfully')).toBeVisible();
  });
});

function alert(page: Page, text: string): Locator {
  return page.getByRole('alert').filter({ hasText: text });
}

/** The form is sent as JSON, or with a picture as parts. */
function isAddPet(body: string | null): boolean {
  return body?.includes('"AddPet"') ?? false;
}

async function orderPet(shopper: Account, { _id }: Item): Promise<void> {
  await shopper.gql('mutation ($input: OrderPetInput!) { orderPet(input: $input) { _id } }', {
    input: { petId: _id, ...contact },
  });
}

async function cancel(page: Page, { petname }: Item): Promise<void> {
  await page.getByRole('button', { name: `CANCEL ${petname}` }).click();
  await page.getByRole('button', { name: 'Yes, delete it!' }).click();
}
