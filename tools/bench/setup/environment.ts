import { announce, type SharedParts, startSharedParts } from '../../../server/test/harness/shared-parts.ts';
import { type OwnShop, startShop } from '../../../server/test/harness/shop.ts';
import { type LoadGenerator, startLoadGenerator } from '../load/generator.ts';

/** What every measurement stands on: a mongod and an auth emulator of its own, and a load generator. */
export interface BenchEnvironment {
  readonly parts: SharedParts;
  readonly generator: LoadGenerator;
  /** A shop with a database of its own, and a server as a real shop runs it. */
  openShop(env?: NodeJS.ProcessEnv): Promise<OwnShop>;
  /** Ends all that was started and removes every file. */
  close(): Promise<void>;
}

/** As in production, as far as play money and play accounts allow. */
export const productionSettings = {
  // Limits would be what is measured; and what is measured comes from one address.
  RATE_LIMIT: 'off',
  INTROSPECTION: 'off',
  DRAIN_SECONDS: '0',
};

/** Measures what the server itself takes to answer; the response cache is measured on its own. */
export const withoutResponseCache = { RESPONSE_CACHE: 'off' };

/** The shop's own default, for a further process of a shop that was opened without. */
export const withResponseCache = { RESPONSE_CACHE: 'on' };

export async function openEnvironment(): Promise<BenchEnvironment> {
  const { parts, stop } = await startSharedParts();
  announce(parts);
  const generator = startLoadGenerator();
  const shops: OwnShop[] = [];
  let isClosed = false;
  return {
    parts,
    generator,
    async openShop(env = {}) {
      const shop = await startShop({ env: { ...productionSettings, ...env } });
      shops.push(shop);
      return shop;
    },
    async close() {
      if (isClosed) return;
      isClosed = true;
      await generator.stop();
      await Promise.all(shops.map((shop) => shop.stop()));
      await stop();
    },
  };
}

/** Process id of the mongod that a shop's database is on. */
export async function mongodPid(shop: OwnShop): Promise<number> {
  const { pid } = await shop.db.admin().command({ serverStatus: 1 });
  return Number(pid);
}

export async function mongodVersion(shop: OwnShop): Promise<string> {
  const { version } = await shop.db.admin().command({ buildInfo: 1 });
  return String(version);
}
