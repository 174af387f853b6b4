import { DAY_MS } from '../durations.ts';

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

/** What several disputes of an order are together: open while one is, lost where one is lost, else what the last one is. */
export function disputesTogether(statuses: readonly DisputeStatus[]): DisputeStatus | undefined {
  return (
    statuses.filter((status) => disputeStates[status].isOpen).at(-1) ??
    statuses.find((status) => status === 'lost') ??
    statuses.at(-1)
  );
}

/** "November 30, 2026": the day by which Stripe must have the answer, in its own time zone. */
export function formatAnswerDay(answerBy: Date): string {
  return answerBy.toLocaleDateString('en-US', { dateStyle: 'long', timeZone: 'UTC' });
}

/** "6 days left" for an answer. */
export function timeLeft(answerBy: Date, now: Date): string {
  const left = answerBy.getTime() - now.getTime();
  if (left <= 0) return 'The time is over';
  const days = Math.floor(left / DAY_MS);
  if (days === 0) return 'Less than a day left';
  return days === 1 ? '1 day left' : `${days} days left`;
}
