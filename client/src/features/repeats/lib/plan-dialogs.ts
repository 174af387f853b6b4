/** What an item is chosen for: in place of the plan's, in its place where it is sold out, or along with the next one. */
export type ItemPurpose = 'swap' | 'substitute' | 'extra';

/** What is shown on top of a plan. */
export type PlanDialog = 'change' | ItemPurpose;
