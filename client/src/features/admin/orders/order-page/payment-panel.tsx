import { DeliveryMethod, deliveryNames } from '../../../../../../domain/pricing/choices.ts';
import { formatDateTime } from '../../../../lib/format/date-time.ts';
import { FocusableButton } from '../../../../ui/buttons/focusable-button.tsx';
import { DisputeBadge } from '../../../../ui/feedback/dispute-badge.tsx';
import { StatusBadge } from '../../../../ui/feedback/status-badge.tsx';
import { Money } from '../../../../ui/money.tsx';
import classes from './order-page.module.css';
import type { ManagedOrder } from './use-managed-order.ts';
import type { OrderActions } from './use-order-actions.ts';

interface PaymentPanelProps {
  readonly order: ManagedOrder;
  readonly actions: Pick<OrderActions, 'withdrawPayLink' | 'isBusy'>;
}

/** What became of the money of an order, and what is asked for on top. */
export function PaymentPanel({ order, actions }: PaymentPanelProps) {
  const { payment, refundable, paidOnTop, payLink } = order;
  return (
    <section className={classes.box} aria-labelledby="order-payment">
      <h2 id="order-payment">Payment</h2>
      <div className={classes.state}>
        <StatusBadge status={payment.status} />
        <DisputeBadge dispute={payment.dispute ?? null} />
      </div>
      <dl className={classes.sums}>
        <Sum label="Charged" amount={payment.amount} />
        {paidOnTop > 0 && <Sum label="Paid on top, beside it" amount={paidOnTop} />}
        {payment.amountRefunded > 0 && <Sum label="Given back" amount={payment.amountRefunded} />}
        {payment.amountDisputed > 0 && <Sum label="Taken by the bank" amount={payment.amountDisputed} />}
        <Sum label="Can still go back" amount={refundable} />
      </dl>
      {payLink && (
        <div className={classes.asked}>
          <p>
            Asked for <Money amount={payLink.amount} /> for{' '}
            {deliveryNames[DeliveryMethod[payLink.delivery]].toLowerCase()}, to be paid until{' '}
            <time dateTime={payLink.payUntil}>{formatDateTime(payLink.payUntil)}</time>.
          </p>
          <FocusableButton
            size="xs"
            variant="default"
            isOff={actions.isBusy}
            onClick={() => void actions.withdrawPayLink()}
          >
            Withdraw the pay link
          </FocusableButton>
        </div>
      )}
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
