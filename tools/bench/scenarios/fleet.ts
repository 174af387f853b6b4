import type { OwnShop, ServerProcess } from '../../../server/test/harness/shop.ts';
import { type Scenario } from '../load/measurements.ts';
import { persistedGet } from '../setup/documents.ts';
import { mongodPid, withoutResponseCache } from '../setup/environment.ts';
import { listQueries } from '../setup/queries.ts';

/** The numbers of server processes that are compared. */
export const fleetSizes = [1, 2, 4] as const;

/** The list of 20 from one, two and four processes, each asked over its share of the connections. */
export async function fleetScenarios(
  shop: OwnShop,
): Promise<{ scenarios: Scenario[]; stop(): Promise<void> }> {
  const { document, variables } = await listQueries(shop);
  const requests = variables.map((values) => persistedGet(document, values));
  const mongod = await mongodPid(shop);
  const others: ServerProcess[] = [];
  while (others.length < 3) others.push(await shop.startAnother(withoutResponseCache));
  const all = [{ url: shop.url, pid: shop.pid() }, ...others];
  const scenarios = fleetSizes.map((size): Scenario => {
    const servers = all.slice(0, size);
    return {
      name: `fleet of ${size}`,
      title: `list of 20, ${size} server process${size > 1 ? 'es' : ''}`,
      servers: servers.map(({ pid }) => pid),
      mongod,
      job: (connections, seconds) => ({
        kind: 'query',
        urls: servers.map(({ url }) => url),
        connections,
        seconds,
        requests,
      }),
    };
  });
  return {
    scenarios,
    async stop() {
      await Promise.all(others.map((other) => other.terminate()));
    },
  };
}
