import type { CartQuoteQuery, ReductionRule } from '../../../gql/graphql.ts';

export type Adjustment = CartQuoteQuery['quote']['adjustments'][number];

export function findAdjustment(
  adjustments: readonly Adjustment[],
  rule: ReductionRule,
): Adjustment | undefined {
  return adjustments.find((adjustment) => adjustment.rule === rule);
}

/** Why a rule took nothing off, or what would unlock it, in one or two sentences. */
export function explainOffer({ label, reason }: Adjustment): string {
  if (!reason) return `${label}.`;
  return reason.includes(label) ? `${reason}.` : `${label}. ${reason}.`;
}

/** The code to order with: one that takes nothing off would be refused, or its use be wasted. */
export function usableCode(
  promotionCode: string | undefined,
  adjustments: readonly Adjustment[],
): string | undefined {
  return findAdjustment(adjustments, 'PROMOTION_CODE')?.isApplied ? promotionCode : undefined;
}
