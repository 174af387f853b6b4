import type { DemoItem } from '../../../packages/demo-shop/catalogue/demo-item.ts';
import { seededRandom } from '../../../packages/demo-shop/seed/seeded-random.ts';
import { drawPet, drawSmallAnimal } from '../animals/draw-animal.ts';
import { newSheet, radial, type Sheet } from '../canvas/sheet.ts';
import { drawProduct } from '../products/draw-product.ts';
import { arch, rugRoom, sofa, studio, table, windowRoom } from '../scenes/indoors.ts';
import { autumn, garden } from '../scenes/outdoors.ts';
import { type DrawScene, PICTURE_HEIGHT, PICTURE_WIDTH, palettes, type SceneName } from '../scenes/scene.ts';
import { type Art, artOf } from './art-of.ts';

const scenes: Record<SceneName, DrawScene> = {
  studio,
  window: windowRoom,
  garden,
  sofa,
  rug: rugRoom,
  autumn,
  arch,
  table,
};

/** The picture of an item as SVG, 1200 x 900, but for the light over it. The same item always gives the same text. */
export function drawItem(item: DemoItem): string {
  const sheet = newSheet(seededRandom(item.key));
  const art = artOf(item);
  const scene = scenes[art.scene](sheet, palettes[art.palette]);
  return asPicture(sheet, scene.back + subject(sheet, item, art) + scene.front);
}

/** The light that lies over the picture of every item, as SVG. */
export function drawLight(): string {
  const sheet = newSheet(seededRandom('light'));
  return asPicture(sheet, warmth(sheet));
}

/** What was drawn on a sheet as SVG, 1200 x 900. */
export function asPicture({ definitions }: Sheet, content: string): string {
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${PICTURE_WIDTH}" height="${PICTURE_HEIGHT}" viewBox="0 0 1200 900"><defs>${definitions.join('')}</defs>${content}</svg>`;
}

function subject(sheet: Sheet, item: DemoItem, art: Art): string {
  switch (art.draws) {
    case 'animal':
      return drawPet(sheet, item, art);
    case 'small animal':
      return drawSmallAnimal(sheet, item, art);
    default:
      return drawProduct(sheet, art);
  }
}

/** Warm light from the upper left and darker corners, the same over every picture. */
export function warmth(sheet: Sheet): string {
  const light = radial(
    sheet,
    [
      [0, '#ffe9bd', 0.14],
      [1, '#ffe9bd', 0],
    ],
    0.2,
    0.1,
    0.8,
  );
  const corners = radial(
    sheet,
    [
      [0.66, '#2a1408', 0],
      [1, '#2a1408', 0.2],
    ],
    0.5,
    0.48,
    0.74,
  );
  return `<rect width="1200" height="900" fill="${light}"/><rect width="1200" height="900" fill="${corners}"/>`;
}
