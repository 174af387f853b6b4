import { makeVar } from '@apollo/client';
import { useReactiveVar } from '@apollo/client/react';
import { useEffect, useEffectEvent, useRef } from 'react';

/**
 * The way to the shop: `up`; `offline`, where this device has no connection; or `unanswered`, where it has one and
 * the shop gives no answer all the same.
 */
export type NetworkStatus = 'up' | 'offline' | 'unanswered';

export const networkStatusVar = makeVar<NetworkStatus>('up');

/** Pauses before the shop is asked again, in milliseconds; the last one goes on. */
const probeDelaysMs = [1000, 2000, 4000, 8000, 15_000];

/** A connection that breaks again sooner than this, in milliseconds, has not been mended: the pauses go on growing. */
const STEADY_MS = 60_000;

let timer: ReturnType<typeof setTimeout> | undefined;
let attempt = 0;
let reconnectedAt = Number.NEGATIVE_INFINITY;

/** Takes note that a request came back without an answer, and looks out for the way back. */
export function reportNoResponse(): void {
  if (networkStatusVar() === 'up' && Date.now() - reconnectedAt > STEADY_MS) attempt = 0;
  networkStatusVar(navigator.onLine ? 'unanswered' : 'offline');
  if (timer !== undefined) return;
  timer = setTimeout(
    () => void checkConnection(),
    probeDelaysMs[Math.min(attempt, probeDelaysMs.length - 1)],
  );
  attempt += 1;
}

/** Takes note that the shop has answered, whatever it said. */
export function reportResponse(): void {
  stopProbing();
  if (networkStatusVar() === 'up') return;
  reconnectedAt = Date.now();
  networkStatusVar('up');
}

/**
 * Asks the shop whether it is there. What the browser says of its network decides nothing: a shop on this very
 * machine answers without one.
 */
export async function checkConnection(): Promise<void> {
  stopProbing();
  if (await isShopReachable()) reportResponse();
  else reportNoResponse();
}

/** Follows the browser's own news of its network. @returns ends it */
export function watchNetwork(): () => void {
  const check = () => void checkConnection();
  // Telephones let timers sleep: a page that is looked at again asks at once.
  const checkWhenSeen = () => {
    if (document.visibilityState === 'visible' && networkStatusVar() !== 'up') check();
  };
  addEventListener('offline', check);
  addEventListener('online', check);
  document.addEventListener('visibilitychange', checkWhenSeen);
  return () => {
    removeEventListener('offline', check);
    removeEventListener('online', check);
    document.removeEventListener('visibilitychange', checkWhenSeen);
    stopProbing();
  };
}

/** Does something each time the connection is back. */
export function useOnReconnect(work: () => void): void {
  const connection = useReactiveVar(networkStatusVar);
  const before = useRef(connection);
  const onReturn = useEffectEvent(work);

  useEffect(() => {
    if (connection === 'up' && before.current !== 'up') onReturn();
    before.current = connection;
  }, [connection]);
}

function stopProbing(): void {
  clearTimeout(timer);
  timer = undefined;
}

async function isShopReachable(): Promise<boolean> {
  try {
    const { ok } = await fetch('/livez', { cache: 'no-store' });
    return ok;
  } catch {
    return false;
  }
}
