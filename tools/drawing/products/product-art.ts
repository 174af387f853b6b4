import type { Setting } from '../scenes/scene.ts';
import type { ProductKind } from './product-kinds.ts';

/** Something for an animal, or food for it. */
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
  /** What lies before a bag, where it is no food; #rrggbb. */
  grain?: string;
  /** 2 for another make of the same thing. */
  make?: 2;
  /** Which face looks from the packaging. */
  face?: 'dog' | 'puppy' | 'cat' | 'kitten' | 'rabbit' | 'bird' | 'none';
}
