import { setTimeout as sleep } from 'node:timers/promises';
import { type ServerPlan, startServer } from '../../../packages/local-stack/parts/start-server.ts';
import type { OnSpawn } from '../../../packages/local-stack/processes/managed-process.ts';
import { isRunning, type ProcessIdentity } from '../../../packages/local-stack/system/process-identity.ts';

/** Names of the two servers; mongod and the Stripe proxy recognise callers by them. */
export type ServerName = 'A' | 'B';

/** How long a server may take until it is up again, in milliseconds. */
const START_TIMEOUT_MS = 90_000;

/** One of the shop's server processes: it can be killed at any moment, and is started again on request. */
export class ShopProcess {
  /** How often it was killed. */
  kills = 0;
  readonly name: ServerName;
  readonly #plan: ServerPlan;
  readonly #onSpawn: OnSpawn;
  #identity: ProcessIdentity | null = null;
  #starting: Promise<unknown> | null = null;
  #isReady = false;

  constructor(name: ServerName, plan: ServerPlan, onSpawn: OnSpawn) {
    this.name = name;
    this.#plan = plan;
    this.#onSpawn = onSpawn;
  }

  get url(): string {
    return `http://127.0.0.1:${this.#plan.port}`;
  }

  get isUp(): boolean {
    return this.#isReady;
  }

  /** Begins to start, where it does not run; nobody waits. */
  begin(): void {
    if (this.#starting) return;
    const start = startServer(this.#plan, (identity) => {
      this.#identity = identity;
      this.#onSpawn(identity);
    });
    this.#starting = start.then(
      () => {
        this.#isReady = true;
      },
      () => {
        // Killed while it started, or the database was away: whoever heals tries again.
        if (!this.#isReady) this.#starting = null;
      },
    );
  }

  /** `kill -9`: nothing in it gets to run any more. */
  async kill(): Promise<void> {
    const identity = this.#identity;
    if (!identity || !isRunning(identity)) return;
    this.kills += 1;
    this.#isReady = false;
    process.kill(identity.pid, 'SIGKILL');
    while (isRunning(identity)) await sleep(5);
    await this.#starting;
    this.#isReady = false;
    this.#starting = null;
  }

  /** Resolves when it serves. */
  async ensureUp(): Promise<void> {
    const end = Date.now() + START_TIMEOUT_MS;
    while (!this.#isReady) {
      if (Date.now() > end) throw new Error(`Server ${this.name} does not come up`);
      this.begin();
      await Promise.race([this.#starting, sleep(500)]);
      // One that is being killed has started before: without a pause nothing else would ever happen here.
      if (!this.#isReady) await sleep(5);
    }
  }
}
