import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { catalogue } from '../../packages/demo-shop/catalogue/catalogue.ts';
import { demoPicturesFolder } from '../../packages/demo-shop/catalogue/demo-pictures.ts';
import { renderPicture } from './items/render-picture.ts';

/** Draws the pictures of the demo shop's items, or of those named by their keys. */
export async function writeItems(keys: readonly string[]): Promise<void> {
  await mkdir(demoPicturesFolder, { recursive: true });
  for (const item of catalogue.filter(({ key }) => keys.length === 0 || keys.includes(key))) {
    const picture = await renderPicture(item);
    await writeFile(join(demoPicturesFolder, `${item.key}.jpg`), picture);
    console.log(`${item.key}: ${Math.round(picture.length / 100) / 10} kB`);
  }
}
