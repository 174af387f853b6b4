import { Button, Input, Loader, Stack, TextInput } from '@mantine/core';
import { schemaResolver, useForm } from '@mantine/form';
import { CardElement, useElements, useStripe } from '@stripe/react-stripe-js';
import type { Stripe, StripeCardElement } from '@stripe/stripe-js';
import { IconLock } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import { type Contact, contactRules } from '../../../../domain/input-rules.ts';
import { type CheckoutState, canSubmit, isBusy } from './checkout-machine.ts';
import { readContactDraft, saveContactDraft } from './contact-draft.ts';
import { PaymentNotice } from './payment-notice.tsx';
import classes from './payment-panel.module.css';
import { useCardOptions } from './use-card-options.ts';

export interface PaymentFormProps {
  readonly state: CheckoutState;
  readonly shopper: { readonly name: string; readonly email: string };
  /** Whether the cart on the screen can be paid as it stands. */
  readonly canPay: boolean;
  readonly onPay: (contact: Contact, parts: { stripe: Stripe; card: StripeCardElement }) => Promise<void>;
  readonly onAskAgain: () => void;
  /** What has to be done before the cart can be paid, where it can't. */
  readonly hint?: string | undefined;
  /** The sums. */
  readonly children: ReactNode;
}

/**
 * Who gets the parcel, and the card. The button stays in the tab sequence while it can't be used, and the
 * fields while they can't be changed: the focus would be lost with them.
 */
export function PaymentForm(props: PaymentFormProps) {
  const { state, shopper, canPay, onPay, onAskAgain, hint, children } = props;
  const stripe = useStripe();
  const elements = useElements();
  const cardOptions = useCardOptions();
  const form = useForm<Contact>({
    mode: 'uncontrolled',
    initialValues: readContactDraft(shopper.email) ?? { username: shopper.name, location: '', phone: '' },
    validate: schemaResolver(contactRules, { sync: true }),
    onValuesChange: (contact) => saveContactDraft(shopper.email, contact),
  });

  const isLocked = !canSubmit(state);
  const isOff = isLocked || !canPay;

  function submit(contact: Contact) {
    const card = elements?.getElement(CardElement);
    if (isOff || !stripe || !card) return;
    void onPay(contactRules.parse(contact), { stripe, card });
  }

  function showFirstProblem(errors: typeof form.errors) {
    const [first] = Object.keys(errors);
    if (first) form.getInputNode(first)?.focus();
  }

  return (
    <form
      className={classes.panel}
      aria-label="Payment"
      onSubmit={form.onSubmit(submit, showFirstProblem)}
      noValidate
    >
      <Stack gap="sm">
        <h2 className={classes.title}>Payment</h2>
        <TextInput
          label="Name"
          autoComplete="name"
          withAsterisk
          readOnly={isLocked}
          key={form.key('username')}
          {...form.getInputProps('username')}
        />
        <TextInput
          label="Location"
          autoComplete="street-address"
          withAsterisk
          readOnly={isLocked}
          key={form.key('location')}
          {...form.getInputProps('location')}
        />
        <TextInput
          label="Phone"
          type="tel"
          inputMode="numeric"
          autoComplete="tel"
          withAsterisk
          readOnly={isLocked}
          key={form.key('phone')}
          {...form.getInputProps('phone')}
        />
        <TextInput
          label="E-mail"
          type="email"
          value={shopper.email}
          readOnly
          classNames={{ input: classes.given }}
        />
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
        {hint && <p className={classes.hint}>{hint}</p>}
        <PaymentNotice state={state} onAskAgain={onAskAgain} />
        <Button
          type="submit"
          size="md"
          fullWidth
          leftSection={isBusy(state) ? <Loader size={18} color="currentColor" /> : <Lock />}
          aria-disabled={isOff}
          data-disabled={isOff || undefined}
          aria-busy={isBusy(state)}
        >
          Checkout
        </Button>
      </Stack>
    </form>
  );
}

function Lock() {
  return <IconLock size={18} aria-hidden />;
}
