import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { FullConfig } from '@playwright/test';
import { findFreePorts } from '../../packages/local-stack/system/free-ports.ts';
import { zoneWhereItIs } from '../../server/test/fixtures/shop/time-zones.ts';
import { nameShop } from './shop-of-worker.ts';

/** A first start builds, draws the demo's pictures and perhaps downloads a mongod. */
const START_TIMEOUT_MS = 300_000;

/**
 * Opens a whole shop for each worker, demo included, as a newcomer does; the tests find theirs by
 * e2e/support/shop-of-worker.ts. Where SHOP_URL is set already, all run on that shop, whose payments are at STRIPE_PORT.
 */
export default async function openShops({ workers }: FullConfig): Promise<(() => Promise<void>) | undefined> {
  if (process.env.SHOP_URL) return undefined;
  const closings: (() => Promise<void>)[] = [];
  const closeAll = async () => {
    await Promise.all(closings.map((close) => close()));
  };
  try {
    // One after the other: the first one builds what the others find built.
    for (let worker = 0; worker < workers; worker += 1) closings.push(await openShop(worker));
  } catch (error) {
    await closeAll();
    throw error;
  }
  return closeAll;
}

async function openShop(worker: number): Promise<() => Promise<void>> {
  const folder = await mkdtemp(join(tmpdir(), 'petshop-e2e-'));
  const [port, mongoPort, authPort, stripePort] = await findFreePorts(4);
  const shop = spawn(process.execPath, ['packages/local-stack/commands/start.ts'], {
    stdio: ['ignore', 'pipe', 'inherit'],
    env: {
      ...process.env,
      DATA_DIR: folder,
      PORT: String(port),
      MONGO_PORT: String(mongoPort),
      AUTH_PORT: String(authPort),
      STRIPE_PORT: String(stripePort),
      RATE_LIMIT: 'off',
      // What time brings about for applications is not waited for.
      APPLICATION_SECONDS: '2',
      // A busy machine gets the same pages.
      PATIENCE: '10',
      // Whatever the hour of the day, same-day delivery can be had.
      SHOP_TIME_ZONE: zoneWhereItIs(8),
    },
  });
  const close = async () => {
    if (shop.exitCode === null) {
      const gone = once(shop, 'exit');
      shop.kill('SIGTERM');
      await gone;
    }
    await rm(folder, { recursive: true, force: true });
  };
  try {
    await ready(shop);
  } catch (error) {
    await close();
    throw error;
  }
  nameShop(worker, {
    url: `http://localhost:${port}`,
    stripePort: String(stripePort),
    mongoPort: String(mongoPort),
  });
  return close;
}

function ready(shop: ChildProcess): Promise<void> {
  return new Promise((resolve, reject) => {
    const timer = setTimeout(
      () => reject(new Error('The shop for the browser tests did not open.')),
      START_TIMEOUT_MS,
    );
    shop.stdout?.on('data', (chunk: Buffer) => {
      const text = chunk.toString();
      process.stdout.write(text);
      if (!text.includes('The pet shop is ready')) return;
      clearTimeout(timer);
      resolve();
    });
    shop.once('exit', (code) =>
      reject(new Error(`The shop for the browser tests ended (exit code ${code}).`)),
    );
  });
}
