/**
 * Runs work with the same key one after another within this process, so that transactions that would only conflict
 * do not. It is no lock: other processes know nothing of it.
 */
export class KeyedQueue<Result> {
  private readonly tails = new Map<string, Promise<Result>>();

  /**
   * Runs the work once all earlier work with the key is over, however that ended.
   *
   * @param work gets the result of the work just before it, if that was waited for and succeeded
   */
  async run(key: string, work: (before?: Result) => Promise<Result>): Promise<Result> {
    const before = this.tails.get(key);
    const tail = before ? before.then(work, () => work()) : work();
    this.tails.set(key, tail);
    try {
      return await tail;
    } finally {
      if (this.tails.get(key) === tail) this.tails.delete(key);
    }
  }
}
