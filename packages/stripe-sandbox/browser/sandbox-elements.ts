import type { StripeCardElement, StripeCardElementOptions, StripeElements } from '@stripe/stripe-js';
import { createCardElement } from './card-element.ts';

/** The `elements()` of the sandbox: one card element, which is all that the shop's checkout asks for. */
export function createSandboxElements(): StripeElements {
  let card: StripeCardElement | null = null;

  const elements = {
    create(type: string, options?: StripeCardElementOptions) {
      if (type !== 'card') throw new Error(`The Stripe sandbox has no element of type ${type}.`);
      if (card) throw new Error('Can only create one Element of type card.');
      card = createCardElement(options, () => {
        card = null;
      });
      return card;
    },
    /** Takes a name, or a component of react-stripe-js, which carries its name along. */
    getElement(type: string | { __elementType?: string }) {
      const name = typeof type === 'string' ? type : type.__elementType;
      return name === 'card' ? card : null;
    },
    update: async () => {},
    fetchUpdates: async () => ({}),
    submit: async () => ({ selectedPaymentMethod: 'card' }),
    on: () => elements,
    once: () => elements,
    off: () => elements,
  };
  return elements as unknown as StripeElements;
}
