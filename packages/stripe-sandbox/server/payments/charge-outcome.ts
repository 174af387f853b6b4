import type { PaymentMethod } from '../core/stored-objects.ts';
import type { UnitOfWork } from '../core/unit-of-work.ts';
import { authenticationRequired, type CardOutcome, expired, outcomeOf } from './cards.ts';

/** What a charge comes to: the card's own outcome, and what time and circumstances make of it. */
export function outcomeOfCharge(work: UnitOfWork, method: PaymentMethod, isOffSession: boolean): CardOutcome {
  if (isExpired(method, work.now)) return expired;
  const outcome = outcomeOf(method.card);
  switch (outcome.kind) {
    case 'declined once saved':
      return method.customer ? outcome : { kind: 'succeeds' };
    case 'needs authentication':
      if (!isOffSession) return outcome;
      return outcome.isWaivedOnceSetUp && isSetUp(work, method) ? outcome.afterwards : authenticationRequired;
    default:
      return outcome;
  }
}

/** A card is good to the end of its month. */
function isExpired({ card }: PaymentMethod, now: Date): boolean {
  return now.getTime() >= Date.UTC(card.exp_year, card.exp_month);
}

/** Whether a payment, made with the shopper there, saved it for later ones. */
function isSetUp(work: UnitOfWork, { id, customer }: PaymentMethod): boolean {
  return work
    .list('payment_intent')
    .some(
      (intent) =>
        intent.payment_method === id &&
        intent.customer === customer &&
        intent.setup_future_usage === 'off_session' &&
        intent.status === 'succeeded',
    );
}
