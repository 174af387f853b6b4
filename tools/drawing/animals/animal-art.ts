import type { Container } from '../scenes/containers.ts';
import type { Setting } from '../scenes/scene.ts';
import type { Neckwear } from './collar.ts';
import type { Pose } from './poses.ts';

/** A dog or a cat, drawn from its clan, age and colour. */
export interface AnimalArt extends Setting {
  draws: 'animal';
  /** All look at the viewer: one from the side would fall out of the row of its neighbours. */
  pose: Exclude<Pose, 'stand'>;
  /** -1 looks to the left, 1 to the right. */
  turn: number;
  isHappy?: boolean;
  isMirrored?: boolean;
  wears?: Neckwear;
  wearColour?: string;
  container?: Container;
}

export type Species = 'rabbit' | 'lop rabbit' | 'guinea pig' | 'hamster' | 'budgie' | 'tortoise';

/** An animal of the type other. */
export interface SmallAnimalArt extends Setting {
  draws: 'small animal';
  species: Species;
  isMirrored?: boolean;
}
