import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { findFreePorts } from '../../packages/local-stack/system/free-ports.ts';

/** A first start builds, draws the demo's pictures and perhaps downloads a mongod. */
const START_TIMEOUT_MS = 300_000;

/**
 * Opens a whole shop, demo included, as a newcomer does; the tests find it by SHOP_URL.
 * Where SHOP_URL is set already, they run on that shop, whose payments are at STRIPE_PORT.
 */
export default async function openShop(): Promise<(() => Promise<void>) | undefined> {
  if (process.env.SHOP_URL) return undefined;
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
  process.env.SHOP_URL = `http://localhost:${port}`;
  process.env.STRIPE_PORT = String(stripePort);
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
