import { Elements } from '@stripe/react-stripe-js';
import type { Stripe } from '@stripe/stripe-js';
import { useCardProvider } from '../hooks/use-card-provider.ts';
import { CardField } from './card-field.tsx';
import { PaymentForm, type PaymentFormProps } from './payment-form.tsx';

interface PaymentPanelProps extends Omit<PaymentFormProps, 'cardField' | 'hasCard'> {
  readonly load: () => Promise<Stripe | null>;
}

export function PaymentPanel({ load, ...form }: PaymentPanelProps) {
  const provider = useCardProvider(load);
  return (
    <Elements stripe={provider.stripe}>
      <PaymentForm
        {...form}
        hasCard={provider.card === 'ready'}
        cardField={
          <CardField
            key={provider.attempt}
            isRetry={provider.attempt > 0}
            isMissing={provider.card === 'missing'}
            onReady={provider.onCardReady}
            onRetry={provider.onRetry}
          />
        }
      />
    </Elements>
  );
}
