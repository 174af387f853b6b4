import { enlargeLetters, largeLetters, lossesOn } from '../../fixtures/screen/large-letters.ts';
import { pages, type ShopPage, test, visit } from '../../fixtures/shop-pages.ts';
import { expect } from '../../fixtures/test.ts';
import type { Visitor } from '../../fixtures/visitors.ts';

/*
 * Who sees little makes the letters of the browser larger. Then "ADD TO CART" once ended after "ADD TO", and the bin of the
 * cart was outside the screen.
 */

// Its tests are shared out among the workers.
test.describe.configure({ mode: 'parallel' });

for (const [visitor, shown] of Object.entries(pages) as [Visitor, readonly ShopPage[]][]) {
  test.describe(`for a ${visitor}`, () => {
    test.use({ visitor });

    for (const shopPage of shown) {
      test(`${shopPage.path} loses nothing with large letters`, async ({ page, company }) => {
        for (const look of largeLetters) {
          await enlargeLetters(page, look);
          await visit(page, shopPage, company);
          expect.soft(await lossesOn(page), `${look.width} px, letters of ${look.letters} px`).toEqual([]);
        }
      });
    }
  });
}
