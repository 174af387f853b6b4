import { useReactiveVar } from '@apollo/client/react';
import { Alert, Button, Stack } from '@mantine/core';
import { useStripe } from '@stripe/react-stripe-js';
import { IconLock } from '@tabler/icons-react';
import { type FormEvent, type ReactNode, useEffect, useEffectEvent } from 'react';
import { formatDollars } from '../../../../../domain/money/money.ts';
import { useShopConfig } from '../../../lib/config.ts';
import { networkStatusVar } from '../../../lib/network-status.ts';
import { FocusableButton } from '../../../ui/buttons/focusable-button.tsx';
import { useNewCard } from '../hooks/use-new-card.ts';
import { type OpenedByShop, type OpenedPaymentState, useOpenedPayment } from '../hooks/use-opened-payment.ts';
import { loadPayments } from '../lib/load-payments.ts';
import classes from './payment-panel.module.css';
import { WithCardField } from './with-card-field.tsx';

export interface OpenedPaymentFormProps {
  readonly title: string;
  /** What it is for, and what comes of it. */
  readonly text: ReactNode;
  /** US dollars. */
  readonly amount: number;
  readonly payer: { readonly name: string; readonly email: string };
  /** Opens the payment at the shop, or finds the one that is open. @throws ShopRejection */
  readonly open: () => Promise<OpenedByShop>;
  /** Told once it is paid. */
  readonly onChanged: () => Promise<unknown>;
  /** What stands under the button. */
  readonly children?: ReactNode;
}

/** Where something that the shop asks for is paid by a card. */
export function OpenedPaymentForm(props: OpenedPaymentFormProps) {
  const { payments } = useShopConfig();
  return (
    <WithCardField load={() => loadPayments(payments)} amount={props.amount}>
      {(cardField, isReady) => <Form {...props} isReady={isReady} cardField={cardField} />}
    </WithCardField>
  );
}

interface FormProps extends OpenedPaymentFormProps {
  readonly isReady: boolean;
  readonly cardField: ReactNode;
}

function Form({ title, text, amount, payer, open, onChanged, isReady, cardField, children }: FormProps) {
  const stripe = useStripe();
  const withNewCard = useNewCard();
  const isUp = useReactiveVar(networkStatusVar) === 'up';
  const { state, pay, askAgain } = useOpenedPayment(open, amount, payer);
  const isPaid = state.phase === 'paid';
  const isOff = !isReady || !isUp || isPaid || state.phase === 'unsettled';
  const look = useEffectEvent(() => void onChanged().catch(() => undefined));
  useEffect(() => {
    if (isPaid) look();
  }, [isPaid]);

  function submit(event: FormEvent) {
    event.preventDefault();
    if (isOff || !stripe) return;
    withNewCard((card) => void pay({ stripe, card }));
  }

  return (
    <form className={classes.panel} aria-label="Payment" onSubmit={submit} noValidate>
      <Stack gap="sm">
        <h2 className={classes.title}>{title}</h2>
        <p className={classes.text}>{text}</p>
        {cardField}
        <Notice state={state} isUp={isUp} onAskAgain={() => void askAgain()} />
        <FocusableButton
          type="submit"
          size="md"
          leftSection={<IconLock size={18} aria-hidden />}
          isOff={isOff}
          isBusy={state.phase === 'processing'}
        >
          Pay {formatDollars(amount)}
        </FocusableButton>
        {children}
      </Stack>
    </form>
  );
}

interface NoticeProps {
  readonly state: OpenedPaymentState;
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
