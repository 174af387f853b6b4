import { findParent, findProcess, isRunning, type ProcessIdentity } from './process-identity.ts';

/** The wish that the shop should end, however it reaches us. */
export interface Interruption {
  /** Fires at the first one. */
  readonly signal: AbortSignal;
  /** Called at every further one. */
  onHurry(hurry: () => void): void;
}

/** For work that somebody else looks after, such as a test run. */
export const neverInterrupted: Interruption = {
  signal: new AbortController().signal,
  onHurry: () => {},
};

const lookEveryMs = 500;

/** One Ctrl-C reaches us twice: from the terminal, and handed on by npm. */
const echoMs = 700;

/** Listens for Ctrl-C, for the system's wish, and for the death of the npm that started us. */
export function listenForInterruption(): Interruption {
  const first = new AbortController();
  const hurries: (() => void)[] = [];
  let lastAt = Number.NEGATIVE_INFINITY;
  for (const name of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) {
    process.on(name, () => {
      const isEcho = performance.now() - lastAt < echoMs;
      lastAt = performance.now();
      if (first.signal.aborted && !isEcho) for (const hurry of hurries) hurry();
      first.abort();
    });
  }
  // Killed, npm hands nothing on; and where it is gone, nobody is left who could stop us.
  if (process.env.npm_lifecycle_event) whenOneEnds(findStarters(), () => first.abort());
  return { signal: first.signal, onHurry: (hurry) => hurries.push(hurry) };
}

/** npm, and the shell between it and us where there is one. */
function findStarters(): ProcessIdentity[] {
  const pids = [process.ppid, findParent(process.ppid)];
  return pids.flatMap((pid) => (pid && pid > 1 ? (findProcess(pid) ?? []) : []));
}

function whenOneEnds(processes: readonly ProcessIdentity[], then: () => void): void {
  const timer = setInterval(() => {
    if (processes.every(isRunning)) return;
    clearInterval(timer);
    then();
  }, lookEveryMs);
  timer.unref();
}
