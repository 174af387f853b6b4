import type { TypedDocumentNode } from '@apollo/client';
import { useMutation } from '@apollo/client/react';
import { useEffect, useRef } from 'react';
import { texts } from '../../../../../domain/text/texts.ts';
import { confirmDialog, showAlert, showErrorDialog } from '../../../ui/notifications/notifications.ts';
import { MAX_PAGE_SIZE } from '../../../ui/tables/list-pages.ts';
import type { OrderRow } from '../lib/order-rows.ts';

export const PAGE_SIZE = 20;

/** Specification §4: a cancel is followed by a fresh list, this many milliseconds later. */
export const CANCEL_REFETCH_DELAY_MS = 1500;

/** Orders that were cancelled on this page, which needs no notification of it. */
const cancelledHere = new Set<string>();

export function isCancelledHere(id: string): boolean {
  return cancelledHere.has(id);
}

/** Page size that refetches all displayed orders. */
export function pageSizeFor(shown: number): number {
  return Math.min(Math.max(shown, PAGE_SIZE), MAX_PAGE_SIZE);
}

/** What is asked of an order to cancel it; a paid one gives money back. */
type Cancellable = Pick<OrderRow, '_id' | 'isPaid'>;

/** Cancels an order after a confirmation, and refetches the list. */
export function useCancelOrder<T>(
  document: TypedDocumentNode<T, { id: string }>,
  refetch: () => Promise<unknown>,
) {
  const [cancel, { loading }] = useMutation(document);
  const timers = useRef(new Set<ReturnType<typeof setTimeout>>());
  // More may have been loaded by the time of the refetch.
  const latestRefetch = useRef(refetch);
  latestRefetch.current = refetch;

  useEffect(() => {
    const pending = timers.current;
    return () => pending.forEach(clearTimeout);
  }, []);

  async function cancelNow({ _id, isPaid }: Cancellable) {
    cancelledHere.add(_id);
    try {
      await cancel({ variables: { id: _id } });
      showAlert(texts.success.orderDeleted);
      if (isPaid) showAlert('What you paid for it goes back to your card.');
    } catch (error) {
      cancelledHere.delete(_id);
      showErrorDialog((error as Error).message);
    }
    const refresh = () => void latestRefetch.current().catch(() => undefined);
    timers.current.add(setTimeout(refresh, CANCEL_REFETCH_DELAY_MS));
  }

  function askToCancel(order: Cancellable) {
    confirmDialog({ ...texts.cancelOrder, onConfirm: () => void cancelNow(order) });
  }

  return { askToCancel, isCancelling: loading };
}
