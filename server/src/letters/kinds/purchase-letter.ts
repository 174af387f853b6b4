import type { SupplierPurchases } from '../../stock-keeping/purchase.entity.ts';
import type { Letter } from '../writing/letter.ts';
import type { ShopLinks } from '../writing/shop-links.ts';
import type { Writers } from '../writing/writer.ts';

/** Most lines of a mail; the page and the file have all. */
const MAX_LINES = 60;

function purchaseLetter(lists: readonly SupplierPurchases[], links: ShopLinks): Letter {
  const lines = lists.flatMap(({ supplier, lines: own }) => own.map((line) => ({ supplier, ...line })));
  const count = lines.length === 1 ? '1 item' : `${lines.length} items`;
  const isCut = lines.length > MAX_LINES;
  return {
    subject: `What to buy: ${count}`,
    heading: 'What to buy',
    paragraphs:
      lines.length === 0
        ? ['Nothing: of all goods more is left than their reorder level.']
        : [
            `${count}, with what repeat plans take in the coming weeks.${isCut ? ` The first ${MAX_LINES}:` : ''}`,
          ],
    facts: lines.slice(0, MAX_LINES).map(({ supplier, pet, pieces }) => ({
      label: `${pieces} × ${pet.petname}`,
      value: `${supplier ?? 'No supplier'}, ${pet.stock ?? 0} left`,
    })),
    links: [{ label: 'Open the list', url: links.purchases }],
  };
}

export const purchaseLetters: Writers<'SHOP_PURCHASES'> = {
  SHOP_PURCHASES: async (_mail, { links, purchases }) => purchaseLetter(await purchases.list(), links),
};
