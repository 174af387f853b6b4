/** Limits how much costly work runs at a time; the rest waits in line. */
export class Semaphore {
  /** Resolvers in line, called with whether a permit was acquired. */
  private readonly waiting: ((hasPlace: boolean) => void)[] = [];

  /** @param maxWaitMs longest wait in line; then the work runs without a permit */
  constructor(
    private permits: number,
    private readonly maxWaitMs?: number,
  ) {}

  /** Runs the work as soon as a permit is free. */
  async run<T>(work: () => Promise<T>): Promise<T> {
    let isAcquired = true;
    if (this.permits > 0) this.permits -= 1;
    else isAcquired = await this.acquireOrWait();
    try {
      return await work();
    } finally {
      if (isAcquired) this.release();
    }
  }

  private async acquireOrWait(): Promise<boolean> {
    const { promise, resolve } = Promise.withResolvers<boolean>();
    this.waiting.push(resolve);
    if (this.maxWaitMs === undefined) return promise;
    const timer = setTimeout(() => {
      this.waiting.splice(this.waiting.indexOf(resolve), 1);
      resolve(false);
    }, this.maxWaitMs);
    try {
      return await promise;
    } finally {
      // Before any timer fires: whoever acquired a permit is no longer in line.
      clearTimeout(timer);
    }
  }

  /** Hands the permit on, so that nobody who comes at this moment overtakes those in line. */
  private release(): void {
    const next = this.waiting.shift();
    if (next) next(true);
    else this.permits += 1;
  }
}
