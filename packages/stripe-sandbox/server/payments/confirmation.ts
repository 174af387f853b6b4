import { cardError, invalidRequest, unexpectedState } from '../core/errors.ts';
import { newId } from '../core/ids.ts';
import type { Intent, PaymentMethod } from '../core/stored-objects.ts';
import type { UnitOfWork } from '../core/unit-of-work.ts';
import { type CardOutcome, type Decline, outcomeOf } from './cards.ts';
import { outcomeOfCharge } from './charge-outcome.ts';
import { newCharge, newFailedCharge } from './charges.ts';
import { openDispute } from './disputes.ts';
import { canMove } from './intent-states.ts';
import { attachTo, rejectUnlessUsable } from './saved-cards.ts';

/**
 * Tries to pay the intent with this method, or with the one it already has.
 *
 * @param isOffSession the shopper is not there, and cannot be asked to authenticate
 * @throws StripeApiError payment_intent_unexpected_state where its state or a missing method forbids it;
 *   a card_error (402) when the bank declines, after the failed attempt is recorded
 */
export function confirmIntent(
  work: UnitOfWork,
  intent: Intent,
  chosen: PaymentMethod | null,
  isOffSession: boolean,
): Intent {
  if (intent.status === 'succeeded') {
    throw unexpectedState(
      'You cannot confirm this PaymentIntent because it has already succeeded after being previously confirmed.',
      intent,
    );
  }
  if (!canMove(intent, 'succeeded') || intent.status === 'processing') {
    throw unexpectedState(
      `You cannot confirm this PaymentIntent because it has a status of ${intent.status}. Only a PaymentIntent with ` +
        'one of the following statuses may be confirmed: requires_confirmation, requires_action.',
      intent,
    );
  }
  if (intent.status === 'requires_action' && !chosen) return intent;

  const method = chosen ?? (intent.payment_method ? work.get('payment_method', intent.payment_method) : null);
  if (!method) {
    throw unexpectedState(
      "You cannot confirm this PaymentIntent because it's missing a payment method. You can either update the " +
        'PaymentIntent with a payment method and then confirm it again, or confirm it again directly with a payment method.',
      intent,
    );
  }
  rejectUnlessUsable(intent, method);
  const outcome = outcomeOfCharge(work, method, isOffSession);
  return settle(work, { ...intent, payment_method: method.id }, method, outcome, false);
}

/**
 * The shopper's answer to the bank's question (3-D Secure): goes on with the payment, or fails the attempt.
 *
 * @throws StripeApiError payment_intent_unexpected_state when nothing was asked
 */
export function authenticateIntent(work: UnitOfWork, intent: Intent, isConfirmed: boolean): Intent {
  const method = intent.payment_method ? work.find('payment_method', intent.payment_method) : null;
  if (intent.status !== 'requires_action' || !method) {
    throw unexpectedState(
      `This PaymentIntent has a status of ${intent.status}: there is nothing to authenticate.`,
      intent,
    );
  }
  if (!isConfirmed) return failAuthentication(work, intent, method);

  const outcome = outcomeOf(method.card);
  return settle(
    work,
    intent,
    method,
    outcome.kind === 'needs authentication' ? outcome.afterwards : outcome,
    true,
  );
}

/** Ends the wait of a slow charge. Null when the intent no longer waits. */
export function finishProcessing(work: UnitOfWork, intentId: string): Intent | null {
  const intent = work.find('payment_intent', intentId);
  if (intent?.status !== 'processing' || !intent.payment_method) return null;
  return succeed(work, intent, work.get('payment_method', intent.payment_method), false);
}

function settle(
  work: UnitOfWork,
  intent: Intent,
  method: PaymentMethod,
  outcome: CardOutcome,
  isAuthenticated: boolean,
): Intent {
  switch (outcome.kind) {
    case 'succeeds':
      return succeed(work, intent, method, isAuthenticated);
    case 'disputed': {
      const paid = succeed(work, intent, method, isAuthenticated);
      openDispute(work, work.get('charge', paid.latest_charge ?? ''), outcome.cause);
      return paid;
    }
    case 'needs authentication':
      return askForAuthentication(work, intent);
    case 'takes its time':
      return moveTo(
        work,
        { ...intent, status: 'processing', next_action: null, last_payment_error: null },
        'processing',
      );
    case 'declined once saved':
    case 'declined':
      return decline(work, intent, method, outcome.decline, isAuthenticated);
  }
}

function succeed(work: UnitOfWork, intent: Intent, method: PaymentMethod, isAuthenticated: boolean): Intent {
  const charge = work.put(newCharge(work, intent, method, isAuthenticated));
  work.emit('charge.succeeded', charge);
  if (intent.customer && intent.setup_future_usage) attachTo(work, intent.customer, method);
  const succeeded: Intent = {
    ...intent,
    status: 'succeeded',
    amount_received: intent.amount,
    latest_charge: charge.id,
    last_payment_error: null,
    next_action: null,
  };
  return moveTo(work, succeeded, 'succeeded');
}

function askForAuthentication(work: UnitOfWork, intent: Intent): Intent {
  const source = newId('payatt');
  const asking: Intent = {
    ...intent,
    status: 'requires_action',
    last_payment_error: null,
    next_action: {
      type: 'use_stripe_sdk',
      use_stripe_sdk: {
        type: 'sandbox_authentication',
        source,
        url: `/sandbox/payment_intents/${intent.id}/authenticate`,
      },
    },
  };
  return moveTo(work, asking, 'requires_action');
}

function decline(
  work: UnitOfWork,
  intent: Intent,
  method: PaymentMethod,
  reason: Decline,
  isAuthenticated: boolean,
): never {
  const charge = work.put(newFailedCharge(work, intent, method, isAuthenticated, reason));
  work.emit('charge.failed', charge);
  const failure = cardError(reason.message, { ...reason, charge: charge.id, payment_method: method });
  const failed: Intent = {
    ...backToStart(intent),
    latest_charge: charge.id,
    last_payment_error: failure.body as Intent['last_payment_error'],
  };
  moveTo(work, failed, 'payment_failed');
  throw cardError(reason.message, { ...failure.body, payment_intent: failed });
}

function failAuthentication(work: UnitOfWork, intent: Intent, method: PaymentMethod): Intent {
  const { body } = invalidRequest(
    'We are unable to authenticate your payment method. Please choose a different payment method and try again.',
    { code: 'payment_intent_authentication_failure', payment_method: method },
  );
  const failed = { ...backToStart(intent), last_payment_error: body as Intent['last_payment_error'] };
  return moveTo(work, failed, 'payment_failed');
}

function backToStart(intent: Intent): Intent {
  return { ...intent, status: 'requires_payment_method', payment_method: null, next_action: null };
}

function moveTo(work: UnitOfWork, intent: Intent, event: string): Intent {
  work.emit(`payment_intent.${event}`, intent);
  return work.put(intent);
}
