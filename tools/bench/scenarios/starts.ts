import type { Shop } from '../../../server/test/harness/shop.ts';
import { type QuietRounds } from '../figures/noise-filter.ts';
import { type Spread, spreadOf } from '../figures/statistics.ts';
import { withResponseCache } from '../setup/stage.ts';

/** Starts that are timed. */
const STARTS = 5;

/** Seconds from the start of a built server to its first good answer at /readyz, beside a warm mongod. */
export async function startTimes(shop: Shop, quiet: QuietRounds): Promise<Spread> {
  const seconds = await quiet.take(STARTS, async () => {
    const startedAt = performance.now();
    const server = await shop.startAnother(withResponseCache);
    const took = (performance.now() - startedAt) / 1000;
    await server.terminate();
    return took;
  });
  return spreadOf(seconds);
}
