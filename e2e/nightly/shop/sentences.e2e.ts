import { aFood } from '../../fixtures/items.ts';
import { accessibilityIssuesOn } from '../../fixtures/screen/accessibility.ts';
import { unique } from '../../fixtures/shop-api.ts';
import { expect, test } from '../../fixtures/test.ts';

test.use({ contextOptions: { reducedMotion: 'reduce' } });

test('a sentence sets the filters of its page, and is taken back by them, by Back and a reload too', async ({
  page,
  shelve,
}) => {
  const word = unique();
  const cheap = await shelve(aFood({ petname: `Near ${word}`, type: 'CAT', petprice: 10 }));
  const dear = await shelve(aFood({ petname: `Dear ${word}`, type: 'CAT', petprice: 40 }));
  const link = (name: string) =>
    page.getByRole('list', { name: 'Search results' }).getByRole('link', { name });
  const filters = page.getByRole('complementary', { name: 'Filters' });
  await page.goto(`/PetSearchItems?q=${encodeURIComponent(`${word} food for cats under $20`)}`);
  await expect(link(cheap.petname)).toBeVisible();
  await expect(link(dear.petname)).toHaveCount(0);
  await expect(filters.getByRole('radio', { name: /^Food/ })).toBeChecked();
  await expect(filters.getByLabel('Price to, in dollars')).toHaveValue('20');
  expect(await accessibilityIssuesOn(page)).toEqual([]);

  await page.getByRole('button', { name: 'Remove filter up to $20.00' }).press('Enter');
  await expect(link(dear.petname)).toBeVisible();
  await expect(page).toHaveURL((url) => url.searchParams.get('q') === `${word} food for cats`);
  await filters.getByLabel('Price to, in dollars').fill('30');
  await expect(link(dear.petname)).toHaveCount(0);
  await page.reload();
  await expect(page.getByRole('button', { name: 'Remove filter up to $30.00' })).toBeVisible();
  await expect(filters.getByRole('radio', { name: /^Cats/ })).toBeChecked();
  await page.goBack();
  await page.goBack();
  await expect(filters.getByLabel('Price to, in dollars')).toHaveValue('20');
});

test('a word that was corrected is looked for as it was typed, at an address of its own', async ({
  page,
}) => {
  await page.goto('/PetSearchItems?q=rabit');
  await page.getByRole('link', { name: 'Search instead for “rabit”' }).click();
  await expect(page).toHaveURL((url) => url.searchParams.get('q') === '"rabit"');
  await expect(page.getByText('The shop has nothing that is “rabit”')).toBeVisible();
});

test('a question leads to the article that answers it', async ({ page }) => {
  await page.goto('/PetSearchItems?q=how+to+stop+my+dog+pulling+on+the+leash');
  await page.getByRole('link', { name: 'That is in the article “Walking on a loose leash”' }).click();
  await expect(page.getByRole('button', { name: /Walking on a loose leash/ })).toHaveAttribute(
    'aria-expanded',
    'true',
  );
});
