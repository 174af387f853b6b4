import { Alert, Button, Input, Stack, TextInput } from '@mantine/core';
import { schemaResolver, useForm } from '@mantine/form';
import { CardElement, Elements, useElements, useStripe } from '@stripe/react-stripe-js';
import type { Stripe, StripeCardElement } from '@stripe/stripe-js';
import { IconLock } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { type Contact, contactRules } from '../../../../domain/input-rules.ts';
import { type CheckoutState, canSubmit, isBusy } from './checkout-machine.ts';
import classes from './payment-panel.module.css';

interface PaymentPanelProps {
  readonly provider: Promise<Stripe | null>;
  readonly state: CheckoutState;
  readonly shopper: { readonly name: string; readonly email: string };
  /** Whether the cart on the screen can be paid as it stands. */
  readonly canPay: boolean;
  readonly onPay: (contact: Contact, parts: { stripe: Stripe; card: StripeCardElement }) => Promise<void>;
  readonly onAskAgain: () => void;
  /** The sums. */
  readonly children: ReactNode;
}

export function PaymentPanel({ provider, ...rest }: PaymentPanelProps) {
  if (rest.state.phase === 'success') return <Paid />;
  return (
    <Elements stripe={provider}>
      <PaymentForm {...rest} />
    </Elements>
  );
}

function PaymentForm({
  state,
  shopper,
  canPay,
  onPay,
  onAskAgain,
  children,
}: Omit<PaymentPanelProps, 'provider'>) {
  const stripe = useStripe();
  const elements = useElements();
  const form = useForm<Contact>({
    mode: 'uncontrolled',
    initialValues: { username: shopper.name, location: '', phone: '' },
    validate: schemaResolver(contactRules, { sync: true }),
  });

  function submit(contact: Contact) {
    const card = elements?.getElement(CardElement);
    if (!stripe || !card) return;
    void onPay(contactRules.parse(contact), { stripe, card });
  }

  const isLocked = !canSubmit(state);
  return (
    <form className={classes.panel} aria-label="Payment" onSubmit={form.onSubmit(submit)} noValidate>
      <Stack gap="sm">
        <h2 className={classes.title}>Payment</h2>
        <TextInput
          label="Name"
          autoComplete="name"
          withAsterisk
          disabled={isLocked}
          key={form.key('username')}
          {...form.getInputProps('username')}
        />
        <TextInput
          label="Location"
          autoComplete="street-address"
          withAsterisk
          disabled={isLocked}
          key={form.key('location')}
          {...form.getInputProps('location')}
        />
        <TextInput
          label="Phone"
          type="tel"
          inputMode="numeric"
          autoComplete="tel"
          withAsterisk
          disabled={isLocked}
          key={form.key('phone')}
          {...form.getInputProps('phone')}
        />
        <TextInput label="E-mail" type="email" value={shopper.email} readOnly />
        <div>
          <Input.Label labelElement="div" size="md" id="card-label">
            Card
          </Input.Label>
          {/* biome-ignore lint/a11y/useSemanticElements: one field in a frame of the provider, not a fieldset */}
          <div className={classes.card} role="group" aria-labelledby="card-label">
            <CardElement options={cardOptions} />
          </div>
        </div>
        {children}
        <Notice state={state} onAskAgain={onAskAgain} />
        <Button
          type="submit"
          size="md"
          fullWidth
          leftSection={<IconLock size={18} aria-hidden />}
          loading={isBusy(state)}
          disabled={isLocked || !canPay}
        >
          Checkout
        </Button>
      </Stack>
    </form>
  );
}

const cardOptions = {
  hidePostalCode: true,
  style: { base: { fontSize: '16px', lineHeight: '24px' } },
} as const;

function Notice({ state, onAskAgain }: Pick<PaymentPanelProps, 'state' | 'onAskAgain'>) {
  if (state.phase === 'failure') {
    return (
      <Alert color="red" role="alert">
        {state.message}
      </Alert>
    );
  }
  if (state.phase === 'checking') return <Alert role="status">Looking for your last payment …</Alert>;
  if (state.phase === 'unsettled') {
    return (
      <Alert color="apricot" role="alert" title="We are still waiting for word of your payment">
        <p className={classes.notice}>Please do not pay again: your card may have been charged already.</p>
        <Button size="xs" variant="default" onClick={onAskAgain}>
          Ask again
        </Button>
      </Alert>
    );
  }
  return null;
}

/** After a payment there is nothing left to fill in, and nothing to pay again. */
function Paid() {
  return (
    <section className={classes.panel} aria-label="Payment">
      <Stack gap="sm">
        <h2 className={classes.title}>Thank you!</h2>
        <p className={classes.notice}>
          Your order is paid and on its way. <Link to="/accessoriesOrder">See your orders</Link>
        </p>
        <Button size="md" fullWidth leftSection={<IconLock size={18} aria-hidden />} disabled>
          Checkout
        </Button>
      </Stack>
    </section>
  );
}
