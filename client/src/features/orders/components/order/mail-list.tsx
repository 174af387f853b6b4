import { mailKinds } from '../../../../../../domain/mail/mail-kinds.ts';
import type { OrderMailsQuery } from '../../../../gql/graphql.ts';
import { formatDateTime } from '../../../../lib/format/date-time.ts';
import classes from './order.module.css';

type OrderMail = OrderMailsQuery['order']['mails'][number];

/** Mails about an order, and how far each has come. */
export function MailList({ mails }: { readonly mails: readonly OrderMail[] }) {
  if (mails.length === 0) return <p className={classes.note}>Nothing was e-mailed about it yet.</p>;
  return (
    <ul className={classes.timeline}>
      {mails.map((mail) => (
        <li key={`${mail.kind} ${mail.sentAt ?? mail.nextAt} ${mail.subject}`}>
          <span>
            <bdi>{mail.subject ?? mailKinds[mail.kind].label}</bdi>
            {mail.to && ` · ${mail.to}`}
          </span>
          {mail.message && (
            <q className={classes.message} dir="auto">
              {mail.message}
            </q>
          )}
          <span dir="auto">{stateOf(mail)}</span>
        </li>
      ))}
    </ul>
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
