import { useApolloClient } from '@apollo/client/react';
import type { Stripe } from '@stripe/stripe-js';
import { useRef, useState } from 'react';
import { type NewCard, type OpenedPayment, payOpened } from '../lib/pay.ts';
import {
  checkoutMessages,
  outcomeAfterBug,
  type PaymentOutcome,
  pollPayment,
  ShopRejection,
} from '../lib/payment-outcome.ts';
import { createPaymentsApi } from '../lib/payments-api.ts';
import { useOneAtATime } from './use-one-at-a-time.ts';

/** How far such a payment is. */
export type OpenedPaymentState =
  | { readonly phase: 'idle' | 'processing' | 'paid' | 'unsettled' }
  | { readonly phase: 'failure'; readonly message: string };

interface Card {
  readonly stripe: Stripe;
  readonly card: NewCard;
}

/** A payment that the shop has opened for something that it knows: what an order costs more, or an adoption fee. */
export type OpenedByShop = Pick<OpenedPayment, 'clientSecret'> & {
  readonly payment: OpenedPayment['payment'] & { readonly amount: number };
};

/**
 * Paying by a card what the shop asks for.
 *
 * @param open opens the payment at the shop, or finds the one that is open
 * @param amount what was seen, US dollars
 */
export function useOpenedPayment(
  open: () => Promise<OpenedByShop>,
  amount: number,
  payer: { readonly name: string; readonly email: string },
) {
  const client = useApolloClient();
  const [state, setState] = useState<OpenedPaymentState>({ phase: 'idle' });
  const oneAtATime = useOneAtATime();
  const paymentId = useRef<string | undefined>(undefined);
  const polling = {
    api: createPaymentsApi(client),
    // Nothing of it is stored here: the shop knows the payment by what it is for.
    readPending: () => undefined,
    savePending: () => undefined,
  };

  async function payBy(card: Card): Promise<PaymentOutcome> {
    const opened = await open();
    paymentId.current = opened.payment._id;
    if (opened.payment.status !== 'REQUIRES_PAYMENT') return pollPayment(opened.payment._id, polling);
    if (opened.payment.amount !== amount) return { kind: 'refused', message: checkoutMessages.priceChanged };
    return payOpened(opened, payer, { ...polling, ...card });
  }

  function run(job: () => Promise<PaymentOutcome>): Promise<void> {
    return oneAtATime(async () => {
      setState({ phase: 'processing' });
      const outcome = await job().catch((error: unknown) =>
        error instanceof ShopRejection
          ? { kind: 'refused' as const, message: error.code ? error.message : checkoutMessages.notReached }
          : outcomeAfterBug(error),
      );
      setState(stateAfter(outcome));
    });
  }

  return {
    state,
    pay: (card: Card) => run(() => payBy(card)),
    askAgain: () =>
      run(async () => (paymentId.current ? pollPayment(paymentId.current, polling) : { kind: 'open' })),
  };
}

function stateAfter(outcome: PaymentOutcome): OpenedPaymentState {
  if (outcome.kind === 'paid' || outcome.kind === 'paidElsewhere') return { phase: 'paid' };
  if (outcome.kind === 'refused') return { phase: 'failure', message: outcome.message };
  return { phase: outcome.kind === 'open' ? 'idle' : 'unsettled' };
}
