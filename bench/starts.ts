import type { Shop } from '../server/test/harness/shop.ts';
import { withResponseCache } from './stage.ts';
import { type Spread, spreadOf } from './statistics.ts';

/** Starts that are timed. */
const STARTS = 5;

/** Seconds from the start of a built server to its first good answer at /readyz, beside a warm mongod. */
export async function startTimes(shop: Shop): Promise<Spread> {
  const seconds: number[] = [];
  for (let start = 0; start < STARTS; start++) {
    const startedAt = performance.now();
    const server = await shop.startAnother(withResponseCache);
    seconds.push((performance.now() - startedAt) / 1000);
    await server.terminate();
  }
  return spreadOf(seconds);
}
