import { signIn } from '../../fixtures/account.ts';
import { checkout, declinedCard, expectCartCount, hasInCart } from '../../fixtures/cart.ts';
import { aBed, aDog, aFood, type Item, type NewItem } from '../../fixtures/items.ts';
import { watchLoading } from '../../fixtures/screen/at-rest.ts';
import { overflowsOn } from '../../fixtures/screen/overflow.ts';
import { type Account, aPerson, registerAccount, unique } from '../../fixtures/shop-api.ts';
import { expect, type Page, test } from '../../fixtures/test.ts';

/*
 * Every text that somebody can give the shop, as one word of 120 letters: wherever it is shown, the page stays as
 * wide as its window, and every button stays within reach. One shopper's address once pushed ACCEPT off the screen
 * for everybody's orders.
 */

/** A word of 120 letters without a place to break, the widest there are. */
function aLongWord(): string {
  return `W${unique()}`.padEnd(120, 'W');
}

/** As long as an address can be: 64 letters before the @, and a host of 60 more. */
function aLongAddress(): string {
  return `${unique().padEnd(64, 'w')}@${'m'.repeat(50)}.petshop.test`;
}

interface Stage {
  readonly dog: Item;
  readonly food: Item;
  readonly shopper: Account;
}

const orderPet = 'mutation ($input: OrderPetInput!) { orderPet(input: $input) { _id } }';
const postCart = `mutation ($entries: [CartEntryInput!]!, $username: String!, $location: String!, $phone: String!) {
  postCart(entries: $entries, username: $username, location: $location, phone: $phone) { _id }
}`;

/** Two shoppers and an admin with endless names want an animal and food with endless names. */
async function setStage(shelve: (item: NewItem) => Promise<Item>): Promise<Stage> {
  const texts = () => ({ petname: aLongWord(), short: aLongWord(), details: aLongWord() });
  const [dog, food, bed] = [
    await shelve(aDog(texts())),
    await shelve(aFood({ ...texts(), stock: 3 })),
    await shelve(aBed(texts())),
  ];
  const [shopper, rival] = [await aLongPerson(), await aLongPerson()];
  for (const account of [rival, shopper]) {
    await account.gql(orderPet, { input: { petId: dog._id, ...aLongContact() } });
    const entries = [food, bed].map(({ _id: petId }) => ({ petId, accessoriesAmount: 1 }));
    await account.gql(postCart, { entries, ...aLongContact() });
  }
  return { dog, food, shopper };
}

function aLongPerson(): Promise<Account> {
  return registerAccount(aPerson({ name: aLongWord(), email: aLongAddress() }));
}

function aLongContact() {
  return { username: aLongWord(), location: aLongWord(), phone: '5035550142' };
}

test('the longest words fit on every page that a shopper sees', async ({ page, shelve }) => {
  const { dog, food, shopper } = await setStage(shelve);
  await expectFit(page, `/PetSearchItems?${new URLSearchParams({ q: aLongWord() })}`, 'Results for');
  await expectFit(page, '/FindDog', dog.petname);
  await expectFit(page, '/DogsFood?sort=newest', 'Dog food');
  await expectFit(page, '/', '30% off');
  await expectFit(page, `/pet/${dog._id}`, dog.petname);
  await expectFit(page, `/pet/${food._id}`, food.petname);
  await signIn(page, shopper);
  await expectFit(page, '/', '30% off');
  await page.setViewportSize({ width: 390, height: 844 });
  await page.getByRole('button', { name: 'Menu' }).click();
  await expect(page.getByRole('dialog')).toBeVisible();
  await expectNoOverflow(page);

  await expectFit(page, `/PetOrderDetails/${dog._id}`, dog.petname);
  await expectFit(page, `/PetOrderDetails/${food._id}`, food.petname);
  await expectFit(page, '/petorder', dog.petname);
  await expectFit(page, '/accessoriesOrder', food.petname);
  await page.getByRole('button', { name: `CANCEL ${food.petname}` }).click();
  await expect(page.getByRole('dialog')).toBeVisible();
  await expectNoOverflow(page);
});

test('the longest words fit into the cart, and into what is said of a card that is declined', async ({
  page,
  admin,
  shelve,
}) => {
  const food = await shelve(aFood({ petname: aLongWord(), stock: 3 }));
  await signIn(page, await aLongPerson());
  await hasInCart(page, food, 2);
  await expectCartCount(page, 2);
  await admin.gql('mutation ($id: ID!) { updatePet(id: $id, input: { petprice: 14 }) { _id } }', {
    id: food._id,
  });
  await expectFit(page, '/YourCarts', food.petname);
  await page.getByLabel('Location').fill(aLongWord());
  await checkout(page, { card: declinedCard });
  await expect(page.getByRole('dialog')).toBeVisible();
  await expectNoOverflow(page);
});

test('the longest words fit on every page of the back office', async ({ page, admin, shelve }) => {
  const { dog, food, shopper } = await setStage(shelve);
  const keeper = await aLongPerson();
  const makeAdmin = 'mutation ($email: EmailAddress!) { makeAdmin(email: $email) { _id } }';
  await admin.gql(makeAdmin, { email: keeper.email });
  await keeper.gql(
    'mutation ($id: ID!, $short: String!) { updatePet(id: $id, input: { short: $short }) { _id } }',
    {
      id: food._id,
      short: aLongWord(),
    },
  );
  await signIn(page, keeper);

  await expectFit(page, '/adminDashboard', 'Overview');
  await expectFit(page, '/adminDashboard/ManageAccessoriesOrder', food.petname);
  await expectFit(page, '/adminDashboard/Audit', keeper.name);
  await expectFit(page, '/adminDashboard/MoneyHealth', 'Money health');
  await expectFit(page, '/adminDashboard/MakeAdmin', keeper.email);
  await page.getByLabel('Email').fill(shopper.email);
  await page.getByRole('button', { name: 'MAKE ADMIN' }).click();
  await expect(page.getByRole('dialog')).toContainText(shopper.name);
  await expectNoOverflow(page);

  await expectFit(
    page,
    `/adminDashboard/ManagePetsdata?${new URLSearchParams({ q: dog.petname })}`,
    dog.petname,
  );
  await page.getByRole('button', { name: `Delete ${dog.petname}` }).click();
  await expect(page.getByRole('dialog')).toContainText(dog.petname);
  await expectNoOverflow(page);

  await expectFit(page, '/adminDashboard/ManagePetsOrder', dog.petname);
  const order = page
    .getByRole('table', { name: 'Animal orders' })
    .getByRole('row')
    .filter({ hasText: shopper.email });
  await order.getByRole('button', { name: 'ACCEPT' }).click();
  await expect(page.getByRole('dialog').getByRole('listitem')).toHaveCount(1);
  await expectNoOverflow(page);
  await page.getByRole('button', { name: 'Accept this order' }).click();
  await expect(order).toContainText('approved');
  await expectNoOverflow(page);
});

/** Opens a page, sees that it shows a text, and that all of it fits at every width. */
async function expectFit(page: Page, path: string, text: string): Promise<void> {
  const loaded = watchLoading(page);
  await page.goto(path);
  await expect(page.getByRole('main')).toContainText(text);
  await loaded();
  await expectNoOverflow(page);
}

/** The others are still looked at where one does not fit. */
async function expectNoOverflow(page: Page): Promise<void> {
  expect.soft(await overflowsOn(page), page.url()).toEqual([]);
}
