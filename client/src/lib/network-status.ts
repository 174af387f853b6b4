import { makeVar } from '@apollo/client';
import { useReactiveVar } from '@apollo/client/react';
import { useEffect, useEffectEvent, useRef } from 'react';
import { MINUTE_MS } from '../../../domain/durations.ts';

/**
 * The connection to the shop: `up`; `offline`, where this device has no network; or `unanswered`, where it has one but
 * the shop does not respond.
 */
export type NetworkStatus = 'up' | 'offline' | 'unanswered';

export const networkStatusVar = makeVar<NetworkStatus>('up');

/** Delays between probes, in milliseconds; the last one repeats. */
const probeDelaysMs = [1000, 2000, 4000, 8000, 15_000];

/** A connection that breaks again sooner than this, in milliseconds, does not reset the delays. */
const STEADY_MS = MINUTE_MS;

let timer: ReturnType<typeof setTimeout> | undefined;
let attempt = 0;
let reconnectedAt = Number.NEGATIVE_INFINITY;

/** Records that a request got no response, and starts probing. */
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

/** Records that the shop has responded, with whatever status. */
export function reportResponse(): void {
  stopProbing();
  if (networkStatusVar() === 'up') return;
  reconnectedAt = Date.now();
  networkStatusVar('up');
}

/**
 * Probes the shop. The browser's own network status does not count: a shop on this machine responds without a
 * network.
 */
export async function checkConnection(): Promise<void> {
  stopProbing();
  if (await isShopReachable()) reportResponse();
  else reportNoResponse();
}

/** Probes whenever the browser reports a network change. @returns stops it */
export function watchNetwork(): () => void {
  const check = () => void checkConnection();
  // Phones suspend timers: a page that becomes visible again probes at once.
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

/** Runs a callback each time the connection is back. */
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
