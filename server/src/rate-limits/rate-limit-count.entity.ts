import { getModelForClass, index, modelOptions, prop } from '@typegoose/typegoose';
import { databaseClock } from '../database/database-clock.ts';
import { isDuplicateKey } from '../database/duplicate-key.ts';
import { losable } from '../database/write-concerns.ts';

/** How often somebody has done something in the window that is running. Its times are the database's. */
@modelOptions({ schemaOptions: { collection: 'ratelimits', versionKey: false } })
@index({ key: 1 }, { unique: true })
@index({ expire: -1 }, { expireAfterSeconds: 0 })
export class RateLimitCount {
  /** What is done, and by whom. */
  @prop({ type: () => String, required: true })
  key!: string;

  @prop({ type: () => Number, required: true })
  points!: number;

  /** When the window is over. */
  @prop({ type: () => Date, required: true })
  expire!: Date;
}

export const RateLimitCountModel = getModelForClass(RateLimitCount);

export interface Counted {
  /** In this window, what was counted just now included. */
  readonly points: number;
  /** Milliseconds until the window is over. */
  readonly msLeft: number;
}

/** Counts what is done now, in the window that runs or in a new one. */
export async function countInDatabase(key: string, points: number, windowMs: number): Promise<Counted> {
  const count = await increment(key, points, windowMs).catch((error) => {
    // Another process was first to begin the window: now there is one.
    if (isDuplicateKey(error)) return increment(key, points, windowMs);
    throw error;
  });
  return { points: count.points, msLeft: count.expire.getTime() - databaseClock.now().getTime() };
}

async function increment(key: string, points: number, windowMs: number): Promise<RateLimitCount> {
  const windowEnd = { $add: ['$$NOW', windowMs] };
  // One that would last longer than a window was begun by a clock that was ahead.
  const isRunning = { $and: [{ $gt: ['$expire', '$$NOW'] }, { $lte: ['$expire', windowEnd] }] };
  const change = {
    points: { $cond: [isRunning, { $add: ['$points', points] }, points] },
    expire: { $cond: [isRunning, '$expire', windowEnd] },
  };
  return RateLimitCountModel.findOneAndUpdate({ key }, [{ $set: change }], {
    updatePipeline: true,
    upsert: true,
    returnDocument: 'after',
    ...losable,
  })
    .lean<RateLimitCount>()
    .orFail();
}
