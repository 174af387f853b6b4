import type { Logger } from '../platform/logging.ts';
import { withLease } from './lease.ts';

/** How long after its holder was killed the next one begins, in milliseconds. */
const LEASE_TTL_MS = 10_000;

export interface RoundOptions {
  /** The name by which all processes know the work. */
  readonly lease: string;
  /** Milliseconds from one round to the next; 0 for a process that does none. */
  readonly interval: number;
  /** Whether there may be anything to do: nobody needs a lease where there is nothing. */
  readonly hasWork: () => Promise<boolean>;
  /** @param stopped ends the round after the step under way; the rest is left to the next one */
  readonly round: (stopped: AbortSignal) => Promise<void>;
  readonly log: Logger;
}

/** Has something looked after every so often, by one process at a time. What fails is tried again by the next round. */
export class LeasedRounds {
  private timer: NodeJS.Timeout | undefined;
  private running: Promise<void> = Promise.resolve();
  private isRunning = false;
  /** Whether there is something new to do, for which nobody should wait. */
  private isWoken = false;
  private readonly stopped = new AbortController();

  constructor(private readonly options: RoundOptions) {}

  start(): void {
    if (this.options.interval > 0) this.schedule(0);
  }

  /** Waits for the step under way. */
  async stop(): Promise<void> {
    this.stopped.abort();
    clearTimeout(this.timer);
    await this.running;
  }

  /** There is something to do now: this process looks at once, or as soon as the round under way is over. */
  wake(): void {
    if (this.options.interval === 0) return;
    this.isWoken = true;
    if (!this.isRunning) this.schedule(0);
  }

  private schedule(delay: number): void {
    if (this.stopped.signal.aborted) return;
    clearTimeout(this.timer);
    this.timer = setTimeout(() => {
      this.running = this.runOnce();
    }, delay);
    this.timer.unref();
  }

  private async runOnce(): Promise<void> {
    const { lease, interval, log } = this.options;
    const isUrgent = this.isWoken;
    this.isWoken = false;
    this.isRunning = true;
    try {
      await this.runUnderLease(isUrgent);
    } catch (error) {
      log.warn({ err: error, lease }, 'a round failed, the next one tries again');
    }
    this.isRunning = false;
    this.schedule(this.isWoken ? 0 : interval);
  }

  private async runUnderLease(ignoresRest: boolean): Promise<void> {
    const { lease, interval, hasWork, round, log } = this.options;
    if (!(await hasWork())) return;
    // Processes tick at their own times: a little less than the interval, so that none comes too early.
    const options = { ttl: LEASE_TTL_MS, rest: interval * 0.8, ignoresRest, log };
    await withLease(lease, options, (lost) => round(AbortSignal.any([lost, this.stopped.signal])));
  }
}
