import { Alert, Button } from '@mantine/core';
import { EmptyState } from '../../../ui/feedback/empty-state.tsx';
import { PagedRows } from '../../../ui/tables/paged-rows.tsx';
import { dayProblem, isFiltered, type OrderFilter, writeFilter } from './order-filter.ts';
import classes from './order-list.module.css';
import { OrdersTable } from './orders-table.tsx';
import { SelectionBar } from './selection-bar.tsx';
import { useOrders } from './use-orders.ts';
import { useSelection } from './use-selection.ts';
import { type ShipmentFailure, useShipOrders } from './use-ship-orders.ts';

interface OrderListProps {
  readonly filter: OrderFilter;
  readonly onChange: (change: OrderFilter) => void;
}

export function OrderList({ filter, onChange }: OrderListProps) {
  const list = useOrders(filter);
  const numbers = (list.rows ?? []).map(({ number }) => number);
  const selection = useSelection(numbers, writeFilter(filter).toString());
  const shipping = useShipOrders(list.refetch);

  async function ship() {
    const failed = await shipping.shipAll(selection.selected);
    selection.select(failed.map(({ number }) => number));
  }

  return (
    <div aria-busy={list.isOutdated || undefined} className={classes.list}>
      <PagedRows list={list} loadingRows={12} empty={<NoOrders filter={filter} onChange={onChange} />}>
        {(orders) => (
          <>
            <Failures failures={shipping.failures} onClose={shipping.forgetFailures} />
            <OrdersTable orders={orders} selection={selection} />
          </>
        )}
      </PagedRows>
      <SelectionBar
        numbers={selection.selected}
        isShipping={shipping.isShipping}
        onShip={() => void ship()}
        onClear={() => selection.select([])}
      />
    </div>
  );
}

function NoOrders({ filter, onChange }: OrderListProps) {
  if (!isFiltered(filter)) return <EmptyState text="Nobody has ordered yet." />;
  const clear = {
    search: undefined,
    status: undefined,
    delivery: undefined,
    firstDay: undefined,
    lastDay: undefined,
  };
  return (
    <EmptyState
      text={dayProblem(filter) ? 'The last day is before the first.' : 'No order is like this.'}
      action={
        <Button variant="default" onClick={() => onChange(clear)}>
          Show all orders
        </Button>
      }
    />
  );
}

interface FailuresProps {
  readonly failures: readonly ShipmentFailure[];
  readonly onClose: () => void;
}

/** Which orders were not marked as shipped, and why. They stay selected. */
function Failures({ failures, onClose }: FailuresProps) {
  if (failures.length === 0) return null;
  return (
    <Alert
      color="red"
      title="Not marked as shipped"
      withCloseButton
      closeButtonLabel="Close"
      onClose={onClose}
      mb="xs"
    >
      <ul className={classes.failures}>
        {failures.map(({ number, reason }) => (
          <li key={number}>
            {number}: {reason}
          </li>
        ))}
      </ul>
    </Alert>
  );
}
