import type { Age } from '../../../domain/catalogue/pet-options.ts';
import type { Bounds } from '../canvas/shape.ts';

export type BodyPart = 'torso' | 'chest' | 'leg' | 'paw' | 'tail' | 'haunch';

/** The colour of each part of a body, and what is drawn on it. */
export interface BodyPaint {
  colour(part: BodyPart): string;
  markings(part: BodyPart, box: Bounds): string;
  tailTip?: string;
}

/** Proportions of a body; 1 is a middle-sized dog. */
export interface Build {
  girth: number;
  leg: number;
  legLength: number;
  neck: number;
  headScale: number;
  /** How high the middle of the head stands over the throat, at scale 1. */
  lift: number;
  /** Length of the coat at the edges, in pixels. */
  tuft: number;
  tail: 'bushy' | 'thin' | 'flag' | 'bob' | 'plume' | 'cat' | 'ring';
  paw: number;
}

/** Young animals are mostly head, on short and thick legs. */
export function buildAt(build: Build, age: Age): Build {
  if (age !== 'Puppy') return build;
  return {
    ...build,
    girth: build.girth * 0.9,
    leg: build.leg * 1.08,
    legLength: build.legLength * 0.7,
    headScale: build.headScale * 1.16,
    tuft: build.tuft * 0.75,
    paw: build.paw * 1.12,
  };
}

/** A body in some pose, feet at y = 0, and where its head belongs. */
export interface Figure {
  behindHead: string;
  beforeHead: string;
  head: { x: number; y: number; scale: number };
  /** Where the collar lies: middle of the throat, half width, and drop of its front. */
  collar: { x: number; y: number; half: number; drop: number };
  /** Half width of the shadow on the ground, and its middle. */
  shadow: { x: number; half: number };
}
