import { formatDollars, toDollars } from '../../../../domain/money/money.ts';
import {
  type DisputeStatus,
  disputeStates,
  formatAnswerDay,
} from '../../../../domain/orders/dispute-states.ts';
import type { StripeDispute } from '../stripe/stripe-types.ts';

/** Describes a dispute for an admin, and what is to be done. */
export function describeDispute({ status, amount, reason, answerBy }: StripeDispute): string {
  const what = `${formatDollars(toDollars(amount))} (${reason.replaceAll('_', ' ')})`;
  const answer = answerBy
    ? `Answer on the page of its order by ${formatAnswerDay(answerBy)}`
    : 'It takes no answer';
  switch (status) {
    case 'inquiry':
      return `The card’s bank asks about ${what}. ${answer}; it has taken no money yet.`;
    case 'needs_response':
      return `The card’s bank disputes ${what} and has taken the money. ${answer}, or it is lost.`;
    case 'under_review':
      return `The card’s bank looks at the answer to its dispute of ${what}, and has the money until it decides.`;
    case 'lost':
      return `A dispute of ${what} is lost: the card’s bank keeps the money.`;
    case 'won':
      return `The card’s bank disputed ${what}.`;
    case 'closed':
      return `The card’s bank asked about ${what}.`;
  }
}

/** How a dispute was resolved; null while it is open, and where it is lost, which only people can acknowledge. */
export function describeOutcome(status: DisputeStatus): string | null {
  if (disputeStates[status].isOpen || status === 'lost') return null;
  return status === 'won' ? 'It was won: the money is back.' : 'It ended: no money was taken.';
}
