import type { Neckwear } from './animals/collar.ts';
import type { Pose } from './animals/poses.ts';
import type { ProductKind } from './products/product-kinds.ts';
import type { Container } from './scenes/containers.ts';
import type { PaletteName, SceneName } from './scenes/scene.ts';

/** How the picture of an item is drawn. */
export type Art = AnimalArt | SmallAnimalArt | ProductArt;

interface Setting {
  scene: SceneName;
  palette: PaletteName;
}

/** A dog or a cat, drawn from its clan, age and colour. */
export interface AnimalArt extends Setting {
  draws: 'animal';
  pose: Pose;
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

export interface ProductArt extends Setting {
  draws: 'product';
  product: ProductKind;
  /** Main colour of the thing or of its packaging, and a second one; #rrggbb. */
  colours: readonly [string, string];
  /** What stands on the packaging: brand, kind, taste. */
  label?: { brand: string; title: string; note: string };
  /** What is painted on the packaging. */
  emblem?:
    | 'salmon'
    | 'chicken'
    | 'beef'
    | 'lamb'
    | 'duck'
    | 'herbs'
    | 'carrot'
    | 'seeds'
    | 'berries'
    | 'bone'
    | 'fish'
    | 'paw'
    | 'leaf';
  /** 2 for another make of the same thing. */
  make?: 2;
  /** Which face looks from the packaging. */
  face?: 'dog' | 'puppy' | 'cat' | 'kitten' | 'rabbit' | 'bird' | 'none';
}
