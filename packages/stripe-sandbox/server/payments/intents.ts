import type Stripe from 'stripe';
import { invalidRequest, parameterMissing, unexpectedState } from '../core/errors.ts';
import { newId } from '../core/ids.ts';
import type { Intent } from '../core/stored-objects.ts';
import type { UnitOfWork } from '../core/unit-of-work.ts';
import type { Call, Execution } from '../requests/endpoint.ts';
import { readPage } from '../requests/lists.ts';
import { authenticateIntent, confirmIntent } from './confirmation.ts';
import {
  checkAmount,
  readConfirmOptions,
  readCurrency,
  readDetails,
  readFutureUsage,
  readMethodKinds,
  readOffSession,
  readSaving,
} from './intent-params.ts';
import { canMove, statusesBefore } from './intent-states.ts';
import { blankIntent } from './new-intent.ts';
import { type MethodChoice, readMethodChoice } from './payment-methods.ts';
import { rejectUnlessUsable } from './saved-cards.ts';

export function createIntent({ params }: Call): Execution {
  const amount = params.requiredInteger('amount', { least: 1 });
  const currency = readCurrency(params.requiredString('currency'));
  checkAmount(amount, currency);
  const kinds = readMethodKinds(params);
  const details = readDetails(params);
  const saving = readSaving(params);
  const method = readMethodChoice(params);
  const isConfirmed = params.boolean('confirm') ?? false;
  if (isConfirmed && !method) throw parameterMissing('payment_method');
  const isOffSession = readOffSession(params, isConfirmed);
  readConfirmOptions(params);

  return (work) => {
    const blank = blankIntent(newId('pi'), work.timestamp);
    const created: Intent = { ...blank, amount, currency, ...kinds, ...details, ...saving(work) };
    // A method that cannot pay leaves no intent behind.
    const chosen = method?.(work);
    if (chosen) rejectUnlessUsable(created, chosen);
    work.emit('payment_intent.created', work.put(created));
    const intent = chosen ? attach(work, created, () => chosen) : created;
    return isConfirmed ? confirmIntent(work, intent, null, isOffSession) : intent;
  };
}

export function retrieveIntent(call: Call): Execution {
  const secret = readClientSecret(call);
  return (work) => getIntent(work, call.id, secret);
}

export function updateIntent({ id, params }: Call): Execution {
  const amount = params.integer('amount', { least: 1 });
  const details = readDetails(params);
  const saving = readSaving(params);
  const method = readMethodChoice(params);

  return (work) => {
    const intent = work.get('payment_intent', id, 'intent');
    if (amount !== undefined && amount !== intent.amount) {
      checkAmount(amount, intent.currency);
      if (!canMove(intent, 'canceled')) {
        throw unexpectedState(
          `This PaymentIntent's amount could not be updated because it has a status of ${intent.status}.`,
          intent,
        );
      }
    }
    const metadata = mergeMetadata(intent.metadata, details.metadata ?? {});
    const changed: Intent = {
      ...intent,
      ...details,
      ...saving(work),
      metadata,
      amount: amount ?? intent.amount,
    };
    const updated = work.put(changed);
    return method ? attach(work, updated, method) : updated;
  };
}

export function confirm(call: Call): Execution {
  const secret = readClientSecret(call);
  const method = readMethodChoice(call.params);
  const receiptEmail = call.params.string('receipt_email');
  const usage = readFutureUsage(call.params);
  const isOffSession = !call.isBrowser && readOffSession(call.params, true);
  readConfirmOptions(call.params);

  return (work) => {
    const intent = getIntent(work, call.id, secret);
    const chosen = method && canMove(intent, 'succeeded') ? method(work) : null;
    const confirmed = { ...intent, ...usage, receipt_email: receiptEmail ?? intent.receipt_email };
    return confirmIntent(work, confirmed, chosen, isOffSession);
  };
}

export function cancel({ id, params }: Call): Execution {
  const reasons = ['duplicate', 'fraudulent', 'requested_by_customer', 'abandoned'] as const;
  const reason = params.oneOf('cancellation_reason', reasons) ?? null;

  return (work) => {
    const intent = work.get('payment_intent', id, 'intent');
    if (!canMove(intent, 'canceled')) {
      throw unexpectedState(
        `You cannot cancel this PaymentIntent because it has a status of ${intent.status}. Only a PaymentIntent with ` +
          `one of the following statuses may be canceled: ${statusesBefore('canceled')}.`,
        intent,
      );
    }
    const canceled: Intent = {
      ...intent,
      status: 'canceled',
      canceled_at: work.timestamp,
      cancellation_reason: reason,
      next_action: null,
    };
    work.emit('payment_intent.canceled', canceled);
    return work.put(canceled);
  };
}

/** Ours, not Stripe's: stands for the bank's page where the shopper says yes or no. */
export function authenticate(call: Call): Execution {
  const secret = readClientSecret(call);
  const outcome = call.params.oneOf('outcome', ['complete', 'fail']);
  if (!outcome) throw parameterMissing('outcome');
  return (work) => authenticateIntent(work, getIntent(work, call.id, secret), outcome === 'complete');
}

export function listIntents({ params }: Call): Execution {
  return readPage(params, 'payment_intent', '/v1/payment_intents');
}

/** A browser proves with the client secret that this intent was given to it. */
function readClientSecret({ params, isBrowser }: Call): string | null {
  const secret = params.string('client_secret') ?? null;
  if (isBrowser && !secret) throw parameterMissing('client_secret');
  return secret;
}

function getIntent(work: UnitOfWork, id: string, clientSecret: string | null): Intent {
  const intent = work.get('payment_intent', id, 'intent');
  if (clientSecret === null || clientSecret === intent.client_secret) return intent;
  throw invalidRequest(
    'The client_secret provided does not match the client_secret associated with this PaymentIntent.',
    { code: 'payment_intent_invalid_parameter', param: 'client_secret' },
  );
}

function attach(work: UnitOfWork, intent: Intent, method: MethodChoice): Intent {
  if (intent.status === 'processing' || !canMove(intent, 'canceled')) {
    throw unexpectedState(
      `This PaymentIntent's payment_method could not be updated because it has a status of ${intent.status}.`,
      intent,
    );
  }
  return work.put({
    ...intent,
    payment_method: method(work).id,
    status: 'requires_confirmation',
    next_action: null,
  });
}

function mergeMetadata(before: Stripe.Metadata, changes: Stripe.Metadata): Stripe.Metadata {
  return Object.fromEntries(Object.entries({ ...before, ...changes }).filter(([, value]) => value !== ''));
}
