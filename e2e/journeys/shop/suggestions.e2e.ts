import { aFood } from '../../fixtures/items.ts';
import { unique } from '../../fixtures/shop-api.ts';
import { expect, type Page, test } from '../../fixtures/test.ts';

test.use({ contextOptions: { reducedMotion: 'reduce' } });

const field = (page: Page) => page.getByRole('banner').getByRole('combobox', { name: 'Search the shop' });
const list = (page: Page) => page.getByRole('listbox', { name: 'Suggestions' });

test('suggestions lead the keyboard to an item, a part of the shop and a search', async ({
  page,
  shelve,
}) => {
  const food = await shelve(aFood({ petname: `Quail ${unique()}` }));
  await page.goto('/DogCare');
  await field(page).focus();
  // At once, for one question: each answer begins the list anew, with nothing selected.
  await page.keyboard.insertText(food.petname.slice(0, -2).toUpperCase());
  const option = list(page).getByRole('option', { name: new RegExp(`^${food.petname}`) });
  await expect(option).toBeVisible();
  await expect(option.locator('mark').first()).toHaveText(/^quail$/i);
  await page.keyboard.press('ArrowUp');
  await expect(option).toHaveAttribute('aria-selected', 'true');
  await expect(field(page)).toBeFocused();

  await page.keyboard.press('Escape');
  await expect(list(page)).toBeHidden();
  await expect(field(page)).not.toHaveValue('');
  await page.keyboard.press('ArrowDown');
  await expect(list(page)).toBeVisible();
  await page.keyboard.press('Tab');
  await expect(list(page)).toBeHidden();
  await expect(field(page)).not.toBeFocused();

  await field(page).fill('dog fo');
  await expect(list(page).getByRole('option', { name: /^dog food/ })).toBeVisible();
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL('/PetSearchItems?q=dog+food');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Results for “dog food”');
  await expect(page).toHaveTitle('dog food · Search · Fern & Paw');
  await expect(list(page)).toBeHidden();
});
