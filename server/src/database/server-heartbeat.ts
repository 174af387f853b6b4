import { randomUUID } from 'node:crypto';
import { hostname } from 'node:os';
import { getModelForClass, index, modelOptions, prop } from '@typegoose/typegoose';
import { primaryOnly } from './write-concerns.ts';

/** How often a program of the shop writes its heartbeat. */
export const HEARTBEAT_INTERVAL_MS = 5000;

/** Without a heartbeat for so long, a program counts as gone: longer than any pause of a running one. */
export const HEARTBEAT_TIMEOUT_MS = 6 * HEARTBEAT_INTERVAL_MS;

/** A program that works on the shop's books right now: a server, or a command line that changes them. */
@modelOptions({ schemaOptions: { collection: 'serverheartbeats', versionKey: false } })
// Heartbeats of killed programs expire.
@index({ seenAt: 1 }, { expireAfterSeconds: 24 * 3600 })
export class ServerHeartbeat {
  /** New for each start. */
  @prop({ type: () => String })
  _id!: string;

  /** The machine's own name. */
  @prop({ type: () => String, required: true })
  host!: string;

  @prop({ type: () => Number, required: true })
  pid!: number;

  /** What it is, in words for whoever runs the shop. */
  @prop({ type: () => String, required: true })
  program!: string;

  /** Ids of the migrations that it knows: what it writes is as they leave it. */
  @prop({ type: () => [String] })
  migrations?: string[];

  /** Its last heartbeat, by the database's clock. */
  @prop({ type: () => Date, required: true })
  seenAt!: Date;
}

export const ServerHeartbeatModel = getModelForClass(ServerHeartbeat);

export interface Heartbeat {
  /** Removes the heartbeat: the program no longer writes to the database. */
  stop(): Promise<void>;
}

/** Writes heartbeats to the database while a program works on it. */
export async function startHeartbeat(program: string, migrations: readonly string[]): Promise<Heartbeat> {
  const _id = randomUUID();
  const change = { host: hostname(), pid: process.pid, program, migrations, seenAt: '$$NOW' };
  const beat = (options: object) =>
    ServerHeartbeatModel.updateOne({ _id }, [{ $set: change }], {
      updatePipeline: true,
      upsert: true,
      ...options,
    });
  // Whoever restores must see it, also where the primary dies at this moment.
  await beat({});
  const timer = setInterval(
    () => void beat(primaryOnly).catch(() => undefined),
    HEARTBEAT_INTERVAL_MS,
  ).unref();
  return {
    async stop() {
      clearInterval(timer);
      await ServerHeartbeatModel.deleteOne({ _id }).catch(() => undefined);
    },
  };
}

/** Whether a program works on the database, or did so a moment ago, that does not know a migration. */
export async function runsWithout(migration: string): Promise<boolean> {
  const isAlive = { $gt: ['$seenAt', { $subtract: ['$$NOW', HEARTBEAT_TIMEOUT_MS] }] };
  return (await ServerHeartbeatModel.exists({ migrations: { $ne: migration }, $expr: isAlive })) !== null;
}
