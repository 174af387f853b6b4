import { setTimeout as sleep } from 'node:timers/promises';
import mongoose from 'mongoose';

/** Longest time without a primary that takes a write, in milliseconds. */
const MAX_WAIT_MS = 30_000;

/**
 * Makes a write of this program, which may be made twice, as soon as there is a primary: the driver tries once more while
 * there is none, and gives up.
 */
export async function untilPrimary<T>(write: () => Promise<T>): Promise<T> {
  const end = performance.now() + MAX_WAIT_MS;
  for (;;) {
    try {
      return await write();
    } catch (error) {
      const mayPass =
        error instanceof mongoose.mongo.MongoError && error.hasErrorLabel('RetryableWriteError');
      if (!mayPass || performance.now() > end) throw error;
      await sleep(200);
    }
  }
}
