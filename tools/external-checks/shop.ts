import { announce, startSharedParts } from '../../server/test/harness/shared-parts.ts';
import { type Shop, startShop } from '../../server/test/harness/shop.ts';

/** Runs with a database and an identity provider of its own, ended afterwards whatever happens. */
export async function withParts<T>(work: () => Promise<T>): Promise<T> {
  const { parts, stop } = await startSharedParts();
  announce(parts);
  try {
    return await work();
  } finally {
    await stop();
  }
}

/** Asks something of a shop that is there for nothing else. */
export async function withShop<T>(env: NodeJS.ProcessEnv, ask: (shop: Shop) => Promise<T>): Promise<T> {
  const shop = await startShop({ env });
  try {
    return await ask(shop);
  } finally {
    await shop.stop();
  }
}
