import type { ApolloClient } from '@apollo/client';
import { errorCodeOf, errorFields } from '../../../lib/apollo/api-error.ts';
import { pause } from '../../../lib/pause.ts';
import { ConfirmPaymentDocument, CreatePaymentIntentDocument } from '../api/checkout.operations.ts';
import type { CardUse, CheckoutApi } from './pay.ts';
import { checkoutMessages, isBug, ShopRejection } from './payment-outcome.ts';

/** The payment mutations of the shop's API. */
export function createPaymentsApi(client: ApolloClient): CheckoutApi {
  return {
    async openPayment({ entries, choices, contact, card }, idempotencyKey) {
      const input = { entries: [...entries], choices, ...contact, ...cardInput(card), idempotencyKey };
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

function cardInput({ savedId, isKept }: CardUse = {}) {
  return { ...(savedId && { savedCardId: savedId }), ...(isKept && { savesCard: isKept }) };
}

export async function answerOf<T>(call: Promise<{ data?: T }>): Promise<T> {
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
  return new ShopRejection(
    reasonIn(fields) ?? (error as Error).message,
    errorCodeOf(error),
    fields.paymentId,
  );
}

/** What changed while the shopper was about to pay, if that was it. */
function reasonIn(fields: Readonly<Record<string, string>>): string | undefined {
  const choice = fields['choices.delivery'] ?? fields['choices.promotionCode'];
  if (choice !== undefined) return checkoutMessages.choiceGone(choice);
  return Object.keys(fields).some((path) => /^entries\.\d+\.petId$/.test(path))
    ? checkoutMessages.itemGone
    : undefined;
}
