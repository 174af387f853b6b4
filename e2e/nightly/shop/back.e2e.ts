import { buyGoods } from '../../fixtures/bought.ts';
import { aFood } from '../../fixtures/items.ts';
import { shipOrder } from '../../fixtures/orders.ts';
import { deliver } from '../../fixtures/reviews.ts';
import { scrollAtRest } from '../../fixtures/screen/at-rest.ts';
import { expect, type Page, test } from '../../fixtures/test.ts';

test.use({ viewport: { width: 390, height: 844 }, contextOptions: { reducedMotion: 'reduce' } });

/** Comes from a page of articles, to which Back leads where no step is left. */
async function comeTo(page: Page, address: string) {
  await page.goto('/CatCare');
  await page.goto(address);
}

const dialog = (page: Page, name: string | RegExp) => page.getByRole('dialog', { name });

test('Back closes what lies over a page, one after the other, and then leaves it', async ({ page }) => {
  await comeTo(page, '/FindDog');

  await test.step('the menu, which Forward does not open again', async () => {
    await page.getByRole('button', { name: 'Open the menu' }).click();
    await expect(dialog(page, 'Fern & Paw')).toBeVisible();
    await page.goBack();
    await expect(dialog(page, 'Fern & Paw')).toHaveCount(0);
    await page.evaluate(() => history.forward());
    await expect(page).toHaveURL('/FindDog');
    await expect(dialog(page, 'Fern & Paw')).toHaveCount(0);
  });

  await test.step('the filters, of which it keeps what was chosen', async () => {
    await page.getByRole('button', { name: 'Filters' }).click();
    await dialog(page, 'Filters')
      .getByText(/^Female/)
      .click();
    await expect(page).toHaveURL('/FindDog?gender=Female');
    await page.goBack();
    await expect(dialog(page, 'Filters')).toHaveCount(0);
    await expect(page.getByRole('button', { name: 'Remove filter Female' })).toBeVisible();
    await expect(page).toHaveURL('/FindDog?gender=Female');
    await page.goBack();
    await expect(page).toHaveURL('/FindDog');
    await expect(page.getByRole('button', { name: 'Remove filter Female' })).toHaveCount(0);
  });

  await test.step('a quick view, where the list stays at its place', async () => {
    const look = page.getByRole('button', { name: /^Quick view of / }).nth(3);
    await look.scrollIntoViewIfNeeded();
    const place = await scrollAtRest(page);
    await look.click();
    await expect(page.getByRole('link', { name: 'See the whole page' })).toBeVisible();
    await page.goBack();
    await expect(page.getByRole('dialog')).toHaveCount(0);
    await expect(page).toHaveURL('/FindDog');
    expect(await scrollAtRest(page)).toBe(place);
  });

  await test.step('and leaves the page, for Escape leaves no empty step', async () => {
    await page.getByRole('button', { name: 'Open the menu' }).click();
    await expect(dialog(page, 'Fern & Paw')).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(dialog(page, 'Fern & Paw')).toHaveCount(0);
    await expect.poll(() => page.evaluate(() => history.state.usr?.overlay)).toBeUndefined();
    await page.goBack();
    await expect(page).toHaveURL('/CatCare');
  });
});

test('Back leads from a page to the list, whatever its link was in and what it had open', async ({
  page,
}) => {
  await comeTo(page, '/FindDog');
  // Other tests leave animals without a picture, and nothing is there to be enlarged.
  const card = page
    .getByRole('article')
    .filter({ has: page.locator('img') })
    .first();
  await card.getByRole('button', { name: /^Quick view of / }).click();
  await page.getByRole('link', { name: 'See the whole page' }).click();
  await expect(page).toHaveURL(/\/pet\//);

  await page
    .getByRole('button', { name: /^Enlarge / })
    .first()
    .click();
  await expect(page.getByRole('button', { name: 'Close the picture' })).toBeVisible();
  await page.goBack();
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await expect(page).toHaveURL(/\/pet\//);

  await page.goBack();
  await expect(page).toHaveURL('/FindDog');
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await page.goBack();
  await expect(page).toHaveURL('/CatCare');
});

test('Back asks before it loses half a review', async ({ page, shopper, admin, shelve }) => {
  const kibble = await shelve(aFood());
  const number = await buyGoods(shopper, { lines: [[kibble, 1]] });
  await shipOrder(admin, number);
  await deliver(admin, shopper);
  await comeTo(page, `/order/${number}`);

  await page.getByRole('button', { name: `Review ${kibble.petname}` }).click();
  const form = page.getByRole('form', { name: `Review ${kibble.petname}` });
  const text = form.getByRole('textbox', { name: 'What should others know?' });
  await text.fill('Crunchy, and');
  for (const time of ['once', 'and again']) {
    await test.step(time, async () => {
      await page.goBack();
      await form.getByRole('button', { name: 'Keep editing' }).click();
      await expect(text).toHaveValue('Crunchy, and');
      await expect.poll(() => page.evaluate(() => history.state.usr?.overlay?.depth)).toBe(1);
    });
  }

  await page.goBack();
  await form.getByRole('button', { name: 'Discard changes' }).click();
  await expect(form).toHaveCount(0);
  await expect.poll(() => page.evaluate(() => history.state.usr?.overlay)).toBeUndefined();
  await expect(page).toHaveURL(`/order/${number}`);
  await page.goBack();
  await expect(page).toHaveURL('/CatCare');
});
