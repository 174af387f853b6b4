import { Button, Checkbox } from '@mantine/core';
import { useState } from 'react';
import { Link } from 'react-router-dom';
import { useSelection } from '../../../../hooks/use-selection.ts';
import { EmptyState } from '../../../../ui/feedback/empty-state.tsx';
import { PagedRows } from '../../../../ui/tables/paged-rows.tsx';
import { ShipmentFailures } from '../shipment-failures.tsx';
import { useShipOrders } from '../use-ship-orders.ts';
import { HeldOrders } from './held-orders.tsx';
import classes from './packing.module.css';
import { PackingBar } from './packing-bar.tsx';
import { PackingRow } from './packing-row.tsx';
import { ScanField } from './scan-field.tsx';
import { pasteNumbers } from './tracking-numbers.ts';
import { useCheckOff } from './use-check-off.ts';
import { linesToPack, useHeldOrders, usePackingQueue } from './use-packing-queue.ts';

/** Where parcels are packed: what is to leave first stands first, and what may not leave stands apart. */
export function PackingDesk() {
  const queue = usePackingQueue();
  const held = useHeldOrders();
  const orders = queue.rows ?? [];
  const numbers = orders.map(({ number }) => number);
  const selection = useSelection(numbers, 'packing');
  const { selected } = selection;
  const [carrier, setCarrier] = useState('');
  const [tracking, setTracking] = useState<Readonly<Record<string, string>>>({});
  const checkOff = useCheckOff((number) => selection.select([...selected, number]));
  const shipping = useShipOrders(refresh);

  function refresh() {
    queue.refetch();
    held.refetch();
  }

  function scan(text: string) {
    const lines = orders.map((order) => ({ number: order.number, lines: linesToPack(order) }));
    return checkOff.scan(text, { orders: lines, held: held.rows ?? [], packed: selected });
  }

  function paste(text: string, at: string) {
    setTracking((before) => ({ ...before, ...pasteNumbers(text, at, selected) }));
  }

  async function ship() {
    const failed = await shipping.shipAll(selected, (number) => ({
      carrier: carrier.trim() || null,
      trackingNumber: tracking[number]?.trim() || null,
    }));
    selection.select(failed.map(({ number }) => number));
  }

  return (
    <div className={classes.desk}>
      <PagedRows list={queue} loadingRows={8} empty={<NothingToPack />}>
        {() => (
          <>
            <ScanField last={checkOff.last} onScan={scan} />
            <ShipmentFailures failures={shipping.failures} onClose={shipping.forgetFailures} />
            <Checkbox
              size="md"
              label={`Select all ${numbers.length} that are shown`}
              checked={selection.isAll}
              indeterminate={selected.length > 0 && !selection.isAll}
              onChange={selection.toggleAll}
            />
            <ol className={classes.orders} aria-label="To pack">
              {orders.map((order) => (
                <PackingRow
                  key={order.number}
                  order={order}
                  isSelected={selection.has(order.number)}
                  onSelect={() => selection.toggle(order.number)}
                  checkOff={checkOff}
                  trackingNumber={tracking[order.number] ?? ''}
                  onTrack={(number) => setTracking((before) => ({ ...before, [order.number]: number }))}
                  onPaste={(text) => paste(text, order.number)}
                />
              ))}
            </ol>
          </>
        )}
      </PagedRows>
      <HeldOrders list={held} />
      <PackingBar
        numbers={selected}
        carrier={carrier}
        onCarrier={setCarrier}
        isShipping={shipping.isShipping}
        onShip={() => void ship()}
      />
    </div>
  );
}

function NothingToPack() {
  return (
    <EmptyState
      text="Nothing waits to be packed."
      action={
        <Button component={Link} to="/adminDashboard/orders" variant="default">
          See all orders
        </Button>
      }
    />
  );
}
