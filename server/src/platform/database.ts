import mongoose, { type ClientSession } from 'mongoose';
import type { Logger } from './logging.ts';

// A filter on a field that the schema does not know would otherwise be dropped, and match everything.
mongoose.set('strictQuery', 'throw');

/** Runs work in transactions with majority durability; the driver retries them by MongoDB's rules. */
export class Database {
  private constructor(private readonly log: Logger) {}

  /**
   * Connects and keeps connected. Time-outs are short, so that a lost database is an error within
   * seconds and not a request that hangs.
   */
  static async connect(uri: string, log: Logger): Promise<Database> {
    await mongoose.connect(uri, {
      serverSelectionTimeoutMS: 5000,
      connectTimeoutMS: 5000,
      socketTimeoutMS: 20_000,
      writeConcern: { w: 'majority' },
      // Collections and indexes are made by prepareDatabase, and by nothing that only looks.
      autoCreate: false,
      autoIndex: false,
    });
    return new Database(log);
  }

  get isConnected(): boolean {
    return mongoose.connection.readyState === mongoose.ConnectionStates.connected;
  }

  /** Whether the database answers now. */
  async ping(): Promise<boolean> {
    try {
      await mongoose.connection.db?.admin().command({ ping: 1 }, { timeoutMS: 2000 });
      return this.isConnected;
    } catch (error) {
      this.log.warn({ err: error }, 'database does not answer');
      return false;
    }
  }

  /**
   * All or nothing. The body may run several times, so it must have no effect outside the database,
   * and must never wait for another service: a transaction that is left open holds its locks.
   */
  async transaction<T>(body: (session: ClientSession) => Promise<T>): Promise<T> {
    const session = await mongoose.startSession();
    try {
      return await session.withTransaction(body, {
        readConcern: { level: 'snapshot' },
        writeConcern: { w: 'majority' },
        readPreference: 'primary',
      });
    } finally {
      await session.endSession();
    }
  }

  async close(): Promise<void> {
    await mongoose.disconnect();
  }
}
