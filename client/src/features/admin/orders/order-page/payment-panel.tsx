import { StatusBadge } from '../../../../ui/feedback/status-badge.tsx';
import { Money } from '../../../../ui/money.tsx';
import { DisputeBadge } from '../components/dispute-badge.tsx';
import classes from './order-page.module.css';
import type { ManagedOrder } from './use-managed-order.ts';

/** What became of the money of an order. */
export function PaymentPanel({ order: { payment, refundable } }: { readonly order: ManagedOrder }) {
  return (
    <section className={classes.box} aria-labelledby="order-payment">
      <h2 id="order-payment">Payment</h2>
      <div className={classes.state}>
        <StatusBadge status={payment.status} />
        <DisputeBadge dispute={payment.dispute ?? null} />
      </div>
      <dl className={classes.sums}>
        <Sum label="Charged" amount={payment.amount} />
        {payment.amountRefunded > 0 && <Sum label="Given back" amount={payment.amountRefunded} />}
        {payment.amountDisputed > 0 && <Sum label="Taken by the bank" amount={payment.amountDisputed} />}
        <Sum label="Can still go back" amount={refundable} />
      </dl>
      {payment.failureMessage && <p className={classes.quiet}>{payment.failureMessage}</p>}
    </section>
  );
}

function Sum({ label, amount }: { readonly label: string; readonly amount: number }) {
  return (
    <div>
      <dt>{label}</dt>
      <dd>
        <Money amount={amount} />
      </dd>
    </div>
  );
}
