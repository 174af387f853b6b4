import { CardElement, PaymentElement, useElements } from '@stripe/react-stripe-js';
import { showErrorDialog } from '../../../ui/notifications/notifications.ts';
import type { NewCard } from '../lib/pay.ts';
import { checkoutMessages } from '../lib/payment-outcome.ts';
import { useOneAtATime } from './use-one-at-a-time.ts';

/**
 * Hands over what holds the new card of the form around it, where there is such a field.
 *
 * A payment element looks at what was typed first, and opens the wallet that was chosen. It has to be asked in the very
 * press of the button: later the browser lets no wallet open.
 */
export function useNewCard(): (use: (card: NewCard) => void) => void {
  const elements = useElements();
  const oneAtATime = useOneAtATime();

  return (use) => {
    const field = elements?.getElement(CardElement);
    if (field) return use(field);
    if (!elements?.getElement(PaymentElement)) return;
    void oneAtATime(async () => {
      const problem = await problemOf(elements.submit());
      if (problem === undefined) return use(elements);
      showErrorDialog(problem);
    });
  };
}

async function problemOf(
  submitted: Promise<{ readonly error?: { readonly message?: string } }>,
): Promise<string | undefined> {
  try {
    const { error } = await submitted;
    return error && (error.message ?? checkoutMessages.cardUnreachable);
  } catch (fault) {
    console.error(fault);
    return checkoutMessages.ourFault;
  }
}
