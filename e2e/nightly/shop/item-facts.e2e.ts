import { choose, signIn } from '../../fixtures/account.ts';
import { fillNewItem } from '../../fixtures/item-form.ts';
import { aDog } from '../../fixtures/items.ts';
import { accessibilityIssuesOn } from '../../fixtures/screen/accessibility.ts';
import { unique } from '../../fixtures/shop-api.ts';
import { expect, type Page, test } from '../../fixtures/test.ts';

// What moves is out of place for a moment, and is not what is looked at here.
test.use({ contextOptions: { reducedMotion: 'reduce' } });

const filters = (page: Page) => page.getByRole('complementary', { name: 'Filters' });
const cards = (page: Page) => page.getByRole('main').getByRole('article');
const choice = (page: Page, group: string, name: RegExp) =>
  filters(page).getByRole('group', { name: group }).getByText(name);

test('an admin adds an item with its facts, which shoppers find it by, and takes one away', async ({
  page,
  admin,
}) => {
  const [petname, brand] = [`Rope ${unique()}`, `Brand ${unique()}`];
  await signIn(page, admin);
  await page.goto('/adminDashboard/addpets');
  const form = page.getByRole('form', { name: 'ADD DATA' });
  await fillNewItem(page, petname);
  await form.getByLabel('Kind').selectOption('Toy');
  await form.getByLabel('Size').selectOption('Large');
  await form.getByLabel('Brand').fill(brand);
  await form.getByRole('button', { name: 'ADD PETS' }).click();
  await page.getByRole('link', { name: `See the page of ${petname}` }).click();
  const main = page.getByRole('main');
  for (const fact of ['Toy', 'Large', brand])
    await expect(main.getByText(fact, { exact: true })).toBeVisible();

  await page.goto(`/DogsAccessories?brand=${encodeURIComponent(brand)}&kind=Toy&size=Large`);
  await expect(cards(page).getByRole('link')).toHaveText([petname]);

  await page.goto(`/adminDashboard/ManagePetsdata?q=${encodeURIComponent(petname)}`);
  await page.getByRole('button', { name: /^Edit/ }).first().click();
  const edit = page.getByRole('form', { name: `Edit ${petname}` });
  await expect(edit.getByLabel('Brand')).toHaveValue(brand);
  await edit.getByLabel('Size').selectOption('');
  await edit.getByRole('button', { name: 'Save' }).click();
  await expect(edit).toBeHidden();
  await page.goto(`/DogsAccessories?brand=${encodeURIComponent(brand)}`);
  await expect(cards(page).getByRole('link')).toHaveText([petname]);
  await expect(filters(page).getByRole('group', { name: 'Size' })).toHaveCount(0);
});

test('rabbits are browsed by a menu of their own', async ({ page, shelve }) => {
  const rabbit = await shelve(aDog({ petname: `Hazel ${unique()}`, type: 'OTHER', species: 'RABBIT' }));
  const bird = await shelve(aDog({ petname: `Kiwi ${unique()}`, type: 'OTHER', species: 'BIRD' }));
  await page.goto('/');
  await choose(page, 'OTHERS', 'Rabbits');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Find a rabbit');
  await expect(cards(page).getByRole('link', { name: rabbit.petname })).toBeVisible();
  await expect(cards(page).filter({ hasNotText: 'Rabbit' })).toHaveCount(0);

  await choose(page, 'OTHERS', 'All small animals');
  await expect(cards(page).getByRole('link', { name: bird.petname })).toBeVisible();
  await choice(page, 'Animal', /^Birds/).click();
  await expect(page).toHaveURL('/FindOthers?species=Bird');
  await expect(cards(page).filter({ hasNotText: 'Bird' })).toHaveCount(0);
  expect(await accessibilityIssuesOn(page, { looks: 'others' })).toEqual([]);
});
