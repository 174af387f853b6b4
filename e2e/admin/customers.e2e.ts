import { accessibilityIssuesOn } from '../fixtures/accessibility.ts';
import { signIn } from '../fixtures/account.ts';
import { aDog, aFood, type Item } from '../fixtures/items.ts';
import { type Account, aPerson, registerAccount, unique } from '../fixtures/shop-api.ts';
import { expect, type Page, test } from '../fixtures/test.ts';

test.use({ contextOptions: { reducedMotion: 'reduce' } });

const orderPet = 'mutation ($input: OrderPetInput!) { orderPet(input: $input) { _id } }';

/** A phone number that nobody else has. */
function aPhone(): string {
  return `555${Date.now().toString().slice(-7)}`;
}

async function askFor(dog: Item, name: string, phone = aPhone()): Promise<Account> {
  const account = await registerAccount(aPerson({ name }));
  await account.gql(orderPet, {
    input: { petId: dog._id, username: name, location: '9 Quay Street', phone },
  });
  return account;
}

function search(page: Page) {
  return page.getByRole('searchbox', { name: 'Find a customer' });
}

test('a customer is found by phone, read up on, and noted about', async ({ page, admin, shelve }) => {
  const dog = await shelve(aDog());
  const [name, phone] = [`Zora ${unique()}`, aPhone()];
  const zora = await askFor(dog, name, phone);
  await signIn(page, admin);
  await page.goto('/adminDashboard');
  await page
    .getByRole('navigation', { name: 'Back office' })
    .getByRole('link', { name: 'Customers' })
    .click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Customers');
  await search(page).fill(`${phone.slice(0, 3)} ${phone.slice(3, 6)} ${phone.slice(6)}`);
  await expect(page.getByRole('table', { name: 'Customers' }).getByRole('row')).toHaveCount(2);
  expect(await accessibilityIssuesOn(page)).toEqual([]);

  await page.getByRole('link', { name }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(name);
  await expect(page.getByRole('link', { name: zora.email })).toBeVisible();
  await expect(page.getByRole('region', { name: 'Animal orders' })).toContainText(dog.petname);
  await expect(page.getByRole('region', { name: 'Mails' })).toContainText('You have asked for');
  const notes = page.getByRole('region', { name: 'Notes' });
  await notes.getByLabel('New note').fill('Has a large garden.');
  await notes.getByRole('button', { name: 'Add note' }).click();
  await expect(notes.getByRole('listitem')).toContainText('Has a large garden.');
  expect(await accessibilityIssuesOn(page)).toEqual([]);

  await page.goBack();
  await expect(search(page)).toHaveValue(new RegExp(phone.slice(6)));
});

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
  await expect(page.getByText(`Also signs in as ${double.email}`)).toBeVisible();
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
