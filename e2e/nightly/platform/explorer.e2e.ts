import { aDog, aFood } from '../../fixtures/items.ts';
import { aPictureFile } from '../../fixtures/screen/pictures.ts';
import { aPerson, registerAccount } from '../../fixtures/shop-api.ts';
import { expect, type Page, test } from '../../fixtures/test.ts';

/** Opens GraphiQL with just this operation in its editor, as somebody would paste it. */
async function openWith(page: Page, query: string, variables: object = {}): Promise<void> {
  await page.addInitScript(
    ([text, values]) => {
      const tab = { query: text, variables: values, headers: null };
      localStorage.setItem('graphiql:tabState', JSON.stringify({ tabs: [tab], activeTabIndex: 0 }));
      localStorage.setItem('graphiql:query', text ?? '');
      localStorage.setItem('graphiql:variables', values ?? '');
    },
    [query, JSON.stringify(variables, null, 2)],
  );
  await page.goto('/graphql?tool=graphiql');
  await expect(page.getByRole('region', { name: 'Operation Editor' })).toContainText(query.slice(0, 20));
}

const run = (page: Page) => page.getByRole('button', { name: /^Execute query/ }).click();
const result = (page: Page) => page.getByRole('region', { name: 'Result Window' });

async function signInAs(page: Page, label: 'Shopper' | 'Admin'): Promise<void> {
  await page.getByRole('button', { name: `Log in as ${label}` }).click();
  await expect(page.getByRole('status')).toHaveText(`Operations run as ${label.toLowerCase()}@petshop.test.`);
}

const watching = 'subscription { shopOrderChanged { kind petOrder { petname username } } }';

const order = `mutation ($input: OrderPetInput!) {
  orderPet(input: $input) { petname status }
}`;

const change = `mutation ($id: ID!, $img: Upload) {
  updatePet(id: $id, input: {}, img: $img) { petname image { width height } }
}`;

test.describe('in GraphiQL', () => {
  test('a query runs as a visitor, and as whoever signs in', async ({ page }) => {
    await openWith(page, 'query { me { email } }');
    await run(page);
    await expect(result(page)).toContainText('"me": null');
    await signInAs(page, 'Shopper');
    await run(page);
    await expect(result(page)).toContainText('"email": "shopper@petshop.test"');
  });

  test('a mutation runs once somebody is signed in', async ({ page, shelve }) => {
    const dog = await shelve(aDog());
    const input = { petId: dog._id, username: 'Robin', location: '12 Orchard Lane', phone: '5035550142' };
    await openWith(page, order, { input });
    await run(page);
    await expect(result(page)).toContainText('Please log in first');
    await signInAs(page, 'Shopper');
    await run(page);
    await expect(result(page)).toContainText('"status": "PENDING"');
  });

  test('a subscription gets events until it is stopped', async ({ page, shelve }) => {
    const shopper = await registerAccount(aPerson());
    await openWith(page, watching);
    await signInAs(page, 'Admin');
    await run(page);
    await expect(page.getByRole('button', { name: /^Stop/ })).toBeVisible();
    // It is under way once the server has it, which nothing on the page says: each try orders another animal.
    await expect(async () => {
      const dog = await shelve(aDog());
      await shopper.gql('mutation ($input: OrderPetInput!) { orderPet(input: $input) { _id } }', {
        input: { petId: dog._id, username: shopper.name, location: '12 Orchard Lane', phone: '5035550142' },
      });
      await expect(result(page)).toContainText(dog.petname, { timeout: 3000 });
    }).toPass();
    await expect(result(page)).toContainText('PLACED');
    await page.getByRole('button', { name: /^Stop/ }).click();
    await expect(page.getByRole('button', { name: /^Execute query/ })).toBeVisible();
  });

  test('a rejected subscription shows the reason', async ({ page }) => {
    await openWith(page, watching);
    await run(page);
    await expect(result(page)).toContainText('Please log in first');
  });

  test('a file goes along with an operation that takes one', async ({ page, admin, shelve }) => {
    const food = await shelve(aFood());
    await openWith(page, change, { id: food._id });
    await signInAs(page, 'Admin');
    await page.getByLabel('File for $img').setInputFiles(await aPictureFile());
    await run(page);
    await expect(result(page)).toContainText('"width": 800');
    const { pet } = await admin.gql<{ pet: { image: { height: number } } }>(
      'query ($id: ID!) { pet(id: $id) { image { height } } }',
      { id: food._id },
    );
    expect(pet.image.height).toBe(600);
  });

  test('a visitor’s file is rejected with the reason', async ({ page, shelve }) => {
    const food = await shelve(aFood());
    await openWith(page, change, { id: food._id });
    await page.getByLabel('File for $img').setInputFiles(await aPictureFile());
    await run(page);
    await expect(result(page)).toContainText('Please log in first');
  });

  test('an example opens with ids of this shop, once who is signed in may run it', async ({
    page,
    shelve,
  }) => {
    await shelve(aDog());
    await page.goto('/graphql?tool=graphiql');
    const examples = page.getByRole('combobox', { name: 'Examples' });
    await expect(examples.getByRole('option', { name: 'OrderAnimal' })).toBeDisabled();
    await signInAs(page, 'Shopper');
    await expect(examples.getByRole('option', { name: 'OrderAnimal' })).toBeEnabled();
    await expect(examples.getByRole('option', { name: 'DeclineOrder' })).toBeDisabled();
    await examples.selectOption('OrderAnimal');
    await expect(page.getByRole('region', { name: 'Operation Editor' })).toContainText(
      'mutation OrderAnimal',
    );
    await run(page);
    await expect(result(page)).toContainText('"status": "PENDING"');
  });

  test('no file input is shown where none is needed', async ({ page }) => {
    await openWith(page, '{ pets(first: 1) { totalCount } }');
    await run(page);
    await expect(result(page)).toContainText('totalCount');
    await expect(page.locator('input[type=file]')).toHaveCount(0);
  });
});

test('a phone shows some lines of the variables, and uses its whole width', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto('/graphql?tool=graphiql');
  const variables = page.getByRole('region', { name: 'Variables' });
  await expect(variables).toBeVisible();
  // Four lines of 20 px.
  expect((await variables.boundingBox())?.height).toBeGreaterThan(80);
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(390);
});

test('its bar follows the browser’s dark theme', async ({ page }) => {
  await page.emulateMedia({ colorScheme: 'dark' });
  await page.goto('/graphql?tool=graphiql');
  const heading = page.getByRole('heading', { name: 'API explorer' });
  await expect(heading).toHaveCSS('color', 'rgb(240, 235, 226)');
});
