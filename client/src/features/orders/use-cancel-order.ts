import type { TypedDocumentNode } from '@apollo/client';
import { useMutation } from '@apollo/client/react';
import { useEffect, useRef } from 'react';
import { texts } from '../../../../domain/texts.ts';
import { confirmDialog, showAlert, showErrorDialog } from '../../ui/notices.tsx';

export const PAGE_SIZE = 20;

/** Specification §4: a cancel is followed by a fresh list, this many milliseconds later. */
export const CANCEL_REFETCH_DELAY = 1500;

/** Asks, cancels an order, says so and brings the list up to date. */
export function useCancelOrder<T>(
  document: TypedDocumentNode<T, { id: string }>,
  refetch: () => Promise<unknown>,
) {
  const [cancel, { loading }] = useMutation(document);
  const timers = useRef(new Set<ReturnType<typeof setTimeout>>());

  useEffect(() => {
    const pending = timers.current;
    return () => pending.forEach(clearTimeout);
  }, []);

  async function cancelNow(id: string) {
    try {
      await cancel({ variables: { id } });
      showAlert(texts.success.orderDeleted);
    } catch (error) {
      showErrorDialog((error as Error).message);
    }
    timers.current.add(setTimeout(() => void refetch().catch(() => undefined), CANCEL_REFETCH_DELAY));
  }

  function askToCancel(id: string) {
    confirmDialog({ ...texts.cancelOrder, onConfirm: () => void cancelNow(id) });
  }

  return { askToCancel, isCancelling: loading };
}
