import { contentOf, type Priced } from './unit-price.ts';

/** Most items of one family that are offered as a choice. */
export const MAX_VARIANTS = 40;

interface Variant extends Priced {
  readonly _id: unknown;
}

/** How a family is offered: the smallest first, as far as sizes can be compared, then the cheapest. */
export function inOrderOfVariants<Item extends Variant>(items: readonly Item[]): Item[] {
  return items.toSorted((a, b) => {
    const [one, other] = [contentOf(a), contentOf(b)];
    const bySize = one && other && one.per === other.per ? one.amount - other.amount : 0;
    return bySize || Number(a.petprice) - Number(b.petprice) || (String(a._id) < String(b._id) ? -1 : 1);
  });
}
