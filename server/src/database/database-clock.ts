import mongoose from 'mongoose';
import type { Logger } from '../platform/logging.ts';
import { DistantClock, type Reading } from './distant-clock.ts';

/** How often the database's clock is read. */
const SYNC_INTERVAL_MS = 10_000;

/** How often in a row, of which the fastest answer counts: one that waited for a busy machine says less. */
const READING_COUNT = 3;

/** A larger skew is logged. */
const NOTABLE_SKEW_MS = 30_000;

/**
 * The time by the database's clock, the only one that all servers and command lines share. Whatever is stored as a
 * moment, or compared with a stored one, comes from here: the clock of a machine may be wrong, and what it wrote down
 * outlives its mending. Before the database is known it is the machine's own.
 */
class DatabaseClock {
  private clock = new DistantClock(monotonicMs);
  private timer: NodeJS.Timeout | undefined;
  private isSkewLogged = false;

  now(): Date {
    return new Date(Math.round(this.clock.now() ?? Date.now()));
  }

  /** The time so many milliseconds from now; before now where that is negative. */
  in(milliseconds: number): Date {
    return new Date(this.now().getTime() + milliseconds);
  }

  /** @throws what the driver throws when the database gives no answer */
  async start(log: Logger): Promise<void> {
    this.clock = new DistantClock(monotonicMs);
    await this.sync(log);
    // A database that is down for a while has taken its time along: ours goes on from what it showed last.
    this.timer = setInterval(() => void this.sync(log).catch(() => undefined), SYNC_INTERVAL_MS).unref();
  }

  stop(): void {
    clearInterval(this.timer);
  }

  private async sync(log: Logger): Promise<void> {
    const readings: Reading[] = [];
    while (readings.length < READING_COUNT) readings.push(await read());
    this.clock.set(readings);
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

function monotonicMs(): number {
  return performance.now();
}

async function read(): Promise<Reading> {
  const askedAt = performance.now();
  const { localTime } = await mongoose.connection.getClient().db('admin').command({ hello: 1 });
  return { shown: localTime.getTime(), askedAt, answeredAt: performance.now() };
}

/** One a process, like the connection that it asks by. */
export const databaseClock = new DatabaseClock();
