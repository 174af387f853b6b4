import type { ClientSession } from 'mongoose';
import { liveCartEntryStates } from '../../../../domain/orders/order-states.ts';
import { badInput, DomainError, notFound } from '../../platform/domain-error.ts';
import { cartEntryRepository } from '../cart-entries/cart-entries.repository.ts';
import type { CartEntryRecord } from '../cart-entries/cart-entry.entity.ts';
import { entriesOfLine, type TakenPieces, takePieces } from '../cart-entries/line-pieces.ts';
import type { ChosenPieces } from '../cart-entries/line-quantity.input.ts';
import { PaymentModel, type PaymentRecord } from '../records/payment.entity.ts';
import { readNumber } from './orders.service.ts';

/** An order as it is stored. */
export interface OrderRecords {
  readonly payment: PaymentRecord;
  /** All of its entries, cancelled and returned ones included, in the order of the cart. */
  readonly entries: CartEntryRecord[];
}

/**
 * The records of an order, for changes to it.
 *
 * @throws DomainError NOT_FOUND
 */
export async function readRecords(number: string, session: ClientSession | null): Promise<OrderRecords> {
  const found = { number: readNumber(number) };
  const payment = await PaymentModel.findOne(found).session(session).lean<PaymentRecord>();
  const entries = payment ? await cartEntryRepository.ofPayment(payment._id, session) : [];
  if (!payment || entries.length === 0) throw notFound('Order');
  return { payment, entries };
}

/** Whether it was neither cancelled nor returned. */
export function isLive({ status }: CartEntryRecord): boolean {
  return liveCartEntryStates.some((one) => one === status);
}

/**
 * Entries by their ids.
 *
 * @param field what the ids are called, for who named others
 * @throws DomainError BAD_USER_INPUT
 */
function named(
  ids: readonly string[],
  entries: readonly CartEntryRecord[],
  field = 'entryIds',
): CartEntryRecord[] {
  const wanted = new Set(ids.map((id) => id.toLowerCase()));
  const found = entries.filter(({ _id }) => wanted.has(_id.toHexString()));
  if (found.length < wanted.size) throw badInput({ [field]: 'Not all of them are of this order' });
  return found;
}

/** How pieces are chosen that something is done with. */
interface Choosing {
  /** Whether it can be done with an entry at all. */
  readonly isFit: (entry: CartEntryRecord) => boolean;
  /** What it is, such as `sent`. */
  readonly deed: string;
  /** Path of the input that has them, with a dot behind it. */
  readonly path?: string;
}

/**
 * The pieces that somebody chose, by entries or by lines. Nothing is written.
 *
 * @throws DomainError BAD_USER_INPUT
 */
export function findChosen(
  { entryIds, lines }: ChosenPieces,
  entries: readonly CartEntryRecord[],
  { isFit, deed, path = '' }: Choosing,
): TakenPieces {
  if (lines?.length) return takePieces({ entries, wanted: lines, isFit, deed, field: `${path}lines` });
  const wanted = named(entryIds ?? [], entries, `${path}entryIds`);
  return wholeEntries([...new Set(wanted.flatMap((one) => piecesNamed(one, entries, isFit)))]);
}

/** What an id stands for: a line's is all of it that it can be done with, that of some pieces is those alone. */
function piecesNamed(
  named: CartEntryRecord,
  entries: readonly CartEntryRecord[],
  isFit: Choosing['isFit'],
): CartEntryRecord[] {
  if (named.lineId) return [named];
  const pieces = entriesOfLine(named, entries).filter(isFit);
  // What it can not be done with is refused by its state, in that one's words.
  return pieces.length > 0 ? pieces : [named];
}

/** Entries with all of their pieces. */
export function wholeEntries(taken: readonly CartEntryRecord[]): TakenPieces {
  return { taken, places: [], splits: [] };
}

/** An order, as the audit names it. */
export function auditedOrder({ number = '' }: Pick<PaymentRecord, 'number'>) {
  return { subject: 'order', subjectId: number, subjectName: number } as const;
}

export function nothingTo(what: string): DomainError {
  return new DomainError('INVALID_TRANSITION', `There is nothing of this order to ${what}`);
}
