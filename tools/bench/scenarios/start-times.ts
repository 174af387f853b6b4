import type { OwnShop } from '../../../server/test/harness/shop.ts';
import { type NoiseFilter } from '../figures/noise-filter.ts';
import { type Spread, spreadOf } from '../figures/statistics.ts';
import { withResponseCache } from '../setup/environment.ts';

/** Starts that are timed. */
const START_COUNT = 5;

/** Seconds from the start of a built server to its first good answer at /readyz, beside a warm mongod. */
export async function measureStartTimes(shop: OwnShop, noiseFilter: NoiseFilter): Promise<Spread> {
  const seconds = await noiseFilter.collect(START_COUNT, async () => {
    const startedAt = performance.now();
    const server = await shop.startAnother(withResponseCache);
    const took = (performance.now() - startedAt) / 1000;
    await server.terminate();
    return took;
  });
  return spreadOf(seconds);
}
