import { execFileSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import sharp from 'sharp';
import { catalogue } from '../../../packages/demo-shop/catalogue/catalogue.ts';
import type { DemoItem } from '../../../packages/demo-shop/catalogue/demo-item.ts';
import { demoPicturesFolder } from '../../../packages/demo-shop/catalogue/demo-pictures.ts';
import { drawItem } from './draw-item.ts';
import { renderPicture } from './render-picture.ts';

const labelled = catalogue.find((item) => item.key === 'dog-food-salmon-kibble') as DemoItem;

/** Pictures that are drawn anew: some of each kind. */
const some = catalogue.filter((_item, place) => place % 20 === 0);

/** Share of pixels of a small grey copy that differ clearly. */
async function difference(a: Buffer, b: Buffer): Promise<number> {
  const small = (picture: Buffer) =>
    sharp(picture).greyscale().resize(120, 90, { fit: 'fill' }).raw().toBuffer();
  const [one, other] = [await small(a), await small(b)];
  return one.filter((value, at) => Math.abs(value - (other[at] ?? 0)) > 8).length / one.length;
}

describe('the pictures of the demo shop', () => {
  it.each(some.map((item) => [item.key, item] as const))(
    'are drawn as they are committed: %s',
    async (key, item) => {
      const committed = await readFile(join(demoPicturesFolder, `${key}.jpg`));
      expect(await difference(await renderPicture(item), committed)).toBeLessThan(0.005);
    },
  );

  it('come out the same each time, so that a picture can be drawn again', () => {
    for (const item of catalogue.slice(0, 12)) expect(drawItem(item)).toBe(drawItem(item));
  });

  it('are well-formed drawings without text elements or numbers that are none', () => {
    for (const item of catalogue) {
      const svg = drawItem(item);
      expect(svg).not.toMatch(/NaN|undefined|Infinity|<text/);
    }
  });

  it('show their lettering on a machine that has no font', async () => {
    const folder = mkdtempSync(join(tmpdir(), 'no-fonts-'));
    try {
      const config = join(folder, 'fonts.conf');
      const svg = join(folder, 'label.svg');
      writeFileSync(config, '<?xml version="1.0"?><fontconfig></fontconfig>');
      writeFileSync(svg, drawItem(labelled));
      const script = `require('sharp')(process.argv[1]).flatten().raw().toBuffer().then((pixels) => console.log(require('crypto').createHash('sha256').update(pixels).digest('hex')))`;
      const rendered = execFileSync(process.execPath, ['-e', script, svg], {
        encoding: 'utf8',
        cwd: process.cwd(),
        env: { ...process.env, FONTCONFIG_FILE: config, FONTCONFIG_PATH: folder },
      });
      const here = await sharp(Buffer.from(drawItem(labelled)))
        .flatten()
        .raw()
        .toBuffer();
      expect(rendered.trim()).toBe(createHash('sha256').update(here).digest('hex'));
    } finally {
      rmSync(folder, { recursive: true });
    }
  });
});
