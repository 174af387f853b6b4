import type { ApolloClient } from '@apollo/client';
import { errorCodeOf, errorFields } from '../../../lib/apollo/api-error.ts';
import { pause } from '../../../lib/pause.ts';
import { ConfirmPaymentDocument, CreatePaymentIntentDocument } from '../api/checkout.operations.ts';
import type { CheckoutApi } from './pay.ts';
import { checkoutMessages, isBug, ShopRejection } from './payment-outcome.ts';

/** The payment mutations of the shop's API. */
export function createPaymentsApi(client: ApolloClient): CheckoutApi {
  return {
    async openPayment({ entries, choices, contact }, idempotencyKey) {
      const input = { entries: [...entries], choices, ...contact, idempotencyKey };
      const data = await answerOf(
        client.mutate({ mutation: CreatePaymentIntentDocument, variables: { input } }),
      );
      return data.createPaymentIntent;
    },
    async confirmPayment(paymentId) {
      const data = await answerOf(
        client.mutate({ mutation: ConfirmPaymentDocument, variables: { paymentId } }),
      );
      return data.confirmPayment;
    },
    wait: pause,
  };
}

async function answerOf<T>(call: Promise<{ data?: T }>): Promise<T> {
  try {
    const { data } = await call;
    if (data) return data;
  } catch (error) {
    throw isBug(error) ? error : rejectionOf(error);
  }
  throw rejectionOf(new Error('The shop gave no answer'));
}

function rejectionOf(error: unknown): ShopRejection {
  const fields = errorFields(error);
  const choice = fields['choices.delivery'] ?? fields['choices.promotionCode'];
  const message = choice === undefined ? (error as Error).message : checkoutMessages.choiceGone(choice);
  return new ShopRejection(message, errorCodeOf(error), fields.paymentId);
}
