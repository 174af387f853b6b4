import { setTimeout as sleep } from 'node:timers/promises';
import { endProcess } from '../system/process-identity.ts';
import { StartError } from '../system/start-error.ts';
import type { Console } from '../terminal/console.ts';
import { describeExit, type Exit, type OnSpawn, type RunningProcess } from './managed-process.ts';
import type { Member } from './pid-registry.ts';

/** Something that runs beside the others and is started again when it dies. */
export interface Part {
  /** As the person at the terminal reads it: "The database". */
  readonly name: string;
  /** When it stops: the lowest first, equals together. */
  readonly turn: number;
  readonly start: (onSpawn: OnSpawn) => Promise<RunningProcess>;
}

export interface Supervisor {
  /** Starts a part, resolves when it is ready, and keeps it running from then on. */
  run(part: Part): Promise<void>;
  /** Starts something that ends by itself, and waits for its end. */
  complete(task: Part): Promise<Exit>;
  /** Stops a part and starts it again, as after a change of its code. */
  restart(part: Part): Promise<void>;
  /** Stops everything, in turns. A second call forces it. */
  stop(): Promise<void>;
  /** Resolves with the reason when a part died so often that the shop stops. */
  readonly gaveUp: Promise<string>;
}

export interface SupervisorOptions {
  readonly console: Console;
  /** Called on every change of the running processes, so that others can end them should the supervisor be killed. */
  readonly onMembers: (members: readonly Member[]) => void;
  /**
   * Asked when a part died: what keeps every part from running for now, as a sentence without its end,
   * or null. While there is a blocker nothing is started, and the shop goes on by itself afterwards.
   */
  readonly findBlocker?: () => Promise<string | null>;
  /** How often findBlocker is asked again, in ms. */
  readonly recheckIntervalMs?: number;
  /** Waits before the first, second, third … restart in a row, in ms; after the last it gives up. */
  readonly delays?: readonly number[];
  /** A part that ran this long before it died starts counting again. */
  readonly stableAfterMs?: number;
}

interface SupervisedPart {
  readonly part: Part;
  /** Its process as soon as there is one, ready or not. */
  member: Member | null;
  running: RunningProcess | null;
  /** Its end is expected: it is a task, or it is being restarted. */
  isExpectedToEnd: boolean;
  startedAt: number;
  consecutiveDeaths: number;
}

/** Time-out of a part that is stopped by a second Ctrl-C. */
const FORCED_STOP_TIMEOUT_MS = 3000;

export function createSupervisor(options: SupervisorOptions): Supervisor {
  const { console, onMembers, delays = [500, 1000, 2000, 4000, 8000], stableAfterMs = 60_000 } = options;
  const { findBlocker = async () => null, recheckIntervalMs = 2000 } = options;
  let blockerOver: Promise<void> | null = null;
  const parts = new Map<string, SupervisedPart>();
  let stopping: Promise<void> | null = null;
  let isForced = false;
  let giveUp: (reason: string) => void = () => {};
  const gaveUp = new Promise<string>((resolve) => {
    giveUp = resolve;
  });

  function setMember(entry: SupervisedPart, member: Member | null): void {
    entry.member = member;
    onMembers([...parts.values()].flatMap((other) => other.member ?? []));
  }

  function register(part: Part, isExpectedToEnd: boolean): SupervisedPart {
    const startedAt = performance.now();
    const entry = { part, member: null, running: null, isExpectedToEnd, startedAt, consecutiveDeaths: 0 };
    parts.set(part.name, entry);
    return entry;
  }

  async function start(entry: SupervisedPart): Promise<RunningProcess> {
    try {
      const { part } = entry;
      const running = await part.start((identity) => {
        setMember(entry, { identity, turn: part.turn });
        if (stopping) void endProcess(identity, 0);
      });
      entry.running = running;
      entry.startedAt = performance.now();
      void running.exited.then((exit) => onExit(entry, exit));
      return running;
    } catch (error) {
      setMember(entry, null);
      throw error;
    }
  }

  function onExit(entry: SupervisedPart, exit: Exit): void {
    entry.running = null;
    setMember(entry, null);
    if (stopping || entry.isExpectedToEnd) return;
    void restartAfterDeath(entry, `${entry.part.name} died (${describeExit(exit)})`);
  }

  /** Waits until nothing keeps the parts from running; several that died of the same wait together. */
  async function waitForBlocker(death: string): Promise<boolean> {
    const blocker = await findBlocker();
    if (!blocker) return false;
    blockerOver ??= waitUntilUnblocked(`${death}. ${blocker}`).finally(() => {
      blockerOver = null;
    });
    await blockerOver;
    return true;
  }

  async function waitUntilUnblocked(what: string): Promise<void> {
    console.complain(`${what}. Mend that; the shop then goes on by itself.`);
    while (!stopping && (await findBlocker())) await sleep(recheckIntervalMs);
    if (!stopping) console.say('That is mended; the shop goes on.');
  }

  async function restartAfterDeath(entry: SupervisedPart, death: string): Promise<void> {
    if (await waitForBlocker(death)) entry.consecutiveDeaths = 0;
    if (stopping) return;
    const wasStable = performance.now() - entry.startedAt >= stableAfterMs;
    entry.consecutiveDeaths = wasStable ? 1 : entry.consecutiveDeaths + 1;
    const delay = delays[entry.consecutiveDeaths - 1];
    if (delay === undefined) {
      giveUp(`${death}, ${entry.consecutiveDeaths} times in a row now. Stopping the shop.`);
      return;
    }

    console.say(`${death}; starting it again.`);
    await sleep(delay);
    if (stopping) return;
    try {
      await start(entry);
      console.say(`${entry.part.name} is back.`);
    } catch (error) {
      if (stopping) return;
      await restartAfterDeath(entry, error instanceof StartError ? error.message : String(error));
    }
  }

  async function stopAll(): Promise<void> {
    const turns = [...new Set([...parts.values()].map(({ part }) => part.turn))].sort((a, b) => a - b);
    for (const turn of turns) {
      await Promise.all([...parts.values()].filter(({ part }) => part.turn === turn).map(stopOne));
    }
  }

  async function stopOne({ running, member }: SupervisedPart): Promise<void> {
    if (running) await running.stop(isForced ? FORCED_STOP_TIMEOUT_MS : undefined);
    // Still starting: there is nothing yet that it could lose.
    else if (member) await endProcess(member.identity, FORCED_STOP_TIMEOUT_MS);
  }

  return {
    gaveUp,
    async run(part) {
      await start(register(part, false));
    },
    async complete(task) {
      const running = await start(register(task, true));
      return running.exited;
    },
    async restart(part) {
      const entry = parts.get(part.name);
      if (!entry || stopping) return;
      entry.isExpectedToEnd = true;
      await entry.running?.stop();
      entry.isExpectedToEnd = false;
      if (!stopping) await start(entry);
    },
    async stop() {
      if (stopping) {
        isForced = true;
        await Promise.all([...parts.values()].map(stopOne));
      }
      stopping ??= stopAll();
      await stopping;
    },
  };
}
