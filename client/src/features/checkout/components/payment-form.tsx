import { Stack, TextInput } from '@mantine/core';
import { schemaResolver, useForm } from '@mantine/form';
import { useStripe } from '@stripe/react-stripe-js';
import type { Stripe } from '@stripe/stripe-js';
import { IconLock } from '@tabler/icons-react';
import { type ReactNode, useEffect, useEffectEvent, useId, useState } from 'react';
import { toFormAddress } from '../../../../../domain/addresses/address-book.ts';
import { type Address, addressLine, readAddressLine } from '../../../../../domain/addresses/address-line.ts';
import {
  type AddressedContact,
  collectionContactRules,
  collectionLine,
  parcelContactRules,
} from '../../../../../domain/addresses/address-rules.ts';
import { type Contact, contactRules } from '../../../../../domain/input/input-rules.ts';
import { formatDollars } from '../../../../../domain/money/money.ts';
import { FocusableButton } from '../../../ui/buttons/focusable-button.tsx';
import { focusFirstError, TextField } from '../../../ui/forms/form-field.tsx';
import { PhoneBar } from '../../../ui/phone-bar.tsx';
import { useNewCard } from '../hooks/use-new-card.ts';
import { type CheckoutState, canSubmit, isBusy } from '../lib/checkout-machine.ts';
import { readContact, saveContact } from '../lib/contact-storage.ts';
import type { CardUse, NewCard } from '../lib/pay.ts';
import type { KeptAddress } from './address-choice.tsx';
import { CardChoice, type CardChoiceValue, type SavedCard } from './card-choice.tsx';
import { Destination } from './destination.tsx';
import { PaymentNotice } from './payment-notice.tsx';
import classes from './payment-panel.module.css';

export interface PaymentFormProps {
  readonly state: CheckoutState;
  readonly shopper: { readonly name: string; readonly email: string };
  /** Of the shopper's last order, as far as the account wants it filled in. */
  readonly lastContact?: LastContact | null | undefined;
  /** Addresses that the account keeps. */
  readonly addresses?: readonly KeptAddress[];
  /** Cards that it keeps at Stripe. */
  readonly savedCards?: readonly SavedCard[];
  /** Whether somebody is here to pay by another one than those. */
  readonly wantsNewCard?: boolean;
  /** Whether a new card is saved anyway, for what comes again. */
  readonly savesCard?: boolean;
  /** What is to be paid, US dollars; undefined while it is reckoned. */
  readonly total?: number | undefined;
  /** Keeps the address that was typed. */
  readonly onKeepAddress?: (address: Address) => void;
  /** Where the order is collected; undefined where it is sent. */
  readonly collectedAt?: string | undefined;
  readonly cardField: ReactNode;
  /** Whether the card's field is there. */
  readonly hasCard: boolean;
  /** Whether the displayed cart can be paid. */
  readonly canPay: boolean;
  readonly onPay: (contact: Contact, card: PaidBy) => Promise<void>;
  /** Told what is typed as the postcode, and what it begins with. */
  readonly onPostcode?: ((postcode: string) => void) | undefined;
  readonly onAskAgain: () => void;
  /** Goes on here with a checkout that waits for another tab. */
  readonly onTakeOver: () => void;
  /** What has to be done before the cart can be paid. */
  readonly hint?: string | undefined;
  /** What the shopper consents to by paying, beside the payment itself. */
  readonly mandate?: string | undefined;
  /** The sums. */
  readonly children: ReactNode;
}

/** What pays: a new card in its field, or the id of a saved one; and what becomes of it. */
export interface PaidBy {
  readonly stripe: Stripe;
  readonly card: NewCard | string;
  readonly use?: CardUse;
}

interface LastContact {
  readonly username: string;
  readonly phone: string;
  readonly location?: string | null;
}

/** What the form begins with: what was typed here before, otherwise the preferred address, or the last order's. */
function firstContact({ shopper, lastContact, addresses = [] }: PaymentFormProps): AddressedContact {
  const { username = shopper.name, phone = '', location } = lastContact ?? {};
  const preferred = addresses.find(({ isPreferred }) => isPreferred);
  const address = preferred ? toFormAddress(preferred) : readAddressLine(location ?? '');
  return readContact(shopper.email) ?? { username, phone, ...address };
}

/**
 * Contact and card fields. While the payment runs they are read-only: disabled fields would lose the focus.
 */
export function PaymentForm(props: PaymentFormProps) {
  const { state, shopper, collectedAt, cardField, hasCard, canPay, onPay, hint, mandate, children } = props;
  const stripe = useStripe();
  const withNewCard = useNewCard();
  const mandateId = useId();
  const form = useForm<AddressedContact>({
    mode: 'uncontrolled',
    initialValues: firstContact(props),
    validate: schemaResolver(collectedAt ? collectionContactRules : parcelContactRules, { sync: true }),
    onValuesChange: (contact) => {
      saveContact(shopper.email, contact);
      props.onPostcode?.(contact.postcode);
    },
  });
  const tellPostcode = useEffectEvent(() => props.onPostcode?.(form.getValues().postcode));
  useEffect(() => tellPostcode(), []);

  const { addresses = [], savedCards = [], savesCard = false, wantsNewCard = false } = props;
  const [chosenCard, chooseCard] = useState<CardChoiceValue>();
  const firstCard = wantsNewCard ? undefined : savedCards[0];
  const cardChoice = chosenCard ?? { savedId: firstCard?.id ?? '', isKept: false };
  const [keepsAddress, setKeepsAddress] = useState(false);
  const isLocked = !canSubmit(state);
  const isOff = isLocked || !canPay || !(cardChoice.savedId ? stripe : hasCard);

  function submit(contact: AddressedContact) {
    if (isOff || !stripe) return;
    const location = collectedAt ? collectionLine(collectedAt) : addressLine(contact);
    const payWith = (card: NewCard | string) => {
      if (keepsAddress && !collectedAt) props.onKeepAddress?.(contact);
      void onPay(contactRules.parse({ ...contact, location }), { stripe, card, ...cardUse(cardChoice) });
    };
    if (cardChoice.savedId) payWith(cardChoice.savedId);
    else withNewCard(payWith);
  }

  const { total } = props;
  const button = (
    <FocusableButton
      type="submit"
      size="md"
      fullWidth
      leftSection={<IconLock size={18} aria-hidden />}
      isOff={isOff}
      isBusy={isBusy(state)}
      aria-describedby={mandate && mandateId}
    >
      {total === undefined ? 'Checkout' : `Checkout · Pay ${formatDollars(total)}`}
    </FocusableButton>
  );

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
        {!collectedAt && (
          <Destination
            form={form}
            addresses={addresses}
            lastLocation={props.lastContact?.location}
            isLocked={isLocked}
            keeps={keepsAddress}
            onKeeps={props.onKeepAddress && setKeepsAddress}
          />
        )}
        <TextField
          form={form}
          name="phone"
          label="Phone"
          type="tel"
          inputMode="tel"
          autoComplete="tel"
          readOnly={isLocked}
        />
        <TextInput
          label="E-mail"
          type="email"
          value={shopper.email}
          readOnly
          classNames={{ input: classes.given }}
        />
        <CardChoice
          cards={savedCards}
          value={cardChoice}
          onChange={chooseCard}
          isLocked={isLocked}
          isSavedAnyway={savesCard}
          cardField={cardField}
        />
        {children}
        {hint && <p className={classes.hint}>{hint}</p>}
        <PaymentNotice state={state} onAskAgain={props.onAskAgain} onTakeOver={props.onTakeOver} />
        {mandate && (
          <p id={mandateId} className={classes.mandate}>
            {mandate}
          </p>
        )}
        <PhoneBar>{button}</PhoneBar>
      </Stack>
    </form>
  );
}

function cardUse({ savedId, isKept }: CardChoiceValue): Pick<PaidBy, 'use'> {
  if (savedId) return { use: { savedId } };
  return isKept ? { use: { isKept } } : {};
}
