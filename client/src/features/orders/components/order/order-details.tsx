import { useQuery } from '@apollo/client/react';
import { Alert } from '@mantine/core';
import { Suspense } from 'react';
import { Link } from 'react-router-dom';
import { DeliveryMethod, deliveryNames } from '../../../../../../domain/pricing/choices.ts';
import { formatDateTime } from '../../../../lib/format/date-time.ts';
import { useSession } from '../../../../lib/session/session.tsx';
import { useCan } from '../../../../lib/session/use-can.ts';
import { Loaded } from '../../../../ui/feedback/loaded.tsx';
import { StatusBadge } from '../../../../ui/feedback/status-badge.tsx';
import { lazyComponent } from '../../../../ui/lazy-component.ts';
import { Money } from '../../../../ui/money.tsx';
import { OrderMailsDocument } from '../../api/order-mails.operations.ts';
import type { OwnOrder, OwnOrderLine } from '../../hooks/use-order.ts';
import { statusLabels } from '../../lib/order-rows.ts';
import { ProblemButton } from '../../problems/problem-button.tsx';
import { reportableLines } from '../../problems/reportable-lines.ts';
import { RefundList } from '../refund-list.tsx';
import { MailList } from './mail-list.tsx';
import classes from './order.module.css';
import { OrderActions } from './order-actions.tsx';
import { OrderDelivery } from './order-delivery.tsx';
import { OrderLines } from './order-lines.tsx';
import { OrderSums } from './order-sums.tsx';
import { OrderTimeline } from './order-timeline.tsx';
import type { OrderViewProps } from './order-view.tsx';
import { Receipt } from './receipt.tsx';

const OrderProblems = lazyComponent(() => import('../../problems/order-problems.tsx'));

interface OrderDetailsProps extends Pick<OrderViewProps, 'onPay' | 'isPaying' | 'reviewFor'> {
  readonly order: OwnOrder;
  readonly refresh: () => Promise<unknown>;
}

/** All of an order on one page; printed, it is a receipt. */
export function OrderDetails({ order, refresh, reviewFor, ...payment }: OrderDetailsProps) {
  const { account } = useSession();
  const isForStaff = useCan()('handleOrders');
  // Staff read everybody's, and review what they bought themselves.
  const isOwn = !isForStaff || account?.email === order.email;
  const labels = statusLabels(order.status, order.delivery.method);
  return (
    <div className={classes.order}>
      <Receipt order={order} />
      <div className={classes.state}>
        <StatusBadge status={order.status} label={labels.statusName} />
        <span>{labels.meaning}</span>
        <span className={classes.placed}>
          Placed on <time dateTime={order.placedAt}>{formatDateTime(order.placedAt)}</time>
        </span>
        {isForStaff && <Link to={`/adminDashboard/orders/${order.number}`}>Handle this order</Link>}
      </div>
      {order.payLink && isOwn && <AskedFor order={order} link={order.payLink} />}
      <OrderActions order={order} isOwn={isOwn} refresh={refresh} {...payment} />
      <div className={classes.columns}>
        <div>
          <section aria-labelledby="order-lines">
            <h2 id="order-lines">What you ordered</h2>
            <OrderLines
              order={order}
              refresh={refresh}
              {...(isOwn && { reviewFor, problemFor: (line: OwnOrderLine) => problemOf(line, order) })}
            />
          </section>
          {order.problems.length > 0 && (
            <Suspense>
              <OrderProblems order={order} isOwn={isOwn} refresh={refresh} />
            </Suspense>
          )}
          {order.refunds.length > 0 && (
            <section aria-labelledby="order-refunds" className={classes.refunds}>
              <h2 id="order-refunds">Money back</h2>
              <p className={classes.note}>It goes to the card that paid. Banks take a few days to show it.</p>
              <RefundList refunds={order.refunds} />
            </section>
          )}
        </div>
        <div>
          <OrderSums price={order.price} paidOnTop={order.paidOnTop} />
          <OrderDelivery order={order} isOwn={isOwn} refresh={refresh} />
          <OrderTimeline events={order.timeline} />
          {isForStaff && <OrderMails number={order.number} />}
        </div>
      </div>
    </div>
  );
}

interface AskedForProps {
  readonly order: OwnOrder;
  readonly link: NonNullable<OwnOrder['payLink']>;
}

/** What the shop asks for, so that the order comes in a dearer way. */
function AskedFor({ order: { number }, link: { amount, delivery, payUntil } }: AskedForProps) {
  const way = deliveryNames[DeliveryMethod[delivery]].toLowerCase();
  return (
    <Alert className={classes.asked}>
      <p>
        Your order can come by {way} for <Money amount={amount} /> more. Pay it until{' '}
        <time dateTime={payUntil}>{formatDateTime(payUntil)}</time>; unless you do, everything stays as it is.
      </p>
      <Link to={`/order/${number}?pay`}>
        Pay <Money amount={amount} />
      </Link>
    </Alert>
  );
}

/** Where something can be said to be wrong with a line. */
function problemOf({ _id }: OwnOrderLine, order: OwnOrder) {
  const lines = reportableLines(order);
  const line = lines.find((one) => one._id === _id);
  return line && <ProblemButton number={order.number} lines={lines} line={line} />;
}

/** What was mailed about an order and to whom, for those who run the shop. */
function OrderMails({ number }: { readonly number: string }) {
  const { data, error, refetch } = useQuery(OrderMailsDocument, {
    variables: { number },
    fetchPolicy: 'cache-and-network',
  });
  return (
    <section className={`${classes.box} ${classes.mails}`} aria-labelledby="order-mails">
      <h2 id="order-mails">E-mails</h2>
      <Loaded data={data?.order.mails} error={error} onRetry={() => refetch()} loadingRows={2}>
        {(mails) => <MailList mails={mails} />}
      </Loaded>
    </section>
  );
}
