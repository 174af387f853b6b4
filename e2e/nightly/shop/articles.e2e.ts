import { boxAtRest } from '../../fixtures/screen/at-rest.ts';
import { expect, test } from '../../fixtures/test.ts';

test('an article opens where the reader is, and its address opens it for the next one', async ({ page }) => {
  await page.goto('/CatTraining');
  const article = page.getByRole('article', { name: 'How to teach the cat door' });
  const button = article.getByRole('button', { name: /^Read More\.\.\.\. / });
  const advice = article.getByText('Never push a cat through.');
  await button.waitFor();
  await expect(advice).toBeHidden();

  await button.scrollIntoViewIfNeeded();
  const before = await boxAtRest(button);
  await button.press('Enter');
  await expect(advice).toBeVisible();
  await expect(page).toHaveURL('/CatTraining#cat-door');
  expect((await boxAtRest(button))?.y).toBeCloseTo(before?.y ?? -1, 0);

  await page.goto('/');
  await page.goto('/CatTraining#cat-door');
  await expect(advice).toBeVisible();
  await expect(article.getByRole('heading', { level: 2 })).toBeInViewport();

  await button.press('Enter');
  await expect(advice).toBeHidden();
  await expect(page).toHaveURL('/CatTraining');
});

test('the contents of a guide lead to an article and open it', async ({ page }) => {
  await page.goto('/DogsTraining');
  await page
    .getByRole('navigation', { name: 'In this guide' })
    .getByRole('link', { name: /^Skijoring/ })
    .click();
  await expect(page).toHaveURL('/DogsTraining#skijoring');
  await expect(page.getByRole('heading', { name: /^Skijoring/ })).toBeInViewport();
  await expect(page.getByRole('heading', { name: /^Skijoring/ })).toBeFocused();
  await expect(page.getByText('Skis without metal edges')).toBeVisible();
});
