import { newPrice, type PriceChange } from '../../../domain/item-edits/new-price.ts';
import { unusualItemPrice } from '../../../domain/item-edits/unusual-item-price.ts';
import { cents, isDollars, toCents, toDollars } from '../../../domain/money/money.ts';
import { saleOf } from '../catalogue/pet/item-sale.entity.ts';
import type { PetRecord } from '../catalogue/pet/pet-record.ts';
import { badInput } from '../platform/domain-error.ts';
import type { EditedFields } from './records/item-edit.entity.ts';

type PricedFields = Pick<EditedFields, 'petprice' | 'sale'> & { readonly unusual?: string | null };

/**
 * What a change of its price makes of an item. It is reckoned from what the item costs without a sale; a sale that goes
 * on keeps its price, as long as that is the lower one.
 *
 * @param saleUntil given where the new price is one of a sale
 * @throws DomainError BAD_USER_INPUT for what is no price
 */
export function priceFields(record: PetRecord, change: PriceChange, saleUntil?: Date): PricedFields {
  const sale = saleOf(record);
  const regularPrice = sale?.regularPrice ?? record.petprice;
  if (!isDollars(regularPrice)) throw badInput({ petprice: 'It has no price' });
  const before = toCents(regularPrice);
  const after = newPrice(before, change);
  if (after < 0) throw badInput({ petprice: 'It would cost less than nothing' });
  if (saleUntil && after >= before) throw badInput({ saleUntil: 'A sale is for less than it costs' });
  const price = toDollars(cents(after));
  const unusual = unusualItemPrice(before, cents(after), costOf(record));
  if (saleUntil) return { petprice: price, sale: { price, regularPrice, until: saleUntil }, unusual };
  if (!sale) return { petprice: price, unusual };
  if (price > sale.price) return { sale: { ...sale, regularPrice: price }, unusual };
  return { petprice: price, sale: null, unusual };
}

/** What the shop pays for one, in cents, where that is known. */
function costOf({ costPrice }: PetRecord) {
  return isDollars(costPrice) ? toCents(costPrice) : undefined;
}
