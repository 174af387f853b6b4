import { Input, Stack, TextInput } from '@mantine/core';
import { schemaResolver, useForm } from '@mantine/form';
import { CardElement, useElements, useStripe } from '@stripe/react-stripe-js';
import type { Stripe, StripeCardElement } from '@stripe/stripe-js';
import { IconLock } from '@tabler/icons-react';
import { type ReactNode, useId, useState } from 'react';
import {
  type AddressedContact,
  addressedContactRules,
  addressLine,
} from '../../../../../domain/input/address-rules.ts';
import { type Contact, contactRules } from '../../../../../domain/input/input-rules.ts';
import { FocusableButton } from '../../../ui/buttons/focusable-button.tsx';
import { focusFirstError, TextField } from '../../../ui/forms/form-field.tsx';
import { useCardOptions } from '../hooks/use-card-options.ts';
import { type CheckoutState, canSubmit, isBusy } from '../lib/checkout-machine.ts';
import {
  forgetKeptContact,
  keepContact,
  readContact,
  readKeptContact,
  saveContact,
} from '../lib/contact-storage.ts';
import { AddressFields } from './address-fields.tsx';
import { PaymentNotice } from './payment-notice.tsx';
import classes from './payment-panel.module.css';

export interface PaymentFormProps {
  readonly state: CheckoutState;
  readonly shopper: { readonly name: string; readonly email: string };
  /** Whether the displayed cart can be paid. */
  readonly canPay: boolean;
  readonly onPay: (contact: Contact, deps: { stripe: Stripe; card: StripeCardElement }) => Promise<void>;
  readonly onAskAgain: () => void;
  /** What has to be done before the cart can be paid. */
  readonly hint?: string | undefined;
  /** What the shopper consents to by paying, beside the payment itself. */
  readonly mandate?: string | undefined;
  /** The sums. */
  readonly children: ReactNode;
}

const noContact: AddressedContact = {
  ...{ username: '', phone: '' },
  ...{ location: '', postcode: '', town: '', country: '' },
};

/**
 * Contact and card fields. While the payment runs they are read-only: disabled fields would lose the focus.
 */
export function PaymentForm(props: PaymentFormProps) {
  const { state, shopper, canPay, onPay, onAskAgain, hint, mandate, children } = props;
  const stripe = useStripe();
  const elements = useElements();
  const cardOptions = useCardOptions();
  const mandateId = useId();
  const [isKept, setKept] = useState(() => readKeptContact(shopper.email) !== undefined);
  const form = useForm<AddressedContact>({
    mode: 'uncontrolled',
    initialValues: readContact(shopper.email) ?? { ...noContact, username: shopper.name },
    validate: schemaResolver(addressedContactRules, { sync: true }),
    onValuesChange: (contact) => saveContact(shopper.email, contact),
  });

  const isLocked = !canSubmit(state);
  const isOff = isLocked || !canPay;

  function submit(contact: AddressedContact) {
    const card = elements?.getElement(CardElement);
    if (isOff || !stripe || !card) return;
    if (isKept) keepContact(shopper.email, contact);
    void onPay(contactRules.parse({ ...contact, location: addressLine(contact) }), { stripe, card });
  }

  function agree(isAgreed: boolean) {
    setKept(isAgreed);
    if (!isAgreed) forgetKeptContact();
  }

  return (
    <form
      className={classes.panel}
      aria-label="Payment"
      onSubmit={form.onSubmit(submit, focusFirstError(form))}
      noValidate
    >
      <Stack gap="sm">
        <h2 className={classes.title}>Payment</h2>
        <TextField form={form} name="username" label="Name" autoComplete="name" readOnly={isLocked} />
        <AddressFields form={form} readOnly={isLocked} />
        <TextField
          form={form}
          name="phone"
          label="Phone"
          type="tel"
          inputMode="tel"
          autoComplete="tel"
          readOnly={isLocked}
        />
        <label className={classes.keep}>
          <input type="checkbox" checked={isKept} onChange={(event) => agree(event.currentTarget.checked)} />
          Keep this address on this device for my next order, until I log out
        </label>
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
        {mandate && (
          <p id={mandateId} className={classes.mandate}>
            {mandate}
          </p>
        )}
        <FocusableButton
          type="submit"
          size="md"
          fullWidth
          leftSection={<IconLock size={18} aria-hidden />}
          isOff={isOff}
          isBusy={isBusy(state)}
          aria-describedby={mandate && mandateId}
        >
          Checkout
        </FocusableButton>
      </Stack>
    </form>
  );
}
