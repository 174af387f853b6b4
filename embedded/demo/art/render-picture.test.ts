import { execFileSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import sharp from 'sharp';
import { catalogue } from '../catalogue.ts';
import type { DemoItem } from '../demo-item.ts';
import { drawItem } from './draw-item.ts';
import { renderPicture } from './render-picture.ts';

const labelled = catalogue.find((item) => item.key === 'dog-food-salmon-kibble') as DemoItem;

/** Share of pixels of a small grey copy that differ clearly. */
function difference(a: Buffer, b: Buffer): number {
  let count = 0;
  for (let i = 0; i < a.length; i++) if (Math.abs((a[i] ?? 0) - (b[i] ?? 0)) > 18) count++;
  return count / a.length;
}

describe('the pictures of the demo shop', () => {
  it('are JPEGs of 1200 x 900 for every item, and no two look alike', async () => {
    const seen: { key: string; small: Buffer }[] = [];
    const waiting = [...catalogue];
    async function renderAll(): Promise<void> {
      for (let item = waiting.shift(); item; item = waiting.shift()) {
        const picture = sharp(await renderPicture(item));
        const { format, width, height } = await picture.metadata();
        expect([item.key, format, width, height]).toEqual([item.key, 'jpeg', 1200, 900]);
        seen.push({ key: item.key, small: await picture.resize(32, 24, { fit: 'fill' }).raw().toBuffer() });
      }
    }
    await Promise.all([renderAll(), renderAll(), renderAll()]);
    expect(seen).toHaveLength(catalogue.length);
    for (const [i, one] of seen.entries()) {
      for (const other of seen.slice(i + 1)) {
        expect([one.key, other.key, difference(one.small, other.small) > 0.06]).toEqual([
          one.key,
          other.key,
          true,
        ]);
      }
    }
  });

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
