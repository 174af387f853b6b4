import { addCents, type Cents, cents } from '../../../../domain/money/money.ts';
import type { Promotion } from '../../../../domain/pricing/choices.ts';
import { type PlacedOrder, promotionEffect } from '../../../../domain/pricing/promotion-effect.ts';
import type { ShopTerms } from '../../../../domain/pricing/shop-terms.ts';

/** An order, and the account whose it is. */
export interface AccountOrder extends PlacedOrder {
  readonly uid: string;
}

/** Adds up what a promotion would have done to orders, which are given one after the other as they were placed. */
export class PromotionTally {
  orders = 0;
  ordersReduced = 0;
  reductions: Cents = cents(0);
  private readonly usesByAccount = new Map<string, number>();

  constructor(
    private readonly promotion: Promotion,
    private readonly terms: ShopTerms,
  ) {}

  add(order: AccountOrder): void {
    this.orders += 1;
    const byAccount = this.usesByAccount.get(order.uid) ?? 0;
    const uses = { inAll: this.ordersReduced, byAccount };
    const taken = promotionEffect(order, this.promotion, uses, this.terms);
    if (taken === 0) return;
    this.ordersReduced += 1;
    this.reductions = addCents([this.reductions, taken]);
    this.usesByAccount.set(order.uid, byAccount + 1);
  }
}
