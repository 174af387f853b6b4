import { fillLogin, signIn } from '../../fixtures/account.ts';
import { aDog } from '../../fixtures/items.ts';
import { aPerson, enterAsAdmin, registerAccount } from '../../fixtures/shop-api.ts';
import { expect, test } from '../../fixtures/test.ts';

test('an account is deleted once nothing is in the way, and lets nobody in any more', async ({
  page,
  shelve,
}) => {
  const person = aPerson();
  const shopper = await registerAccount(person);
  const dog = await shelve(aDog());
  const contact = { username: person.name, location: '12 Orchard Lane, Portland', phone: '5035550142' };
  const order = 'mutation ($input: OrderPetInput!) { orderPet(input: $input) { _id } }';
  const input = { petId: dog._id, ...contact };
  const { orderPet } = await shopper.gql<{ orderPet: { _id: string } }>(order, { input });
  const { _id: id } = orderPet;
  const admin = await enterAsAdmin();
  await admin.gql('mutation ($id: ID!) { acceptPetOrder(id: $id) { _id } }', { id });

  await signIn(page, person);
  await page.goto('/account');
  await page.getByRole('link', { name: /^Delete your account/ }).click();
  const section = page.getByRole('region', { name: 'Delete your account' });
  await section.getByRole('button', { name: 'Delete your account…' }).click();
  await section.getByLabel(`Type ${person.email} to confirm`).fill(person.email);
  await section.getByRole('button', { name: 'Delete for good' }).click();
  await expect(section.getByRole('alert')).toContainText(
    `${dog.petname} is yours and waits for you. Collect it, or cancel that order first.`,
  );

  await shopper.gql('mutation ($id: ID!) { cancelPetOrder(id: $id) { _id } }', { id });
  await section.getByRole('button', { name: 'Delete for good' }).click();
  await expect(page.getByText('Your account is deleted.')).toBeVisible();
  await expect(page).toHaveURL('/');

  await page.goto('/login');
  await fillLogin(page, person);
  await expect(page.getByRole('dialog')).toBeVisible();
  await expect(page).toHaveURL('/login');
});
