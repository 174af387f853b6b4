import { useQuery } from '@apollo/client/react';
import { mailKinds } from '../../../../../../domain/mail/mail-kinds.ts';
import type { OrderMailsQuery } from '../../../../gql/graphql.ts';
import { formatDateTime } from '../../../../lib/format/date-time.ts';
import { ErrorState } from '../../../../ui/feedback/error-state.tsx';
import { LoadingState } from '../../../../ui/feedback/loading-state.tsx';
import { OrderMailsDocument } from '../../api/order-mails.operations.ts';
import classes from './order.module.css';

type OrderMail = OrderMailsQuery['order']['mails'][number];

/** What was mailed about an order and to whom, for those who run the shop. */
export function OrderMails({ number }: { readonly number: string }) {
  const { data, error, refetch } = useQuery(OrderMailsDocument, {
    variables: { number },
    fetchPolicy: 'cache-and-network',
  });
  return (
    <section className={`${classes.box} ${classes.mails}`} aria-labelledby="order-mails">
      <h2 id="order-mails">Mails</h2>
      {!data && error && <ErrorState error={error} onRetry={() => refetch()} />}
      {!data && !error && <LoadingState rows={2} />}
      {data?.order.mails.length === 0 && <p className={classes.note}>Nothing was mailed about it yet.</p>}
      <ul className={classes.timeline}>
        {data?.order.mails.map((mail) => (
          <li key={`${mail.kind} ${mail.sentAt ?? mail.nextAt} ${mail.subject}`}>
            <span>
              {mail.subject ?? mailKinds[mail.kind].label}
              {mail.to && ` · ${mail.to}`}
            </span>
            <span>{stateOf(mail)}</span>
          </li>
        ))}
      </ul>
    </section>
  );
}

/** How far a mail has come, in words. */
function stateOf({ status, sentAt, nextAt, attempts, lastError }: OrderMail): string {
  if (status === 'SENT') return `Sent ${sentAt ? formatDateTime(sentAt) : ''}`;
  if (status === 'WITHDRAWN') return `Not sent: ${lastError ?? 'it was withdrawn'}`;
  if (status === 'FAILED') return `Given up after ${attempts} tries: ${lastError ?? 'unknown reason'}`;
  const next = nextAt ? `, due ${formatDateTime(nextAt)}` : '';
  return lastError ? `Tried ${attempts} times${next}: ${lastError}` : `Waits to be sent${next}`;
}
