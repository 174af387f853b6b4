import { isOperation } from '../../fixtures/responses.ts';
import { scrollAtRest } from '../../fixtures/screen/at-rest.ts';
import { expect, type Page, test } from '../../fixtures/test.ts';

const cards = (page: Page) => page.getByRole('main').getByRole('article');

test('Back restores a list’s scroll position without loading', async ({ page }) => {
  await page.goto('/FindDog');
  const link = cards(page).nth(11).getByRole('link');
  await link.scrollIntoViewIfNeeded();
  const left = await scrollAtRest(page);
  expect(left).toBeGreaterThan(300);
  await link.click();
  await expect(page).toHaveURL(/\/pet\//);
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(0);

  const asked: string[] = [];
  page.on('request', (request) => {
    if (isOperation(request, 'PetList')) asked.push(request.url());
  });
  await page.goBack();
  await expect(cards(page).first()).toBeVisible();
  await expect.poll(() => page.evaluate(() => Math.round(scrollY))).toBe(left);
  expect(asked).toEqual([]);
});
