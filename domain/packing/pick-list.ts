/** A line of an order that is to be packed. */
export interface LineToPick {
  readonly petId: string;
  readonly petname: string;
  readonly amount: number;
  /** Where it stands in the shop; nothing where nobody has said so. */
  readonly shelf: string | null;
  readonly orderNumber: string;
}

/** An item that is fetched once, for however many orders. */
export interface Pick {
  readonly petId: string;
  readonly petname: string;
  /** Pieces for all orders together. */
  readonly amount: number;
  readonly orders: readonly { readonly number: string; readonly amount: number }[];
}

/** What is fetched from a shelf; `shelf` is null for items without one. */
export interface ShelfOfPicks {
  readonly shelf: string | null;
  readonly picks: readonly Pick[];
}

const byText = new Intl.Collator('en', { numeric: true, sensitivity: 'base' }).compare;

/**
 * What is fetched for several orders on one walk along the shelves: in the order of the shelves, A2 before A10, and what
 * has none last; on a shelf by the names of the items.
 *
 * @param lines in the order in which the orders are packed
 */
export function pickList(lines: readonly LineToPick[]): ShelfOfPicks[] {
  const shelves = groupBy(lines, ({ shelf }) => shelf?.trim() || null);
  return Array.from(shelves, ([shelf, those]) => ({ shelf, picks: picksOf(those) })).sort(byShelf);
}

function byShelf(a: ShelfOfPicks, b: ShelfOfPicks): number {
  if (a.shelf === null || b.shelf === null) return Number(a.shelf === null) - Number(b.shelf === null);
  return byText(a.shelf, b.shelf);
}

function picksOf(lines: readonly LineToPick[]): Pick[] {
  const items = groupBy(lines, ({ petId }) => petId);
  return Array.from(items, ([petId, those]) => ({
    petId,
    petname: those[0]?.petname ?? '',
    amount: sum(those),
    orders: Array.from(
      groupBy(those, ({ orderNumber }) => orderNumber),
      ([number, ofOrder]) => ({ number, amount: sum(ofOrder) }),
    ),
  })).sort((a, b) => byText(a.petname, b.petname));
}

function sum(lines: readonly LineToPick[]): number {
  return lines.reduce((pieces, { amount }) => pieces + amount, 0);
}

/** Map.groupBy, which not all browsers of the shop have. */
function groupBy<Key>(lines: readonly LineToPick[], keyOf: (line: LineToPick) => Key) {
  const groups = new Map<Key, LineToPick[]>();
  for (const line of lines) groups.set(keyOf(line), [...(groups.get(keyOf(line)) ?? []), line]);
  return groups;
}
