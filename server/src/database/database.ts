import mongoose, { type ClientSession } from 'mongoose';
import { DomainError } from '../platform/domain-error.ts';
import type { Logger } from '../platform/logging.ts';
import { withTimeout } from '../platform/with-timeout.ts';
import { databaseClock } from './database-clock.ts';

// A filter on a field that the schema does not know would otherwise be dropped, and match everything.
mongoose.set('strictQuery', 'throw');

/** Longest reply of the database to a health check. */
const PROBE_TIMEOUT_MS = 2000;

/** A transaction that keeps conflicting is not retried after it. */
const TRANSACTION_TIMEOUT_MS = 10_000;

/** With a longer transaction lifetime, locks of a killed process hold up others. */
const LONG_TRANSACTION_LIFETIME_SECONDS = 30;

export interface ConnectOptions {
  /** Name of this program at the database; one in the address takes precedence. */
  readonly appName?: string;
  /** Time-out of one command; 0 for none. */
  readonly commandTimeoutMs?: number;
}

/** Runs work in transactions with majority durability; the driver retries them by MongoDB's rules. */
export class Database {
  private probe: Promise<boolean> | null = null;

  private constructor(private readonly log: Logger) {}

  /**
   * Connects and keeps connected. Time-outs are short, so that a lost database is an error within
   * seconds and not a request that hangs.
   */
  static async connect(
    uri: string,
    log: Logger,
    { appName, commandTimeoutMs = 20_000 }: ConnectOptions = {},
  ): Promise<Database> {
    const isNamed = /[?&]appName=/i.test(uri);
    await mongoose.connect(uri, {
      ...(appName && !isNamed && { appName }),
      serverSelectionTimeoutMS: 3000,
      connectTimeoutMS: 3000,
      // A database that hangs is noticed after the two together, and what waits for it fails.
      heartbeatFrequencyMS: 3000,
      socketTimeoutMS: commandTimeoutMs,
      // Texts were checked when they were stored; looking at every letter of every answer again took a tenth of it.
      enableUtf8Validation: false,
      // While the database is down, mongoose would hold commands back for ten seconds.
      bufferCommands: false,
      writeConcern: { w: 'majority' },
      // Collections and indexes are made by prepareDatabase, and by nothing that only looks.
      autoCreate: false,
      autoIndex: false,
    });
    const db = new Database(log);
    await databaseClock.start(log);
    await db.warnOfLongTransactions();
    return db;
  }

  /**
   * Whether requests get their answers now. Finds out by reading as they do: a command that was made for this alone,
   * or with a time limit of the driver's, fails for reasons of its own. All who ask meanwhile are told the same.
   */
  answers(): Promise<boolean> {
    this.probe ??= this.read().finally(() => {
      this.probe = null;
    });
    return this.probe;
  }

  private async read(): Promise<boolean> {
    const any = { hint: '_id_', projection: { _id: 1 } };
    try {
      await withTimeout(PROBE_TIMEOUT_MS, mongoose.connection.collection('pets').findOne({}, any));
      return true;
    } catch (error) {
      this.log.warn({ err: error }, 'database does not answer');
      return false;
    }
  }

  /**
   * All or nothing. The body may run several times, so it must have no effect outside the database,
   * and must never wait for another service: a transaction that is left open holds its locks.
   *
   * @throws DomainError UPSTREAM_UNAVAILABLE when others got in its way for ten seconds
   */
  async transaction<T>(body: (session: ClientSession) => Promise<T>): Promise<T> {
    const session = await mongoose.startSession();
    const end = performance.now() + TRANSACTION_TIMEOUT_MS;
    try {
      const attempt = async () => {
        // The driver alone would go on for two minutes; no shopper waits that long.
        if (performance.now() < end) return body(session);
        throw new DomainError(
          'UPSTREAM_UNAVAILABLE',
          'The shop is very busy right now. Please try again in a moment.',
        );
      };
      return await session.withTransaction(attempt, {
        readConcern: { level: 'snapshot' },
        writeConcern: { w: 'majority' },
        readPreference: 'primary',
      });
    } finally {
      await session.endSession();
    }
  }

  /**
   * What a killed process was changing stays locked until the database gives its transaction up, by
   * default after a minute. Says so where that is not set lower, and where the database lets us ask.
   */
  private async warnOfLongTransactions(): Promise<void> {
    const name = 'transactionLifetimeLimitSeconds';
    try {
      const answer = await mongoose.connection.db?.admin().command({ getParameter: 1, [name]: 1 });
      const seconds = Number(answer?.[name]);
      if (seconds < LONG_TRANSACTION_LIFETIME_SECONDS) return;
      this.log.warn(
        { [name]: seconds },
        'what a killed server was changing stays locked for this long: set it to 5 on mongod',
      );
    } catch {
      // Hosted databases often do not let an application ask.
    }
  }

  async close(): Promise<void> {
    databaseClock.stop();
    await mongoose.disconnect();
  }
}
