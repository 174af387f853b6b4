import type {
  ConfirmCardPaymentData,
  ConfirmCardPaymentOptions,
  CreatePaymentMethodCardData,
  CreatePaymentMethodFromElements,
  PaymentIntent,
  PaymentIntentResult,
  PaymentMethod,
  PaymentMethodResult,
  Stripe,
  StripeError,
} from '@stripe/stripe-js';
import { askForAuthentication } from './authentication-dialog.ts';
import { cardTextOf } from './card-element.ts';
import { type CardText, digitsOf, findProblem, readExpiry } from './card-format.ts';
import { createSandboxApi, type Fields, type SandboxApi, type SandboxApiOptions } from './sandbox-api.ts';
import { createSandboxElements, type SandboxElementsOptions, takeSubmittedCard } from './sandbox-elements.ts';

type CardData = Pick<CreatePaymentMethodCardData, 'card' | 'billing_details'>;

/**
 * The object that the embedded shop gives to `<Elements stripe>` in place of Stripe.js, which loads only
 * from Stripe's host: the same methods with the same results, spoken to the local sandbox server.
 */
export function createSandboxStripe(options: SandboxApiOptions): Stripe {
  const api = createSandboxApi(options);

  const stripe = {
    elements: (given?: SandboxElementsOptions) => createSandboxElements(given),

    async createPaymentMethod(
      data: CreatePaymentMethodCardData | CreatePaymentMethodFromElements,
    ): Promise<PaymentMethodResult> {
      const method = 'elements' in data ? submittedData(data) : methodData(data);
      if (method.error) return method;
      const answer = await api.post<PaymentMethod>('/v1/payment_methods', method.value);
      return answer.error ? { error: answer.error } : { paymentMethod: answer.value };
    },

    async confirmCardPayment(
      clientSecret: string,
      data: ConfirmCardPaymentData = {},
      { handleActions = true }: ConfirmCardPaymentOptions = {},
    ): Promise<PaymentIntentResult> {
      const payment = paymentFields(data);
      if (payment.error) return payment;
      const answer = await api.post<PaymentIntent>(`${pathOf(clientSecret)}/confirm`, {
        client_secret: clientSecret,
        use_stripe_sdk: true,
        return_url: data.return_url,
        receipt_email: data.receipt_email,
        ...payment.value,
      });
      if (answer.error) return { error: answer.error };
      return handleActions
        ? authenticateIfNeeded(api, clientSecret, answer.value)
        : { paymentIntent: answer.value };
    },

    async retrievePaymentIntent(clientSecret: string): Promise<PaymentIntentResult> {
      const answer = await api.get<PaymentIntent>(pathOf(clientSecret), { client_secret: clientSecret });
      return answer.error ? { error: answer.error } : { paymentIntent: answer.value };
    },

    async handleCardAction(clientSecret: string): Promise<PaymentIntentResult> {
      const { paymentIntent, error } = await stripe.retrievePaymentIntent(clientSecret);
      return paymentIntent ? authenticateIfNeeded(api, clientSecret, paymentIntent) : { error };
    },

    handleNextAction: ({ clientSecret }: { clientSecret: string }) => stripe.handleCardAction(clientSecret),

    /** react-stripe-js asks for it before it believes in a Stripe object; the checkout never calls it. */
    createToken: async () => ({ error: invalid('The sandbox makes payment methods, not tokens.') }),

    registerAppInfo() {},
    _registerWrapper() {},
  };
  // Stripe's type names every method that exists; these are the ones that a card checkout uses.
  return stripe as unknown as Stripe;
}

/** Asks the shopper where the bank wants to know more, and gives the intent as it stands after that. */
async function authenticateIfNeeded(
  api: SandboxApi,
  clientSecret: string,
  intent: PaymentIntent,
): Promise<PaymentIntentResult> {
  if (intent.status !== 'requires_action') return { paymentIntent: intent };

  const outcome = await askForAuthentication();
  const path = `/sandbox/payment_intents/${intent.id}/authenticate`;
  const answer = await api.post<PaymentIntent>(path, { client_secret: clientSecret, outcome });
  if (answer.error) return { error: answer.error };

  const { last_payment_error: lastError, status } = answer.value;
  if (status === 'requires_payment_method' && lastError) {
    return { error: { ...(lastError as StripeError), payment_intent: answer.value } };
  }
  return { paymentIntent: answer.value };
}

type FieldsResult = { value: Fields; error?: undefined } | { error: StripeError };

function paymentFields({ payment_method: method }: ConfirmCardPaymentData): FieldsResult {
  if (method === undefined || typeof method === 'string') return { value: { payment_method: method } };
  const data = methodData(method as CardData);
  return data.error ? data : { value: { payment_method_data: data.value } };
}

/** The card that stands in the element, or what is still wrong with it. */
function methodData({ card, billing_details: billing }: CardData): FieldsResult {
  const text = cardTextOf(card);
  if (!text) return { error: invalid('The card element is no longer there.') };
  return cardData(text, billing);
}

/** The card of a payment element that was submitted, as Stripe.js wants it to be. */
function submittedData({ elements, params }: CreatePaymentMethodFromElements): FieldsResult {
  const text = takeSubmittedCard(elements);
  if (!text) return { error: invalid('elements.submit() comes before stripe.createPaymentMethod().') };
  return cardData(text, params?.billing_details);
}

function cardData(text: CardText, billing: CardData['billing_details']): FieldsResult {
  const problem = findProblem(text, new Date());
  const expiry = readExpiry(text.expiry);
  if (problem || !expiry) {
    return { error: { type: 'validation_error', code: problem?.code, message: problem?.message } };
  }
  return {
    value: {
      type: 'card',
      card: { number: digitsOf(text.number), exp_month: expiry.month, exp_year: expiry.year, cvc: text.cvc },
      billing_details: billing as Fields | undefined,
    },
  };
}

function pathOf(clientSecret: string): string {
  const [id = ''] = clientSecret.split('_secret_');
  return `/v1/payment_intents/${encodeURIComponent(id)}`;
}

function invalid(message: string): StripeError {
  return { type: 'invalid_request_error', message };
}
