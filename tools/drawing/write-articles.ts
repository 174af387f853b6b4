import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import sharp from 'sharp';
import { projectRoot } from '../../packages/local-stack/system/project-root.ts';
import { articlePictures, drawArticle } from './articles/draw-article.ts';

const folder = join(projectRoot, 'client/src/features/articles/pictures');
const MAX_BYTES = 34_000;

/** Draws the pictures of the articles, or those that are named, into the client. */
export async function writeArticles(names: readonly string[]): Promise<void> {
  await mkdir(folder, { recursive: true });
  for (const name of names.length > 0 ? names : articlePictures) {
    const picture = await render(name);
    await writeFile(join(folder, `${name}.webp`), picture);
    console.log(`${name}: ${Math.round(picture.length / 100) / 10} kB`);
  }
}

/** As good as fits: fur is fine-grained, and a page shows up to eight of these. */
async function render(name: string): Promise<Buffer> {
  const drawn = await sharp(Buffer.from(drawArticle(name)))
    .flatten({ background: '#ece0cd' })
    .resize(800, 600)
    .png()
    .toBuffer();
  for (let quality = 84; ; quality -= 4) {
    const picture = await sharp(drawn).webp({ quality, effort: 6, smartSubsample: true }).toBuffer();
    if (picture.length <= MAX_BYTES || quality < 40) return picture;
  }
}
