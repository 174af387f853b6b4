import { Elements } from '@stripe/react-stripe-js';
import type { Stripe } from '@stripe/stripe-js';
import { PaymentForm, type PaymentFormProps } from './payment-form.tsx';

interface PaymentPanelProps extends PaymentFormProps {
  readonly provider: Promise<Stripe | null>;
}

export function PaymentPanel({ provider, ...form }: PaymentPanelProps) {
  return (
    <Elements stripe={provider}>
      <PaymentForm {...form} />
    </Elements>
  );
}
