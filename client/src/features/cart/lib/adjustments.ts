import type { CartQuoteQuery, ReductionRule } from '../../../gql/graphql.ts';

export type Adjustment = CartQuoteQuery['quote']['adjustments'][number];

export function findAdjustment(
  adjustments: readonly Adjustment[],
  rule: ReductionRule,
): Adjustment | undefined {
  return adjustments.find((adjustment) => adjustment.rule === rule);
}

/** What choosing it would give, or is missing for it, in a sentence beside the choice. */
export function explainOffer({ label, reason }: Adjustment): string {
  return reason?.includes(label) ? `${reason}.` : `${label}.`;
}

/** The code to order with: one that takes nothing off would be refused, or its use be wasted. */
export function usableCode(
  promotionCode: string | undefined,
  adjustments: readonly Adjustment[],
): string | undefined {
  return findAdjustment(adjustments, 'PROMOTION_CODE')?.isApplied ? promotionCode : undefined;
}
