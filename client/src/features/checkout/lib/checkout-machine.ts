import type { PaymentOutcome } from './payment-outcome.ts';

/**
 * State of a checkout: idle → processing → success (final) or failure (the shopper can try again). In `checking` and
 * `unsettled` the card may have been charged, and the outcome is not known yet. `elsewhere`: a checkout runs in another
 * tab, and this one does what is `next` after it, or once it takes over.
 * `paidElsewhere`: another checkout of this account was paid meanwhile; what is left in the cart can be paid.
 */
export type CheckoutState =
  | { readonly phase: 'idle' }
  | { readonly phase: 'processing' }
  | { readonly phase: 'checking' }
  | { readonly phase: 'elsewhere'; readonly next: 'processing' | 'checking' }
  | { readonly phase: 'success' }
  | { readonly phase: 'paidElsewhere' }
  | { readonly phase: 'failure'; readonly message: string; readonly isRefunded?: true }
  | { readonly phase: 'unsettled' };

export type CheckoutEvent =
  | { readonly type: 'submitted' }
  | { readonly type: 'returned' }
  | { readonly type: 'waiting' }
  | { readonly type: 'begun' }
  | { readonly type: 'answered'; readonly outcome: PaymentOutcome }
  | { readonly type: 'cartChanged'; readonly isEmpty: boolean };

export const idle: CheckoutState = { phase: 'idle' };

export function nextCheckoutState(state: CheckoutState, event: CheckoutEvent): CheckoutState {
  if (event.type === 'submitted') return canSubmit(state) ? { phase: 'processing' } : state;
  if (event.type === 'returned') return canAsk(state) ? { phase: 'checking' } : state;
  if (event.type === 'waiting') return isBusy(state) ? { phase: 'elsewhere', next: state.phase } : state;
  if (event.type === 'begun') return state.phase === 'elsewhere' ? { phase: state.next } : state;
  if (event.type === 'cartChanged') return isPast(state, event) ? idle : state;
  return isBusy(state) ? settle(event.outcome) : state;
}

export function canSubmit(state: CheckoutState): boolean {
  return state.phase === 'idle' || state.phase === 'failure' || state.phase === 'paidElsewhere';
}

/** Whether an earlier payment's outcome may be polled. */
export function canAsk(state: CheckoutState): boolean {
  return state.phase === 'idle' || state.phase === 'unsettled';
}

export function isBusy(
  state: CheckoutState,
): state is Extract<CheckoutState, { readonly phase: 'processing' | 'checking' }> {
  return state.phase === 'processing' || state.phase === 'checking';
}

/** Whether the last outcome was about another cart: the paid one fills again, or the rejected one was changed. */
function isPast(state: CheckoutState, { isEmpty }: { readonly isEmpty: boolean }): boolean {
  return state.phase === 'failure' || (state.phase === 'success' && !isEmpty);
}

function settle(outcome: PaymentOutcome): CheckoutState {
  if (outcome.kind === 'paid') return { phase: 'success' };
  if (outcome.kind === 'unsettled') return { phase: 'unsettled' };
  if (outcome.kind === 'paidElsewhere') return { phase: 'paidElsewhere' };
  if (outcome.kind === 'open') return idle;
  const { message, isRefunded } = outcome;
  return { phase: 'failure', message, ...(isRefunded && { isRefunded }) };
}
