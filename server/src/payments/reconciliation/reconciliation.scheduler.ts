import type { Logger } from '../../platform/logging.ts';
import type { ReconciliationService } from './reconciliation.service.ts';

/** Delay until a process that has just started tries its first run again. */
const FIRST_RETRY_MS = 1000;

/** Runs the reconciliation at every start, and then in whichever process is first. */
export class ReconciliationScheduler {
  private timer: NodeJS.Timeout | undefined;
  private running: Promise<unknown> = Promise.resolve();
  private isFirst = true;
  private readonly stopped = new AbortController();

  /** @param interval milliseconds from one run to the next */
  constructor(
    private readonly reconciliation: ReconciliationService,
    private readonly interval: number,
    private readonly log: Logger,
  ) {}

  start(): void {
    this.schedule(0);
  }

  /** Waits for the step under way; the rest of a run is left to others. */
  async stop(): Promise<void> {
    this.stopped.abort();
    clearTimeout(this.timer);
    await this.running;
  }

  private schedule(delay: number): void {
    this.timer = setTimeout(() => {
      this.running = this.runOnce().then((next) => {
        if (!this.stopped.signal.aborted) this.schedule(next);
      });
    }, delay);
    this.timer.unref();
  }

  /** @returns how many milliseconds later to try again */
  private async runOnce(): Promise<number> {
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
