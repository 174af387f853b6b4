import { useEffect, useState } from 'react';
import { UNDO_TIME_MS } from '../../../../../../domain/orders/order-states.ts';

/**
 * Whether an action can still be undone. The shop's offer counts and expires on time; a browser clock that runs ahead
 * does not end it early.
 *
 * @param until when the offer expires; null where there is none
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
