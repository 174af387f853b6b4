import { Category, PetType } from '../catalogue/pet-options.ts';
import { toCents } from '../money/money.ts';
import { DeliveryMethod, noChoices, type OrderLine } from '../pricing/choices.ts';
import { deliveryOptions } from '../pricing/delivery-options.ts';
import { type OrderPrice, priceOrder } from '../pricing/price-order.ts';
import type { ShopTerms } from '../pricing/shop-terms.ts';

/** A cart that shows what terms do: the specification's worked ones. */
export interface ExampleCart {
  readonly title: string;
  readonly delivery: DeliveryMethod;
  readonly lines: readonly OrderLine[];
  /** Whether its first line is a repeat delivery, the first of its account. */
  readonly isRepeated: boolean;
}

/** What an example cart comes to; `reason` says why it can not be had that way, in words for the shopper. */
export interface ExamplePrice {
  readonly price: OrderPrice;
  readonly reason: string | null;
}

export const exampleCarts: readonly ExampleCart[] = [
  cart('One bed for $49.99', [[49.99, 1]]),
  cart('One bed for $50.00', [[50, 1]]),
  cart('Two bags of food for $12.50, a bed for $60.00', [
    [12.5, 2],
    [60, 1],
  ]),
  cart('Food for $40.00', [[40, 1]], DeliveryMethod.SAME_DAY),
  cart('Food for $34.00', [[34, 1]], DeliveryMethod.SAME_DAY),
  cart('A bed for $60.00', [[60, 1]], DeliveryMethod.CURBSIDE),
  {
    ...cart('Three bags of food for $19.99, the first repeat delivery', [[19.99, 3]]),
    isRepeated: true,
  },
];

/** What an example cart comes to by terms, a moment before the next deadline of same-day delivery where there is one. */
export function priceExample(
  { lines, delivery, isRepeated }: ExampleCart,
  terms: ShopTerms,
  now: Date,
): ExamplePrice {
  // Somewhere that it goes to.
  const postcode = terms.sameDay.postcodes[0] ?? null;
  const deadline = deliveryOptions(lines, terms, now, postcode).find(
    ({ method }) => method === DeliveryMethod.SAME_DAY,
  )?.orderBefore;
  const at = deadline ? new Date(deadline.getTime() - 1) : now;
  const chosen = deliveryOptions(lines, terms, at, postcode).find(({ method }) => method === delivery);
  const repeats = new Set(isRepeated ? lines.map(({ petId }) => petId) : []);
  return {
    price: priceOrder(lines, { ...noChoices, delivery, repeats }, terms, at),
    reason: chosen?.isAvailable ? null : (chosen?.reason ?? null),
  };
}

function cart(
  title: string,
  pieces: readonly (readonly [dollars: number, amount: number])[],
  delivery: DeliveryMethod = DeliveryMethod.STANDARD,
): ExampleCart {
  const lines = pieces.map(([dollars, amount], place) => ({
    ...{ petId: `example ${place}`, unitPrice: toCents(dollars), amount },
    ...{ category: Category.FOOD, type: PetType.DOG },
  }));
  return { title, delivery, lines, isRepeated: false };
}
