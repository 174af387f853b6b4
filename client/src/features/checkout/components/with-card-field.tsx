import { Elements } from '@stripe/react-stripe-js';
import type { Stripe } from '@stripe/stripe-js';
import type { ReactNode } from 'react';
import { useCardProvider } from '../hooks/use-card-provider.ts';
import { useElementsOptions } from '../hooks/use-elements-options.ts';
import { usePaymentForm } from '../hooks/use-payment-form.ts';
import { CardField } from './card-field.tsx';

interface WithCardFieldProps {
  /** Loads the provider's script; a later call tries again. */
  readonly load: () => Promise<Stripe | null>;
  /** What is to be paid, US dollars; undefined while it is reckoned. */
  readonly amount: number | undefined;
  /** The form that has the field somewhere, and whether it can be filled in. */
  readonly children: (cardField: ReactNode, isReady: boolean) => ReactNode;
}

/** Around each form that takes a new card: where it is typed is the shop's to say. */
export function WithCardField({ load, amount, children }: WithCardFieldProps) {
  const form = usePaymentForm();
  const provider = useCardProvider(load);
  const options = useElementsOptions(amount);
  const cardField = (
    <CardField
      key={provider.attempt}
      form={form}
      isRetry={provider.attempt > 0}
      isMissing={provider.card === 'missing'}
      onReady={provider.onCardReady}
      onFailed={provider.onCardFailed}
      onRetry={provider.onRetry}
    />
  );
  return (
    // It takes its options when it gets the provider, so it gets neither before both are known.
    <Elements stripe={form ? provider.stripe : null} {...(form === 'PAYMENT_ELEMENT' && { options })}>
      {children(cardField, provider.card === 'ready')}
    </Elements>
  );
}
