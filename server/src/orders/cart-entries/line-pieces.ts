import { type ClientSession, Types } from 'mongoose';
import { cents, toCents, toDollars } from '../../../../domain/money/money.ts';
import { quantityShare } from '../../../../domain/orders/quantity-share.ts';
import { mailRepository } from '../../outbox/mails.repository.ts';
import { badInput } from '../../platform/domain-error.ts';
import { textOf } from '../../platform/text/text-of.ts';
import { CartEntryModel, type CartEntryRecord, paidFor } from './cart-entry.entity.ts';
import type { LineQuantity } from './line-quantity.input.ts';

/*
 * Something may happen to some pieces of a line. They become an entry of their own then, which names its line, and all
 * that is known of entries goes for them: their state, what was paid for them, what goes back.
 */

/** Pieces that something is done with. */
export interface TakenPieces {
  readonly taken: readonly CartEntryRecord[];
  /** For each of them, the place of what asked for it; none where entries were named. */
  readonly places: readonly number[];
  /** Entries that are split for it, in that order: what stays of each, and what is taken. */
  readonly splits: readonly Split[];
}

interface Split {
  readonly rest: CartEntryRecord;
  readonly part: CartEntryRecord;
}

/** What is asked for, and of what. */
interface Taking {
  /** All entries of the order. */
  readonly entries: readonly CartEntryRecord[];
  readonly wanted: readonly LineQuantity[];
  /** Whether it can be done with an entry at all. */
  readonly isFit: (entry: CartEntryRecord) => boolean;
  /** What it is, such as `sent`. */
  readonly deed: string;
  /** What the lines are called by who asks. */
  readonly field: string;
}

/** An entry, as it is stored or as it is shown. */
export interface Pieces {
  readonly _id: unknown;
  readonly lineId?: unknown;
}

/** Id of the line that an entry is pieces of. */
export function lineOf({ _id, lineId }: Pieces): string {
  return textOf(lineId ?? _id);
}

/**
 * Finds pieces of lines, wherever their line was split before. Nothing is written.
 *
 * @throws DomainError BAD_USER_INPUT for a line of another order, or more pieces than there are
 */
export function takePieces({ entries, wanted, isFit, deed, field }: Taking): TakenPieces {
  const free = new Map(entries.map((entry) => [entry._id.toHexString(), entry]));
  const taken: CartEntryRecord[] = [];
  const places: number[] = [];
  const splits: Split[] = [];
  for (const [place, { entryId, quantity }] of wanted.entries()) {
    const named = entries.find(({ _id }) => _id.toHexString() === entryId.toLowerCase());
    if (!named) throw badInput(badLine(field, `${place}.entryId`, 'Not of this order'));
    const line = entriesOfLine(named, [...free.values()].filter(isFit));
    const there = piecesOf(line);
    const isRefused = there === 0 && !isFit(named);
    if (!isRefused && (quantity ?? 1) > there)
      throw badInput(badLine(field, `${place}.quantity`, `At most ${there} of them can be ${deed}`));
    // What it can not be done with is refused by its state, in that one's words.
    if (isRefused) {
      taken.push(named);
      places.push(place);
    }
    let left = quantity ?? there;
    for (const entry of line) {
      const count = Math.min(left, entry.accessoriesAmount);
      if (count === 0) break;
      left -= count;
      const split = count < entry.accessoriesAmount ? splitEntry(entry, count) : null;
      if (split) splits.push(split);
      taken.push(split?.part ?? entry);
      places.push(place);
      if (split) free.set(entry._id.toHexString(), split.rest);
      else free.delete(entry._id.toHexString());
    }
  }
  return { taken, places, splits };
}

/** What is wrong with one of some lines, by the plain name of the list and by its exact one. */
export function badLine(field: string, path: string, message: string) {
  return { lines: message, [`${field}.${path}`]: message };
}

/** What there is of a line, that which was named first. */
export function entriesOfLine<E extends Pieces>(named: Pieces, entries: readonly E[]): E[] {
  const isNamed = ({ _id }: Pieces) => textOf(_id) === textOf(named._id);
  const line = entries.filter((entry) => lineOf(entry) === lineOf(named));
  return line.toSorted((a, b) => Number(isNamed(b)) - Number(isNamed(a)));
}

/** All entries of an order as they are once its lines are split. */
export function afterSplits(
  entries: readonly CartEntryRecord[],
  { splits }: Pick<TakenPieces, 'splits'>,
): CartEntryRecord[] {
  const rests = new Map(splits.map(({ rest }) => [rest._id.toHexString(), rest]));
  const kept = entries.map((entry) => rests.get(entry._id.toHexString()) ?? entry);
  return [...kept, ...splits.map(({ part }) => part)];
}

/** The entry that stands for the line that some pieces are of. */
export function headOf<E extends Pieces>(pieces: E, entries: readonly E[]): E {
  return entries.find(({ _id }) => String(_id) === String(pieces.lineId)) ?? pieces;
}

/** Writes what was split, in the transaction that does something with the pieces. */
export async function writeSplits(
  { splits }: Pick<TakenPieces, 'splits'>,
  session: ClientSession,
): Promise<void> {
  for (const { rest, part } of splits) {
    const { accessoriesAmount, totalamount, paidCents, refundedCents } = rest;
    const kept = {
      accessoriesAmount,
      totalamount,
      paidCents,
      ...(refundedCents !== undefined && { refundedCents }),
    };
    await CartEntryModel.updateOne({ _id: rest._id }, { $set: kept }, { session });
    await CartEntryModel.collection.insertOne(part, { session });
    await mailRepository.addPart(rest, part._id, session);
  }
}

function splitEntry(entry: CartEntryRecord, count: number): Split {
  const { accessoriesAmount: quantity, totalamount, refundedCents } = entry;
  const charge = (left: boolean) => {
    const of = (amount: number) => {
      const share = quantityShare(cents(amount), quantity, count);
      return left ? cents(amount - share) : share;
    };
    return {
      accessoriesAmount: left ? quantity - count : count,
      totalamount: toDollars(of(toCents(totalamount))),
      paidCents: of(paidFor(entry)),
      ...(refundedCents !== undefined && { refundedCents: of(refundedCents) }),
    };
  };
  const line = { lineId: entry.lineId ?? entry._id };
  return {
    rest: { ...entry, ...charge(true) },
    part: { ...entry, ...charge(false), ...line, _id: new Types.ObjectId() },
  };
}

function piecesOf(entries: readonly CartEntryRecord[]): number {
  return entries.reduce((sum, { accessoriesAmount }) => sum + accessoriesAmount, 0);
}
