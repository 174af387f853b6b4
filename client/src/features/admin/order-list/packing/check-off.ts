import { skuKeyOf } from '../../../../../../domain/catalogue/sku-key.ts';
import { readOrderNumber } from '../../../../../../domain/orders/order-number.ts';
import { barcodeKeyOf } from '../../../../../../domain/packing/barcode-key.ts';

/** A line that is packed now, of so many pieces. */
export interface DeskLine {
  readonly _id: string;
  readonly petId: string;
  readonly petname: string;
  readonly accessoriesAmount: number;
  /** How its item is marked now; null where it is no more in the shop. */
  readonly pet?: { readonly barcode?: string | null; readonly sku?: string | null } | null;
}

interface DeskOrder {
  readonly number: string;
  readonly lines: readonly DeskLine[];
}

/** How many pieces of a line are checked off, by its id. */
export type Counted = ReadonlyMap<string, number>;

/** What is on the desk, and how far it is. */
export interface Desk {
  /** Orders that may leave, with what of them is packed now. */
  readonly orders: readonly DeskOrder[];
  readonly held: readonly { readonly number: string; readonly holds: readonly { readonly text: string }[] }[];
  /** Numbers of those that are packed now, the one whose number was scanned last alone where there is one. */
  readonly packed: readonly string[];
  readonly counted: Counted;
}

/** What a scan, or what somebody typed, does. */
export type Scan =
  | { readonly kind: 'order'; readonly number: string }
  | {
      readonly kind: 'line';
      readonly id: string;
      /** How many of its pieces are checked off then. */
      readonly pieces: number;
      readonly text: string;
    }
  | { readonly kind: 'refused'; readonly text: string };

/**
 * The order whose number was scanned, one more piece of the line whose barcode or SKU it was, or the whole line that is
 * called so or has that number: packs have no names to scan, so those were typed.
 */
export function readScan(typed: string, desk: Desk): Scan {
  const text = typed.trim();
  return scannedOrder(readOrderNumber(text), desk) ?? scannedLine(text, desk);
}

/** Whether all pieces of a line lie in the parcel. */
export function isCheckedOff({ _id, accessoriesAmount }: DeskLine, counted: Counted): boolean {
  return (counted.get(_id) ?? 0) >= accessoriesAmount;
}

/** Which of some orders are checked off whole, and which are not; null where nobody has begun with any. */
export function checkedOffOf(
  orders: readonly DeskOrder[],
  counted: Counted,
): { readonly done: readonly string[]; readonly open: readonly string[] } | null {
  const isBegun = orders.some(({ lines }) => lines.some(({ _id }) => (counted.get(_id) ?? 0) > 0));
  if (!isBegun) return null;
  const isDone = ({ lines }: DeskOrder) => lines.every((line) => isCheckedOff(line, counted));
  return {
    done: orders.filter(isDone).map(({ number }) => number),
    open: orders.filter((order) => !isDone(order)).map(({ number }) => number),
  };
}

function scannedOrder(number: string | null, { orders, held }: Desk): Scan | null {
  if (!number) return null;
  if (orders.some((order) => order.number === number)) return { kind: 'order', number };
  const hold = held.find((order) => order.number === number)?.holds[0];
  return hold ? refused(`${number} is held: ${hold.text}`) : null;
}

function scannedLine(text: string, { orders, packed, counted }: Desk): Scan {
  if (packed.length === 0) return refused(`${text}: no such order. Scan the number of one, or select some`);
  const there = orders.filter(({ number }) => packed.includes(number)).flatMap(({ lines }) => lines);
  const marked = linesMarked(text, there);
  const isPiece = marked.length > 0;
  const found = isPiece ? marked : linesCalled(text, there);
  const [first] = found;
  const where = packed.length === 1 ? `in ${packed[0]}` : 'in what is selected';
  if (!first) return refused(`${text} is not ${where}`);
  const names = [...new Set(found.map(({ petname }) => petname))];
  if (names.length > 1) return refused(`${text} can be ${names.join(' or ')}`);
  const next = found.find((line) => !isCheckedOff(line, counted));
  if (!next) return refused(`${first.petname} is checked off already ${where}`);
  return checkedOff(next, isPiece ? (counted.get(next._id) ?? 0) + 1 : next.accessoriesAmount);
}

function checkedOff({ _id, petname, accessoriesAmount }: DeskLine, pieces: number): Scan {
  const far = pieces < accessoriesAmount ? `: ${pieces} of ${accessoriesAmount}` : ' is checked off';
  return { kind: 'line', id: _id, pieces, text: `${petname}${far}` };
}

/** Lines whose item has that barcode or SKU. */
function linesMarked(text: string, lines: readonly DeskLine[]): DeskLine[] {
  const isIt = ({ pet }: DeskLine) =>
    Boolean(pet?.barcode && barcodeKeyOf(pet.barcode) === barcodeKeyOf(text)) ||
    Boolean(pet?.sku && skuKeyOf(pet.sku) === skuKeyOf(text));
  return lines.filter(isIt);
}

/** Lines with exactly that name or number; without one, those in whose name it stands. */
function linesCalled(text: string, lines: readonly DeskLine[]): DeskLine[] {
  const wanted = text.toLowerCase();
  const isIt = ({ petId, petname }: DeskLine) => petId === text || petname.toLowerCase() === wanted;
  const exact = lines.filter(isIt);
  return exact.length > 0 ? exact : lines.filter(({ petname }) => petname.toLowerCase().includes(wanted));
}

function refused(text: string): Scan {
  return { kind: 'refused', text };
}
