import mongoose from 'mongoose';
import type { ServerName } from './shop-process.ts';

/** Commands of a server that mongod is to hold up. */
export interface FailPoint {
  /** Either where it is left out. */
  readonly server?: ServerName;
  readonly commands: readonly string[];
  /** Collection; every one where it is left out. Commits have none. */
  readonly collection?: string;
}

/** Milliseconds for which a command is held: long enough to be noticed, and the server killed meanwhile. */
const BLOCK_TIME_MS = 700;

/** mongod's own fail points, aimed at one server by the name that it connects with. */
export class FailPoints {
  readonly #client: mongoose.mongo.MongoClient;
  readonly #database: string;

  constructor(client: mongoose.mongo.MongoClient, database: string) {
    this.#client = client;
    this.#database = database;
  }

  /**
   * Holds up the next such command.
   *
   * @returns resolves to whether one came within `limit` milliseconds; it is still held then
   */
  async blockNext(
    { server, commands, collection }: FailPoint,
    limit: number,
  ): Promise<() => Promise<boolean>> {
    const admin = this.#client.db('admin');
    const { count } = await admin.command({
      configureFailPoint: 'failCommand',
      mode: { times: 1 },
      data: {
        failCommands: commands,
        ...(server && { appName: server }),
        blockConnection: true,
        blockTimeMS: BLOCK_TIME_MS,
        ...(collection && { namespace: `${this.#database}.${collection}` }),
      },
    });
    return async () => {
      try {
        await admin.command({
          waitForFailPoint: 'failCommand',
          timesEntered: Number(count) + 1,
          maxTimeMS: limit,
        });
        return true;
      } catch (error) {
        if (error instanceof mongoose.mongo.MongoError) return false;
        throw error;
      }
    };
  }

  async off(): Promise<void> {
    await this.#client.db('admin').command({ configureFailPoint: 'failCommand', mode: 'off' });
  }
}
