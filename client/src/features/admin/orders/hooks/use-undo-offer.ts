import { useEffect, useState } from 'react';
import { UNDO_TIME_MS } from '../../../../../../domain/orders/order-states.ts';

/**
 * Whether something can still be taken back. The shop's offer counts, and goes away with its time; a clock of this
 * browser that is ahead of it ends nothing early.
 *
 * @param until as the API says it; null where there is no offer
 */
export function useUndoOffer(until: string | null | undefined): boolean {
  const [endedOffer, setEndedOffer] = useState<string | null>(null);

  useEffect(() => {
    if (!until) return;
    const left = Date.parse(until) - Date.now();
    const wait = left > 0 ? Math.min(left, UNDO_TIME_MS) : UNDO_TIME_MS;
    const timer = setTimeout(() => setEndedOffer(until), wait);
    return () => clearTimeout(timer);
  }, [until]);

  return Boolean(until) && endedOffer !== until;
}
