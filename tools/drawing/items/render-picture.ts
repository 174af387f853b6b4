import sharp from 'sharp';
import type { DemoItem } from '../../../packages/demo-shop/catalogue/demo-item.ts';
import { seededRandom } from '../../../packages/demo-shop/seed/seeded-random.ts';
import { memoizeAsync } from '../../../server/src/platform/memoize-async.ts';
import { PICTURE_HEIGHT, PICTURE_WIDTH } from '../scenes/scene.ts';
import { drawItem, drawLight } from './draw-item.ts';

/** Of all items, 9 MB. */
const QUALITY = 78;
const raw = { width: PICTURE_WIDTH, height: PICTURE_HEIGHT, channels: 4 } as const;

/** The picture of an item as a JPEG of 1200 x 900, with a little grain so that flat colours look like paper. */
export async function renderPicture(item: DemoItem): Promise<Buffer> {
  return sharp(Buffer.from(drawItem(item)))
    .flatten({ background: '#ece0cd' })
    .composite([{ input: await film(), raw }])
    .jpeg({ quality: QUALITY, mozjpeg: true })
    .toBuffer();
}

/** What lies over every picture, light and grain: made once, because gradients of that size are slow to draw. */
const film = memoizeAsync(() =>
  sharp(Buffer.from(drawLight()))
    .composite([{ input: makeGrain(), raw }])
    .raw()
    .toBuffer(),
);

/** Faint black and white specks on nothing. */
function makeGrain(): Buffer {
  const random = seededRandom('grain');
  const pixels = Buffer.alloc(PICTURE_WIDTH * PICTURE_HEIGHT * 4);
  for (let i = 0; i < pixels.length; i += 4) {
    const value = random.next() + random.next() - 1;
    pixels.fill(value > 0 ? 255 : 0, i, i + 3);
    pixels[i + 3] = Math.round(Math.abs(value) * 17);
  }
  return pixels;
}
