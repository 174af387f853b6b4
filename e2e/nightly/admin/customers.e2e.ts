import { signIn } from '../../fixtures/account.ts';
import { aDog, aFood } from '../../fixtures/items.ts';
import { aPhone, askFor } from '../../fixtures/orders.ts';
import { accessibilityIssuesOn } from '../../fixtures/screen/accessibility.ts';
import { aPerson, registerAccount, unique } from '../../fixtures/shop-api.ts';
import { expect, test } from '../../fixtures/test.ts';

const orderPet = 'mutation ($input: OrderPetInput!) { orderPet(input: $input) { _id } }';

test.use({ contextOptions: { reducedMotion: 'reduce' } });

test('who has asked for an animal stands one click from its order, the first one first', async ({
  page,
  admin,
  shelve,
}) => {
  const dog = await shelve(aDog());
  const names = [`First ${unique()}`, `Second ${unique()}`];
  for (const name of names) await askFor(dog, name);
  await signIn(page, admin);
  await page.goto('/adminDashboard/ManagePetsOrder?status=pending');
  const row = page.getByRole('row').filter({ hasText: dog.petname }).first();
  await row.getByRole('button', { name: /^2 shoppers wait/ }).click();
  const waiting = page.getByRole('list', { name: `Who waits for ${dog.petname}` });
  await expect(waiting.getByRole('listitem')).toHaveText(names.map((name) => new RegExp(`^${name}`)));
  expect(await accessibilityIssuesOn(page)).toEqual([]);
  await waiting.getByRole('link', { name: names[1] }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(names[1] ?? '');
});

test('two accounts of one person are merged once nothing is in the way, by keyboard', async ({
  page,
  admin,
  shelve,
}) => {
  const dog = await shelve(aDog());
  const other = await shelve(aDog());
  await shelve(aFood());
  const name = `Twice ${unique()}`;
  const kept = await askFor(dog, name);
  const double = await askFor(dog, name);
  await double.gql(orderPet, {
    input: { petId: other._id, username: name, location: '9 Quay Street', phone: aPhone() },
  });
  await signIn(page, admin);
  await page.goto(`/adminDashboard/customers?q=${encodeURIComponent(kept.email)}`);
  await page.getByRole('link', { name }).click();

  await page.getByRole('button', { name: 'Merge with another account…' }).focus();
  await page.keyboard.press('Enter');
  const dialog = page.getByRole('dialog', { name: 'Merge with another account' });
  await expect(dialog.getByRole('searchbox')).toBeFocused();
  await page.keyboard.type(double.email);
  const choice = dialog.getByRole('radio', { name: new RegExp(double.email) });
  await expect(choice).toBeVisible();
  await page.keyboard.press('Tab');
  await page.keyboard.press('Space');
  await expect(dialog.getByText(`Both have asked for ${dog.petname}`)).toBeVisible();
  expect(await accessibilityIssuesOn(page)).toEqual([]);

  const { me } = await double.gql<{
    me: { petOrders: { edges: { node: { _id: string; petname: string } }[] } };
  }>('{ me { petOrders { edges { node { _id petname } } } } }');
  const id = me.petOrders.edges.find(({ node }) => node.petname === dog.petname)?.node._id;
  await double.gql('mutation ($id: ID!) { cancelPetOrder(id: $id) { _id } }', { id });
  await dialog.getByRole('button', { name: 'Look again' }).click();
  await expect(dialog.getByText(/2 animal orders/)).toBeVisible();
  expect(await accessibilityIssuesOn(page)).toEqual([]);
  await dialog.getByRole('button', { name: 'Merge for good' }).click();
  await expect(dialog).toHaveCount(0);
  await expect(page.getByText(`Also logs in as ${double.email}`)).toBeVisible();
  await expect(page.getByRole('region', { name: 'Animal orders' })).toContainText(other.petname);

  const landed = await double.gql<{ me: { email: string } }>('{ me { email } }');
  expect(landed.me.email).toBe(kept.email);
});

test('the staff sees customers, and no money', async ({ page, admin }) => {
  const person = await registerAccount(aPerson());
  await admin.gql('mutation ($email: EmailAddress!) { setRole(email: $email, role: STAFF) { _id } }', {
    email: person.email,
  });
  await signIn(page, person);
  await page.goto('/adminDashboard/customers');
  await expect(page.getByRole('table', { name: 'Customers' })).toBeVisible();
  await expect(page.getByRole('columnheader', { name: 'Spent' })).toHaveCount(0);
  await expect(page.getByRole('button', { name: /Download CSV/ })).toHaveCount(0);
  await page
    .getByRole('table', { name: 'Customers' })
    .getByRole('row')
    .nth(1)
    .getByRole('link')
    .first()
    .click();
  await expect(page.getByRole('region', { name: 'Notes' })).toBeVisible();
  await expect(page.getByRole('button', { name: /Merge/ })).toHaveCount(0);
});
