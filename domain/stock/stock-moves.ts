/*
 * The stock of food and accessories as a ledger: each change of it is a move, and the sum of an item's moves is its
 * stock (CONTRACT §16).
 */

/** Why a stock changed. */
export const StockReason = {
  SOLD: 'sold',
  HELD: 'held',
  RELEASED: 'released',
  RETURNED: 'returned',
  SENT_AGAIN: 'sent_again',
  ARRIVED: 'arrived',
  COUNTED: 'counted',
  BROKEN: 'broken',
  LOST: 'lost',
  GIFT: 'gift',
  IMPORTED: 'imported',
} as const;
export type StockReason = (typeof StockReason)[keyof typeof StockReason];

/** Which way pieces go for the reasons that people give; the others are the shop's own. */
const ways: { readonly [reason in StockReason]?: 1 | -1 } = { arrived: 1, broken: -1, lost: -1, gift: -1 };

/** The reasons that people give, in the order of a choice. */
export const givenReasons = Object.values(StockReason).filter((reason) => reason in ways);

/** What is wrong with a move that somebody enters, by its field; nothing where nothing is. */
export function moveProblems(
  quantity: number,
  reason: StockReason,
): { readonly reason?: string; readonly quantity?: string } {
  const way = ways[reason];
  if (way === undefined) return { reason: `The shop itself writes what was ${reason}` };
  if (Math.sign(quantity) === way) return {};
  return { quantity: way === 1 ? 'Pieces that came are above 0' : 'Pieces that went are below 0' };
}

/** By how much so many pieces change a stock, as people say it: two that broke are two fewer. */
export function signedPieces(pieces: number, reason: StockReason): number {
  return pieces * (ways[reason] ?? 1);
}

/**
 * By how much a count changes a stock.
 *
 * @param counted pieces that were counted
 * @param stockThen what the stock was when they were; what was sold since then is not there any more
 */
export function countedMove(counted: number, stockThen: number): number {
  return counted - stockThen;
}

/**
 * What a stock that somebody types comes to: what was sold since they saw it stays sold.
 *
 * @param now the stock as it is
 * @param seen the stock that was typed over; none where what was typed is the stock from now on
 * @returns below 0 where more would go than are there
 */
export function typedStock(typed: number, now: number, seen: number | undefined): number {
  return seen === undefined ? typed : now + (typed - seen);
}

/** Why what orders take and give back changed a stock: what is sold is what these come to. */
export const orderReasons = [
  StockReason.SOLD,
  StockReason.HELD,
  StockReason.RELEASED,
  StockReason.RETURNED,
] as const;

/** A move as a ledger has it. */
export interface LedgerMove {
  readonly quantity: number;
  readonly stockAfter: number;
}

/**
 * Whether moves are the history of a stock.
 *
 * @param moves oldest first
 */
export function explainsStock(moves: readonly LedgerMove[], stock: number): boolean {
  let sum = 0;
  for (const { quantity, stockAfter } of moves) {
    sum += quantity;
    if (sum !== stockAfter) return false;
  }
  return sum === stock;
}
