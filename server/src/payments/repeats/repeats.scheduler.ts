import { withLease } from '../../database/lease.ts';
import type { Logger } from '../../platform/logging.ts';
import type { RepeatsService } from './repeats.service.ts';

/** The name by which all processes know the work. */
const LEASE = 'repeats';
/** How long after its holder was killed the next one goes on, in milliseconds. */
const LEASE_TTL_MS = 15_000;

/** Has repeat deliveries announced and charged by one process at a time, every so many seconds. */
export class RepeatsScheduler {
  private timer: NodeJS.Timeout | undefined;
  private running: Promise<void> = Promise.resolve();
  private readonly stopped = new AbortController();

  /** @param interval milliseconds from one round to the next; 0 where this process does none */
  constructor(
    private readonly repeats: RepeatsService,
    private readonly interval: number,
    private readonly log: Logger,
  ) {}

  start(): void {
    if (this.interval > 0) this.schedule(0);
  }

  /** Waits for the plan under way; the rest is left to others. */
  async stop(): Promise<void> {
    this.stopped.abort();
    clearTimeout(this.timer);
    await this.running;
  }

  private schedule(delay: number): void {
    this.timer = setTimeout(() => {
      this.running = this.runOnce();
    }, delay);
    this.timer.unref();
  }

  private async runOnce(): Promise<void> {
    try {
      // Processes tick at their own times: a little less than the interval, so that none comes too early.
      const options = { ttl: LEASE_TTL_MS, rest: this.interval * 0.8, ignoresRest: false, log: this.log };
      await withLease(LEASE, options, (lost) =>
        this.repeats.run(AbortSignal.any([lost, this.stopped.signal])),
      );
    } catch (error) {
      this.log.warn({ err: error }, 'repeat deliveries could not be handled, it is tried again');
    }
    if (!this.stopped.signal.aborted) this.schedule(this.interval);
  }
}
