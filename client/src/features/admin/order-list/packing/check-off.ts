import { readOrderNumber } from '../../../../../../domain/orders/order-number.ts';

interface Line {
  readonly _id: string;
  readonly petId: string;
  readonly petname: string;
}

/** What is on the desk, and how far it is. */
export interface Desk {
  /** Orders that may leave, with what of them is packed now. */
  readonly orders: readonly { readonly number: string; readonly lines: readonly Line[] }[];
  readonly held: readonly { readonly number: string; readonly holds: readonly { readonly text: string }[] }[];
  /** Numbers of those that are packed now, the one whose number was scanned last alone where there is one. */
  readonly packed: readonly string[];
  /** Ids of the lines that are checked off. */
  readonly checked: ReadonlySet<string>;
}

/** What a scan, or what somebody typed, does. */
export type Scan =
  | { readonly kind: 'order'; readonly number: string }
  | { readonly kind: 'line'; readonly id: string; readonly text: string }
  | { readonly kind: 'refused'; readonly text: string };

/** The order whose number was scanned, or the line of what is packed that is called so or has that number. */
export function readScan(typed: string, desk: Desk): Scan {
  const text = typed.trim();
  return scannedOrder(readOrderNumber(text), desk) ?? scannedLine(text, desk);
}

function scannedOrder(number: string | null, { orders, held }: Desk): Scan | null {
  if (!number) return null;
  if (orders.some((order) => order.number === number)) return { kind: 'order', number };
  const hold = held.find((order) => order.number === number)?.holds[0];
  return hold ? refused(`${number} is held: ${hold.text}`) : null;
}

function scannedLine(text: string, { orders, packed, checked }: Desk): Scan {
  if (packed.length === 0) return refused(`${text}: no such order. Scan the number of one, or select some`);
  const there = orders.filter(({ number }) => packed.includes(number)).flatMap(({ lines }) => lines);
  const found = linesCalled(text, there);
  const [first] = found;
  const where = packed.length === 1 ? `in ${packed[0]}` : 'in what is selected';
  if (!first) return refused(`${text} is not ${where}`);
  const names = [...new Set(found.map(({ petname }) => petname))];
  if (names.length > 1) return refused(`${text} can be ${names.join(' or ')}`);
  const next = found.find(({ _id }) => !checked.has(_id));
  if (!next) return refused(`${first.petname} is checked off already ${where}`);
  return { kind: 'line', id: next._id, text: `${next.petname} is checked off` };
}

/** Lines with exactly that name or number; without one, those in whose name it stands. */
function linesCalled(text: string, lines: readonly Line[]): Line[] {
  const wanted = text.toLowerCase();
  const isIt = ({ petId, petname }: Line) => petId === text || petname.toLowerCase() === wanted;
  const exact = lines.filter(isIt);
  return exact.length > 0 ? exact : lines.filter(({ petname }) => petname.toLowerCase().includes(wanted));
}

function refused(text: string): Scan {
  return { kind: 'refused', text };
}
