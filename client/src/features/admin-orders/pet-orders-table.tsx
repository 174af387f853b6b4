import { useMutation } from '@apollo/client/react';
import { Badge, Button, Text } from '@mantine/core';
import { IconUsers } from '@tabler/icons-react';
import { texts } from '../../../../domain/texts.ts';
import type { AdminPetOrdersQuery } from '../../gql/graphql.ts';
import { confirmDialog } from '../../ui/notices.tsx';
import { Price } from '../../ui/price.tsx';
import { StatusBadge } from '../../ui/status-badge.tsx';
import classes from './orders-table.module.css';
import { ContactCell, CustomerCell, DateCell, ItemCell, OrdersTable } from './orders-table.tsx';
import {
  AcceptPetOrderDocument,
  CollectPetOrderDocument,
  DeclinePetOrderDocument,
} from './pet-orders.operations.ts';
import { useOrderMove } from './use-order-move.ts';

type PetOrder = AdminPetOrdersQuery['petOrders']['edges'][number]['node'];

interface PetOrdersTableProps {
  orders: readonly PetOrder[];
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
        <tr key={order._id}>
          <ItemCell petId={order.petId} petname={order.petname} image={order.image}>
            <Text size="sm" c="dimmed" tt="capitalize">
              {order.type.toLowerCase()}
            </Text>
            {order.status === 'PENDING' && <WaitingNote count={waitingFor.get(order.petId) ?? 1} />}
          </ItemCell>
          <CustomerCell customer={order} />
          <ContactCell customer={order} />
          <DateCell orderDate={order.orderDate} />
          <td className={classes.amount} data-label="Price">
            <Price amount={order.petprice} />
          </td>
          <td className={classes.status} data-label="Status">
            <StatusBadge status={order.status} />
          </td>
          <td className={classes.actions}>
            <PetOrderButtons order={order} moves={moves} />
          </td>
        </tr>
      ))}
    </OrdersTable>
  );
}

/** Accepting one order declines the others for the same animal, so the admin sees how many there are. */
function WaitingNote({ count }: { count: number }) {
  if (count < 2) return null;
  return (
    <Badge
      variant="light"
      color="apricot"
      tt="none"
      className={classes.waiting}
      leftSection={<IconUsers size={14} aria-hidden />}
      title="Accepting one order declines the others"
    >
      {count} shoppers wait
    </Badge>
  );
}

type PetOrderMoves = ReturnType<typeof usePetOrderMoves>;

function PetOrderButtons({ order, moves }: { order: PetOrder; moves: PetOrderMoves }) {
  const isMoving = moves.movingId === order._id;
  const can = (status: PetOrder['status']) => order.nextStatuses.includes(status);
  if (!can('APPROVED') && !can('DECLINED') && !can('COLLECTED')) return null;

  return (
    <div className={classes.buttons}>
      {can('APPROVED') && (
        <Button size="xs" loading={isMoving} onClick={() => moves.accept(order._id)}>
          ACCEPT
        </Button>
      )}
      {can('DECLINED') && (
        <Button size="xs" variant="default" disabled={isMoving} onClick={() => moves.decline(order._id)}>
          Decline
        </Button>
      )}
      {can('COLLECTED') && (
        <Button size="xs" variant="light" loading={isMoving} onClick={() => moves.collect(order._id)}>
          Collected
        </Button>
      )}
    </div>
  );
}

function usePetOrderMoves(refetch: () => Promise<unknown>) {
  const { movingId, move } = useOrderMove(refetch);
  const [accept] = useMutation(AcceptPetOrderDocument);
  const [decline] = useMutation(DeclinePetOrderDocument);
  const [collect] = useMutation(CollectPetOrderDocument);

  return {
    movingId,
    accept: (id: string) => move(id, () => accept({ variables: { id } }), texts.success.orderAccepted),
    collect: (id: string) => move(id, () => collect({ variables: { id } })),
    decline: (id: string) =>
      confirmDialog({
        title: texts.cancelOrder.title,
        text: texts.cancelOrder.text,
        confirm: 'Decline this order',
        onConfirm: () => move(id, () => decline({ variables: { id } })),
      }),
  };
}
