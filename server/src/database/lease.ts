import { randomUUID } from 'node:crypto';
import { getModelForClass, modelOptions, prop } from '@typegoose/typegoose';
import type { Logger } from '../platform/logging.ts';

/** A piece of work that one process at a time does. Its times are the database's, so no clocks need to agree. */
@modelOptions({ schemaOptions: { collection: 'leases', versionKey: false } })
export class LeaseRecord {
  /** Name of the work. */
  @prop({ type: () => String })
  _id!: string;

  /** Who holds it; each acquisition has a name of its own. */
  @prop({ type: () => String })
  holder?: string;

  /** When the holder counts as gone. Renewed while the work goes on. */
  @prop({ type: () => Date })
  until!: Date;

  /** Until when nobody needs to do it again. */
  @prop({ type: () => Date })
  restsUntil!: Date;
}

export const LeaseModel = getModelForClass(LeaseRecord);

const longAgo = new Date(0);

/** How far the clocks of two primaries may be apart, in milliseconds. */
const PRIMARY_SKEW_MS = 1000;
/** Lets the database's own clock be used in a change. */
const asPipeline = { updatePipeline: true };

export interface LeaseOptions {
  /** Milliseconds without a renewal after which the lease expires. */
  readonly ttl: number;
  /** Milliseconds after the work in which nobody needs to do it again. */
  readonly rest: number;
  /** Whether to do it even if it was done just now. */
  readonly ignoresRest: boolean;
  readonly log: Logger;
}

/**
 * Does a piece of work unless another process does it now. The lease of a holder that was killed
 * passes on by itself after its `ttl`. It saves work and keeps records tidy; it is no lock that money
 * may depend on, because a holder that was only slow still thinks that it holds it.
 *
 * @param work gets a signal that is aborted when the lease was lost
 * @returns null where another process has it, or did it just now
 */
export async function withLease<T>(
  name: string,
  { ttl, rest, ignoresRest, log }: LeaseOptions,
  work: (lost: AbortSignal) => Promise<T>,
): Promise<T | null> {
  const holder = randomUUID();
  if (!(await acquire(name, holder, { ttl, rest, ignoresRest }))) return null;

  const lost = new AbortController();
  const renewal = setInterval(() => {
    renew(name, holder, ttl).then(
      (isKept) => {
        if (!isKept) lost.abort();
      },
      // The next renewal may come through before the lease is over.
      (error) => log.warn({ err: error, lease: name }, 'a lease could not be renewed'),
    );
  }, ttl / 3);
  try {
    const result = await work(lost.signal);
    await release(name, holder, rest);
    return result;
  } catch (error) {
    await release(name, holder, 0).catch(() => undefined);
    throw error;
  } finally {
    clearInterval(renewal);
  }
}

async function acquire(
  name: string,
  holder: string,
  { ttl, rest, ignoresRest }: Omit<LeaseOptions, 'log'>,
): Promise<boolean> {
  await LeaseModel.updateOne(
    { _id: name },
    { $setOnInsert: { until: longAgo, restsUntil: longAgo } },
    { upsert: true },
  );
  // What lies further ahead than anybody may take it was written while the database's clock was ahead.
  const isFree = { $not: isWithin('$until', ttl) };
  const isDue = { $not: isWithin('$restsUntil', rest) };
  const acquired = await LeaseModel.updateOne(
    { _id: name, $expr: { $and: ignoresRest ? [isFree] : [isFree, isDue] } },
    [{ $set: { holder, until: { $add: ['$$NOW', ttl] } } }],
    asPipeline,
  );
  return acquired.modifiedCount === 1;
}

/** Whether a time is yet to come, and not later than so many milliseconds from now. */
function isWithin(time: string, milliseconds: number) {
  const latest = { $add: ['$$NOW', milliseconds + PRIMARY_SKEW_MS] };
  return { $and: [{ $gte: [time, '$$NOW'] }, { $lte: [time, latest] }] };
}

/** False when another process holds it. */
async function renew(name: string, holder: string, ttl: number): Promise<boolean> {
  const renewed = await LeaseModel.updateOne(
    { _id: name, holder },
    [{ $set: { until: { $add: ['$$NOW', ttl] } } }],
    asPipeline,
  );
  return renewed.matchedCount === 1;
}

async function release(name: string, holder: string, rest: number): Promise<void> {
  await LeaseModel.updateOne(
    { _id: name, holder },
    [{ $set: { until: longAgo, restsUntil: { $add: ['$$NOW', rest] } } }],
    asPipeline,
  );
}
