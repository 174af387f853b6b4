import { UNDO_TIME_MS } from '../../../domain/orders/order-states.ts';
import { CLOCK_TOLERANCE_MS } from './database-clock.ts';

/** When a move was made that can be undone now; one that a clock dated far ahead never can. */
export function undoWindow(now: Date): { readonly $gt: Date; readonly $lte: Date } {
  return {
    $gt: new Date(now.getTime() - UNDO_TIME_MS),
    $lte: new Date(now.getTime() + CLOCK_TOLERANCE_MS),
  };
}
