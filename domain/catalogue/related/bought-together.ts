/** Most items that are shown as bought together with one. */
export const MAX_PARTNERS = 8;

/** What one parcel alone brought together says nothing. */
const LEAST_PARCELS = 2;

/** More lines of one parcel are a shop’s order and tell nothing of taste: they would pair with everything. */
const MAX_LINES = 12;

/**
 * What is bought in the same parcels, for each item those that most often are.
 *
 * What everybody buys is in every parcel by chance. So pairs count by how many parcels they share, in proportion to how many
 * each of the two is in (their cosine).
 *
 * @param parcels the items of each
 * @returns partners of each item that has some, the closest first
 */
export function boughtTogether(parcels: Iterable<readonly string[]>): Map<string, string[]> {
  const times = new Map<string, number>();
  const pairs = new Map<string, Map<string, number>>();
  for (const parcel of parcels) {
    const items = [...new Set(parcel)].slice(0, MAX_LINES);
    for (const item of items) {
      countUp(times, item);
      const partners = pairs.get(item) ?? new Map<string, number>();
      for (const other of items) if (other !== item) countUp(partners, other);
      pairs.set(item, partners);
    }
  }
  const closest = [...pairs].map(([item, partners]) => [item, closestOf(item, partners, times)] as const);
  return new Map(closest.filter(([, partners]) => partners.length > 0));
}

function closestOf(item: string, partners: ReadonlyMap<string, number>, times: ReadonlyMap<string, number>) {
  const timesOf = (one: string) => times.get(one) ?? 1;
  return [...partners]
    .filter(([, shared]) => shared >= LEAST_PARCELS)
    .map(([other, shared]) => ({ other, closeness: shared / Math.sqrt(timesOf(item) * timesOf(other)) }))
    .sort((a, b) => b.closeness - a.closeness || (a.other < b.other ? -1 : 1))
    .slice(0, MAX_PARTNERS)
    .map(({ other }) => other);
}

function countUp(counts: Map<string, number>, key: string): void {
  counts.set(key, (counts.get(key) ?? 0) + 1);
}

/** A line of an order. */
export interface BoughtLine {
  readonly parcel: string;
  readonly item: string;
  /** What the item is one of several sizes of; the item itself where it stands alone. */
  readonly family: string;
}

/**
 * The same of families: a bag of two kilograms goes with what one of nine goes with.
 *
 * @returns by family, of each partner the item that most lines have
 */
export function familiesBoughtTogether(lines: readonly BoughtLine[]): Map<string, string[]> {
  const parcels = new Map<string, string[]>();
  const sizes = new Map<string, Map<string, number>>();
  for (const { parcel, item, family } of lines) {
    const families = parcels.get(parcel) ?? [];
    families.push(family);
    parcels.set(parcel, families);
    const times = sizes.get(family) ?? new Map<string, number>();
    countUp(times, item);
    sizes.set(family, times);
  }
  const mostBought = (family: string) => {
    const [most] = [...(sizes.get(family) ?? [])].sort(([, a], [, b]) => b - a);
    return most?.[0] ?? family;
  };
  return new Map(
    [...boughtTogether(parcels.values())].map(([family, others]) => [family, others.map(mostBought)]),
  );
}
