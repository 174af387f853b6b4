import { Anchor, Button, Text } from '@mantine/core';
import { Link } from 'react-router-dom';
import { moveName, statusName } from '../../../../../../domain/orders/order-labels.ts';
import { deliveryNames } from '../../../../../../domain/pricing/choices.ts';
import { dueText } from '../../../../lib/format/due-text.ts';
import { OWN_ORDER_TEXT, useBarredFrom } from '../../../../lib/session/use-barred-from.ts';
import { stateOf } from '../../../../lib/state-of.ts';
import { OrderMarks } from '../../../../ui/feedback/order-marks.tsx';
import { StatusBadge } from '../../../../ui/feedback/status-badge.tsx';
import { Money } from '../../../../ui/money.tsx';
import { type AdminCartEntry, useCartEntryMoves } from '../hooks/use-cart-entry-moves.ts';
import { deliveryOf } from '../lib/entry-delivery.ts';
import classes from './orders-table.module.css';
import { ContactCell, CustomerCell, DateCell, ItemCell, OrderRow, OrdersTable } from './orders-table.tsx';
import { UndoButton } from './undo-button.tsx';

interface CartEntriesTableProps {
  label?: string;
  entries: readonly AdminCartEntry[];
  refetch: () => Promise<unknown>;
}

export function CartEntriesTable({ label = 'Item orders', entries, refetch }: CartEntriesTableProps) {
  const moves = useCartEntryMoves(refetch);

  return (
    <OrdersTable
      label={label}
      columns={['Item', 'Customer', 'Contact', 'Ordered', 'Total', 'Status', 'Actions']}
    >
      {entries.map((entry) => (
        <OrderRow key={entry._id} orderId={entry._id}>
          <ItemCell petId={entry.petId} petname={entry.petname} image={entry.image}>
            <Text size="sm" c="dimmed" py={2}>
              {entry.accessoriesAmount} × <Money amount={entry.petprice} />
            </Text>
            <DeliveryLine entry={entry} />
            {entry.orderNumber && (
              <Anchor
                component={Link}
                to={`/adminDashboard/orders/${entry.orderNumber}`}
                size="sm"
                c="dimmed"
              >
                {entry.orderNumber}
              </Anchor>
            )}
          </ItemCell>
          <CustomerCell customer={entry} />
          <ContactCell customer={entry} />
          <DateCell orderDate={entry.orderDate} />
          <td className={classes.amount} data-label="Total">
            <Money amount={entry.totalamount} />
          </td>
          <td data-label="Status">
            <div className={classes.badges}>
              <StatusBadge
                status={entry.status}
                label={statusName(stateOf(entry.status), deliveryOf(entry)).toLowerCase()}
              />
              <OrderMarks payment={paidOf(entry)} holds={entry.holds} />
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

function paidOf({ paid, refunded, dispute }: AdminCartEntry) {
  return { amount: paid, amountRefunded: refunded, dispute };
}

/** How it goes to the shopper, and by when. */
function DeliveryLine({ entry }: { entry: AdminCartEntry }) {
  const { dueAt, status } = entry;
  return (
    <Text size="sm" {...(dueAt && status === 'PAID' ? { fw: 700 } : { c: 'dimmed' })}>
      {deliveryNames[deliveryOf(entry)]}
      {dueAt && status === 'PAID' && ` · ${dueText(new Date(dueAt), new Date())}`}
    </Text>
  );
}

type CartEntryMoves = ReturnType<typeof useCartEntryMoves>;

function CartEntryButtons({ entry, moves }: { entry: AdminCartEntry; moves: CartEntryMoves }) {
  const isMoving = moves.movingId === entry._id;
  const can = (status: AdminCartEntry['status']) => entry.nextStatuses.includes(status);
  const isBarred = useBarredFrom(entry);
  if (!can('SHIPPED') && !can('DELIVERED') && !can('CANCELLED')) return null;

  return (
    <div className={classes.buttons} data-stacked>
      {isBarred && (can('SHIPPED') || can('DELIVERED')) && (
        <Text size="xs" c="dimmed">
          {OWN_ORDER_TEXT}
        </Text>
      )}
      {can('SHIPPED') && !isBarred && (
        <Button size="xs" loading={isMoving} onClick={() => moves.ship(entry)}>
          {moveName('shipped', deliveryOf(entry))}
        </Button>
      )}
      {can('DELIVERED') && !isBarred && (
        <Button size="xs" variant="outline" loading={isMoving} onClick={() => moves.deliver(entry)}>
          {moveName('delivered', deliveryOf(entry))}
        </Button>
      )}
      {entry.status === 'SHIPPED' && !isBarred && (
        <UndoButton until={entry.undoUntil} isOff={isMoving} onClick={() => moves.undoShip(entry)} />
      )}
      {can('CANCELLED') && (
        <Button size="xs" variant="default" disabled={isMoving} onClick={() => void moves.cancel(entry)}>
          Cancel
        </Button>
      )}
    </div>
  );
}
