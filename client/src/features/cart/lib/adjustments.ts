import type { CartQuoteQuery, ReductionRule } from '../../../gql/graphql.ts';

export type Adjustment = CartQuoteQuery['quote']['adjustments'][number];

export function findAdjustment(
  adjustments: readonly Adjustment[],
  rule: ReductionRule,
): Adjustment | undefined {
  return adjustments.find((adjustment) => adjustment.rule === rule);
}

/**
 * What a choice would give, or what is missing for it, in words beside the choice; once it is chosen, why it took nothing
 * off.
 */
export function explainOffer({ label, reason }: Adjustment, isChosen: boolean): string {
  if (reason?.includes(label)) return `${reason}.`;
  return isChosen && reason ? `${label}. ${reason}.` : `${label}.`;
}

/** The code to order with: one that takes nothing off would be refused, or its use be wasted. */
export function usableCode(
  promotionCode: string | undefined,
  adjustments: readonly Adjustment[],
): string | undefined {
  return findAdjustment(adjustments, 'PROMOTION_CODE')?.isApplied ? promotionCode : undefined;
}
