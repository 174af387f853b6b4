import { makeVar } from '@apollo/client';
import { useReactiveVar } from '@apollo/client/react';
import { useEffect, useEffectEvent, useRef } from 'react';

/**
 * The way to the shop: `up`; `offline`, where this device has no connection; or `unanswered`, where it has one and
 * the shop gives no answer all the same.
 */
export type Connection = 'up' | 'offline' | 'unanswered';

export const connectionVar = makeVar<Connection>('up');

/** Pauses before the shop is asked again, in milliseconds; the last one goes on. */
const pauses = [1000, 2000, 4000, 8000, 15_000];

/** A connection that breaks again sooner than this, in milliseconds, has not been mended: the pauses go on growing. */
const STEADY = 60_000;

let timer: ReturnType<typeof setTimeout> | undefined;
let attempt = 0;
let mendedAt = Number.NEGATIVE_INFINITY;

/** Takes note that a request came back without an answer, and looks out for the way back. */
export function noteNoAnswer(): void {
  if (connectionVar() === 'up' && Date.now() - mendedAt > STEADY) attempt = 0;
  connectionVar(navigator.onLine ? 'unanswered' : 'offline');
  if (timer !== undefined) return;
  timer = setTimeout(() => void checkConnection(), pauses[Math.min(attempt, pauses.length - 1)]);
  attempt += 1;
}

/** Takes note that the shop has answered, whatever it said. */
export function noteAnswer(): void {
  stopLookingOut();
  if (connectionVar() === 'up') return;
  mendedAt = Date.now();
  connectionVar('up');
}

/**
 * Asks the shop whether it is there. What the browser says of its network decides nothing: a shop on this very
 * machine answers without one.
 */
export async function checkConnection(): Promise<void> {
  stopLookingOut();
  if (await isShopThere()) noteAnswer();
  else noteNoAnswer();
}

/** Follows the browser's own news of its network. @returns ends it */
export function watchConnection(): () => void {
  const check = () => void checkConnection();
  // Telephones let timers sleep: a page that is looked at again asks at once.
  const checkWhenSeen = () => {
    if (document.visibilityState === 'visible' && connectionVar() !== 'up') check();
  };
  addEventListener('offline', check);
  addEventListener('online', check);
  document.addEventListener('visibilitychange', checkWhenSeen);
  return () => {
    removeEventListener('offline', check);
    removeEventListener('online', check);
    document.removeEventListener('visibilitychange', checkWhenSeen);
    stopLookingOut();
  };
}

/** Does something each time the connection is back. */
export function useReturnOfConnection(work: () => void): void {
  const connection = useReactiveVar(connectionVar);
  const before = useRef(connection);
  const onReturn = useEffectEvent(work);

  useEffect(() => {
    if (connection === 'up' && before.current !== 'up') onReturn();
    before.current = connection;
  }, [connection]);
}

function stopLookingOut(): void {
  clearTimeout(timer);
  timer = undefined;
}

async function isShopThere(): Promise<boolean> {
  try {
    const { ok } = await fetch('/livez', { cache: 'no-store' });
    return ok;
  } catch {
    return false;
  }
}
