import { group, type Sheet } from '../canvas/sheet.ts';
import {
  aquarium,
  bowl,
  brush,
  cage,
  carrier,
  crate,
  drinker,
  fountain,
  hayrack,
  litter,
} from './keeping.ts';
import { bag, bottle, box, can, jar, pouch } from './packaging.ts';
import { ball, mouse, plush, rope, tunnel, wand, wheel } from './playing.ts';
import type { ProductArt } from './product-art.ts';
import type { ProductKind } from './product-kinds.ts';
import { bed, cave, hutch, igloo, mat, scratcher } from './resting.ts';
import { collar, harness, leash } from './walking.ts';

type Draw = (sheet: Sheet, art: ProductArt) => string;

/** How each product is drawn, and how large and how high over the lower edge it stands. */
const products: Record<ProductKind, { draw: Draw; scale: number; y: number }> = {
  bag: { draw: bag, scale: 1.06, y: 796 },
  can: { draw: can, scale: 1.2, y: 770 },
  pouch: { draw: pouch, scale: 1.2, y: 786 },
  jar: { draw: jar, scale: 1.22, y: 780 },
  box: { draw: box, scale: 1.18, y: 786 },
  bottle: { draw: bottle, scale: 1.14, y: 786 },
  bed: { draw: bed, scale: 1.08, y: 740 },
  cave: { draw: cave, scale: 1.2, y: 780 },
  mat: { draw: mat, scale: 1.06, y: 730 },
  scratcher: { draw: scratcher, scale: 1.08, y: 796 },
  igloo: { draw: igloo, scale: 1.22, y: 784 },
  hutch: { draw: hutch, scale: 1.08, y: 780 },
  leash: { draw: leash, scale: 1.22, y: 740 },
  collar: { draw: collar, scale: 1.2, y: 700 },
  harness: { draw: harness, scale: 1.08, y: 790 },
  rope: { draw: rope, scale: 1.02, y: 680 },
  ball: { draw: ball, scale: 1.24, y: 760 },
  plush: { draw: plush, scale: 1.04, y: 800 },
  mouse: { draw: mouse, scale: 1.16, y: 760 },
  wand: { draw: wand, scale: 1.2, y: 770 },
  tunnel: { draw: tunnel, scale: 1.18, y: 766 },
  wheel: { draw: wheel, scale: 1.2, y: 796 },
  bowl: { draw: bowl, scale: 1.22, y: 760 },
  fountain: { draw: fountain, scale: 1.36, y: 780 },
  litter: { draw: litter, scale: 1.16, y: 780 },
  carrier: { draw: carrier, scale: 1.18, y: 786 },
  crate: { draw: crate, scale: 1.16, y: 784 },
  brush: { draw: brush, scale: 1.14, y: 720 },
  cage: { draw: cage, scale: 1.06, y: 806 },
  aquarium: { draw: aquarium, scale: 1.12, y: 776 },
  hayrack: { draw: hayrack, scale: 1.24, y: 784 },
  drinker: { draw: drinker, scale: 1.14, y: 840 },
};

/** A product standing in its scene. */
export function drawProduct(sheet: Sheet, art: ProductArt): string {
  const { draw, scale, y } = products[art.product];
  return group(draw(sheet, art), `translate(600 ${y}) scale(${scale})`);
}
