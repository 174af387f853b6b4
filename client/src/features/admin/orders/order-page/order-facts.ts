import { soldCartEntryStates } from '../../../../../../domain/orders/order-states.ts';
import type { CartEntryStatus } from '../../../../gql/graphql.ts';
import { stateOf } from '../../../../lib/state-of.ts';

interface Line {
  readonly status: CartEntryStatus;
  readonly nextStatuses: readonly CartEntryStatus[];
  readonly paid: number;
  readonly refunded: number;
  readonly undoUntil?: string | null;
}

/** The lines that can go to a state. */
export function linesTo<Of extends Line>(status: CartEntryStatus, lines: readonly Of[]): Of[] {
  return lines.filter(({ nextStatuses }) => nextStatuses.includes(status));
}

/** The lines of which something can be given back although they stay ordered. */
export function refundableLines<Of extends Line>(lines: readonly Of[]): Of[] {
  return lines.filter((line) => isSold(line) && leftOf(line) > 0);
}

function isSold({ status }: Line): boolean {
  return soldCartEntryStates.some((one) => one === stateOf(status));
}

/** What of a line's price has not gone back, in US dollars. */
export function leftOf({ paid, refunded }: Pick<Line, 'paid' | 'refunded'>): number {
  return Math.max(0, Math.round((paid - refunded) * 100) / 100);
}

/** Until when the last shipment can be taken back; null where there is none, or it is too late. */
export function undoOf(lines: readonly Line[]): string | null {
  const ends = lines.flatMap(({ undoUntil }) => undoUntil ?? []);
  return ends.sort().at(-1) ?? null;
}
