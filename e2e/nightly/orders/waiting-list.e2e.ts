import { signIn } from '../../fixtures/account.ts';
import { aDog, type Item } from '../../fixtures/items.ts';
import { accessibilityIssuesOn } from '../../fixtures/screen/accessibility.ts';
import { overflowsOn } from '../../fixtures/screen/overflow.ts';
import { type Account, aPerson, registerAccount } from '../../fixtures/shop-api.ts';
import { expect, test } from '../../fixtures/test.ts';

async function ordersAnimal(shopper: Account, { _id: petId }: Item): Promise<string> {
  const contact = { username: shopper.name, location: '4 Willow Way', phone: '5551234567' };
  const { orderPet } = await shopper.gql<{ orderPet: { _id: string } }>(
    'mutation ($input: OrderPetInput!) { orderPet(input: $input) { _id } }',
    { input: { petId, ...contact } },
  );
  return orderPet._id;
}

test('who was passed over has the turn when the animal is free again, and collects it', async ({
  page,
  shopper,
  admin,
  shelve,
  browser,
}) => {
  const dog = await shelve(aDog());
  const first = await ordersAnimal(await registerAccount(aPerson({ name: 'Early Bird' })), dog);
  await ordersAnimal(shopper, dog);
  await admin.gql('mutation ($id: ID!) { acceptPetOrder(id: $id) { _id } }', { id: first });
  await page.goto('/petorder');
  const mine = page.getByRole('row', { name: dog.petname });
  await expect(mine).toContainText('Not this time');

  const office = await (await browser.newContext()).newPage();
  await signIn(office, admin);
  await office.goto('/adminDashboard/ManagePetsOrder');
  const orders = office
    .getByRole('table', { name: 'Animal orders' })
    .getByRole('row')
    .filter({ hasText: dog.petname });
  await orders.filter({ hasText: 'Early Bird' }).getByRole('button', { name: 'Cancel' }).click();
  await office.getByRole('dialog').getByRole('button', { name: 'Yes, delete it!' }).click();

  await expect(page.getByText(`${dog.petname} is free again, and it is your turn.`)).toBeVisible();
  await expect(mine).toContainText('It is your turn: free again, and you are next');
  const theirs = orders.filter({ hasText: shopper.email });
  await expect(theirs).toContainText('Next in line');
  await expect(mine.getByRole('button', { name: 'CANCEL' })).toBeEnabled();

  await theirs.getByRole('button', { name: 'ACCEPT' }).click();
  await theirs.getByRole('button', { name: 'Ready to collect' }).click();
  await expect(page.getByText(`${dog.petname} is ready to be collected.`)).toBeVisible();
  await expect(mine).toContainText('Ready to be collected at the shop');
  await expect(theirs).toContainText('Ready to be collected');

  for (const one of [page, office]) {
    await one.emulateMedia({ reducedMotion: 'reduce' });
    expect(await overflowsOn(one)).toEqual([]);
    expect(await accessibilityIssuesOn(one, { looks: 'others' })).toEqual([]);
  }
  await office.context().close();
});
