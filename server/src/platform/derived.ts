/** Values that are kept of one source. */
const MAX_KEPT = 100;

/** What is derived from objects that are replaced by new ones when they change, kept for as long as these are there. */
export class Derived<Source extends object, Value> {
  private readonly bySource = new WeakMap<Source, Map<string, Value>>();

  /** @param key what else it depends on; a promise that is broken is not kept */
  get(source: Source, key: string, derive: () => Value): Value {
    const ofSource = this.bySource.get(source) ?? new Map<string, Value>();
    this.bySource.set(source, ofSource);
    const kept = ofSource.get(key);
    if (kept !== undefined) return kept;
    const value = derive();
    if (ofSource.size >= MAX_KEPT) ofSource.clear();
    ofSource.set(key, value);
    if (value instanceof Promise) value.catch(() => ofSource.delete(key));
    return value;
  }
}
