import { announce, startSharedParts } from './shared-parts.ts';

const kept = globalThis as { stopSharedParts?: () => Promise<void> };

export default async function startOnce(): Promise<void> {
  const { parts, stop } = await startSharedParts();
  announce(parts);
  kept.stopSharedParts = stop;
}
