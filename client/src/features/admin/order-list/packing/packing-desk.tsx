import { Button, Checkbox } from '@mantine/core';
import { useState } from 'react';
import { Link } from 'react-router-dom';
import { useSelection } from '../../../../hooks/use-selection.ts';
import { EmptyState } from '../../../../ui/feedback/empty-state.tsx';
import { PagedRows } from '../../../../ui/tables/paged-rows.tsx';
import { useOutside } from '../../../../ui/threads/use-outside.ts';
import { ShipmentFailures } from '../shipment-failures.tsx';
import { useShipOrders } from '../use-ship-orders.ts';
import { checkedOffOf } from './check-off.ts';
import { HeldOrders } from './held-orders.tsx';
import { OutsideList } from './outside-list.tsx';
import classes from './packing.module.css';
import { PackingBar } from './packing-bar.tsx';
import { PackingRow } from './packing-row.tsx';
import { Replacements } from './replacements.tsx';
import { ScanField } from './scan-field.tsx';
import { ShipQuestion, type Unequal } from './ship-question.tsx';
import { pasteNumbers } from './tracking-numbers.ts';
import { useCheckOff } from './use-check-off.ts';
import { linesToPack, useHeldOrders, usePackingQueue } from './use-packing-queue.ts';

/** Where parcels are packed: what is to leave first stands first, and what may not leave stands apart. */
export function PackingDesk() {
  const queue = usePackingQueue();
  const held = useHeldOrders();
  const outside = useOutside();
  const orders = queue.rows ?? [];
  const numbers = orders.map(({ number }) => number);
  const selection = useSelection(numbers, 'packing');
  const { selected } = selection;
  const [carrier, setCarrier] = useState('');
  const [asked, setAsked] = useState<Unequal | null>(null);
  const [tracking, setTracking] = useState<Readonly<Record<string, string>>>({});
  const checkOff = useCheckOff((number) => selection.select([...selected, number]));
  const shipping = useShipOrders(refresh);
  const onDesk = orders.map((order) => ({ number: order.number, lines: linesToPack(order) }));

  function refresh() {
    queue.refetch();
    held.refetch();
  }

  function scan(text: string) {
    return checkOff.scan(text, { orders: onDesk, held: held.rows ?? [], packed: selected });
  }

  function paste(text: string, at: string) {
    setTracking((before) => ({ ...before, ...pasteNumbers(text, at, selected) }));
  }

  function shipSelected() {
    const packed = onDesk.filter(({ number }) => selected.includes(number));
    const far = checkedOffOf(packed, checkOff.counted);
    if (far && far.open.length > 0) setAsked(far);
    else void ship(selected);
  }

  async function ship(numbers: readonly string[]) {
    setAsked(null);
    const left = selected.filter((number) => !numbers.includes(number));
    const failed = await shipping.shipAll(numbers, (number) => ({
      carrier: carrier.trim() || null,
      trackingNumber: tracking[number]?.trim() || null,
    }));
    selection.select([...left, ...failed.map(({ number }) => number)]);
  }

  return (
    <div className={classes.desk}>
      <OutsideList outside={outside} />
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
                  outsideSince={outside.find(({ number }) => number === order.number)?.since}
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
      <Replacements />
      <HeldOrders list={held} />
      <PackingBar
        numbers={selected}
        carrier={carrier}
        onCarrier={setCarrier}
        isShipping={shipping.isShipping}
        onShip={shipSelected}
      />
      <ShipQuestion about={asked} onShip={(numbers) => void ship(numbers)} onClose={() => setAsked(null)} />
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
