import { catDry } from './cat-dry.ts';
import { catThings } from './cat-things.ts';
import { catTreats } from './cat-treats.ts';
import { catWet } from './cat-wet.ts';
import type { DemoItem } from './demo-item.ts';
import { dogDry } from './dog-dry.ts';
import { dogHome } from './dog-home.ts';
import { dogTreats } from './dog-treats.ts';
import { dogWalks } from './dog-walks.ts';
import { dogWet } from './dog-wet.ts';
import { packsOf, sizesOf } from './ranges.ts';
import { smallFood } from './small-food.ts';
import { smallThings } from './small-things.ts';

const food = 'food' as const;
const accessories = 'accessories' as const;

/** The goods that come in families, from shelf to shelf. */
export const familyGoods: readonly DemoItem[] = [
  ...packsOf(dogDry, { category: food, type: 'dog', kind: 'Dry' }),
  ...packsOf(dogWet, { category: food, type: 'dog', kind: 'Wet' }),
  ...packsOf(dogTreats, { category: food, type: 'dog', kind: 'Treat' }),
  ...packsOf(catDry, { category: food, type: 'cat', kind: 'Dry' }),
  ...packsOf(catWet, { category: food, type: 'cat', kind: 'Wet' }),
  ...packsOf(catTreats, { category: food, type: 'cat', kind: 'Treat' }),
  ...packsOf(smallFood, { category: food, type: 'other' }),
  ...sizesOf(dogWalks, { category: accessories, type: 'dog' }),
  ...sizesOf(dogHome, { category: accessories, type: 'dog' }),
  ...sizesOf(catThings, { category: accessories, type: 'cat' }),
  ...sizesOf(smallThings, { category: accessories, type: 'other' }),
];
