import { setTimeout as sleep } from 'node:timers/promises';
import { sendGraphql } from '../../../server/test/harness/requests.ts';
import type { ShopProcess } from '../environment/shop-process.ts';
import type { Violation } from '../scenario/invariants.ts';
import { listServers, type Scenario } from '../scenario/scenario.ts';

/** How long a server may take, once the replica set is well, until it says so and serves. */
const RECOVERY_TIMEOUT_MS = 10_000;

/** How long /readyz and what requests meet may differ: each sees the moment of its own request. */
const MAX_DISAGREEMENT_MS = 6000;

const POLL_INTERVAL_MS = 300;
const PROBE_TIMEOUT_MS = 5000;

/** What a server says of itself, and what somebody meets who asks it for something that only the database knows. */
interface ServerStatus {
  readonly isReady: boolean;
  readonly isServing: boolean;
}

/** Looks at every server as a proxy and as a shopper does, all the time. */
export interface ReadinessWatch {
  /** @returns where a server said something else of itself than requests met, for too long */
  stop(): Promise<Violation[]>;
}

export function watchReadiness(scenario: Scenario): ReadinessWatch {
  let isOver = false;
  const violations: Violation[] = [];
  const watching = listServers(scenario.environment).map(async (server) => {
    let since: number | null = null;
    while (!isOver) {
      await sleep(POLL_INTERVAL_MS);
      const isUp = server.isUp;
      const look = await probe(scenario, server);
      // One that was killed meanwhile, or is starting, says nothing.
      const differs = isUp && server.isUp && look.isReady !== look.isServing;
      if (!differs) {
        since = null;
        continue;
      }
      since ??= performance.now();
      if (performance.now() - since < MAX_DISAGREEMENT_MS) continue;
      const what = `Server ${server.name} says ${look.isReady ? 'that it is ready, and does not serve' : 'that it is not ready, and serves'}`;
      if (!violations.some((one) => one.what === what)) violations.push({ rule: 'I14', what });
    }
  });
  return {
    async stop() {
      isOver = true;
      await Promise.all(watching);
      return violations;
    },
  };
}

/** Waits until every server is well again by itself. @returns milliseconds that the slowest took, and who did not */
export async function waitForRecovery(scenario: Scenario): Promise<{ ms: number; violations: Violation[] }> {
  const begin = performance.now();
  const violations: Violation[] = [];
  const waiting = listServers(scenario.environment)
    .filter((server) => server.isUp)
    .map(async (server) => {
      for (;;) {
        const look = await probe(scenario, server);
        if (look.isReady && look.isServing) return performance.now() - begin;
        if (performance.now() - begin > RECOVERY_TIMEOUT_MS && server.isUp) {
          const state = `${look.isReady ? 'ready' : 'not ready'}, ${look.isServing ? 'serving' : 'not serving'}`;
          violations.push({
            rule: 'I14',
            what: `Server ${server.name} is ${state} ${RECOVERY_TIMEOUT_MS / 1000} s after the database was well`,
          });
          return performance.now() - begin;
        }
        await sleep(POLL_INTERVAL_MS);
      }
    });
  const took = await Promise.all(waiting);
  return { ms: Math.round(Math.max(0, ...took)), violations };
}

async function probe({ environment }: Scenario, { url }: ShopProcess): Promise<ServerStatus> {
  const [shopper] = environment.shoppers;
  const isAnswered = async (answer: Promise<{ status: number; code?: string | undefined }>) =>
    answer.then(
      ({ status, code }) => status === 200 && code === undefined,
      () => false,
    );
  const [isReady, isServing] = await Promise.all([
    isAnswered(withTimeout((signal) => fetch(`${url}/readyz`, { signal }))),
    isAnswered(
      withTimeout(() => sendGraphql(url, { query: '{ me { name role } }', token: String(shopper?.token) })),
    ),
  ]);
  return { isReady, isServing };
}

async function withTimeout<T>(ask: (signal: AbortSignal) => Promise<T>): Promise<T> {
  const signal = AbortSignal.timeout(PROBE_TIMEOUT_MS);
  const tooLate = new Promise<never>((_resolve, reject) => {
    signal.addEventListener('abort', () => reject(new Error('no answer in time')));
  });
  return Promise.race([ask(signal), tooLate]);
}
