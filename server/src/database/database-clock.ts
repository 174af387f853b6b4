import mongoose from 'mongoose';
import type { Logger } from '../platform/logging.ts';

/** How often the database's clock is read. */
const SYNC_INTERVAL_MS = 10_000;

/** A reply that took longer is too inexact. */
const MAX_ROUND_TRIP_MS = 1000;

/** A larger skew is logged. */
const NOTABLE_SKEW_MS = 30_000;

/** What the database's clock showed, and when that was by a clock of this process that nobody can set. */
interface Reading {
  readonly databaseMs: number;
  readonly monotonicMs: number;
}

/**
 * The time by the database's clock, the only one that all servers and command lines share. Whatever is stored as a
 * moment, or compared with a stored one, comes from here: the clock of a machine may be wrong, and what it wrote down
 * outlives its mending. Before the database is known it is the machine's own.
 */
class DatabaseClock {
  private reading: Reading | null = null;
  private timer: NodeJS.Timeout | undefined;
  private isSkewLogged = false;

  now(): Date {
    if (!this.reading) return new Date();
    return new Date(Math.round(this.reading.databaseMs + performance.now() - this.reading.monotonicMs));
  }

  /** The time so many milliseconds from now; before now where that is negative. */
  in(milliseconds: number): Date {
    return new Date(this.now().getTime() + milliseconds);
  }

  /** @throws what the driver throws when the database gives no answer */
  async start(log: Logger): Promise<void> {
    this.reading = null;
    await this.sync(log);
    // A database that is down for a while has taken its time along: ours goes on from what it showed last.
    this.timer = setInterval(() => void this.sync(log).catch(() => undefined), SYNC_INTERVAL_MS).unref();
  }

  stop(): void {
    clearInterval(this.timer);
  }

  private async sync(log: Logger): Promise<void> {
    const askedAt = performance.now();
    const hello = await mongoose.connection.db?.admin().command({ hello: 1 });
    const answeredAt = performance.now();
    const isTooVague = this.reading !== null && answeredAt - askedAt > MAX_ROUND_TRIP_MS;
    if (!hello || isTooVague) return;
    const databaseMs = (hello.localTime as Date).getTime();
    this.reading = { databaseMs, monotonicMs: (askedAt + answeredAt) / 2 };
    this.logSkew(log);
  }

  private logSkew(log: Logger): void {
    const seconds = Math.round((Date.now() - this.now().getTime()) / 1000);
    const isNotable = Math.abs(seconds) * 1000 >= NOTABLE_SKEW_MS;
    if (isNotable && !this.isSkewLogged) {
      log.warn({ secondsAhead: seconds }, 'the clock of this machine is off the database’s');
    }
    this.isSkewLogged = isNotable;
  }
}

/** One a process, like the connection that it asks by. */
export const databaseClock = new DatabaseClock();
