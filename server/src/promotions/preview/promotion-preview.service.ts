import { DAY_MS } from '../../../../domain/durations.ts';
import { toDollars } from '../../../../domain/money/money.ts';
import type { ShopTerms } from '../../../../domain/pricing/shop-terms.ts';
import { promotionRules } from '../../../../domain/promotions/promotion-rules.ts';
import { databaseClock } from '../../database/database-clock.ts';
import { checkInput } from '../../platform/domain-error.ts';
import { toTerms } from '../promotion-repository.ts';
import type { PromotionPreview } from './promotion-preview.entity.ts';
import { type AccountOrder, PromotionTally } from './promotion-tally.ts';

const PERIOD_MS = 30 * DAY_MS;
/** Most orders that one preview looks at. */
const MAX_ORDERS = 2000;

/** Where previews find orders. Orders know promotions, so promotions do not know orders. */
export interface PaidOrders {
  /**
   * The newest orders whose money came in since a time, in batches, first ones first.
   *
   * @returns with them whether these are all
   * @throws DomainError UPSTREAM_UNAVAILABLE where reading them takes more than a few seconds
   */
  newest(
    since: Date,
    limit: number,
  ): Promise<{ readonly orders: AsyncIterable<AccountOrder[]>; readonly isComplete: boolean }>;
}

/** Says what a promotion would have done to the orders of the last 30 days. */
export class PromotionPreviewService {
  constructor(
    private readonly terms: () => Promise<ShopTerms>,
    private readonly paidOrders: PaidOrders,
  ) {}

  /**
   * @throws DomainError BAD_USER_INPUT naming every bad field; UPSTREAM_UNAVAILABLE where reading the orders takes more
   *   than a few seconds
   */
  async preview(input: unknown): Promise<PromotionPreview> {
    const rules = checkInput(promotionRules, input);
    const since = new Date(databaseClock.now().getTime() - PERIOD_MS);
    const { orders: batches, isComplete } = await this.paidOrders.newest(since, MAX_ORDERS);
    const tally = new PromotionTally(toTerms(rules), await this.terms());
    for await (const orders of batches) for (const order of orders) tally.add(order);
    const { orders, ordersReduced, reductions } = tally;
    return { since, orders, ordersReduced, isComplete, reductions: toDollars(reductions) };
  }
}
