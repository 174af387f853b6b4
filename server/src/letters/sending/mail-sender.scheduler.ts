import { withLease } from '../../database/lease.ts';
import type { MailOutbox } from '../../outbox/mail-outbox.ts';
import type { Logger } from '../../platform/logging.ts';
import type { MailSender } from './mail-sender.ts';

/** The name by which all processes know the work. */
const LEASE = 'mails';
/** How long after its holder was killed the next one sends, in milliseconds. */
const LEASE_TTL_MS = 10_000;
/** From an addition to the look at it: by then its transaction is mostly committed, and others may have come. */
const ADDED_DELAY_MS = 200;

/** Has mails sent by one process at a time: soon after this one added some, and every few seconds. */
export class MailSenderScheduler {
  private timer: NodeJS.Timeout | undefined;
  private running: Promise<void> = Promise.resolve();
  private isSending = false;
  /** Whether something was added that nobody has looked at yet. */
  private hasNew = false;
  private readonly stopped = new AbortController();

  /**
   * @param sender null where no mails are sent
   * @param interval milliseconds from one look to the next
   */
  constructor(
    private readonly sender: MailSender | null,
    private readonly outbox: MailOutbox,
    private readonly interval: number,
    private readonly log: Logger,
  ) {}

  start(): void {
    if (!this.sender || this.interval === 0) return;
    this.outbox.onAdded(() => this.onAdded());
    this.schedule(0);
  }

  /** Waits for the mail under way; the rest is left to others. */
  async stop(): Promise<void> {
    this.stopped.abort();
    clearTimeout(this.timer);
    await this.running;
  }

  private onAdded(): void {
    // Many additions one after another must not put it off again and again.
    if (!this.hasNew && !this.isSending) this.schedule(ADDED_DELAY_MS);
    this.hasNew = true;
  }

  private schedule(delay: number): void {
    clearTimeout(this.timer);
    if (this.stopped.signal.aborted) return;
    this.timer = setTimeout(() => {
      this.running = this.run();
    }, delay);
    this.timer.unref();
  }

  private async run(): Promise<void> {
    this.isSending = true;
    this.hasNew = false;
    try {
      await this.sendUnderLease();
    } catch (error) {
      this.log.warn({ err: error }, 'mails could not be sent, it is tried again');
    }
    this.isSending = false;
    this.schedule(this.hasNew ? ADDED_DELAY_MS : this.interval);
  }

  private async sendUnderLease(): Promise<void> {
    const { sender } = this;
    // Mostly there is nothing, and nobody needs a lease for that.
    if (!sender || !(await sender.hasDue())) return;
    const options = { ttl: LEASE_TTL_MS, rest: 0, ignoresRest: true, log: this.log };
    await withLease(LEASE, options, (lost) => sender.sendDue(AbortSignal.any([lost, this.stopped.signal])));
  }
}
