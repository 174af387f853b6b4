import { type Environment, type EnvironmentOptions, startEnvironment } from '../environment/environment.ts';
import { type ReplicaFaultName, replicaFaultNames } from './faults.ts';
import type { ReplicaParts } from './parts.ts';
import { type ReplicaRunPlan, type ReplicaRunReport, runOnReplicaSet } from './run.ts';

/** Runs until the shop is started anew: every check compares the whole ledger, which should not grow too long. */
const RUNS_PER_ENVIRONMENT = 25;

/** Runs one after the other, in the same environment for as long as its books agree. */
export class ReplicaSeries {
  readonly #parts: ReplicaParts;
  readonly #options: EnvironmentOptions;
  #environment: Environment | null = null;
  #runs = 0;

  constructor(parts: ReplicaParts, options: EnvironmentOptions = {}) {
    this.#parts = parts;
    this.#options = options;
  }

  /** @throws Error when a run could not be carried through, which says nothing about the shop's books */
  async run(plan: ReplicaRunPlan): Promise<ReplicaRunReport> {
    this.#environment ??= await startEnvironment(this.#parts, this.#options);
    const environment = this.#environment;
    try {
      const report = await runOnReplicaSet(environment, this.#parts, plan);
      this.#runs += 1;
      if (report.violations.length > 0 || this.#runs % RUNS_PER_ENVIRONMENT === 0) await this.stop();
      return report;
    } catch (error) {
      throw new Error(
        `${replicaReplayCommand(plan)} could not be carried through; logs are in ${environment.home}`,
        {
          cause: error,
        },
      );
    }
  }

  async stop(): Promise<void> {
    const environment = this.#environment;
    this.#environment = null;
    await environment?.stop();
  }
}

/** The plan with this number: the faults take turns. */
export function replicaPlanAt(seed: number, fault?: ReplicaFaultName): ReplicaRunPlan {
  return { seed, fault: fault ?? (replicaFaultNames[seed % replicaFaultNames.length] as ReplicaFaultName) };
}

export function replicaReplayCommand({ seed, fault }: ReplicaRunPlan): string {
  return `npm run chaos -- --replica-set --runs 1 --seed ${seed} --point ${fault}`;
}
