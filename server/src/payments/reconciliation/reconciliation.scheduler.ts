import type { Logger } from '../../platform/logging.ts';
import type { ReconciliationService } from './reconciliation.service.ts';

/** How soon a process that has just started asks again for its first round, in milliseconds. */
const FIRST_RETRY_MS = 1000;

/** Has a round of the reconciliation made at every start, and then by whichever process is first. */
export class ReconciliationLoop {
  private timer: NodeJS.Timeout | undefined;
  private running: Promise<unknown> = Promise.resolve();
  private isFirst = true;
  private readonly stopped = new AbortController();

  /** @param interval milliseconds from one round to the next */
  constructor(
    private readonly reconciliation: ReconciliationService,
    private readonly interval: number,
    private readonly log: Logger,
  ) {}

  start(): void {
    this.schedule(0);
  }

  /** Waits for what is under way; the rest of a round is left to others. */
  async stop(): Promise<void> {
    this.stopped.abort();
    clearTimeout(this.timer);
    await this.running;
  }

  private schedule(delay: number): void {
    this.timer = setTimeout(() => {
      this.running = this.round().then((next) => {
        if (!this.stopped.signal.aborted) this.schedule(next);
      });
    }, delay);
    this.timer.unref();
  }

  /** @returns how many milliseconds later to try again */
  private async round(): Promise<number> {
    try {
      // Processes tick at their own times: a little less than the interval, so that none comes too early.
      const done = await this.reconciliation.run(this.interval * 0.8, this.isFirst, this.stopped.signal);
      if (!done) return this.isFirst ? FIRST_RETRY_MS : this.interval;
      this.isFirst = false;
      this.log.debug(done, 'reconciled');
    } catch (error) {
      this.log.warn({ err: error }, 'the reconciliation failed, it is tried again');
    }
    return this.isFirst ? FIRST_RETRY_MS : this.interval;
  }
}
