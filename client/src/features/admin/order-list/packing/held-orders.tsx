import { Anchor } from '@mantine/core';
import { Link } from 'react-router-dom';
import { OrderMarks } from '../../../../ui/feedback/order-marks.tsx';
import { PagedRows } from '../../../../ui/tables/paged-rows.tsx';
import classes from './packing.module.css';
import type { useHeldOrders } from './use-packing-queue.ts';

/** What waits and may not leave, and why. Mostly there is nothing, and nothing is shown. */
export function HeldOrders({ list }: { readonly list: ReturnType<typeof useHeldOrders> }) {
  const isShown = list.error || (list.rows && list.rows.length > 0);
  if (!isShown) return null;
  return (
    <section aria-labelledby="held" className={classes.apart}>
      <h2 id="held">Held back</h2>
      <PagedRows list={list} name="held" empty={null}>
        {(orders) => (
          <ul className={classes.orders}>
            {orders.map(({ number, username, payment, holds }) => (
              <li key={number} className={classes.orderApart}>
                <div className={classes.head}>
                  <Anchor component={Link} to={`/adminDashboard/orders/${number}`} fw={700}>
                    {number}
                  </Anchor>
                  <OrderMarks payment={payment} holds={holds} size="sm" />
                  <span className={classes.quiet}>
                    <bdi>{username}</bdi>
                  </span>
                </div>
                {holds.map(({ reason, text }) => (
                  <p key={reason} className={classes.why} dir="auto">
                    {text}
                  </p>
                ))}
              </li>
            ))}
          </ul>
        )}
      </PagedRows>
    </section>
  );
}
