import { Button, Text } from '@mantine/core';
import { StatusBadge } from '../../../../ui/feedback/status-badge.tsx';
import { Money } from '../../../../ui/money.tsx';
import { type AdminCartEntry, useCartEntryMoves } from '../hooks/use-cart-entry-moves.ts';
import { DisputeBadge } from './dispute-badge.tsx';
import classes from './orders-table.module.css';
import { ContactCell, CustomerCell, DateCell, ItemCell, OrderRow, OrdersTable } from './orders-table.tsx';
import { UndoButton } from './undo-button.tsx';

interface CartEntriesTableProps {
  entries: readonly AdminCartEntry[];
  refetch: () => Promise<unknown>;
}

export function CartEntriesTable({ entries, refetch }: CartEntriesTableProps) {
  const moves = useCartEntryMoves(refetch);

  return (
    <OrdersTable
      label="Item orders"
      columns={['Item', 'Customer', 'Contact', 'Ordered', 'Total', 'Status', 'Actions']}
    >
      {entries.map((entry) => (
        <OrderRow key={entry._id} orderId={entry._id}>
          <ItemCell petId={entry.petId} petname={entry.petname} image={entry.image}>
            <Text size="sm" c="dimmed">
              {entry.accessoriesAmount} × <Money amount={entry.petprice} />
            </Text>
          </ItemCell>
          <CustomerCell customer={entry} />
          <ContactCell customer={entry} />
          <DateCell orderDate={entry.orderDate} />
          <td className={classes.amount} data-label="Total">
            <Money amount={entry.totalamount} />
          </td>
          <td data-label="Status">
            <div className={classes.badges}>
              <StatusBadge status={entry.status} />
              <DisputeBadge dispute={entry.dispute} />
            </div>
          </td>
          <td className={classes.actions} data-wide>
            <CartEntryButtons entry={entry} moves={moves} />
          </td>
        </OrderRow>
      ))}
    </OrdersTable>
  );
}

type CartEntryMoves = ReturnType<typeof useCartEntryMoves>;

function CartEntryButtons({ entry, moves }: { entry: AdminCartEntry; moves: CartEntryMoves }) {
  const isMoving = moves.movingId === entry._id;
  const can = (status: AdminCartEntry['status']) => entry.nextStatuses.includes(status);
  if (!can('SHIPPED') && !can('DELIVERED') && !can('CANCELLED')) return null;

  return (
    <div className={classes.buttons} data-stacked>
      {can('SHIPPED') && (
        <Button size="xs" loading={isMoving} onClick={() => moves.ship(entry)}>
          Mark as shipped
        </Button>
      )}
      {can('DELIVERED') && (
        <Button size="xs" variant="outline" loading={isMoving} onClick={() => moves.deliver(entry)}>
          Mark as delivered
        </Button>
      )}
      {entry.status === 'SHIPPED' && (
        <UndoButton until={entry.undoUntil} isOff={isMoving} onClick={() => moves.undoShip(entry)} />
      )}
      {can('CANCELLED') && (
        <Button size="xs" variant="default" disabled={isMoving} onClick={() => moves.cancel(entry)}>
          Cancel
        </Button>
      )}
    </div>
  );
}
