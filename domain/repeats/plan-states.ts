/** The moves that a plan of repeat deliveries may make. */
export const planMoves = {
  // Begun again by a new order of the same item.
  active: ['active', 'paused', 'ended'],
  paused: ['active', 'paused', 'ended'],
  ended: [],
} as const satisfies Record<string, readonly string[]>;

export type PlanStatus = keyof typeof planMoves;

/** Plans that are not over. */
export const livePlanStates = ['active', 'paused'] as const satisfies readonly PlanStatus[];
