import { useApolloClient, useReactiveVar } from '@apollo/client/react';
import type { Stripe, StripeCardElement } from '@stripe/stripe-js';
import { useEffect, useEffectEvent, useMemo, useReducer, useRef } from 'react';
import { flushSync } from 'react-dom';
import { texts } from '../../../../domain/texts.ts';
import { useReturnOfConnection } from '../../lib/connection.ts';
import type { PendingCheckout } from '../../lib/saved-state.ts';
import { shopStateVar, takeFromCart } from '../../lib/shop-state.ts';
import { showErrorDialog, showSuccessDialog } from '../../ui/notices.ts';
import { canAsk, idle, nextCheckoutState } from './checkout-machine.ts';
import { checkoutMemory, isStillInCart, oneTabAtATime } from './checkout-memory.ts';
import { checkoutShop } from './checkout-shop.ts';
import { type CheckoutOrder, pay } from './pay.ts';
import { heldEntries, isBegunBy } from './pending-checkout.ts';
import { checkoutMessages, findVerdict, type Verdict } from './verdict.ts';

type Email = string | undefined;

/** What an unfinished payment of this shopper keeps out of the stock. */
export function useHeldEntries(email: Email) {
  const { pendingCheckout } = useReactiveVar(shopStateVar);
  return useMemo(
    () => (isOthers(pendingCheckout, email) ? [] : heldEntries(pendingCheckout)),
    [pendingCheckout, email],
  );
}

/** Whether a payment was begun in this browser that may have been charged, as far as anybody here knows. */
export function useHasOpenPayment(): boolean {
  return useReactiveVar(shopStateVar).pendingCheckout?.paymentId !== undefined;
}

function isOthers(pending: PendingCheckout | undefined, email: Email): boolean {
  return pending !== undefined && email !== undefined && !isBegunBy(email, pending);
}

/** What another checkout has paid for is no longer in the cart; where nothing else was, this one is paid as well. */
function afterPaidElsewhere(verdict: Extract<Verdict, { kind: 'paidElsewhere' }>): Verdict {
  takeFromCart(verdict);
  return shopStateVar().cart.length === 0 ? { ...verdict, kind: 'paid' } : verdict;
}

interface CardParts {
  readonly stripe: Stripe;
  readonly card: StripeCardElement;
}

/**
 * One checkout: its state, and the two things that a shopper can do with it.
 *
 * What became of a payment that was begun before is asked when a shopper comes, and when the connection
 * is back after nobody could say.
 *
 * @param email of the account that pays; undefined while nobody is signed in
 * @param onRefused called when a payment was refused, because prices or stock may have changed
 */
export function useCheckout(email: Email, onRefused: () => void) {
  const client = useApolloClient();
  const shop = useMemo(() => checkoutShop(client), [client]);
  const [state, dispatch] = useReducer(nextCheckoutState, idle);
  const isRunning = useRef(false);

  async function run(begin: 'submitted' | 'returned', job: () => Promise<Verdict>) {
    // The state of a second click in the same moment is still the old one.
    if (isRunning.current) return;
    isRunning.current = true;
    dispatch({ type: begin });
    try {
      await oneTabAtATime(async () => settle(await job()));
    } catch {
      settle({ kind: 'refused', message: checkoutMessages.cardUnreachable });
    } finally {
      isRunning.current = false;
    }
  }

  function settle(found: Verdict) {
    const verdict = found.kind === 'paidElsewhere' ? afterPaidElsewhere(found) : found;
    // At once, because the dialog gives the focus back to what has it when it opens.
    flushSync(() => dispatch({ type: 'answered', verdict }));
    if (verdict.kind === 'paid') {
      takeFromCart(verdict);
      showSuccessDialog(texts.success.payment);
    }
    if (verdict.kind === 'refused' && verdict.isCardError) showErrorDialog(verdict.message);
    if (verdict.kind === 'refused' || verdict.kind === 'paidElsewhere') onRefused();
  }

  function submit(order: CheckoutOrder, { stripe, card }: CardParts) {
    const newKey = () => crypto.randomUUID();
    return run('submitted', async () => {
      if (!isStillInCart(order.entries)) return { kind: 'open' };
      return pay(order, { stripe, card, shop, newKey, ...checkoutMemory });
    });
  }

  /** Asks what became of a payment that was begun before. */
  function resume() {
    const begun = checkoutMemory.recall();
    if (!canAsk(state) || !email || !begun?.paymentId || isOthers(begun, email)) return;
    return run('returned', async () => {
      // Another tab may have brought it to its end while this one waited.
      const paymentId = checkoutMemory.recall()?.paymentId;
      return paymentId ? findVerdict(paymentId, { shop, ...checkoutMemory }) : { kind: 'open' };
    });
  }

  const resumeNow = useEffectEvent(() => void resume());
  useEffect(() => {
    if (email) resumeNow();
  }, [email]);
  useReturnOfConnection(() => {
    if (state.phase === 'unsettled') void resume();
  });

  return {
    state,
    submit,
    resume,
    noteCart: (isEmpty: boolean) => dispatch({ type: 'cartChanged', isEmpty }),
  };
}
