import type { PointName } from '../faults/points.ts';

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
export interface Mutant extends PlantedBug {
  /** Where it is looked for: runs of this point, from this seed on. */
  readonly point: PointName;
  readonly seed: number;
  /** Caught so quickly that it is part of `npm test`. */
  readonly isQuick?: boolean;
}
