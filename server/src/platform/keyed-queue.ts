/**
 * Lets work on the same thing take turns within this process. It keeps transactions that would only get in
 * each other's way from doing so; it is no lock, because other processes know nothing of it.
 */
export class Turns<Result> {
  private readonly last = new Map<string, Promise<Result>>();

  /**
   * Does the work once all earlier work on the thing is over, however that ended.
   *
   * @param work gets what the work just before it came to, if that was waited for and went well
   */
  async take(thing: string, work: (before?: Result) => Promise<Result>): Promise<Result> {
    const before = this.last.get(thing);
    const mine = before ? before.then(work, () => work()) : work();
    this.last.set(thing, mine);
    try {
      return await mine;
    } finally {
      if (this.last.get(thing) === mine) this.last.delete(thing);
    }
  }
}
