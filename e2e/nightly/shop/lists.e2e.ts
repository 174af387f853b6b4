import { aDog, aFood, type NewItem } from '../../fixtures/items.ts';
import { acceptOrder } from '../../fixtures/orders.ts';
import { boxAtRest, scrollAtRest } from '../../fixtures/screen/at-rest.ts';
import { unique } from '../../fixtures/shop-api.ts';
import { expect, type Page, test } from '../../fixtures/test.ts';

const filters = (page: Page) => page.getByRole('complementary', { name: 'Filters' });
/** What is listed; what was looked at before stands in a list of its own. */
const results = (page: Page) => page.getByRole('list', { name: /^(Find a|Search results|Dog |Cat )/ });
const cards = (page: Page) => results(page).getByRole('article');

test('every list shows items of its kind, one card each', async ({ page }) => {
  for (const [path, kind] of [
    ['/DogsFood', /food for (young )?dogs/],
    ['/CatsFood', /food for (young )?cats/],
    ['/DogsAccessories', /accessories for (young )?dogs/],
    ['/CatAccessories', /accessories for (young )?cats/],
  ] as const) {
    await page.goto(path);
    await expect(cards(page).first()).toContainText(kind);
    await expect(cards(page).filter({ hasNotText: kind })).toHaveCount(0);
  }
});

test('a search finds the animals that match type, age and gender together', async ({ page, shelve }) => {
  const word = unique();
  const wanted = { type: 'CAT', age: 'SENIOR', gender: 'MALE', clan: 'BENGAL' } as const;
  const found = await shelve(animal(word, 'Wanted', wanted));
  await shelve(animal(word, 'Dog', { ...wanted, type: 'DOG' }));
  await shelve(animal(word, 'Kitten', { ...wanted, age: 'PUPPY' }));
  await shelve(animal(word, 'Queen', { ...wanted, gender: 'FEMALE' }));
  await shelve(aFood({ ...wanted, petname: `Food ${word}` }));

  await page.goto('/');
  const search = page.getByRole('main').getByRole('search');
  await search.getByLabel('Search the shop').fill(word);
  await search.getByLabel('Type').selectOption('Cats');
  await search.getByLabel('Age').selectOption('Senior');
  await search.getByLabel('Gender').selectOption('Male');
  await search.getByRole('button', { name: 'Search' }).click();
  await expect(page).toHaveURL(`/PetSearchItems?q=${word}&type=cat&age=Senior&gender=Male`);
  await expect(cards(page).getByRole('link')).toHaveText([found.petname]);
});

test('a filter that is chosen leaves the list where it was scrolled to', async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 500 });
  await page.goto('/FindDog');
  await expect(cards(page).first()).toBeVisible();
  const chosen = filters(page).getByLabel('Price to, in dollars');
  await chosen.scrollIntoViewIfNeeded();
  await page.mouse.wheel(0, 200);
  await expect.poll(() => page.evaluate(() => scrollY)).toBeGreaterThan(100);
  await chosen.fill('5000');
  await expect(page).toHaveURL('/FindDog?priceMax=5000');
  await expect(page.getByRole('button', { name: /^Remove filter / })).toBeVisible();
  expect(await scrollAtRest(page)).toBeGreaterThan(100);
});

test('a card shows when it is sold out, and links to its item everywhere', async ({
  page,
  admin,
  shopper: _,
  shelve,
}) => {
  const word = unique();
  const food = await shelve(aFood({ petname: `Kibble ${word}`, stock: 0 }));
  const dog = await shelve(aDog({ petname: `Homed ${word}` }));
  await acceptOrder(admin, dog._id);

  await page.goto(`/PetSearchItems?q=${word}`);
  await expect(cards(page).filter({ hasText: food.petname })).toContainText('Out of stock');
  const homed = cards(page).filter({ hasText: dog.petname });
  await expect(homed).toContainText('Has a home');
  await expect(homed).toContainText('$340.00');
  await homed.click({ position: { x: 20, y: 20 } });
  await expect(page).toHaveURL(`/pet/${dog._id}`);

  await page.goBack();
  await filters(page)
    .getByRole('switch', { name: /^Only what is available now/ })
    .check();
  await expect(page.getByText('No Data')).toBeVisible();
  await page.getByRole('main').getByRole('button', { name: 'Clear all filters' }).last().click();
  await expect(homed).toBeVisible();
});

test('the filters can be read to their last line on a desk of 800 pixels', async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 800 });
  await page.goto('/FindDog');
  const last = filters(page).getByText(/^Only what is available now/);
  await page.mouse.move(700, 500);
  await page.mouse.wheel(0, 900);
  await expect(last).toBeInViewport({ ratio: 1 });
  const { y = 0, height = 0 } = (await boxAtRest(last)) ?? {};
  expect(y + height).toBeLessThanOrEqual(800);
  expect(await filters(page).evaluate((column) => column.scrollHeight <= column.clientHeight)).toBe(true);
});

test.describe('on the narrowest phone', () => {
  test.use({ viewport: { width: 320, height: 640 } });

  test('every choice of a select can be read', async ({ page }) => {
    for (const path of ['/PetSearchItems', '/FindDog', '/']) {
      await page.goto(path);
      expect(await page.locator('select').evaluateAll(cutSelects), path).toEqual([]);
    }
  });
});

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 } });

  test('the filters open in a drawer that traps the focus and returns it', async ({ page }) => {
    await page.goto('/FindDog');
    const opener = page.getByRole('button', { name: 'Filters' });
    await opener.click();
    const drawer = page.getByRole('dialog', { name: 'Filters' });
    await drawer.getByText(/^Female/).click();
    await expect(page).toHaveURL('/FindDog?gender=Female');
    await drawer.getByRole('button', { name: /^Show \d+ dogs?$/ }).click();
    await expect(drawer).toHaveCount(0);
    await expect(page.getByRole('button', { name: 'Filters (1)' })).toBeFocused();
    await expect(page.getByRole('button', { name: 'Remove filter Female' })).toBeVisible();
  });

  test('an alert covers no heading', async ({ page, shelve }) => {
    const word = unique();
    const dog = await shelve(aDog({ petname: `Dog ${word}` }));
    const food = await shelve(aFood({ petname: `Food ${word}` }));
    await page.goto(`/PetSearchItems?q=${word}`);
    for (const { petname } of [dog, food])
      await page.getByRole('button', { name: `Compare ${petname}` }).click();
    const alert = page.getByRole('alert');
    await expect(alert).toBeInViewport({ ratio: 1 });
    const bar = page.getByRole('region', { name: 'Compare' });
    // It stays for some seconds, so both are looked at together.
    const [box, edge] = await Promise.all([boxAtRest(alert), boxAtRest(bar)]);
    const { y = 0, height = 0 } = box ?? {};
    expect(y).toBeGreaterThan(422);
    expect(y + height).toBeLessThanOrEqual(edge?.y ?? 0);
  });
});

/** Selects that are narrower than the longest of their choices. */
function cutSelects(selects: Element[]): string[] {
  const pen = document.createElement('canvas').getContext('2d') as CanvasRenderingContext2D;
  return (selects as HTMLSelectElement[]).flatMap((select) => {
    const { font, paddingLeft, paddingRight } = getComputedStyle(select);
    pen.font = font;
    const room = select.clientWidth - Number.parseFloat(paddingLeft) - Number.parseFloat(paddingRight);
    return [...select.options].map(({ text }) => text).filter((text) => pen.measureText(text).width > room);
  });
}

function animal(word: string, name: string, changes: Partial<NewItem>): NewItem {
  return aDog({ petname: `${name} ${word}`, ...changes });
}
