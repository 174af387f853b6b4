import { aDog, aFood, type NewItem } from '../fixtures/items.ts';
import { acceptOrder } from '../fixtures/orders.ts';
import { graphqlUrl, isOperation } from '../fixtures/responses.ts';
import { unique } from '../fixtures/shop-api.ts';
import { expect, type Page, test } from '../fixtures/test.ts';

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

test('filters are in the URL: they survive a reload, can be shared, and Back undoes them', async ({
  page,
  context,
  shelve,
}) => {
  const word = unique();
  const puppy = await shelve(aDog({ petname: `Puppy ${word}`, petprice: 300 }));
  const senior = await shelve(aDog({ petname: `Senior ${word}`, age: 'SENIOR', petprice: 90 }));
  await page.goto(`/FindDog?q=${word}`);
  await expect(cards(page)).toHaveCount(2);

  await filters(page)
    .getByText(/^Senior/)
    .click();
  await expect(page.getByText('1 dog', { exact: true })).toBeVisible();
  await expect(page).toHaveURL(`/FindDog?q=${word}&age=Senior`);
  await filters(page).getByLabel('Price to, in dollars').fill('80');
  await expect(page.getByText('No Data')).toBeVisible();
  await expect(page).toHaveURL(/priceMax=80/);

  const friend = await context.newPage();
  await friend.goto(page.url());
  await expect(friend.getByText('No Data')).toBeVisible();
  await friend.close();

  await page.goBack();
  await expect(page.getByRole('link', { name: senior.petname })).toBeVisible();
  await page.reload();
  await expect(filters(page).getByRole('radio', { name: /^Senior/ })).toBeChecked();
  await page.getByRole('button', { name: 'Remove filter Senior' }).click();
  await page.getByLabel('Sort by').selectOption('Price: low to high');
  await expect(page).toHaveURL(`/FindDog?q=${word}&sort=price-low-to-high`);
  await expect(cards(page).getByRole('link')).toHaveText([senior.petname, puppy.petname]);
});

test('a price is read as it is typed, also after a pause', async ({ page }) => {
  await page.goto('/DogsFood');
  const field = filters(page).getByLabel('Price to, in dollars');
  for (const [typed, address] of [
    ['20', /priceMax=20$/],
    ['.', /priceMax=20$/],
    ['50', /priceMax=20\.5$/],
  ] as const) {
    await field.pressSequentially(typed);
    await expect(page).toHaveURL(address);
    await page.waitForTimeout(700);
    await expect(page).toHaveURL(address);
  }
  await expect(field).toHaveValue('20.50');
  await expect(page.getByRole('button', { name: 'Remove filter up to $20.50' })).toBeVisible();
  await field.fill('1.000');
  await expect(filters(page).getByText(/^Could be 1000 or 1/)).toBeVisible();
  await expect(page).toHaveURL(/priceMax=20\.5$/);
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

test('a long list loads more by itself, shows its progress, and is restored by Back', async ({
  page,
  shopper: _,
}) => {
  await page.goto('/PetSearchItems');
  await expect(cards(page)).toHaveCount(12);
  await page.mouse.move(700, 600);
  await expect(async () => {
    await page.mouse.wheel(0, 1500);
    expect(await cards(page).count()).toBeGreaterThan(30);
  }).toPass();
  await expect(page.getByRole('status').filter({ hasText: /^\d+ of \d+ animals$/ })).toBeAttached();

  const card = cards(page).nth(28);
  const name = (await card.getByRole('link').textContent()) ?? '';
  // Where it is left is where the click is: until then a turn of the wheel may still be on its way.
  const place = page.evaluate(
    () =>
      new Promise<number>((resolve) => {
        addEventListener('click', () => resolve(Math.round(scrollY)), { capture: true, once: true });
      }),
  );
  await card.getByRole('link').click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(name);
  await page.goBack();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Search');
  await expect.poll(() => page.evaluate(() => Math.round(scrollY))).toBe(await place);
  await expect(results(page).getByRole('link', { name, exact: true })).toBeInViewport();
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
  await expect(page).toHaveURL(`/PetOrderDetails/${dog._id}`);

  await page.goBack();
  await filters(page)
    .getByRole('switch', { name: /^Only what is available now/ })
    .check();
  await expect(page.getByText('No Data')).toBeVisible();
  await page.getByRole('main').getByRole('button', { name: 'Clear all filters' }).last().click();
  await expect(homed).toBeVisible();
});

test('a list that failed to load says so, and loads on retry', async ({ page }) => {
  let isBroken = true;
  await page.route(graphqlUrl, (route) =>
    isBroken && isOperation(route.request(), 'PetList')
      ? route.fulfill({ status: 500, json: { error: { code: 'INTERNAL', message: 'Something broke' } } })
      : route.fallback(),
  );
  // What is narrowed does not come with the page.
  await page.goto('/FindCat?gender=Female');
  await expect(page.getByRole('alert')).toContainText('That did not work');
  isBroken = false;
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect(cards(page).first()).toBeVisible();
});

test('the filters can be read to their last line on a desk of 800 pixels', async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 800 });
  await page.goto('/FindDog');
  const last = filters(page).getByText(/^Only what is available now/);
  await page.mouse.move(700, 500);
  await page.mouse.wheel(0, 900);
  await expect(last).toBeInViewport({ ratio: 1 });
  const place = await last.evaluate((line) => line.getBoundingClientRect().bottom);
  expect(place).toBeLessThanOrEqual(800);
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
    const top = (box: Element) => box.getBoundingClientRect().top;
    expect(await alert.evaluate(top)).toBeGreaterThan(422);
    const bar = page.getByRole('region', { name: 'Compare' });
    const bottom = await alert.evaluate((box) => box.getBoundingClientRect().bottom);
    expect(bottom).toBeLessThanOrEqual(await bar.evaluate(top));
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
