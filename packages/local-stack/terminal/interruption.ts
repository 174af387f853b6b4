import { isatty } from 'node:tty';
import { findScriptRunners } from '../system/package-manager.ts';
import { isRunning, type ProcessIdentity } from '../system/process-identity.ts';

/** A request that the shop stop, whatever it comes by. */
export interface Interruption {
  /** Fires at the first one. */
  readonly signal: AbortSignal;
  /** Called at every further one. */
  onForcedStop(forceStop: () => void): void;
}

/** For work that somebody else looks after, such as a test run. */
export const neverInterrupted: Interruption = {
  signal: new AbortController().signal,
  onForcedStop: () => {},
};

const WATCH_INTERVAL_MS = 500;

/** One Ctrl-C reaches us twice: from the terminal, and handed on by npm. */
const ECHO_WINDOW_MS = 700;

/** Listens for Ctrl-C, for the system's wish, and for the death of the npm that started us. */
export function listenForInterruption(): Interruption {
  const first = new AbortController();
  const forcedStopListeners: (() => void)[] = [];
  let lastAt = Number.NEGATIVE_INFINITY;

  function interrupt(): void {
    const isEcho = performance.now() - lastAt < ECHO_WINDOW_MS;
    lastAt = performance.now();
    if (first.signal.aborted && !isEcho) for (const forceStop of forcedStopListeners) forceStop();
    first.abort();
  }

  // Killed, npm hands nothing on; and where it is gone, nobody is left who could stop us.
  const stopWatching = onAnyExit(findScriptRunners(process.env), () => first.abort());
  for (const name of ['SIGINT', 'SIGTERM'] as const) process.on(name, interrupt);
  // Of nohup npm knows nothing: this ends it, and its end must not be ours.
  process.on('SIGHUP', isOnTerminal() ? interrupt : stopWatching);
  return { signal: first.signal, onForcedStop: (forceStop) => forcedStopListeners.push(forceStop) };
}

/**
 * Whether we end with the terminal that we were started from. Under nohup we do not, and its own mark can't be seen: Node
 * sets every signal back to its default before it runs anything. But nohup also lets no terminal through, on macOS with
 * the exception of the input.
 */
export function isOnTerminal(): boolean {
  const replacedByNohup = process.platform === 'darwin' ? [1, 2] : [0, 1, 2];
  return replacedByNohup.some((descriptor) => isatty(descriptor));
}

/** @returns the way to stop looking */
function onAnyExit(processes: readonly ProcessIdentity[], then: () => void): () => void {
  let hadEnded = false;
  const timer = setInterval(() => {
    const hasEnded = !processes.every(isRunning);
    // Only at the second look: the signal that ended it may be on its way to us as well, and say that we go on.
    if (hasEnded && hadEnded) {
      clearInterval(timer);
      then();
    }
    hadEnded = hasEnded;
  }, WATCH_INTERVAL_MS);
  timer.unref();
  return () => clearInterval(timer);
}
