/** Whether somebody still waited, and has the place now. */
type Turn = () => boolean;

/** Places for work that is dear: whoever comes when all are taken waits in line. */
export class Slots {
  private readonly waiting: Turn[] = [];

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

  private waitForPlace(): Promise<boolean> {
    return new Promise((resolve) => {
      let waits = true;
      const go = (hasPlace: boolean) => {
        clearTimeout(timer);
        waits = false;
        resolve(hasPlace);
      };
      const timer = this.patience === undefined ? undefined : setTimeout(go, this.patience, false);
      this.waiting.push(() => {
        const takes = waits;
        if (takes) go(true);
        return takes;
      });
    });
  }

  /** The place is handed on, so that nobody who comes at this moment is served before those who wait. */
  private leave(): void {
    for (let turn = this.waiting.shift(); turn; turn = this.waiting.shift()) if (turn()) return;
    this.free += 1;
  }
}
