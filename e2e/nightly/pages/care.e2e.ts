import { signIn } from '../../fixtures/account.ts';
import { buyGoods } from '../../fixtures/bought.ts';
import { aFood } from '../../fixtures/items.ts';
import { latestOrder, shipOrder } from '../../fixtures/orders.ts';
import { deliver } from '../../fixtures/reviews.ts';
import { accessibilityIssuesOn } from '../../fixtures/screen/accessibility.ts';
import { overflowsOn } from '../../fixtures/screen/overflow.ts';
import { type Account, aPerson, registerAccount } from '../../fixtures/shop-api.ts';
import { expect, type Page, test } from '../../fixtures/test.ts';

test.use({ viewport: { width: 390, height: 844 }, contextOptions: { reducedMotion: 'reduce' } });

async function expectSound(page: Page): Promise<void> {
  expect(await accessibilityIssuesOn(page)).toEqual([]);
  expect(await overflowsOn(page)).toEqual([]);
}

/** A dog of three years. @returns its id */
async function keepsDog({ gql }: Account, name: string, kg: number): Promise<string> {
  const bornOn = `${new Date().getUTCFullYear() - 3}-01-01`;
  const { addAnimal } = await gql<{ addAnimal: { id: string } }>(
    'mutation ($input: AnimalInput!) { addAnimal(input: $input) { id } }',
    { input: { name, type: 'DOG', bornOn } },
  );
  await gql('mutation ($id: ID!, $kg: Float!) { addWeight(id: $id, kg: $kg) { id } }', {
    id: addAnimal.id,
    kg,
  });
  return addAnimal.id;
}

test('articles are found by kind and topic, the first thirty days are begun, and a day is checked off', async ({
  page,
}) => {
  await test.step('by kind and topic, and read', async () => {
    await page.goto('/care');
    await page.getByRole('combobox', { name: 'Animal' }).selectOption('dog');
    await expect(page).toHaveURL('/care?kind=dog');
    await page.getByRole('combobox', { name: 'About' }).selectOption('first-days');
    await expect(page).toHaveURL('/care?kind=dog&topic=first-days');
    await expectSound(page);
    const article = page.getByRole('article', { name: 'The first thirty days with a dog' });
    await article.getByRole('button', { name: /The first thirty days with a dog/ }).click();
    await expect(article.getByRole('listitem').first()).toBeVisible();
    await expectSound(page);
  });

  const shopper = await registerAccount(aPerson());
  const id = await keepsDog(shopper, 'Nala', 12);
  await signIn(page, shopper);
  await page.goto(`/myAnimals/${id}`);
  const days = page.getByRole('region', { name: 'The first thirty days' });
  await test.step('the list of an own animal begins with its day', async () => {
    await days.getByLabel('It comes on').fill(new Date().toISOString().slice(0, 10));
    await days.getByRole('button', { name: 'Begin the list' }).click();
    await expect(days.getByRole('status')).toHaveText(/^0 of \d+$/);
  });

  await test.step('a day is checked off, and stays so', async () => {
    await days.getByRole('checkbox').first().click();
    await expect(days.getByRole('status')).toHaveText(/^1 of \d+$/);
    await expectSound(page);
    await page.reload();
    await expect(days.getByRole('checkbox').first()).toBeChecked();
    await days.getByRole('link', { name: 'More to read' }).click();
    await expect(page).toHaveURL('/care?kind=dog');
  });
});

test('a review for an animal is read by who has one like it, and lists go by it', async ({
  page,
  admin,
  shelve,
}) => {
  const brand = `Wagwell ${Date.now().toString(36)}`;
  const [kibble, plain] = [await shelve(aFood({ brand })), await shelve(aFood({ brand }))];
  const [writer, reader] = [await registerAccount(aPerson()), await registerAccount(aPerson())];
  await keepsDog(writer, 'Rex', 14);
  await keepsDog(reader, 'Nala', 12);
  await buyGoods(writer, { lines: [[kibble, 1]] });
  const { number } = await latestOrder(writer);
  await shipOrder(admin, number);
  await deliver(admin, writer);

  await test.step('it is written for one, whose name stays with its author', async () => {
    await signIn(page, writer);
    await page.goto(`/order/${number}`);
    await page.getByRole('button', { name: `Review ${kibble.petname}` }).click();
    const form = page.getByRole('form', { name: `Review ${kibble.petname}` });
    await form.getByRole('radio', { name: '5 stars: Very good' }).check({ force: true });
    await form.getByRole('combobox', { name: 'For which animal?' }).selectOption('Rex: dog, grown, medium');
    await form.getByRole('textbox', { name: 'What should others know?' }).fill('Gone in a minute.');
    await expectSound(page);
    await form.getByRole('button', { name: 'Send review' }).click();
    await expect(page.getByRole('button', { name: `Change review of ${kibble.petname}` })).toBeVisible();
  });

  const others = await page
    .context()
    .browser()
    ?.newContext({ viewport: { width: 390, height: 844 } });
  if (!others) throw new Error('The browser is gone.');
  const theirs = await others.newPage();
  await theirs.emulateMedia({ reducedMotion: 'reduce' });
  await signIn(theirs, reader);

  await test.step('who has a dog like it reads it among those for such dogs', async () => {
    await theirs.goto(`/pet/${kibble._id}`);
    const reviews = theirs.getByRole('region', { name: 'Reviews' });
    await reviews.getByRole('combobox', { name: 'Whose reviews' }).selectOption('For animals like Nala');
    await expect(reviews.getByRole('status')).toContainText('from 1 review for animals like Nala');
    await expect(reviews.getByRole('article')).toContainText('For: dog, grown, medium');
    await expect(reviews).not.toContainText('Rex');
    await expectSound(theirs);
  });

  await test.step('a list for that dog has its stars, and is sorted by them', async () => {
    await theirs.goto(`/DogsFood?brand=${encodeURIComponent(brand)}`);
    await theirs.getByRole('combobox', { name: 'Whose reviews count' }).selectOption('For Nala');
    await expect(theirs).toHaveURL(/[?&]for=dog\.adult\.medium$/);
    const stars = theirs.getByRole('img', { name: '5 out of 5 stars from 1 review for such animals' });
    await expect(stars).toBeVisible();
    await expect(theirs.getByText('No such reviews yet')).toBeVisible();
    await expectSound(theirs);
    await theirs.getByRole('combobox', { name: 'Sort by' }).selectOption('Best for its kind');
    await expect(theirs.getByRole('list', { name: 'Dog food' }).getByRole('article')).toHaveCount(1);
    const rest = theirs.getByRole('region', { name: 'Not reviewed for such an animal yet' });
    await expect(rest.getByRole('link', { name: plain.petname })).toBeVisible();
    await expectSound(theirs);
  });
  await others.close();
});
