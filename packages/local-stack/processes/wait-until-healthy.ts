import { setTimeout as sleep } from 'node:timers/promises';

/** Resolves when the address answers with a good status. */
export async function waitUntilHealthy(address: string, ended: AbortSignal): Promise<void> {
  while (!ended.aborted) {
    const answer = await fetch(address, { signal: AbortSignal.timeout(2000) }).catch(() => null);
    await answer?.body?.cancel();
    if (answer?.ok) return;
    await sleep(50);
  }
}
