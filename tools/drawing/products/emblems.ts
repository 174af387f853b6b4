import { darker, lighter, mix } from '../canvas/colour.ts';
import { n } from '../canvas/shape.ts';
import { ellipse, glow, line, linear, type Sheet, shape } from '../canvas/sheet.ts';
import type { ProductArt } from './product-art.ts';
import { lit } from './surfaces.ts';

type Emblem = NonNullable<ProductArt['emblem']>;

/** A painted sign about 100 wide round (0, 0): what is in the bag, or whom it is for. */
export function emblem(sheet: Sheet, kind: Emblem): string {
  return drawings[kind](sheet);
}

const drawings: Record<Emblem, (sheet: Sheet) => string> = {
  salmon: (sheet) => fish(sheet, '#e58a6a'),
  fish: (sheet) => fish(sheet, '#7fa4bd'),
  chicken: (sheet) => drumstick(sheet, '#d08a3e'),
  duck: (sheet) => drumstick(sheet, '#9a5a32') + leafAt(sheet, -40, 26, 200, '#7a9a4e'),
  beef: (sheet) => steak(sheet, '#b5463c'),
  lamb: (sheet) =>
    steak(sheet, '#c9746a') + leafAt(sheet, 36, -26, -50, '#7a9a4e') + leafAt(sheet, 40, -18, -10, '#8fae5a'),
  herbs: (sheet) =>
    line('M-30 44Q0 0 30 -46', '#5f7f42', 5) +
    [-1, 1]
      .flatMap((side) =>
        [0, 1, 2].map((i) =>
          leafAt(sheet, -18 + i * 18, 28 - i * 27, -56 + side * 58, i % 2 ? '#8fae5a' : '#6f9450'),
        ),
      )
      .join(''),
  leaf: (sheet) => leafAt(sheet, -34, 26, -36, '#8fae5a', 1.7),
  carrot: (sheet) =>
    [-34, 0, 30]
      .map(
        (turn) =>
          `<g transform="rotate(${turn}) translate(0 -34)">${leafAt(sheet, 0, 0, -90, '#7a9a4e', 0.8)}</g>`,
      )
      .join('') +
    shape('M-26 -34C-10 -46 10 -46 26 -34C22 10 10 46 0 60C-10 46 -22 10 -26 -34Z', lit(sheet, '#e8893a')) +
    line('M-20 -12h16M6 8h12M-13 26h10', '#b9602a', 3.5),
  seeds: (sheet) =>
    [
      [-26, 10, '#d9b36c'],
      [4, -20, '#8a6a48'],
      [28, 14, '#e3c894'],
      [-4, 28, '#5a4636'],
      [-32, -22, '#c79a4e'],
      [34, -22, '#d9b36c'],
    ]
      .map(
        ([x, y, tone], i) =>
          `<g transform="translate(${x} ${y}) rotate(${i * 57})">${shape('M0 -20C12 -10 12 10 0 18C-12 10 -12 -10 0 -20Z', lit(sheet, tone as string))}${line('M0 -14L0 12', darker(tone as string, 0.4), 2)}</g>`,
      )
      .join(''),
  berries: (sheet) =>
    leafAt(sheet, -6, -30, -150, '#7a9a4e', 1.1) +
    leafAt(sheet, 6, -30, -30, '#8fae5a', 1.1) +
    [
      [-22, 8, '#7a3f74'],
      [20, 6, '#b53a4c'],
      [0, 34, '#8f3f6a'],
      [0, -14, '#5f4a8a'],
    ]
      .map(
        ([x, y, tone]) =>
          ellipse(x as number, y as number, 20, 20, lit(sheet, tone as string)) +
          glow(sheet, (x as number) - 7, (y as number) - 8, 8, 6, '#ffffff', 0.8),
      )
      .join(''),
  bone: (sheet) =>
    `<g transform="rotate(-24)">${shape('M-34 -11C-52 -34 -72 -14 -58 0C-72 14 -52 34 -34 11L34 11C52 34 72 14 58 0C72 -14 52 -34 34 -11Z', lit(sheet, '#f2e3c8'), 'stroke="#b59a6c" stroke-width="2"')}</g>`,
  paw: (sheet) =>
    shape(
      'M0 -4C26 -4 40 22 32 38C22 50 8 40 0 40C-8 40 -22 50 -32 38C-40 22 -26 -4 0 -4Z',
      lit(sheet, '#7a5240'),
    ) +
    [
      [-38, -6],
      [-15, -30],
      [15, -30],
      [38, -6],
    ]
      .map(([x, y]) => ellipse(x as number, y as number, 12, 16, lit(sheet, '#7a5240')))
      .join(''),
};

function fish(sheet: Sheet, colour: string): string {
  const scales = Array.from({ length: 12 }, (_, i) =>
    line(
      `M${-22 + (i % 4) * 15} ${-12 + Math.floor(i / 4) * 12}q7 5 0 10`,
      lighter(colour, 0.6),
      2,
      'opacity="0.7"',
    ),
  ).join('');
  return [
    shape('M40 0L70 -28C66 -8 66 8 70 28Z', lit(sheet, darker(colour, 0.16))),
    shape('M-6 -26C8 -44 26 -42 30 -24Z', darker(colour, 0.2)),
    shape(
      'M-64 2C-46 -30 10 -40 46 0C10 36 -46 32 -64 2Z',
      linear(sheet, 90, [
        [0, darker(colour, 0.24)],
        [0.5, colour],
        [1, lighter(colour, 0.6)],
      ]),
    ),
    scales,
    line('M-32 -18Q-24 0 -32 20', darker(colour, 0.3), 3),
    ellipse(-46, -3, 5.5, 5.5, '#fffaf0'),
    ellipse(-46.5, -3, 3, 3, '#1c1412'),
  ].join('');
}

function drumstick(sheet: Sheet, colour: string): string {
  return `<g transform="rotate(-34)">${[
    shape(
      'M-64 -7C-78 -22 -88 -6 -78 0C-90 8 -78 22 -64 8L-18 9L-18 -8Z',
      lit(sheet, '#f4e8d2'),
      'stroke="#b59a6c" stroke-width="1.6"',
    ),
    shape('M-34 -9C-10 -44 48 -44 60 -8C66 26 26 46 -4 28C-20 18 -26 10 -34 9Z', lit(sheet, colour)),
    glow(sheet, 12, -18, 28, 12, '#fff3d6', 0.7),
  ].join('')}</g>`;
}

function steak(sheet: Sheet, colour: string): string {
  const path = 'M-58 -4C-54 -40 -6 -48 30 -36C66 -24 70 14 44 32C20 48 -12 26 -30 30C-52 34 -62 18 -58 -4Z';
  return [
    shape(path, '#f6e2cf', 'stroke="#d9b394" stroke-width="2"'),
    `<g transform="translate(2 0) scale(0.84)">${shape(path, lit(sheet, colour))}</g>`,
    line('M-28 -8Q-8 -24 14 -18M-16 10Q8 -2 34 6', mix(colour, '#ffffff', 0.6), 4.5, 'opacity="0.85"'),
    ellipse(32, -10, 9, 8, '#f4e8d2'),
  ].join('');
}

function leafAt(sheet: Sheet, x: number, y: number, turn: number, colour: string, size = 1): string {
  return `<g transform="translate(${n(x)} ${n(y)}) rotate(${turn}) scale(${size})">${shape('M0 0C12 -18 36 -18 52 0C36 16 12 16 0 0Z', lit(sheet, colour))}${line('M4 0L44 0', lighter(colour, 0.5), 1.8)}</g>`;
}
