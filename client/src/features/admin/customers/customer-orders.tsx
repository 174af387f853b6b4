import { Anchor, Text } from '@mantine/core';
import { Link } from 'react-router-dom';
import { isolateNames } from '../../../../../domain/text/right-to-left.ts';
import { formatDate } from '../../../lib/format/date-time.ts';
import { OrderMarks } from '../../../ui/feedback/order-marks.tsx';
import { StatusBadge } from '../../../ui/feedback/status-badge.tsx';
import { useListPages } from '../../../ui/tables/use-list-pages.ts';
import { CustomerSection } from './customer-section.tsx';
import classes from './customers.module.css';
import { CustomerOrdersDocument, CustomerPetOrdersDocument } from './customers.operations.ts';

/** Rows of a list until more are asked for. */
const SHOWN = 10;

interface OfCustomer {
  readonly id: string;
}

export function CustomerOrders({ id }: OfCustomer) {
  const list = useListPages(CustomerOrdersDocument, { customerId: id }, ({ customer }) => customer.orders, {
    size: SHOWN,
  });
  return (
    <CustomerSection title="Orders" empty="No order yet." list={list}>
      {(orders) => (
        <ul className={classes.lines}>
          {orders.map(({ number, status, placedAt, entries, ...marks }) => (
            <li key={number}>
              <div className={classes.what}>
                <Anchor component={Link} to={`/adminDashboard/orders/${number}`} fw={700}>
                  {number}
                </Anchor>
                <Text size="sm">
                  {entries
                    .map(({ petname, accessoriesAmount }) =>
                      isolateNames(`${accessoriesAmount} × ${petname}`),
                    )
                    .join(', ')}
                </Text>
              </div>
              <When time={placedAt} />
              <div className={classes.marks}>
                <StatusBadge status={status} />
                <OrderMarks {...marks} />
              </div>
            </li>
          ))}
        </ul>
      )}
    </CustomerSection>
  );
}

export function CustomerPetOrders({ id }: OfCustomer) {
  const list = useListPages(
    CustomerPetOrdersDocument,
    { customerId: id },
    ({ customer }) => customer.petOrders,
    {
      size: SHOWN,
    },
  );
  return (
    <CustomerSection title="Animal orders" empty="Has asked for no animal." list={list}>
      {(orders) => (
        <ul className={classes.lines}>
          {orders.map(({ _id, petId, petname, status, orderDate }) => (
            <li key={_id}>
              <div className={classes.what}>
                <Anchor component={Link} to={`/PetOrderDetails/${petId}`} fw={700}>
                  <bdi>{petname}</bdi>
                </Anchor>
              </div>
              <When time={orderDate} />
              <StatusBadge status={status} />
            </li>
          ))}
        </ul>
      )}
    </CustomerSection>
  );
}

export function When({ time }: { readonly time: string }) {
  return (
    <Text component="time" dateTime={time} size="sm" c="dimmed" className={classes.number}>
      {formatDate(time)}
    </Text>
  );
}
