import type { Parts } from './parts.ts';
import { type PointName, pointNames } from './points.ts';
import { type RunPlan, type RunReport, run } from './run.ts';
import { startWorld, type World, type WorldOptions } from './world.ts';

/** Runs until the shop is started anew: every check compares the whole ledger, which should not grow too long. */
const runsPerWorld = 40;

/** Runs one after the other, in the same world for as long as its books agree. */
export class Series {
  readonly #parts: Parts;
  readonly #options: WorldOptions;
  #world: World | null = null;
  #runs = 0;

  constructor(parts: Parts, options: WorldOptions = {}) {
    this.#parts = parts;
    this.#options = options;
  }

  /** @throws Error when a run could not be carried through, which says nothing about the shop's books */
  async run(plan: RunPlan): Promise<RunReport> {
    this.#world ??= await startWorld(this.#parts, this.#options);
    const world = this.#world;
    try {
      const report = await run(world, plan);
      this.#runs += 1;
      // What is wrong stays wrong in these books, and would spoil the runs to come.
      if (report.violations.length > 0 || this.#runs % runsPerWorld === 0) await this.stop();
      return report;
    } catch (error) {
      throw new Error(`${replay(plan)} could not be carried through; logs are in ${world.home}`, {
        cause: error,
      });
    }
  }

  async stop(): Promise<void> {
    const world = this.#world;
    this.#world = null;
    await world?.stop();
  }
}

/** The plan with this number: the points take turns, so that any 15 one after the other have each of them. */
export function planAt(seed: number, point?: PointName): RunPlan {
  return { seed, point: point ?? (pointNames[seed % pointNames.length] as PointName) };
}

export function replay({ seed, point }: RunPlan): string {
  return `npm run chaos -- --runs 1 --seed ${seed} --point ${point}`;
}
