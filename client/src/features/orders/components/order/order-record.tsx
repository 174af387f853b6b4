import type { OrderMailsQuery, OrderQuery } from '../../../../gql/graphql.ts';
import { RefundList } from '../refund-list.tsx';
import { MailList } from './mail-list.tsx';
import classes from './order.module.css';
import { OrderSums } from './order-sums.tsx';
import { OrderTimeline } from './order-timeline.tsx';

type RecordedOrder = Pick<OrderQuery['order'], 'price' | 'paidOnTop' | 'timeline' | 'refunds'> & {
  readonly mails: OrderMailsQuery['order']['mails'];
};

/** What is kept of an order: what was charged, went back, happened and was mailed. */
export function OrderRecord({ order }: { readonly order: RecordedOrder }) {
  return (
    <div className={`${classes.order} ${classes.record}`}>
      <OrderSums price={order.price} paidOnTop={order.paidOnTop} />
      {order.refunds.length > 0 && (
        <section className={classes.box} aria-labelledby="order-refunds">
          <h2 id="order-refunds">Money back</h2>
          <RefundList refunds={order.refunds} />
        </section>
      )}
      <OrderTimeline events={order.timeline} />
      <section className={classes.box} aria-labelledby="order-mails">
        <h2 id="order-mails">E-mails</h2>
        <MailList mails={order.mails} />
      </section>
    </div>
  );
}
