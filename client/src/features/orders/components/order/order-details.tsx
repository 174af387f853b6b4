import { Link } from 'react-router-dom';
import { formatDateTime } from '../../../../lib/format/date-time.ts';
import { useSession } from '../../../../lib/session/session.tsx';
import { useCan } from '../../../../lib/session/use-can.ts';
import { useShopFacts } from '../../../../lib/shop-facts/use-shop-facts.ts';
import { StatusBadge } from '../../../../ui/feedback/status-badge.tsx';
import type { OwnOrder } from '../../hooks/use-order.ts';
import { statusWords } from '../../lib/order-rows.ts';
import { RefundList } from '../refund-list.tsx';
import classes from './order.module.css';
import { OrderActions } from './order-actions.tsx';
import { OrderDelivery } from './order-delivery.tsx';
import { OrderLines } from './order-lines.tsx';
import { OrderMails } from './order-mails.tsx';
import { OrderSums } from './order-sums.tsx';
import { OrderTimeline } from './order-timeline.tsx';
import type { OrderViewProps } from './order-view.tsx';

interface OrderDetailsProps extends Pick<OrderViewProps, 'onPay' | 'isPaying' | 'reviewFor'> {
  readonly order: OwnOrder;
  readonly refresh: () => Promise<unknown>;
}

/** All of an order on one page; printed, it is a receipt. */
export function OrderDetails({ order, refresh, reviewFor, ...payment }: OrderDetailsProps) {
  const { account } = useSession();
  const { name } = useShopFacts();
  const isForStaff = useCan()('handleOrders');
  // Staff read everybody's, and review what they bought themselves.
  const isOwn = !isForStaff || account?.email === order.email;
  const words = statusWords(order.status, order.delivery.method);
  return (
    <div className={classes.order}>
      <p className={classes.receipt}>
        {name} · Receipt for {order.number}
      </p>
      <div className={classes.state}>
        <StatusBadge status={order.status} word={words.statusName} />
        <span>{words.meaning}</span>
        <span className={classes.placed}>
          Placed on <time dateTime={order.placedAt}>{formatDateTime(order.placedAt)}</time>
        </span>
        {isForStaff && <Link to={`/adminDashboard/orders/${order.number}`}>Handle this order</Link>}
      </div>
      <OrderActions order={order} refresh={refresh} {...payment} />
      <div className={classes.columns}>
        <div>
          <section aria-labelledby="order-lines">
            <h2 id="order-lines">What you ordered</h2>
            <OrderLines order={order} refresh={refresh} {...(isOwn && { reviewFor })} />
          </section>
          {order.refunds.length > 0 && (
            <section aria-labelledby="order-refunds" className={classes.refunds}>
              <h2 id="order-refunds">Money back</h2>
              <p className={classes.note}>It goes to the card that paid. Banks take a few days to show it.</p>
              <RefundList refunds={order.refunds} />
            </section>
          )}
        </div>
        <div>
          <OrderSums price={order.price} />
          <OrderDelivery order={order} />
          <OrderTimeline events={order.timeline} />
          {isForStaff && <OrderMails number={order.number} />}
        </div>
      </div>
    </div>
  );
}
