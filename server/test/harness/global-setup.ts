import type { GlobalConfig, ProjectConfig } from 'jest';
import { announce, startSharedParts } from './shared-parts.ts';
import { startSharedShops } from './shared-shop.ts';

const kept = globalThis as { stopSharedParts?: () => Promise<void> };

export default async function startOnce(
  { maxWorkers }: GlobalConfig,
  { displayName }: ProjectConfig,
): Promise<void> {
  const { parts, stop } = await startSharedParts();
  announce(parts);
  // Each test of the slow ring has a shop of its own.
  const isShared = displayName?.name === 'integration' && process.env.SHOPS !== 'own';
  const stopShops = isShared ? await startSharedShops(maxWorkers) : null;
  kept.stopSharedParts = async () => {
    await stopShops?.();
    await stop();
  };
}
