import type { PointName } from '../faults/points.ts';
import type { Stage } from './stages.ts';

/** A change of the built server's text; what it looks for must stand there exactly once. */
export interface Patch {
  /** Below dist/server/src. */
  readonly file: string;
  readonly find: string;
  readonly replacement: string;
}

/** A bug that is planted in a copy of the built server. */
export interface PlantedBug {
  readonly name: string;
  readonly patches: readonly Patch[];
}

/** One that the campaign has to notice. */
export type Mutant = PlantedBug & {
  /** Caught so quickly that it is part of `npm run test:slow`. */
  readonly isQuick?: boolean;
} & (LookedForInRuns | Staged);

/** Runs of this point, from this seed on. */
interface LookedForInRuns {
  readonly point: PointName;
  readonly seed: number;
}

/** Shown for certain by one order of events, which runs would meet by luck alone. */
interface Staged {
  readonly stage: Stage;
}
