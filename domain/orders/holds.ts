import type { Cents } from '../money/money.ts';
import { type DisputeStatus, disputeStates } from './dispute-states.ts';

/** Why what waits of an order may not leave. */
export const HoldReason = {
  DISPUTED: 'disputed',
  DISPUTE_LOST: 'dispute_lost',
  REFUNDED: 'refunded',
  WAITS: 'waits',
  ON_REQUEST: 'on_request',
} as const;
export type HoldReason = (typeof HoldReason)[keyof typeof HoldReason];

export interface Hold {
  readonly reason: HoldReason;
  /** The same in a sentence without its full stop, for the staff. */
  readonly text: string;
}

/** What decides whether an order may leave. */
export interface HoldFacts {
  readonly dispute: DisputeStatus | null;
  /** Whether its shopper was asked to pay for a change, and has neither paid nor let it lapse. */
  readonly awaitsShopper: boolean;
  /** Why somebody of the staff put it on hold; null where nobody did. */
  readonly onRequest: string | null;
  /** Whether all that was charged for the order has gone back, or is about to. */
  readonly isPaidBack: boolean;
  /** What of it is paid and waits to be sent. */
  readonly waiting: readonly { readonly paid: Cents; readonly refunded: Cents }[];
}

/** Why an order may not leave; nothing where it may, or where nothing of it waits. */
export function holdsOf(facts: HoldFacts): Hold[] {
  if (facts.waiting.length === 0) return [];
  return [...disputeHolds(facts), ...refundHolds(facts), ...waitingHolds(facts), ...requestedHolds(facts)];
}

function disputeHolds({ dispute }: HoldFacts): Hold[] {
  if (dispute === 'lost')
    return [{ reason: 'dispute_lost', text: 'The dispute is lost: the bank keeps the money' }];
  if (!dispute || !disputeStates[dispute].isOpen) return [];
  const deed = dispute === 'inquiry' ? 'asks about' : 'disputes';
  return [{ reason: 'disputed', text: `The card’s bank ${deed} the charge` }];
}

function refundHolds({ isPaidBack, waiting }: HoldFacts): Hold[] {
  const isBack = isPaidBack || waiting.every(({ paid, refunded }) => paid > 0 && refunded >= paid);
  return isBack ? [{ reason: 'refunded', text: 'All that was paid for what waits has gone back' }] : [];
}

function waitingHolds({ awaitsShopper }: HoldFacts): Hold[] {
  return awaitsShopper
    ? [{ reason: 'waits', text: 'A change waits for its shopper to pay the difference' }]
    : [];
}

function requestedHolds({ onRequest }: HoldFacts): Hold[] {
  return onRequest === null ? [] : [{ reason: 'on_request', text: `On hold: ${onRequest}` }];
}
