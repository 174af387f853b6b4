import { seededRandom } from '../../../packages/demo-shop/seed/seeded-random.ts';
import { newSheet } from '../canvas/sheet.ts';
import { asPicture, warmth } from '../items/draw-item.ts';
import { catCarePictures } from './cat-care-pictures.ts';
import { catTrainingPictures } from './cat-training-pictures.ts';
import { dogCarePictures } from './dog-care-pictures.ts';
import { dogTrainingPictures } from './dog-training-pictures.ts';
import type { DrawPicture } from './picture.ts';

const pictures: Record<string, DrawPicture> = {
  ...dogCarePictures,
  ...dogTrainingPictures,
  ...catCarePictures,
  ...catTrainingPictures,
};

export const articlePictures: readonly string[] = Object.keys(pictures);

/** The picture of an article, or the banner of a page of them, as SVG, 1200 x 900. */
export function drawArticle(name: string): string {
  const draw = pictures[name];
  if (!draw) throw new Error(`No article has a picture named ${name}`);
  const sheet = newSheet(seededRandom(name));
  return asPicture(sheet, draw(sheet) + warmth(sheet));
}
