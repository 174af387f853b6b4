import type {
  StripeCardElement,
  StripeCardElementOptions,
  StripeElements,
  StripeError,
} from '@stripe/stripe-js';
import { createCardElement } from './card-element.ts';
import type { CardText } from './card-format.ts';
import { createPaymentElement, type SandboxPaymentElement } from './payment-element.ts';

/** What the sandbox looks at of the options of Stripe.js. */
export interface SandboxElementsOptions {
  readonly mode?: string;
  /** Cents. */
  readonly amount?: number;
  readonly paymentMethodCreation?: string;
}

type SubmitResult = { selectedPaymentMethod: string } | { error: StripeError };

const submittedCards = new WeakMap<object, () => CardText | null>();

/**
 * The card of a payment element that was submitted and not made a payment method since; null where there is none.
 *
 * @throws Error where Stripe.js throws as well: without `paymentMethodCreation: 'manual'`
 */
export function takeSubmittedCard(elements: object): CardText | null {
  return submittedCards.get(elements)?.() ?? null;
}

/** The `elements()` of the sandbox: one card element, or one payment element, where it is told of a payment. */
export function createSandboxElements(options: SandboxElementsOptions = {}): StripeElements {
  let current = options;
  let card: StripeCardElement | null = null;
  let payment: SandboxPaymentElement | null = null;
  let submitted: CardText | null = null;

  const elements = {
    create(type: string, elementOptions?: StripeCardElementOptions) {
      if (card || payment) throw new Error(`Can only create one Element of type ${type}.`);
      if (type === 'card') {
        card = createCardElement(elementOptions, () => {
          card = null;
        });
        return card;
      }
      if (type !== 'payment') throw new Error(`The Stripe sandbox has no element of type ${type}.`);
      if (current.mode !== 'payment') throw new Error('A payment element needs the mode of its elements.');
      payment = createPaymentElement(() => {
        payment = null;
        submitted = null;
      });
      return payment.element;
    },
    /** Takes a name, or a component of react-stripe-js, which carries its name along. */
    getElement(type: string | { __elementType?: string }) {
      const name = typeof type === 'string' ? type : type.__elementType;
      if (name === 'payment') return payment?.element ?? null;
      return name === 'card' ? card : null;
    },
    update(changes: SandboxElementsOptions) {
      current = { ...current, ...changes };
    },
    fetchUpdates: async () => ({}),
    async submit(): Promise<SubmitResult> {
      submitted = null;
      const answer = await payment?.submit(current.amount ?? 0);
      if (answer?.error) return { error: answer.error };
      submitted = answer?.card ?? null;
      return { selectedPaymentMethod: 'card' };
    },
    on: () => elements,
    once: () => elements,
    off: () => elements,
  };

  submittedCards.set(elements, () => {
    if (current.paymentMethodCreation !== 'manual')
      throw new Error("stripe.createPaymentMethod() needs elements with paymentMethodCreation: 'manual'.");
    const taken = submitted;
    submitted = null;
    return taken;
  });
  return elements as unknown as StripeElements;
}
