import type { Age, Category, Clan, Color, Gender, PetType } from '../../domain/pet-options.ts';
import type { Neckwear } from './art/animals/collar.ts';
import type { Pose } from './art/animals/poses.ts';
import type { ProductKind } from './art/products/product-kinds.ts';
import type { Container } from './art/scenes/containers.ts';
import type { PaletteName, SceneName } from './art/scenes/scene.ts';

/** What the demo shop sells: the fields of an item, and how its picture is drawn. */
export interface DemoItem {
  /** Its name for ever: the demo data is loaded, found again and drawn by it. */
  key: string;
  petname: string;
  /** US dollars. */
  petprice: number;
  category: Category;
  type: PetType;
  gender?: Gender;
  age?: Age;
  color?: Color;
  clan?: Clan;
  short: string;
  details: string;
  /** Pieces in stock; only food and accessories have it. */
  stock?: number;
  art: Art;
}

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
