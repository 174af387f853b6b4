import { useMutation } from '@apollo/client/react';
import { Button, Text } from '@mantine/core';
import type { AdminCartEntriesQuery } from '../../gql/graphql.ts';
import { Price } from '../../ui/price.tsx';
import { StatusBadge } from '../../ui/status-badge.tsx';
import { DeliverCartEntryDocument, ShipCartEntryDocument } from './cart-entries.operations.ts';
import classes from './orders-table.module.css';
import { ContactCell, CustomerCell, DateCell, ItemCell, OrdersTable } from './orders-table.tsx';
import { useOrderMove } from './use-order-move.ts';

type CartEntry = AdminCartEntriesQuery['cartEntries']['edges'][number]['node'];

interface CartEntriesTableProps {
  entries: readonly CartEntry[];
  refetch: () => Promise<unknown>;
}

export function CartEntriesTable({ entries, refetch }: CartEntriesTableProps) {
  const { movingId, move } = useOrderMove(refetch);
  const [ship] = useMutation(ShipCartEntryDocument);
  const [deliver] = useMutation(DeliverCartEntryDocument);

  return (
    <OrdersTable
      label="Item orders"
      columns={['Item', 'Customer', 'Contact', 'Ordered', 'Total', 'Status', 'Actions']}
    >
      {entries.map((entry) => (
        <tr key={entry._id}>
          <ItemCell petId={entry.petId} petname={entry.petname} image={entry.image}>
            <Text size="sm" c="dimmed">
              {entry.accessoriesAmount} × <Price amount={entry.petprice} />
            </Text>
          </ItemCell>
          <CustomerCell customer={entry} />
          <ContactCell customer={entry} />
          <DateCell orderDate={entry.orderDate} />
          <td className={classes.amount} data-label="Total">
            <Price amount={entry.totalamount} />
          </td>
          <td className={classes.status} data-label="Status">
            <StatusBadge status={entry.status} />
          </td>
          <td className={classes.actions}>
            <CartEntryButton
              entry={entry}
              isMoving={movingId === entry._id}
              onShip={() => move(entry._id, () => ship({ variables: { id: entry._id } }))}
              onDeliver={() => move(entry._id, () => deliver({ variables: { id: entry._id } }))}
            />
          </td>
        </tr>
      ))}
    </OrdersTable>
  );
}

interface CartEntryButtonProps {
  entry: CartEntry;
  isMoving: boolean;
  onShip: () => void;
  onDeliver: () => void;
}

function CartEntryButton({ entry, isMoving, onShip, onDeliver }: CartEntryButtonProps) {
  if (entry.nextStatuses.includes('SHIPPED')) {
    return (
      <div className={classes.buttons}>
        <Button size="xs" loading={isMoving} onClick={onShip}>
          Mark as shipped
        </Button>
      </div>
    );
  }
  if (entry.nextStatuses.includes('DELIVERED')) {
    return (
      <div className={classes.buttons}>
        <Button size="xs" variant="light" loading={isMoving} onClick={onDeliver}>
          Mark as delivered
        </Button>
      </div>
    );
  }
  return null;
}
