/** Places for work that is dear: whoever comes when all are taken waits in line. */
export class Slots {
  /** They are told whether they have a place now. */
  private readonly waiting: ((hasPlace: boolean) => void)[] = [];

  /** @param patience how long one waits in line, in milliseconds; then the work is done without a place */
  constructor(
    private free: number,
    private readonly patience?: number,
  ) {}

  /** Does some work as soon as there is a place for it. */
  async take<T>(work: () => Promise<T>): Promise<T> {
    let hasPlace = true;
    if (this.free > 0) this.free -= 1;
    else hasPlace = await this.waitForPlace();
    try {
      return await work();
    } finally {
      if (hasPlace) this.leave();
    }
  }

  private async waitForPlace(): Promise<boolean> {
    const { promise, resolve } = Promise.withResolvers<boolean>();
    this.waiting.push(resolve);
    if (this.patience === undefined) return promise;
    const timer = setTimeout(() => {
      this.waiting.splice(this.waiting.indexOf(resolve), 1);
      resolve(false);
    }, this.patience);
    try {
      return await promise;
    } finally {
      // Before any timer goes off: who has a place is no longer in line.
      clearTimeout(timer);
    }
  }

  /** The place is handed on, so that nobody who comes at this moment is served before those who wait. */
  private leave(): void {
    const next = this.waiting.shift();
    if (next) next(true);
    else this.free += 1;
  }
}
