/*
 * What a dispute of a card payment is at the card's bank, and where the money is meanwhile: the table that the server,
 * the API and the pages read.
 */
export const disputeStates = {
  /** The bank asks, and has taken no money. */
  inquiry: { isOpen: true, isWithdrawn: false },
  needs_response: { isOpen: true, isWithdrawn: true },
  under_review: { isOpen: true, isWithdrawn: true },
  won: { isOpen: false, isWithdrawn: false },
  lost: { isOpen: false, isWithdrawn: true },
  /** An inquiry that ended without a dispute. */
  closed: { isOpen: false, isWithdrawn: false },
} as const satisfies Record<string, { isOpen: boolean; isWithdrawn: boolean }>;

export type DisputeStatus = keyof typeof disputeStates;

const states = Object.keys(disputeStates) as DisputeStatus[];

/** Disputes that the bank has not decided yet. */
export const openDisputeStates = states.filter((state) => disputeStates[state].isOpen);

/** Disputes whose money is at the bank: those that are open, but for inquiries, and those that are lost. */
export const withdrawnDisputeStates = states.filter((state) => disputeStates[state].isWithdrawn);
