import { useQuery } from '@apollo/client/react';
import { Anchor, Text } from '@mantine/core';
import { Link } from 'react-router-dom';
import { formatDate } from '../../../lib/format/date-time.ts';
import { StatusBadge } from '../../../ui/feedback/status-badge.tsx';
import { listPages } from '../../../ui/tables/list-pages.ts';
import { CustomerSection } from './customer-section.tsx';
import classes from './customers.module.css';
import { CustomerOrdersDocument, CustomerPetOrdersDocument } from './customers.operations.ts';

/** Rows of a list until more are asked for. */
const SHOWN = 10;

interface OfCustomer {
  readonly id: string;
}

export function CustomerOrders({ id }: OfCustomer) {
  const { data, ...query } = useQuery(CustomerOrdersDocument, {
    variables: { customerId: id, first: SHOWN },
    fetchPolicy: 'cache-and-network',
    notifyOnNetworkStatusChange: true,
  });
  const list = listPages(data?.customer.orders, query);
  return (
    <CustomerSection title="Orders" empty="No order yet." list={list}>
      {(orders) => (
        <ul className={classes.lines}>
          {orders.map(({ number, status, placedAt, entries }) => (
            <li key={number}>
              <div className={classes.what}>
                <Anchor component={Link} to={`/adminDashboard/orders/${number}`} fw={700}>
                  {number}
                </Anchor>
                <Text size="sm">
                  {entries
                    .map(({ petname, accessoriesAmount }) => `${accessoriesAmount} × ${petname}`)
                    .join(', ')}
                </Text>
              </div>
              <When moment={placedAt} />
              <StatusBadge status={status} />
            </li>
          ))}
        </ul>
      )}
    </CustomerSection>
  );
}

export function CustomerPetOrders({ id }: OfCustomer) {
  const { data, ...query } = useQuery(CustomerPetOrdersDocument, {
    variables: { customerId: id, first: SHOWN },
    fetchPolicy: 'cache-and-network',
    notifyOnNetworkStatusChange: true,
  });
  const list = listPages(data?.customer.petOrders, query);
  return (
    <CustomerSection title="Animal orders" empty="Has asked for no animal." list={list}>
      {(orders) => (
        <ul className={classes.lines}>
          {orders.map(({ _id, petId, petname, status, orderDate }) => (
            <li key={_id}>
              <div className={classes.what}>
                <Anchor component={Link} to={`/PetOrderDetails/${petId}`} fw={700}>
                  {petname}
                </Anchor>
              </div>
              <When moment={orderDate} />
              <StatusBadge status={status} />
            </li>
          ))}
        </ul>
      )}
    </CustomerSection>
  );
}

export function When({ moment }: { readonly moment: string }) {
  return (
    <Text component="time" dateTime={moment} size="sm" c="dimmed" className={classes.number}>
      {formatDate(moment)}
    </Text>
  );
}
