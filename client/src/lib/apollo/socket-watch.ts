import type { EventListener } from 'graphql-ws/client';

/** A connection is asked for a sign of life this often, in milliseconds. */
export const PING_INTERVAL_MS = 12_000;

/** How long it may take to give one; with the interval, a dead connection is noticed within half a minute. */
const PONG_TIMEOUT_MS = 8000;

/** How long it may take to open. */
const CONNECT_TIMEOUT_MS = 15_000;

/** Our own side closes the connection so when its last subscription ends. */
const NORMAL_CLOSURE = 1000;

/**
 * Notices a connection that died without a word, as after a computer's sleep or in a proxy: browsers report those after
 * many minutes, or never.
 *
 * @param terminate gives the connection up, without waiting for the other side
 */
export function socketWatch(terminate: () => void) {
  let socket: WebSocket | undefined;
  /** Whether there is anything to hear: a subscription, with or without a connection. */
  let isWanted = false;
  let deadline: ReturnType<typeof setTimeout> | undefined;

  function expectAnswer(milliseconds: number): void {
    clearTimeout(deadline);
    deadline = setTimeout(giveUp, milliseconds);
  }

  function stopExpecting(): void {
    clearTimeout(deadline);
    deadline = undefined;
  }

  function giveUp(): void {
    deadline = undefined;
    terminate();
  }

  return {
    on: {
      connecting() {
        isWanted = true;
        expectAnswer(CONNECT_TIMEOUT_MS);
      },
      connected(connected: unknown) {
        socket = connected as WebSocket;
        stopExpecting();
      },
      ping: (isReceived: boolean) => {
        if (!isReceived) expectAnswer(PONG_TIMEOUT_MS);
      },
      pong: (isReceived: boolean) => {
        if (isReceived) stopExpecting();
      },
      closed(event: unknown) {
        socket = undefined;
        isWanted = (event as CloseEvent).code !== NORMAL_CLOSURE;
        stopExpecting();
      },
    } satisfies { [E in 'connecting' | 'connected' | 'ping' | 'pong' | 'closed']: EventListener<E> },
    isWanted: () => isWanted,
    /** Asks for a sign of life now. */
    check(): void {
      if (deadline !== undefined || socket?.readyState !== WebSocket.OPEN) return;
      socket.send('{"type":"ping"}');
      expectAnswer(PONG_TIMEOUT_MS);
    },
  };
}

/**
 * Calls back when the page is seen again: its tab is shown, or the device wakes up, or has a network again.
 *
 * @param onFocus called when its window is in front again, which it may have been seen behind
 */
export function watchPage(onSeen: () => void, onFocus: () => void): void {
  addEventListener('focus', onFocus);
  addEventListener('online', onSeen);
  addEventListener('pageshow', ({ persisted }) => persisted && onSeen());
  document.addEventListener('visibilitychange', () => {
    if (document.visibilityState === 'visible') onSeen();
  });
}
