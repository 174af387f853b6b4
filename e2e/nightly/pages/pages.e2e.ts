import { accessibilityIssuesOn } from '../../fixtures/screen/accessibility.ts';
import { overflowsHorizontally, watchForErrors } from '../../fixtures/screen/page-errors.ts';
import { addressOf, pages, type ShopPage, test, visit } from '../../fixtures/shop-pages.ts';
import { expect, type Page } from '../../fixtures/test.ts';
import type { Visitor } from '../../fixtures/visitors.ts';

// The longest file: its tests are shared out among the workers.
test.describe.configure({ mode: 'parallel' });

/** Where an account has no business, or another page to show. */
const onlyForStrangers: readonly string[] = ['/login', '/register', '/YourCarts'];

for (const [visitor, shown] of Object.entries(pages) as [Visitor, readonly ShopPage[]][]) {
  test.describe(`for a ${visitor}`, () => {
    test.use({ visitor });

    for (const shopPage of shown) {
      test(`${shopPage.path} opens whole, in every width and theme, without a complaint`, async ({
        page,
        company,
      }) => {
        await visit(page, shopPage, company);
        // The first look is that of e2e/journeys/pages.
        expect(await accessibilityIssuesOn(page, { looks: 'others' })).toEqual([]);
      });
    }

    test('every address can be written in another case', async ({ page, company }) => {
      for (const { path, heading } of shown) {
        const [pathname = '', query] = path.split('?');
        const shouted = pathname.replace(/(?<!:)\b[A-Za-z]+/g, (word) => word.toUpperCase());
        await page.goto(addressOf(query ? `${shouted}?${query}` : shouted, company));
        await expect(page.getByRole('heading', { level: 1 })).toHaveText(heading);
      }
    });
  });
}

test.describe('for a shopper, what strangers see as well', () => {
  test.use({ visitor: 'shopper' });

  for (const shopPage of pages.stranger.filter(({ path }) => !onlyForStrangers.includes(path))) {
    test(`${shopPage.path} opens whole`, async ({ page, company }) => {
      await visit(page, shopPage, company);
      expect(await accessibilityIssuesOn(page, { looks: 'others' })).toEqual([]);
    });
  }
});

test.describe('the explorer', () => {
  test('opens at /graphql and runs an operation where the internet is out of reach', async ({ page }) => {
    await page.route(
      ({ hostname }) => hostname !== 'localhost' && hostname !== '127.0.0.1',
      (route) => route.abort(),
    );
    await page.goto('/graphql');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('API explorer');
    await expectAnswer(page);
  });

  for (const width of [390, 1280]) {
    test(`opens without a complaint at ${width} px`, async ({ page }) => {
      await page.setViewportSize({ width, height: 844 });
      const trouble = watchForErrors(page);
      await page.goto('/graphql?tool=graphiql');
      await expectAnswer(page);
      expect(await overflowsHorizontally(page)).toBe(false);
      expect(trouble).toEqual([]);
    });
  }
});

async function expectAnswer(page: Page): Promise<void> {
  await expect(page.getByRole('region', { name: 'Operation Editor' })).toContainText('query BrowseDogs');
  await page.getByRole('button', { name: /^Execute query/ }).click();
  await expect(page.getByRole('region', { name: 'Result Window' })).toContainText('totalCount');
}
