/** Up to so many records are counted each time. */
const EXACT = 1000;

/** How long a count of more is given again, in milliseconds. */
const KEPT_MS = 10_000;

/** Most lists whose counts are kept. */
const MAX_KEPT = 100;

/** Counts the records of a list, as far as a limit goes. */
export type CountUpTo = (limit?: number) => Promise<number>;

/**
 * How many records lists have. A thousand are counted each time, more of them every ten seconds: what is shown of so
 * many is a magnitude.
 */
export class ListCounts {
  private readonly kept = new Map<string, { readonly count: Promise<number>; readonly until: number }>();

  constructor(private readonly now: () => number = () => performance.now()) {}

  /** @param list what tells it from other lists; the same in every word of its JSON */
  async count(list: object, countUpTo: CountUpTo): Promise<number> {
    const key = JSON.stringify(list);
    const kept = this.kept.get(key);
    if (kept && kept.until > this.now()) return kept.count;
    const few = await countUpTo(EXACT + 1);
    return few <= EXACT ? few : this.countAll(key, countUpTo);
  }

  private async countAll(key: string, countUpTo: CountUpTo): Promise<number> {
    const count = countUpTo();
    this.kept.delete(key);
    this.kept.set(key, { count, until: this.now() + KEPT_MS });
    const [oldest] = this.kept.keys();
    if (oldest !== undefined && this.kept.size > MAX_KEPT) this.kept.delete(oldest);
    count.catch(() => this.kept.delete(key));
    return count;
  }
}
