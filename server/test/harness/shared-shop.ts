import {
  connectTo,
  newAddress,
  type Shop,
  type ShopAddress,
  serverEnvOf,
  startSandbox,
  startShop,
  startShopServer,
  withMails,
} from './shop.ts';

/*
 * Most test files neither restart nor empty a shop, and one shop for all files of a worker saves two seconds of
 * processor for each. They make accounts and items of their own and count nothing that others make.
 */

const variable = 'PETSHOP_SHARED_SHOPS';

/** Starts a shop for each worker. @returns ends them */
export async function startSharedShops(count: number): Promise<() => Promise<void>> {
  const shops = await Promise.all(Array.from({ length: count }, startSharedShop));
  process.env[variable] = JSON.stringify(shops.map(({ address }) => address));
  return async () => {
    await Promise.all(shops.map(({ stop }) => stop()));
  };
}

async function startSharedShop(): Promise<{ address: ShopAddress; stop: () => Promise<void> }> {
  const address = await newAddress();
  const [sandbox, server] = await Promise.all([
    startSandbox(address),
    startShopServer(address, { ...serverEnvOf(address), ...withMails }),
  ]);
  return {
    address,
    async stop() {
      await server.stop();
      await sandbox.stop();
    },
  };
}

/**
 * The shop of this worker, for a test file that gets on with what other files have made in it. With SHOPS=own each file
 * has its own, as `npm run test:own-shops` does it.
 */
export function openSharedShop(): Promise<Shop> {
  const addresses: ShopAddress[] = JSON.parse(process.env[variable] ?? '[]');
  const address = addresses[Number(process.env.JEST_WORKER_ID) - 1];
  return address ? connectTo(address) : startShop({ env: withMails });
}
