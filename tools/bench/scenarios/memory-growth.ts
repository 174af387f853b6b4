import { settledHeap, startInspected } from '../../../server/test/fixtures/process/inspector.ts';
import type { OwnShop } from '../../../server/test/harness/shop.ts';
import { memoryMb } from '../figures/process-figures.ts';
import { type HttpRequest } from '../load/jobs.ts';
import { persistedGet } from '../setup/documents.ts';
import { type BenchEnvironment, withResponseCache } from '../setup/environment.ts';
import { itemQueries, listQueries, publicQueries, searchQueries } from '../setup/queries.ts';

/** A server's memory after a stretch of load, in megabytes: all of it, and the heap once it was collected. */
export interface MemorySample {
  readonly answered: number;
  readonly resident: number;
  readonly heap: number;
}

/** Stretches of load; after the first, caches are full and code is compiled. */
const ROUNDS = 6;
const CONNECTIONS = 10;

/** What a server keeps after more and more requests of all kinds. */
export async function measureMemoryGrowth(
  stage: BenchEnvironment,
  shop: OwnShop,
  seconds: number,
): Promise<MemorySample[]> {
  const server = await startInspected(shop, withResponseCache);
  const requests = await mixedRequests(shop);
  const plateaus: MemorySample[] = [];
  let answered = 0;
  for (let stretch = 0; stretch < ROUNDS; stretch++) {
    const outcome = await stage.generator.run({
      kind: 'query',
      urls: [server.url],
      connections: CONNECTIONS,
      seconds,
      requests,
    });
    answered += outcome.answered;
    const resident = memoryMb(server.pid).now;
    plateaus.push({ answered, resident, heap: (await settledHeap(server.inspector)) / 1024 / 1024 });
  }
  await server.end();
  return plateaus;
}

async function mixedRequests(shop: OwnShop): Promise<HttpRequest[]> {
  const kinds = [await listQueries(shop), await itemQueries(shop), searchQueries(), publicQueries()];
  return kinds.flatMap(({ document, variables }) =>
    variables.map((values) => persistedGet(document, values)),
  );
}
