/** Whether a promotion can be used, and if not, why. */
export type PromotionState = 'active' | 'notBegun' | 'over' | 'usedUp' | 'ended';

interface StoredPromotion {
  readonly isActive: boolean;
  readonly from?: Date | null | undefined;
  readonly until?: Date | null | undefined;
  readonly maxUses?: number | null | undefined;
  readonly uses: number;
}

/** The state of a promotion; of several reasons the one that lasts longest. */
export function promotionState(
  { isActive, from, until, maxUses, uses }: StoredPromotion,
  now: Date,
): PromotionState {
  if (!isActive) return 'ended';
  if (until && now >= until) return 'over';
  if (typeof maxUses === 'number' && uses >= maxUses) return 'usedUp';
  return from && now < from ? 'notBegun' : 'active';
}
