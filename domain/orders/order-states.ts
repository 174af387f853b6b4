import { CLOCK_TOLERANCE_MS, MINUTE_MS } from '../durations.ts';

/** What becomes of a parcel. One that is lost may arrive after all. */
export const shipmentMoves = {
  on_its_way: ['delivered', 'lost', 'undone'],
  delivered: [],
  lost: ['delivered'],
  undone: [],
} as const satisfies Record<string, readonly string[]>;

export type ShipmentState = keyof typeof shipmentMoves;

/*
 * The moves that each record may make: the tables that the API, the buttons and the
 * documentation all read.
 */

export const petOrderMoves = {
  pending: ['approved', 'declined', 'cancelled'],
  approved: ['collected', 'cancelled'],
  declined: [],
  collected: ['returned'],
  cancelled: [],
  returned: [],
} as const satisfies Record<string, readonly string[]>;

export const cartEntryMoves = {
  pending: ['paid', 'cancelled'],
  paid: ['shipped', 'cancelled'],
  shipped: ['delivered', 'returned'],
  delivered: ['returned'],
  cancelled: [],
  returned: [],
} as const satisfies Record<string, readonly string[]>;

export const paymentMoves = {
  // Stays open after a declined card, until another one pays.
  requires_payment: ['requires_payment', 'processing', 'succeeded', 'failed', 'cancelled'],
  processing: ['requires_payment', 'succeeded', 'failed', 'cancelled'],
  succeeded: ['partially_refunded', 'refunded'],
  partially_refunded: ['partially_refunded', 'refunded'],
  refunded: [],
  // A card that is charged after the payment has ended here: recorded, and refunded at once.
  failed: ['succeeded'],
  cancelled: ['succeeded'],
} as const satisfies Record<string, readonly string[]>;

export const refundMoves = {
  owed: ['done', 'refused'],
  // Stripe does not have it, although it was recorded as made: it is owed again.
  done: ['owed'],
  // Stripe had made it just before the bank took the money; or the bank gave that money to the shop again.
  refused: ['done', 'owed'],
} as const satisfies Record<string, readonly string[]>;

/**
 * Moves of an admin that can be undone for a while: the state they led to, and the one before. They are a table of
 * their own, because only an undo may make them. An acceptance declines the others that wait, so its undo reopens them;
 * where it comes to nothing later on, they are reopened one after another (waiting-list.ts).
 */
export const petOrderUndoMoves = { approved: 'pending', declined: 'pending' } as const satisfies Partial<
  Record<keyof typeof petOrderMoves, keyof typeof petOrderMoves>
>;

export const cartEntryUndoMoves = { shipped: 'paid' } as const satisfies Partial<
  Record<keyof typeof cartEntryMoves, keyof typeof cartEntryMoves>
>;

/** How long a move can be undone. */
export const UNDO_TIME_MS = 10 * MINUTE_MS;

/** When a move was made that can be undone now: one that a clock dated far ahead never can. */
export function undoWindow(now: Date): { readonly after: Date; readonly upTo: Date } {
  return {
    after: new Date(now.getTime() - UNDO_TIME_MS),
    upTo: new Date(now.getTime() + CLOCK_TOLERANCE_MS),
  };
}

/** Until when a move can be undone: null where that time is over, is still to come, or is unknown. */
export function undoUntil(movedAt: Date | null | undefined, now: Date): Date | null {
  const { after, upTo } = undoWindow(now);
  if (!movedAt || movedAt <= after || movedAt > upTo) return null;
  return new Date(movedAt.getTime() + UNDO_TIME_MS);
}

export type PetOrderStatus = keyof typeof petOrderMoves;
export type CartEntryStatus = keyof typeof cartEntryMoves;
export type PaymentStatus = keyof typeof paymentMoves;
export type RefundStatus = keyof typeof refundMoves;

/** The states that may follow each state. */
export type Moves<Status extends string> = Readonly<Record<Status, readonly NoInfer<Status>[]>>;

/** Whether the table lets a record in state `from` go to state `to`. */
export function canMove<Status extends string>(
  moves: Moves<Status>,
  from: NoInfer<Status>,
  to: NoInfer<Status>,
): boolean {
  return moves[from]?.includes(to) ?? false;
}

/** The states from which `to` can be reached: the `from` of a compare-and-set. */
export function statesBefore<Status extends string>(moves: Moves<Status>, to: NoInfer<Status>): Status[] {
  return (Object.keys(moves) as Status[]).filter((from) => canMove(moves, from, to));
}

/** A pet order that still may lead to a home. One of these per animal and shopper. */
export const livePetOrderStates = ['pending', 'approved'] as const satisfies readonly PetOrderStatus[];

/** A pet order that gave the animal to its shopper. One of these per animal. */
export const givenPetOrderStates = ['approved', 'collected'] as const satisfies readonly PetOrderStatus[];

/** An order for goods that was neither called off nor came back: what was charged for it is still the shop’s. */
export const liveCartEntryStates = [
  'pending',
  'paid',
  'shipped',
  'delivered',
] as const satisfies readonly CartEntryStatus[];

/** An order for goods that is paid, and was neither cancelled nor returned. */
export const soldCartEntryStates = [
  'paid',
  'shipped',
  'delivered',
] as const satisfies readonly CartEntryStatus[];

/** An order for goods that is paid and still to come. */
export const comingCartEntryStates = ['paid', 'shipped'] as const satisfies readonly CartEntryStatus[];

/** Payments that Stripe may still charge. */
export const openPaymentStates = [
  'requires_payment',
  'processing',
] as const satisfies readonly PaymentStatus[];

/** Payments that ended here before money came in. */
export const endedPaymentStates = ['failed', 'cancelled'] as const satisfies readonly PaymentStatus[];

/** Payments for which money came in, whatever was refunded later. */
export const capturedPaymentStates = [
  'succeeded',
  'partially_refunded',
  'refunded',
] as const satisfies readonly PaymentStatus[];
