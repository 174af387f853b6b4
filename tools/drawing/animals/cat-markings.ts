import { flowTowards, patch } from '../canvas/fur.ts';
import { type Bounds, blobPoints, n, type Point, smooth } from '../canvas/shape.ts';
import { line, type Sheet } from '../canvas/sheet.ts';
import type { CatCoat } from './cat-coats.ts';

/** A Bengal's rosettes: open dark rings round a warm heart, in loose rows. */
export function rosettes(sheet: Sheet, box: Bounds, size: number, coat: CatCoat): string {
  const { random } = sheet;
  const stepX = size * 3.1;
  const stepY = size * 2.5;
  let drawn = '';
  let row = 0;
  for (let y = box.top; y < box.bottom; y += stepY, row++) {
    for (let x = box.left + (row % 2) * stepX * 0.5; x < box.right; x += stepX) {
      const [cx, cy] = [x + random.between(-3, 3) * size * 0.12, y + random.between(-3, 3) * size * 0.12];
      const own = size * random.between(0.75, 1.2);
      drawn += patch(
        sheet,
        blobPoints(random, cx, cy, own, own * 0.78, 0.2),
        coat.warm as string,
        flowTowards(0.6),
        3,
        0.85,
      );
      drawn += ring(sheet, cx, cy, own, coat.dark as string);
    }
  }
  return drawn;
}

function ring(sheet: Sheet, cx: number, cy: number, r: number, dark: string): string {
  const { random } = sheet;
  const start = random.between(0, 6.28);
  let drawn = '';
  for (let part = 0; part < 3; part++) {
    const from = start + part * 2.09;
    const points = [0, 0.7, 1.45].map(
      (step): Point => [cx + Math.cos(from + step) * r, cy + Math.sin(from + step) * r * 0.8],
    );
    drawn += line(smooth(points, false), dark, r * random.between(0.38, 0.6), 'opacity="0.85"');
  }
  return drawn;
}

/** Tabby stripes that hang from a line of the back: each from its start downwards. */
export function stripesDown(
  sheet: Sheet,
  starts: readonly Point[],
  length: number,
  lean: number,
  dark: string,
): string {
  const { random } = sheet;
  return starts
    .map(([x, y]) => {
      const reach = length * random.between(0.6, 1.1);
      const path = `M${n(x)} ${n(y)}Q${n(x + lean * 0.2 + random.between(-8, 8))} ${n(y + reach * 0.5)} ${n(x + lean + random.between(-6, 6))} ${n(y + reach)}`;
      return line(path, dark, random.between(7, 12), 'opacity="0.5"');
    })
    .join('');
}
