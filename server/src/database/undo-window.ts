import { undoWindow } from '../../../domain/orders/order-states.ts';

/** Finds, by when a move was made, those that can be undone now. */
export function inUndoWindow(now: Date): { readonly $gt: Date; readonly $lte: Date } {
  const { after, upTo } = undoWindow(now);
  return { $gt: after, $lte: upTo };
}
