/** Places for work that is dear: whoever comes when all are taken waits in line. */
export class Slots {
  private readonly waiting: (() => void)[] = [];

  constructor(private free: number) {}

  /** Does some work as soon as there is a place for it. */
  async take<T>(work: () => Promise<T>): Promise<T> {
    if (this.free > 0) this.free -= 1;
    else await new Promise<void>((resolve) => this.waiting.push(resolve));
    try {
      return await work();
    } finally {
      // Handed on, so that nobody who comes at this moment is served before those who wait.
      const next = this.waiting.shift();
      if (next) next();
      else this.free += 1;
    }
  }
}
