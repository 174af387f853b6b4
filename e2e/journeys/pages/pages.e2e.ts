import { accessibilityIssuesOn } from '../../fixtures/screen/accessibility.ts';
import { pages, type ShopPage, test, visit } from '../../fixtures/shop-pages.ts';
import { expect } from '../../fixtures/test.ts';
import type { Visitor } from '../../fixtures/visitors.ts';

/*
 * Every page opens for whom it is, fits each window and can be used by everybody in one of them. All windows and themes,
 * and what else there is to a page, are of the nightly ring.
 */

/** Few enough that a busy machine has opened them long before the test is out of time. */
const PAGES_A_TEST = 3;

// Its tests are shared out among the workers.
test.describe.configure({ mode: 'parallel' });

for (const [visitor, shown] of Object.entries(pages) as [Visitor, readonly ShopPage[]][]) {
  test.describe(`for a ${visitor}`, () => {
    test.use({ visitor });

    for (let first = 0; first < shown.length; first += PAGES_A_TEST) {
      const few = shown.slice(first, first + PAGES_A_TEST);
      test(`pages open whole: ${few.map(({ path }) => path).join(' ')}`, async ({ page, company }) => {
        for (const shopPage of few) {
          await test.step(shopPage.path, async () => {
            await visit(page, shopPage, company);
            // The others are still looked at where one can not be used.
            expect.soft(await accessibilityIssuesOn(page, { looks: 'first' }), shopPage.path).toEqual([]);
          });
        }
      });
    }
  });
}
