import { useMutation } from '@apollo/client/react';
import { useState } from 'react';
import { showAlert } from '../../../ui/notifications/notifications.ts';
import { ShipListedOrderDocument } from './order-list.operations.ts';

/** An order that could not be marked as shipped, and why. */
export interface ShipmentFailure {
  readonly number: string;
  readonly reason: string;
}

/** What stands on the parcel of an order. */
interface ParcelLabel {
  readonly carrier?: string | null;
  readonly trackingNumber?: string | null;
}

/** Marks orders as shipped, one after another: one that can't be leaves the others as they are. */
export function useShipOrders(refetch: () => void) {
  const [ship] = useMutation(ShipListedOrderDocument);
  const [isShipping, setShipping] = useState(false);
  const [failures, setFailures] = useState<readonly ShipmentFailure[]>([]);

  async function shipAll(
    numbers: readonly string[],
    labelOf: (number: string) => ParcelLabel = () => ({}),
  ): Promise<readonly ShipmentFailure[]> {
    setShipping(true);
    setFailures([]);
    const failed: ShipmentFailure[] = [];
    for (const number of numbers) {
      await ship({ variables: { number, ...labelOf(number) } }).catch((error: unknown) =>
        failed.push({ number, reason: error instanceof Error ? error.message : String(error) }),
      );
    }
    const shipped = numbers.length - failed.length;
    if (shipped > 0) showAlert(`${shipped === 1 ? '1 order' : `${shipped} orders`} marked as shipped`);
    setFailures(failed);
    setShipping(false);
    refetch();
    return failed;
  }

  return { isShipping, failures, shipAll, forgetFailures: () => setFailures([]) };
}
