import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import sharp from 'sharp';
import { SHOP_NAME } from '../../domain/pages/page-head.ts';
import { catalogue } from '../../packages/demo-shop/catalogue/catalogue.ts';
import type { DemoItem } from '../../packages/demo-shop/catalogue/demo-item.ts';
import { seededRandom } from '../../packages/demo-shop/seed/seeded-random.ts';
import { projectRoot } from '../../packages/local-stack/system/project-root.ts';
import type { AnimalArt } from './animals/animal-art.ts';
import { drawPet } from './animals/draw-animal.ts';
import { lettering } from './canvas/lettering.ts';
import { ellipse, glow, group, linear, newSheet, radial, type Sheet } from './canvas/sheet.ts';
import { artOf } from './items/art-of.ts';
import { renderPicture } from './items/render-picture.ts';

const folder = join(projectRoot, 'client/public');
const portraits = join(projectRoot, 'client/src/features/catalogue/portraits');
const [fern, deepFern, paper, apricot] = ['#1f5b4a', '#123a2f', '#fdf8ef', '#f7c9a3'];

/**
 * Draws the icons of the shop, from favicon.svg, the picture that links to it are shown with, and the animals that look
 * on where those of the shop have no picture.
 */
export async function writeBrand(): Promise<void> {
  const mark = await readFile(join(folder, 'favicon.svg'), 'utf8');
  await writeIcons(mark);
  const linkPicture = sharp(Buffer.from(drawLinkPicture(mark))).jpeg({ quality: 84, mozjpeg: true });
  await writeFile(join(folder, 'og.jpg'), await linkPicture.toBuffer());
  for (const key of ['dog-pippin', 'cat-bramble', 'dog-tilly']) {
    const picture = sharp(await renderPicture(demoItem(key))).resize(480, 360);
    await writeFile(
      join(portraits, `${key}.webp`),
      await picture.webp({ quality: 72, effort: 6 }).toBuffer(),
    );
  }
}

async function writeIcons(mark: string): Promise<void> {
  // Fills the square, for devices that cut icons to a shape of their own: the paw keeps to the middle.
  const squareMark = mark
    .replace(' rx="16"', '')
    .replace('translate(8 8) scale(.75)', 'translate(13 13) scale(.59)');
  await writeFile(join(folder, 'icon-192.png'), await icon(mark, 192));
  await writeFile(join(folder, 'icon-512.png'), await icon(mark, 512));
  await writeFile(join(folder, 'icon-maskable-512.png'), await icon(squareMark, 512));
  await writeFile(join(folder, 'apple-touch-icon.png'), await icon(squareMark, 180));
  const small = await Promise.all([16, 32, 48].map((size) => icon(mark, size)));
  await writeFile(join(folder, 'favicon.ico'), toIco(small));
}

function icon(svg: string, size: number): Promise<Buffer> {
  // An SVG is 64 pixels wide at 72 dots an inch.
  return sharp(Buffer.from(svg), { density: (72 * size) / 64 })
    .resize(size, size)
    .png({ compressionLevel: 9, palette: true, quality: 100 })
    .toBuffer();
}

/** Pictures in PNG, put together as an ICO file: a directory of 16 bytes each, then the pictures. */
function toIco(pictures: readonly Buffer[]): Buffer {
  const head = Buffer.alloc(6 + 16 * pictures.length);
  head.writeUInt16LE(1, 2);
  head.writeUInt16LE(pictures.length, 4);
  let offset = head.length;
  for (const [index, picture] of pictures.entries()) {
    const entry = 6 + 16 * index;
    head.writeUInt8(picture.readUInt32BE(16), entry);
    head.writeUInt8(picture.readUInt32BE(20), entry + 1);
    head.writeUInt16LE(1, entry + 4);
    head.writeUInt16LE(32, entry + 6);
    head.writeUInt32LE(picture.length, entry + 8);
    head.writeUInt32LE(offset, entry + 12);
    offset += picture.length;
  }
  return Buffer.concat([head, ...pictures]);
}

/** 1200 x 630: the name on the left, a dog and a cat on the right, turned so that no tail is in the way. */
function drawLinkPicture(mark: string): string {
  const sheet = newSheet(seededRandom('link picture'));
  const ground = linear(sheet, 24, [
    [0, fern],
    [1, deepFern],
  ]);
  const sun = radial(sheet, [
    [0, '#fff1df'],
    [0.7, apricot],
    [1, '#eda874'],
  ]);
  const content = [
    `<rect width="1200" height="630" fill="${ground}"/>`,
    ellipse(868, 318, 250, 250, sun),
    glow(sheet, 868, 566, 330, 40, '#08201a', 0.75),
    animal(sheet, 'cat-bramble', 'translate(628 96) scale(0.58)'),
    animal(sheet, 'dog-pippin', 'translate(404 78) scale(0.62)'),
    words(mark),
  ].join('');
  return `<svg xmlns="http://www.w3.org/2000/svg" width="1200" height="630" viewBox="0 0 1200 630"><defs>${sheet.definitions.join('')}</defs>${content}</svg>`;
}

function demoItem(key: string): DemoItem {
  const item = catalogue.find((candidate) => candidate.key === key);
  if (!item) throw new Error(`The demo shop has no ${key}`);
  return item;
}

function animal(sheet: Sheet, key: string, transform: string): string {
  const item = demoItem(key);
  return group(
    drawPet(sheet, item, { ...(artOf(item) as AnimalArt), isMirrored: key.startsWith('dog') }),
    transform,
  );
}

function words(mark: string): string {
  const paw = mark.replace(/^[\s\S]*?(<g [\s\S]*<\/g>)[\s\S]*$/, '$1');
  return [
    group(paw, 'translate(260 132) scale(1.5)'),
    lettering(SHOP_NAME, 308, 326, { font: 'serif', size: 104, width: 470, fill: paper }),
    lettering('Pets, food and accessories', 308, 392, { font: 'plain', size: 34, width: 470, fill: apricot }),
  ].join('');
}
