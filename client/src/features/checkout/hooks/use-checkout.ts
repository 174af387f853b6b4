import { useApolloClient, useReactiveVar } from '@apollo/client/react';
import type { Stripe } from '@stripe/stripe-js';
import { useEffect, useEffectEvent, useMemo, useReducer, useRef } from 'react';
import { flushSync } from 'react-dom';
import { texts } from '../../../../../domain/text/texts.ts';
import { endedSessionVar, shopStateVar } from '../../../lib/cart-store/cart-store.ts';
import { readPendingCheckout } from '../../../lib/cart-store/pending-payment.ts';
import { useOnReconnect } from '../../../lib/network-status.ts';
import { randomId } from '../../../lib/random-id.ts';
import { showErrorDialog, showSuccessDialog } from '../../../ui/notifications/notifications.ts';
import { canAsk, idle, nextCheckoutState } from '../lib/checkout-machine.ts';
import { type CheckoutOrder, type NewCard, pay } from '../lib/pay.ts';
import { outcomeAfterBug, type PaymentOutcome, pollPayment } from '../lib/payment-outcome.ts';
import { createPaymentsApi } from '../lib/payments-api.ts';
import { reservedEntries } from '../lib/pending-checkout.ts';
import { isStillInCart, pendingCheckoutStorage } from '../lib/pending-checkout-storage.ts';
import { withTabLock } from '../lib/tab-lock.ts';
import { useOneAtATime } from './use-one-at-a-time.ts';

/** Stock that an unfinished payment of this shopper reserves. */
export function useReservedEntries() {
  const { pendingCheckout } = useReactiveVar(shopStateVar);
  return useMemo(() => reservedEntries(pendingCheckout), [pendingCheckout]);
}

/** Whether a payment was started here that may have been charged, by the current account or the one whose session ended. */
export function useHasOpenPayment(): boolean {
  const { pendingCheckout } = useReactiveVar(shopStateVar);
  const ended = useReactiveVar(endedSessionVar);
  const ofEnded = ended === undefined ? undefined : readPendingCheckout(ended);
  return (pendingCheckout ?? ofEnded)?.paymentId !== undefined;
}

/** Whether the cart of an account whose session has just ended waits for its next sign-in. */
export function useIsCartWaiting(): boolean {
  return useReactiveVar(endedSessionVar) !== undefined;
}

type PendingStorage = ReturnType<typeof pendingCheckoutStorage>;

/** Removes what another checkout has paid for from the cart; if that empties the cart, this checkout is paid as well. */
function afterPaidElsewhere(
  outcome: Extract<PaymentOutcome, { kind: 'paidElsewhere' }>,
  storage: PendingStorage,
): PaymentOutcome {
  storage.subtractFromCart(outcome);
  return shopStateVar().cart.length === 0 ? { ...outcome, kind: 'paid' } : outcome;
}

interface CardDeps {
  readonly stripe: Stripe;
  readonly card: NewCard | string;
}

/**
 * One checkout: its state, and how to submit or resume it.
 *
 * An earlier payment's outcome is polled when the shopper arrives, and on reconnect while it is unsettled.
 *
 * @param email of the account that pays; undefined while nobody is signed in
 * @param onRefused called when a payment was rejected, because prices or stock may have changed
 * @param onPaid called with the number of the order once the shopper has closed the dialog that says that it is paid
 */
export function useCheckout(
  email: string | undefined,
  onRefused: () => void,
  onPaid: (orderNumber: string) => void,
) {
  const client = useApolloClient();
  const api = useMemo(() => createPaymentsApi(client), [client]);
  const [state, dispatch] = useReducer(nextCheckoutState, idle);
  const oneAtATime = useOneAtATime();
  const takeOver = useRef(() => {});

  async function begin(
    type: 'submitted' | 'returned',
    job: (storage: PendingStorage) => Promise<PaymentOutcome>,
  ) {
    const storage = pendingCheckoutStorage();
    dispatch({ type });
    try {
      await withTabLock(
        async () => {
          dispatch({ type: 'begun' });
          settle(await job(storage), storage);
        },
        (takeOverNow) => {
          takeOver.current = takeOverNow;
          dispatch({ type: 'waiting' });
        },
      );
    } catch (error) {
      settle(outcomeAfterBug(error), storage);
    }
  }

  function settle(found: PaymentOutcome, storage: PendingStorage) {
    const outcome = found.kind === 'paidElsewhere' ? afterPaidElsewhere(found, storage) : found;
    // Synchronously, because the dialog returns the focus to the element that has it when it opens.
    flushSync(() => dispatch({ type: 'answered', outcome }));
    if (outcome.kind === 'paid') {
      storage.subtractFromCart(outcome);
      const { orderNumber } = outcome;
      showSuccessDialog(texts.success.payment, () => orderNumber && onPaid(orderNumber));
    }
    if (outcome.kind === 'refused' && outcome.isCardError) showErrorDialog(outcome.message);
    if (outcome.kind === 'refused' || outcome.kind === 'paidElsewhere') onRefused();
  }

  const run = (...work: Parameters<typeof begin>) => oneAtATime(() => begin(...work));

  function submit(order: CheckoutOrder, { stripe, card }: CardDeps) {
    return run('submitted', async (storage) => {
      if (!isStillInCart(order.entries)) return { kind: 'open' };
      return pay(order, { stripe, card, api, newKey: randomId, ...storage });
    });
  }

  /** Polls the outcome of an earlier payment. */
  function resume() {
    if (!canAsk(state) || !email || !readPendingCheckout()?.paymentId) return;
    return run('returned', async (storage) => {
      // Another tab may have finished it while this one waited for the lock.
      const paymentId = storage.readPending()?.paymentId;
      return paymentId ? pollPayment(paymentId, { api, ...storage }) : { kind: 'open' };
    });
  }

  const resumeNow = useEffectEvent(() => void resume());
  useEffect(() => {
    if (email) resumeNow();
  }, [email]);
  useOnReconnect(() => {
    if (state.phase === 'unsettled') void resume();
  });

  return {
    state,
    submit,
    resume,
    /** Goes on here with what waits for another tab. */
    takeOver: () => takeOver.current(),
    updateCart: (isEmpty: boolean) => dispatch({ type: 'cartChanged', isEmpty }),
  };
}
