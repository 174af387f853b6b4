import { signIn } from '../../fixtures/account.ts';
import { aFood } from '../../fixtures/items.ts';
import { accessibilityIssuesOn } from '../../fixtures/screen/accessibility.ts';
import { unique } from '../../fixtures/shop-api.ts';
import { expect, test } from '../../fixtures/test.ts';

test.use({ contextOptions: { reducedMotion: 'reduce' } });

test('an admin gives a word a meaning, finds by it, and takes it back', async ({ page, admin, shelve }) => {
  const [word, name] = [`qq${unique()}`, `Quail ${unique()}`];
  const food = await shelve(aFood({ petname: name }));
  await signIn(page, admin);
  await page.goto('/adminDashboard');
  await page.getByRole('navigation', { name: 'Back office' }).getByRole('link', { name: 'Synonyms' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Synonyms');

  await page.getByLabel(/^Word/).fill(word);
  await page.getByLabel(/^Means/).fill(name);
  await page.keyboard.press('Enter');
  const row = page.getByRole('row').filter({ hasText: word });
  await expect(row).toContainText(name.toLowerCase());
  expect(await accessibilityIssuesOn(page)).toEqual([]);

  await page.goto(`/PetSearchItems?q=${word}`);
  await expect(page.getByRole('link', { name: food.petname })).toBeVisible();

  await page.goto('/adminDashboard/synonyms');
  await page.getByRole('button', { name: `Remove ${word}` }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Yes, remove' }).click();
  await expect(row).toHaveCount(0);
});
