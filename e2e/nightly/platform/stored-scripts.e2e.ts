import { signIn } from '../../fixtures/account.ts';
import { expectCartCount, hasInCart } from '../../fixtures/cart.ts';
import { aDog, aFood, type Item, type NewItem } from '../../fixtures/items.ts';
import { watchLoading } from '../../fixtures/screen/at-rest.ts';
import { expectOnlyText, scripts, watchForScripts } from '../../fixtures/scripts.ts';
import { type Account, aPerson, registerAccount, unique } from '../../fixtures/shop-api.ts';
import { expect, type Page, test } from '../../fixtures/test.ts';

/*
 * A script in every text that somebody can give the shop: wherever it is shown, it is a text. No dialog opens, and
 * the content policy has nothing to forbid.
 */

interface Attack {
  readonly dog: Item;
  readonly food: Item;
  readonly attacker: Account;
}

/** Somebody with a script for a name orders animals and food with scripts in every text. */
async function attack(admin: Account, shelve: (item: NewItem) => Promise<Item>): Promise<Attack> {
  const texts = (kind: string) => ({
    petname: `${scripts.picture} ${kind} ${unique()}`,
    short: scripts.drawing,
    details: `${scripts.element} ${scripts.address}`,
  });
  const dog = await shelve(aDog(texts('dog')));
  const food = await shelve(aFood(texts('food')));
  const attacker = await registerAccount(aPerson({ name: scripts.drawing }));
  const contact = { username: scripts.picture, location: scripts.element, phone: '5035550142' };
  await attacker.gql('mutation ($input: OrderPetInput!) { orderPet(input: $input) { _id } }', {
    input: { petId: dog._id, ...contact },
  });
  await attacker.gql(
    `mutation ($entries: [CartEntryInput!]!, $username: String!, $location: String!, $phone: String!) {
      postCart(entries: $entries, username: $username, location: $location, phone: $phone) { _id }
    }`,
    { entries: [{ petId: food._id, accessoriesAmount: 1 }], ...contact },
  );
  await admin.gql('mutation ($id: ID!) { updatePet(id: $id, input: { short: "Changed" }) { _id } }', {
    id: food._id,
  });
  return { dog, food, attacker };
}

test('a script in a text is a text for shoppers', async ({ page, admin, shelve }) => {
  const { dog, food, attacker } = await attack(admin, shelve);
  const caught = await watchForScripts(page);
  await signIn(page, attacker);
  await expect(page.getByText(`Hello, ${scripts.drawing}`)).toBeVisible();

  await look(page, `/PetSearchItems?${new URLSearchParams({ q: scripts.element })}`, 'Results for');
  await look(page, `/PetSearchItems?${new URLSearchParams({ q: dog.petname })}`, dog.petname);
  await look(page, `/pet/${dog._id}`, dog.petname);
  await look(page, `/pet/${food._id}`, scripts.element);
  await look(page, `/PetOrderDetails/${dog._id}`, dog.petname);
  await look(page, `/PetOrderDetails/${food._id}`, scripts.element);
  await hasInCart(page, food, 1);
  await expectCartCount(page, 1);
  await look(page, '/YourCarts', food.petname);
  await look(page, '/petorder', dog.petname);
  await look(page, '/accessoriesOrder', food.petname);
  await page.getByRole('button', { name: `CANCEL ${food.petname}` }).click();
  await page.getByRole('button', { name: 'Yes, delete it!' }).click();
  await expect(page.getByRole('alert').filter({ hasText: 'Order Deleted Succesfully' })).toBeVisible();
  await expectOnlyText(page);
  expect(caught).toEqual([]);
});

test('a script in a text is a text for admins', async ({ page, admin, shelve }) => {
  const { dog, food, attacker } = await attack(admin, shelve);
  const caught = await watchForScripts(page);
  await signIn(page, admin);

  await look(page, '/adminDashboard', 'Overview');
  await look(page, '/adminDashboard/ManagePetsOrder', scripts.picture);
  await look(page, '/adminDashboard/ManageAccessoriesOrder', scripts.element);
  await look(page, '/adminDashboard/Audit', food.petname);
  const find = new URLSearchParams({ q: dog.petname });
  await look(page, `/adminDashboard/ManagePetsdata?${find}`, dog.petname);
  await page.getByRole('button', { name: `Delete ${dog.petname}` }).click();
  await expect(page.getByRole('dialog')).toContainText(`Delete ${dog.petname}?`);
  await expectOnlyText(page);

  await page.goto('/adminDashboard/MakeAdmin');
  await page.getByLabel('Email').fill(attacker.email);
  await page.getByRole('button', { name: 'MAKE ADMIN' }).click();
  await expect(page.getByRole('dialog')).toContainText(`Make ${scripts.drawing} an admin?`);
  await expectOnlyText(page);
  expect(caught).toEqual([]);
});

/** Opens a page as the server writes it and as the client fills it, and sees the text stand there as it was given. */
async function look(page: Page, path: string, text: string): Promise<void> {
  const loaded = watchLoading(page);
  await page.goto(path);
  await expect(page.getByRole('main')).toContainText(text);
  await loaded();
  await expectOnlyText(page);
}
