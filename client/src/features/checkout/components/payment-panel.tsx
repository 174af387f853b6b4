import type { Stripe } from '@stripe/stripe-js';
import { PaymentForm, type PaymentFormProps } from './payment-form.tsx';
import { WithCardField } from './with-card-field.tsx';

interface PaymentPanelProps extends Omit<PaymentFormProps, 'cardField' | 'hasCard'> {
  readonly load: () => Promise<Stripe | null>;
}

export function PaymentPanel({ load, ...form }: PaymentPanelProps) {
  return (
    <WithCardField load={load} amount={form.total}>
      {(cardField, isReady) => <PaymentForm {...form} cardField={cardField} hasCard={isReady} />}
    </WithCardField>
  );
}
