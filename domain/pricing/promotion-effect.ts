import { type Cents, cents } from '../money/money.ts';
import type { Choices, OrderLine, Promotion, PromotionUses } from './choices.ts';
import { priceOrder } from './price-order.ts';
import type { ShopTerms } from './shop-terms.ts';

/** An order that was placed: its lines as they were then, and what was chosen for it beside a code. */
export interface PlacedOrder {
  readonly lines: readonly OrderLine[];
  readonly choices: Omit<Choices, 'code'>;
  readonly placedAt: Date;
}

/**
 * What a promotion takes off an order beyond what the order’s other choices take off it: 15 of a hundred where 30 %
 * takes the place of curbside’s 15. Whether it is running on that day does not matter.
 *
 * @param uses how often it was used before
 * @returns cents; 0 where it does not apply
 */
export function promotionEffect(
  { lines, choices, placedAt }: PlacedOrder,
  promotion: Promotion,
  uses: PromotionUses,
  terms: ShopTerms,
): Cents {
  const running = { ...promotion, isActive: true, from: null, until: null };
  const code = { text: promotion.code, promotion: running, uses };
  const without = priceOrder(lines, { ...choices, code: null }, terms, placedAt);
  const withCode = priceOrder(lines, { ...choices, code }, terms, placedAt);
  return cents(withCode.reductions - without.reductions);
}
