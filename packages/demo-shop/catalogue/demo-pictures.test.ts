import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import sharp from 'sharp';
import { catalogue } from './catalogue.ts';
import { demoPicturesFolder } from './demo-pictures.ts';

/** Items of one family share a picture. */
const keys = [...new Set(catalogue.map(({ key, picture = key }) => picture))];
const MAX_TOTAL_BYTES = 12_000_000;
const pictureOf = (key: string) => readFileSync(join(demoPicturesFolder, `${key}.jpg`));

/** Share of pixels of a small copy that differ clearly. */
function difference(a: Buffer, b: Buffer): number {
  let count = 0;
  for (let i = 0; i < a.length; i++) if (Math.abs((a[i] ?? 0) - (b[i] ?? 0)) > 18) count++;
  return count / a.length;
}

describe('the committed pictures of the demo shop', () => {
  it('are one for each page and no more, under 12 MB in all', () => {
    const files = keys.map((key) => `${key}.jpg`);
    expect(readdirSync(demoPicturesFolder).sort()).toEqual(files.toSorted());
    const bytes = keys.reduce((sum, key) => sum + pictureOf(key).length, 0);
    expect(bytes).toBeLessThan(MAX_TOTAL_BYTES);
  });

  it('are JPEGs of 1200 x 900, and no two look alike', async () => {
    const seen = await Promise.all(
      keys.map(async (key) => {
        const picture = sharp(pictureOf(key));
        const { format, width, height } = await picture.metadata();
        expect([key, format, width, height]).toEqual([key, 'jpeg', 1200, 900]);
        return { key, small: await picture.resize(32, 24, { fit: 'fill' }).raw().toBuffer() };
      }),
    );
    const alike = seen.flatMap((one, at) =>
      seen
        .slice(at + 1)
        .filter((other) => difference(one.small, other.small) <= 0.06)
        .map((other) => [one.key, other.key]),
    );
    expect(alike).toEqual([]);
  });
});
