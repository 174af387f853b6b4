import { useApolloClient } from '@apollo/client/react';
import type { Stripe, StripeCardElement } from '@stripe/stripe-js';
import { useRef, useState } from 'react';
import { OpenPayLinkDocument } from '../api/checkout.operations.ts';
import { payOpened } from '../lib/pay.ts';
import {
  checkoutMessages,
  outcomeAfterBug,
  type PaymentOutcome,
  pollPayment,
  ShopRejection,
} from '../lib/payment-outcome.ts';
import { answerOf, createPaymentsApi } from '../lib/payments-api.ts';
import { useOneAtATime } from './use-one-at-a-time.ts';

/** How far the payment of a pay link is. */
export type PayLinkState =
  | { readonly phase: 'idle' | 'processing' | 'paid' | 'unsettled' }
  | { readonly phase: 'failure'; readonly message: string };

interface Card {
  readonly stripe: Stripe;
  readonly card: StripeCardElement;
}

/** Paying what is asked for on top of an order. @param amount what was seen, US dollars */
export function usePayLink(
  number: string,
  amount: number,
  payer: { readonly name: string; readonly email: string },
) {
  const client = useApolloClient();
  const [state, setState] = useState<PayLinkState>({ phase: 'idle' });
  const oneAtATime = useOneAtATime();
  const paymentId = useRef<string | undefined>(undefined);
  const polling = {
    api: createPaymentsApi(client),
    // Nothing of it is stored here: the shop knows the payment by the order.
    readPending: () => undefined,
    savePending: () => undefined,
  };

  async function open() {
    const opened = client.mutate({ mutation: OpenPayLinkDocument, variables: { number } });
    return (await answerOf(opened)).openPayLink;
  }

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

function stateAfter(outcome: PaymentOutcome): PayLinkState {
  if (outcome.kind === 'paid' || outcome.kind === 'paidElsewhere') return { phase: 'paid' };
  if (outcome.kind === 'refused') return { phase: 'failure', message: outcome.message };
  return { phase: outcome.kind === 'open' ? 'idle' : 'unsettled' };
}
