/**
 * Lets work on the same thing take turns within this process. It keeps transactions that would only get in
 * each other's way from doing so; it is no lock, because other processes know nothing of it.
 */
export class Turns {
  private readonly last = new Map<string, Promise<unknown>>();

  /** Whether work on the thing is under way or waits for its turn. */
  isTaken(thing: string): boolean {
    return this.last.has(thing);
  }

  /** Does the work once all earlier work on the thing is over, however that ended. */
  async take<T>(thing: string, work: () => Promise<T>): Promise<T> {
    const before = this.last.get(thing);
    const mine = (before ?? Promise.resolve()).catch(() => undefined).then(work);
    this.last.set(thing, mine);
    try {
      return await mine;
    } finally {
      if (this.last.get(thing) === mine) this.last.delete(thing);
    }
  }
}
