import { Badge, Button, Text } from '@mantine/core';
import { Link } from 'react-router-dom';
import { stageLabels } from '../../../../../../domain/adoption/application-labels.ts';
import { OWN_ORDER_TEXT, useBarredFrom } from '../../../../lib/session/use-barred-from.ts';
import { PapersLink } from '../../../../ui/applications/papers-link.tsx';
import { StatusBadge } from '../../../../ui/feedback/status-badge.tsx';
import { Money } from '../../../../ui/money.tsx';
import { type AdminPetOrder, usePetOrderMoves } from '../hooks/use-pet-order-moves.ts';
import classes from './orders-table.module.css';
import { ContactCell, CustomerCell, DateCell, ItemCell, OrderRow, OrdersTable } from './orders-table.tsx';
import { UndoButton } from './undo-button.tsx';
import { WhoWaits } from './who-waits.tsx';

interface PetOrdersTableProps {
  orders: readonly AdminPetOrder[];
  waitingFor: ReadonlyMap<string, number>;
  refetch: () => Promise<unknown>;
}

export function PetOrdersTable({ orders, waitingFor, refetch }: PetOrdersTableProps) {
  const moves = usePetOrderMoves(refetch);

  return (
    <OrdersTable
      label="Animal orders"
      columns={['Animal', 'Customer', 'Contact', 'Ordered', 'Price', 'Status', 'Actions']}
    >
      {orders.map((order) => (
        <OrderRow key={order._id} orderId={order._id}>
          <ItemCell petId={order.petId} petname={order.petname} image={order.image}>
            <Text size="sm" c="dimmed" tt="capitalize" dir="auto">
              {order.petDescription || order.type.toLowerCase()}
            </Text>
            {order.status === 'PENDING' && (
              <WaitingNote order={order} count={waitingFor.get(order.petId) ?? 1} />
            )}
          </ItemCell>
          <CustomerCell customer={order} />
          <ContactCell customer={order} />
          <DateCell orderDate={order.orderDate} />
          <td className={classes.amount} data-label="Price">
            <Money amount={order.petprice} />
          </td>
          <td data-label="Status">
            <StatusBadge status={order.status} />
            {order.application && (
              <Text size="sm" mt={4}>
                <Link
                  to={`/adminDashboard/ManagePetsOrder/${order._id}`}
                  aria-label={`Application of ${order.username} for ${order.petname}`}
                >
                  {stageLabels[order.application.stage].name}
                </Link>
              </Text>
            )}
            <Text size="sm" mt={4}>
              <PapersLink order={order} />
            </Text>
            {order.status === 'APPROVED' && order.readyAt && (
              <Text size="sm" c="dimmed" mt={4}>
                Ready to be collected
              </Text>
            )}
          </td>
          <td className={classes.actions} data-wide>
            <PetOrderButtons order={order} moves={moves} />
          </td>
        </OrderRow>
      ))}
    </OrdersTable>
  );
}

interface WaitingNoteProps {
  readonly order: AdminPetOrder;
  /** How many orders wait for its animal. */
  readonly count: number;
}

/** Accepting one order declines the others for the same animal, so the admin sees how many there are, and who is next. */
function WaitingNote({ order, count }: WaitingNoteProps) {
  return (
    <>
      <WhoWaits petId={order.petId} petname={order.petname} count={count} />
      {/* The animal became free again for this order. */}
      {order.turnAt && (
        <Badge
          variant="light"
          tt="none"
          className={classes.waiting}
          title="Was passed over before; the animal is free again"
        >
          Next in line
        </Badge>
      )}
    </>
  );
}

type PetOrderMoves = ReturnType<typeof usePetOrderMoves>;

/** A pending order is accepted or declined; only an accepted one is announced, collected or cancelled. */
function PetOrderButtons({ order, moves }: { order: AdminPetOrder; moves: PetOrderMoves }) {
  const isMoving = moves.movingId === order._id;
  const can = (status: AdminPetOrder['status']) => order.nextStatuses.includes(status);
  const isBarred = useBarredFrom(order);

  if (isBarred && (can('APPROVED') || can('COLLECTED'))) {
    return (
      <Text size="xs" c="dimmed">
        {OWN_ORDER_TEXT}
      </Text>
    );
  }
  if (can('APPROVED')) {
    return (
      <div className={classes.buttons}>
        <Button size="xs" loading={isMoving} onClick={() => moves.accept(order)}>
          ACCEPT
        </Button>
        <Button size="xs" variant="default" disabled={isMoving} onClick={() => moves.decline(order)}>
          Decline
        </Button>
      </div>
    );
  }
  if (can('COLLECTED')) {
    return (
      <>
        <div className={classes.buttons} data-stacked>
          {!order.readyAt && (
            <Button size="xs" loading={isMoving} onClick={() => moves.announceReady(order)}>
              Ready to collect
            </Button>
          )}
          <Button size="xs" variant="outline" disabled={isMoving} onClick={() => moves.collect(order)}>
            Collected
          </Button>
          <Button size="xs" variant="default" disabled={isMoving} onClick={() => moves.cancel(order)}>
            Cancel
          </Button>
        </div>
        <UndoButton until={order.undoUntil} isOff={isMoving} onClick={() => moves.undoAccept(order)} />
      </>
    );
  }
  return null;
}
