import type { MyRefundsQuery, RefundStatus } from '../../../gql/graphql.ts';
import { StatusBadge } from '../../../ui/feedback/status-badge.tsx';
import { Money } from '../../../ui/money.tsx';
import { formatOrderDate } from '../lib/order-rows.ts';
import classes from './my-refunds.module.css';

export type Refund = NonNullable<MyRefundsQuery['me']>['refunds']['edges'][number]['node'];

const labels: Readonly<Record<RefundStatus, string>> = {
  OWED: 'on its way',
  DONE: 'given back',
  REFUSED: 'not sent',
};

interface RefundListProps {
  readonly refunds: readonly Refund[];
}

/** What went back to the card that paid, or is about to. */
export function RefundList({ refunds }: RefundListProps) {
  return (
    <ul className={classes.list}>
      {refunds.map((refund) => (
        <RefundLine key={refund._id} refund={refund} />
      ))}
    </ul>
  );
}

function RefundLine({ refund }: { readonly refund: Refund }) {
  const { amount, reason, createdAt, status } = refund;
  return (
    <li className={classes.refund}>
      <div className={classes.why}>
        <span dir="auto">{capitalized(reason)}</span>
        <time className={classes.date} dateTime={createdAt}>
          {formatOrderDate(createdAt)}
        </time>
      </div>
      <StatusBadge status={status} label={labels[status]} />
      <span className={classes.amount}>
        <Money amount={amount} />
      </span>
    </li>
  );
}

function capitalized(sentence: string): string {
  return sentence.charAt(0).toUpperCase() + sentence.slice(1);
}
