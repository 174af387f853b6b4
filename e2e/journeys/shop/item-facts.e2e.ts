import { aFood } from '../../fixtures/items.ts';
import { accessibilityIssuesOn } from '../../fixtures/screen/accessibility.ts';
import { unique } from '../../fixtures/shop-api.ts';
import { expect, type Page, test } from '../../fixtures/test.ts';

// What moves is out of place for a moment, and is not what is looked at here.
test.use({ contextOptions: { reducedMotion: 'reduce' } });

const filters = (page: Page) => page.getByRole('complementary', { name: 'Filters' });
const cards = (page: Page) => page.getByRole('main').getByRole('article');
const choice = (page: Page, group: string, name: RegExp) =>
  filters(page).getByRole('group', { name: group }).getByText(name);

test('dog food is narrowed by brand and kind, with counts, and the address says so', async ({
  page,
  shelve,
}) => {
  const brand = `Brand ${unique()}`;
  const dry = await shelve(aFood({ petname: `Dry ${unique()}`, kind: 'DRY', brand }));
  const wet = await shelve(aFood({ petname: `Wet ${unique()}`, kind: 'WET', brand }));
  await shelve(aFood({ petname: `Cats ${unique()}`, type: 'CAT', kind: 'WET', brand }));

  await page.goto(`/DogsFood?brand=${encodeURIComponent(brand.toUpperCase())}`);
  await expect(cards(page)).toHaveCount(2);
  await expect(filters(page).getByRole('radio', { name: new RegExp(`${brand} 2`, 'i') })).toBeChecked();
  await choice(page, 'Kind', /^Dry/).click();
  await expect(cards(page).getByRole('link')).toHaveText([dry.petname]);
  await expect(page).toHaveURL(/kind=Dry/);
  await page.reload();
  await expect(cards(page).getByRole('link')).toHaveText([dry.petname]);
  await page.getByRole('button', { name: 'Remove filter Dry' }).click();
  await choice(page, 'Kind', /^Wet/).click();
  await expect(cards(page).getByRole('link')).toHaveText([wet.petname]);
  expect(await accessibilityIssuesOn(page)).toEqual([]);
});
