import type { GlobalConfig, ProjectConfig } from 'jest';
import { announce, startSharedParts } from './shared-parts.ts';
import { startSharedShops } from './shared-shop.ts';

const kept = globalThis as { stopSharedParts?: () => Promise<void> };

/**
 * How long a transaction may take where no test kills the server that is in it, in seconds. A machine that stands still
 * for a moment takes longer over two thousand items than a shop would.
 */
const PATIENT = { transactionLifetimeLimitSeconds: 20 };

export default async function startOnce(
  { maxWorkers }: GlobalConfig,
  { displayName }: ProjectConfig,
): Promise<void> {
  const isFirstRing = displayName?.name === 'integration';
  const { parts, stop } = await startSharedParts(isFirstRing ? PATIENT : {});
  announce(parts);
  // Each test of the slow ring has a shop of its own.
  const isShared = isFirstRing && process.env.SHOPS !== 'own';
  const stopShops = isShared ? await startSharedShops(maxWorkers) : null;
  kept.stopSharedParts = async () => {
    await stopShops?.();
    await stop();
  };
}
