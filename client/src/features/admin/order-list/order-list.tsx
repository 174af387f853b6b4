import { Button } from '@mantine/core';
import { useSelection } from '../../../hooks/use-selection.ts';
import { EmptyState } from '../../../ui/feedback/empty-state.tsx';
import { PagedRows } from '../../../ui/tables/paged-rows.tsx';
import { dayProblem, isFiltered, type OrderFilter, writeFilter } from './order-filter.ts';
import classes from './order-list.module.css';
import { OrdersTable } from './orders-table.tsx';
import { SelectionBar } from './selection-bar.tsx';
import { ShipmentFailures } from './shipment-failures.tsx';
import { type ListedOrder, useOrders } from './use-orders.ts';
import { useShipOrders } from './use-ship-orders.ts';

interface OrderListProps {
  readonly filter: OrderFilter;
  readonly onChange: (change: OrderFilter) => void;
}

export function OrderList({ filter, onChange }: OrderListProps) {
  const list = useOrders(filter);
  const rows = list.rows ?? [];
  const free = rows.filter(({ holds }) => holds.length === 0);
  const selection = useSelection(numbersOf(rows), writeFilter(filter).toString(), numbersOf(free));
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
            <ShipmentFailures failures={shipping.failures} onClose={shipping.forgetFailures} />
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

function numbersOf(orders: readonly ListedOrder[]): string[] {
  return orders.map(({ number }) => number);
}

function NoOrders({ filter, onChange }: OrderListProps) {
  if (!isFiltered(filter)) return <EmptyState text="Nobody has ordered yet." />;
  const clear = {
    search: undefined,
    status: undefined,
    delivery: undefined,
    hasRequest: undefined,
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
