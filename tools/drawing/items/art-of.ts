import type { DemoItem } from '../../../packages/demo-shop/catalogue/demo-item.ts';
import type { AnimalArt, SmallAnimalArt } from '../animals/animal-art.ts';
import type { ProductArt } from '../products/product-art.ts';
import { accessoryArt } from './accessories.ts';
import { catArt } from './cats.ts';
import { dogArt } from './dogs.ts';
import { foodArt } from './food.ts';
import { smallAnimalArt } from './small-animals.ts';

/** How the picture of an item is drawn. */
export type Art = AnimalArt | SmallAnimalArt | ProductArt;

const arts: Readonly<Record<string, Art>> = {
  ...dogArt,
  ...catArt,
  ...smallAnimalArt,
  ...foodArt,
  ...accessoryArt,
};

/** @throws Error for an item that nobody has said how to draw */
export function artOf({ key }: DemoItem): Art {
  const art = arts[key];
  if (!art) throw new Error(`tools/drawing/items says nothing of ${key}`);
  return art;
}
