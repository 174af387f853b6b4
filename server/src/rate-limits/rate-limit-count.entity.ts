import { getModelForClass, index, modelOptions, prop } from '@typegoose/typegoose';
import { databaseClock } from '../database/database-clock.ts';
import { isDuplicateKey } from '../database/duplicate-key.ts';
import { primaryOnly } from '../database/write-concerns.ts';

/** Count of one caller in the current window, on the database's clock. */
@modelOptions({ schemaOptions: { collection: 'ratelimits', versionKey: false } })
@index({ key: 1 }, { unique: true })
@index({ expire: -1 }, { expireAfterSeconds: 0 })
export class RateLimitCount {
  /** Action and caller. */
  @prop({ type: () => String, required: true })
  key!: string;

  @prop({ type: () => Number, required: true })
  points!: number;

  /** When the window is over. */
  @prop({ type: () => Date, required: true })
  expire!: Date;
}

export const RateLimitCountModel = getModelForClass(RateLimitCount);

export interface CountInWindow {
  /** In this window, including what was counted just now. */
  readonly points: number;
  /** Milliseconds until the window is over. */
  readonly msLeft: number;
}

/** Counts in the current window, or in a new one. */
export async function countInDatabase(key: string, points: number, windowMs: number): Promise<CountInWindow> {
  const count = await increment(key, points, windowMs).catch((error) => {
    // Another process created the window first.
    if (isDuplicateKey(error)) return increment(key, points, windowMs);
    throw error;
  });
  return { points: count.points, msLeft: count.expire.getTime() - databaseClock.now().getTime() };
}

async function increment(key: string, points: number, windowMs: number): Promise<RateLimitCount> {
  const windowEnd = { $add: ['$$NOW', windowMs] };
  // A longer one was created by a clock that was ahead.
  const isRunning = { $and: [{ $gt: ['$expire', '$$NOW'] }, { $lte: ['$expire', windowEnd] }] };
  const change = {
    points: { $cond: [isRunning, { $add: ['$points', points] }, points] },
    expire: { $cond: [isRunning, '$expire', windowEnd] },
  };
  return RateLimitCountModel.findOneAndUpdate({ key }, [{ $set: change }], {
    updatePipeline: true,
    upsert: true,
    returnDocument: 'after',
    ...primaryOnly,
  })
    .lean<RateLimitCount>()
    .orFail();
}
