import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import sharp from 'sharp';
import { articlePictures, drawArticle } from '../embedded/demo/art/articles/draw-article.ts';

/** `npm run draw:articles -- [NAME...]`: draws the pictures of the articles into the client. */

const folder = join(import.meta.dirname, '../client/src/features/articles/pictures');
const MOST_BYTES = 34_000;

const named = process.argv.slice(2);
await mkdir(folder, { recursive: true });
for (const name of named.length > 0 ? named : articlePictures) {
  const picture = await render(name);
  await writeFile(join(folder, `${name}.webp`), picture);
  console.log(`${name}: ${Math.round(picture.length / 100) / 10} kB`);
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
    if (picture.length <= MOST_BYTES || quality < 40) return picture;
  }
}
