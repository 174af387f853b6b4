import type { TypedDocumentNode } from '@apollo/client';
import { useApolloClient, useMutation } from '@apollo/client/react';
import { useEffect, useRef, useState } from 'react';
import { moneyBackText } from '../../../../../domain/orders/money-back.ts';
import { texts } from '../../../../../domain/text/texts.ts';
import type { RefundPreviewFieldsFragment } from '../../../gql/graphql.ts';
import { CancelPreviewDocument } from '../../../lib/money-back/money-back.operations.ts';
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
type Cancellable = Pick<OrderRow, '_id' | 'quantity' | 'isPaid' | 'orderNumber'>;

/** Cancels an order after a question that says what goes back, and refetches the list. */
export function useCancelOrder<T>(
  document: TypedDocumentNode<T, { id: string; fingerprint?: string }>,
  refetch: () => Promise<unknown>,
) {
  const client = useApolloClient();
  const [cancel, { loading }] = useMutation(document);
  const [isAsking, setAsking] = useState(false);
  const timers = useRef(new Set<ReturnType<typeof setTimeout>>());
  // More may have been loaded by the time of the refetch.
  const latestRefetch = useRef(refetch);
  latestRefetch.current = refetch;

  useEffect(() => {
    const pending = timers.current;
    return () => pending.forEach(clearTimeout);
  }, []);

  function refreshSoon() {
    const refresh = () => void latestRefetch.current().catch(() => undefined);
    timers.current.add(setTimeout(refresh, CANCEL_REFETCH_DELAY_MS));
  }

  async function cancelNow({ _id }: Cancellable, shown: RefundPreviewFieldsFragment | null) {
    cancelledHere.add(_id);
    try {
      await cancel({ variables: { id: _id, ...(shown && { fingerprint: shown.fingerprint }) } });
      showAlert(texts.success.orderDeleted);
      if (shown && shown.toCard > 0) showAlert(moneyBackText(shown, 'your card'));
    } catch (error) {
      cancelledHere.delete(_id);
      showErrorDialog((error as Error).message);
    }
    refreshSoon();
  }

  /** What goes back; null where nothing was paid. */
  async function lookUp({ _id: entryId, quantity, isPaid, orderNumber: number }: Cancellable) {
    if (!isPaid || !number) return null;
    const variables = { number, lines: [{ entryId, quantity }] };
    const query = { query: CancelPreviewDocument, variables, fetchPolicy: 'no-cache' } as const;
    return (await client.query(query)).data?.cancelPreview ?? null;
  }

  async function askToCancel(order: Cancellable) {
    setAsking(true);
    try {
      const shown = await lookUp(order);
      const warning = shown ? moneyBackText(shown, 'your card') : undefined;
      confirmDialog({ ...texts.cancelOrder, warning, onConfirm: () => void cancelNow(order, shown) });
    } catch (error) {
      showErrorDialog((error as Error).message);
      refreshSoon();
    }
    setAsking(false);
  }

  return { askToCancel: (order: Cancellable) => void askToCancel(order), isCancelling: loading || isAsking };
}
