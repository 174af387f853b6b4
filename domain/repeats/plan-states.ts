/** The moves of a repeat plan. A plan that is ended stays so: to begin again is a new order. */
export const repeatPlanMoves = {
  active: ['active', 'paused', 'ended'],
  paused: ['active', 'ended'],
  ended: [],
} as const satisfies Record<string, readonly string[]>;

export type RepeatPlanStatus = keyof typeof repeatPlanMoves;

/** Why a plan does not go on by itself. */
export const PauseReason = {
  SHOPPER: 'shopper',
  CARD_DECLINED: 'cardDeclined',
  CARD_WANTS_SHOPPER: 'cardWantsShopper',
} as const;
export type PauseReason = (typeof PauseReason)[keyof typeof PauseReason];

export const MIN_WEEKS = 1;
export const MAX_WEEKS = 12;
