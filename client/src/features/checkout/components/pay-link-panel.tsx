import { useApolloClient } from '@apollo/client/react';
import { Button } from '@mantine/core';
import { Link } from 'react-router-dom';
import { formatDollars } from '../../../../../domain/money/money.ts';
import { DeliveryMethod, deliveryNames } from '../../../../../domain/pricing/choices.ts';
import type { OrderQuery } from '../../../gql/graphql.ts';
import { formatDateTime } from '../../../lib/format/date-time.ts';
import { useSession } from '../../../lib/session/session.tsx';
import { EmptyState } from '../../../ui/feedback/empty-state.tsx';
import { OpenPayLinkDocument } from '../api/checkout.operations.ts';
import { answerOf } from '../lib/payments-api.ts';
import { OpenedPaymentForm } from './opened-payment-form.tsx';
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

function CardForm({ number, link, payer, refresh }: CardFormProps) {
  const client = useApolloClient();
  const { amount, delivery, payUntil } = link;
  const open = async () =>
    (await answerOf(client.mutate({ mutation: OpenPayLinkDocument, variables: { number } }))).openPayLink;
  return (
    <OpenedPaymentForm
      title={`${formatDollars(amount)} for ${deliveryNames[DeliveryMethod[delivery]].toLowerCase()}`}
      text={
        <>
          What the new way of delivery costs more than you paid. Your order is changed as soon as it is paid;
          unless you pay until {formatDateTime(payUntil)}, everything stays as it is.
        </>
      }
      amount={amount}
      payer={payer}
      open={open}
      onChanged={refresh}
    >
      <Link to={`/order/${number}`} className={classes.link}>
        Back to your order
      </Link>
    </OpenedPaymentForm>
  );
}
