import { type Environment, type EnvironmentOptions, startEnvironment } from '../environment/environment.ts';
import type { Parts } from '../environment/parts.ts';
import { type PointName, pointNames } from '../faults/points.ts';
import { askForHomes } from '../homes/ask-for-homes.ts';
import { type Outcome, type RunPlan, type RunReport, runScenario, runStage } from './run.ts';
import type { Stage } from './stages.ts';

/** Runs until the shop is started anew: every check compares the whole ledger, which should not grow too long. */
const RUNS_PER_ENVIRONMENT = 40;

/** Runs one after the other, in the same environment for as long as its books agree. */
export class Series {
  readonly #parts: Parts;
  readonly #options: EnvironmentOptions;
  #environment: Environment | null = null;
  #runs = 0;

  constructor(parts: Parts, options: EnvironmentOptions = {}) {
    this.#parts = parts;
    this.#options = options;
  }

  /** @throws Error when a run could not be carried through, which says nothing about the shop's books */
  run(plan: RunPlan): Promise<RunReport> {
    return this.#carryThrough(replayCommand(plan), (environment) => runScenario(environment, plan));
  }

  stage(stage: Stage): Promise<Outcome> {
    return this.#carryThrough(stage.name, (environment) => runStage(environment, stage.name, stage));
  }

  async #carryThrough<Report extends Outcome>(
    what: string,
    work: (environment: Environment) => Promise<Report>,
  ): Promise<Report> {
    const environment = await this.#open();
    try {
      const report = await work(environment);
      this.#runs += 1;
      // What is wrong stays wrong in these books, and would spoil the runs to come.
      if (report.violations.length > 0 || this.#runs % RUNS_PER_ENVIRONMENT === 0) await this.stop();
      return report;
    } catch (cause) {
      throw new Error(`${what} could not be carried through; logs are in ${environment.home}`, { cause });
    }
  }

  async #open(): Promise<Environment> {
    if (this.#environment) return this.#environment;
    const environment = await startEnvironment(this.#parts, this.#options);
    this.#environment = environment;
    await askForHomes(environment);
    return environment;
  }

  async stop(): Promise<void> {
    const environment = this.#environment;
    this.#environment = null;
    await environment?.stop();
  }
}

/** The plan with this number: the points take turns, so that as many runs as there are points, one after the other, have each of them. */
export function planAt(seed: number, point?: PointName): RunPlan {
  return { seed, point: point ?? (pointNames[seed % pointNames.length] as PointName) };
}

export function replayCommand({ seed, point }: RunPlan): string {
  return `npm run chaos -- --runs 1 --seed ${seed} --point ${point}`;
}
