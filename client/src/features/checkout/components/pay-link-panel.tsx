import { useReactiveVar } from '@apollo/client/react';
import { Alert, Button, Stack } from '@mantine/core';
import { CardElement, Elements, useElements, useStripe } from '@stripe/react-stripe-js';
import { IconLock } from '@tabler/icons-react';
import { type FormEvent, useEffect, useEffectEvent } from 'react';
import { Link } from 'react-router-dom';
import { formatDollars } from '../../../../../domain/money/money.ts';
import { DeliveryMethod, deliveryNames } from '../../../../../domain/pricing/choices.ts';
import type { OrderQuery } from '../../../gql/graphql.ts';
import { useShopConfig } from '../../../lib/config.ts';
import { formatDateTime } from '../../../lib/format/date-time.ts';
import { networkStatusVar } from '../../../lib/network-status.ts';
import { useSession } from '../../../lib/session/session.tsx';
import { FocusableButton } from '../../../ui/buttons/focusable-button.tsx';
import { EmptyState } from '../../../ui/feedback/empty-state.tsx';
import { useCardProvider } from '../hooks/use-card-provider.ts';
import { type PayLinkState, usePayLink } from '../hooks/use-pay-link.ts';
import { loadPayments } from '../lib/load-payments.ts';
import { CardField } from './card-field.tsx';
import classes from './payment-panel.module.css';

type AskedLink = NonNullable<OrderQuery['order']['payLink']>;

interface PayLinkPanelProps {
  readonly number: string;
  /** What is asked for; null where nothing is, or not any more. */
  readonly link: AskedLink | null;
  readonly isPaid: boolean;
  readonly refresh: () => Promise<unknown>;
}

/** Where what is asked for on top of an order is paid by a card. */
export default function PayLinkPanel({ number, link, isPaid, refresh }: PayLinkPanelProps) {
  const { account } = useSession();
  if (link && account)
    return <CardForm key={link.payUntil} number={number} link={link} payer={account} refresh={refresh} />;
  return (
    <EmptyState
      title={isPaid ? 'Thank you, it is paid' : 'Nothing is to be paid'}
      text={
        isPaid
          ? 'Your order is changed as we agreed.'
          : 'The link was paid, withdrawn or too old, or the order can not be changed any more. Nothing is charged.'
      }
      action={
        <Button component={Link} to={`/order/${number}`} variant="light">
          See your order
        </Button>
      }
    />
  );
}

interface CardFormProps {
  readonly number: string;
  readonly link: AskedLink;
  readonly payer: { readonly name: string; readonly email: string };
  readonly refresh: () => Promise<unknown>;
}

function CardForm(props: CardFormProps) {
  const { payments } = useShopConfig();
  const provider = useCardProvider(() => loadPayments(payments));
  return (
    <Elements stripe={provider.stripe}>
      <Form {...props} isReady={provider.card === 'ready'}>
        <CardField
          key={provider.attempt}
          isRetry={provider.attempt > 0}
          isMissing={provider.card === 'missing'}
          onReady={provider.onCardReady}
          onRetry={provider.onRetry}
        />
      </Form>
    </Elements>
  );
}

interface FormProps extends CardFormProps {
  readonly isReady: boolean;
  readonly children: React.ReactNode;
}

function Form({ number, link, payer, refresh, isReady, children }: FormProps) {
  const stripe = useStripe();
  const elements = useElements();
  const isUp = useReactiveVar(networkStatusVar) === 'up';
  const { amount, delivery, payUntil } = link;
  const { state, pay, askAgain } = usePayLink(number, amount, payer);
  const isPaid = state.phase === 'paid';
  const isOff = !isReady || !isUp || isPaid || state.phase === 'unsettled';
  const look = useEffectEvent(() => void refresh().catch(() => undefined));
  useEffect(() => {
    if (isPaid) look();
  }, [isPaid]);

  function submit(event: FormEvent) {
    event.preventDefault();
    const card = elements?.getElement(CardElement);
    if (isOff || !stripe || !card) return;
    void pay({ stripe, card });
  }

  const sum = formatDollars(amount);
  return (
    <form className={classes.panel} aria-label="Payment" onSubmit={submit} noValidate>
      <Stack gap="sm">
        <h2 className={classes.title}>
          {sum} for {deliveryNames[DeliveryMethod[delivery]].toLowerCase()}
        </h2>
        <p className={classes.text}>
          What the new way of delivery costs more than you paid. Your order is changed as soon as it is paid;
          unless you pay until {formatDateTime(payUntil)}, everything stays as it is.
        </p>
        {children}
        <Notice state={state} isUp={isUp} onAskAgain={() => void askAgain()} />
        <FocusableButton
          type="submit"
          size="md"
          leftSection={<IconLock size={18} aria-hidden />}
          isOff={isOff}
          isBusy={state.phase === 'processing'}
        >
          Pay {sum}
        </FocusableButton>
        <Link to={`/order/${number}`} className={classes.link}>
          Back to your order
        </Link>
      </Stack>
    </form>
  );
}

interface NoticeProps {
  readonly state: PayLinkState;
  readonly isUp: boolean;
  readonly onAskAgain: () => void;
}

function Notice({ state, isUp, onAskAgain }: NoticeProps) {
  if (state.phase === 'unsettled') {
    return (
      <Alert color="apricot" role="alert" title="We are still waiting for word of your payment">
        <p className={classes.notice}>Please do not pay again: your card may have been charged already.</p>
        <Button size="sm" variant="default" onClick={onAskAgain}>
          Ask again
        </Button>
      </Alert>
    );
  }
  if (state.phase === 'processing')
    return <Alert role="status">Paying … Please keep this page open for a moment.</Alert>;
  if (state.phase === 'failure')
    return (
      <Alert color="red" role="alert">
        {state.message}
      </Alert>
    );
  if (isUp) return null;
  return (
    <Alert color="apricot" role="alert" title="The connection is gone">
      Nothing has been charged. You can pay when the connection is back.
    </Alert>
  );
}
