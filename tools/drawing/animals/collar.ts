import { darker, lighter } from '../canvas/colour.ts';
import { n } from '../canvas/shape.ts';
import { ellipse, glow, line, type Sheet } from '../canvas/sheet.ts';
import type { Figure } from './build.ts';

export type Neckwear = 'none' | 'collar' | 'bandana' | 'bow';

/** What an animal wears round its throat; drawn between its body and its head. */
export function drawNeckwear(
  sheet: Sheet,
  kind: Neckwear,
  colour: string,
  { x, y, half, drop }: Figure['collar'],
): string {
  if (kind === 'none') return '';
  const curve = `M${n(x - half)} ${n(y - 6)}Q${n(x)} ${n(y + drop * 1.9)} ${n(x + half)} ${n(y - 6)}`;
  const low = y + drop * 0.92;
  if (kind === 'bandana') return bandana(sheet, colour, x, y, half, drop);
  const strap =
    line(curve, darker(colour, 0.34), 17) +
    line(curve, colour, 13) +
    line(
      `M${n(x - half * 0.8)} ${n(y + 3)}Q${n(x)} ${n(y + drop * 1.8)} ${n(x + half * 0.5)} ${n(y + drop * 0.7)}`,
      lighter(colour, 0.5),
      3,
      'opacity="0.6"',
    );
  if (kind === 'bow') return strap + bow(sheet, colour, x, low);
  const tag = [
    glow(sheet, x + 3, low + 24, 18, 18, '#1c0e10', 0.4),
    ellipse(x, low + 9, 5, 6, 'none', 'stroke="#a9782c" stroke-width="2.6"'),
    ellipse(x, low + 22, 13, 13, '#d9a441', 'stroke="#94661f" stroke-width="1.6"'),
    ellipse(x - 4, low + 18, 4, 3, '#fff3c8', 'opacity="0.9"'),
  ].join('');
  return strap + tag;
}

function bandana(sheet: Sheet, colour: string, x: number, y: number, half: number, drop: number): string {
  const path = `M${n(x - half)} ${n(y - 10)}Q${n(x)} ${n(y + drop * 1.5)} ${n(x + half)} ${n(y - 10)}L${n(x + half * 0.94)} ${n(y + 8)}Q${n(x + half * 0.5)} ${n(y + drop * 2.4)} ${n(x + 4)} ${n(y + drop * 3.6)}Q${n(x - half * 0.5)} ${n(y + drop * 2.4)} ${n(x - half * 0.94)} ${n(y + 8)}Z`;
  const spots = [
    [-0.42, 1.3],
    [0, 1.5],
    [0.42, 1.3],
    [-0.2, 2.1],
    [0.2, 2.1],
    [0, 2.8],
    [-0.66, 0.7],
    [0.66, 0.7],
  ]
    .map(([dx, dy]) =>
      ellipse(
        x + half * (dx as number),
        y + drop * (dy as number),
        4.5,
        4.5,
        lighter(colour, 0.85),
        'opacity="0.9"',
      ),
    )
    .join('');
  return [
    glow(sheet, x + 4, y + drop * 1.8, half * 0.8, drop * 2.2, '#1c0e10', 0.3),
    `<path d="${path}" fill="${colour}" stroke="${darker(colour, 0.3)}" stroke-width="2"/>`,
    spots,
    line(
      `M${n(x - half * 0.92)} ${n(y + 4)}Q${n(x)} ${n(y + drop * 2)} ${n(x + half * 0.92)} ${n(y + 4)}`,
      darker(colour, 0.4),
      3,
      'opacity="0.5"',
    ),
  ].join('');
}

function bow(sheet: Sheet, colour: string, x: number, y: number): string {
  const wing = (side: number) =>
    `<path d="M${n(x)} ${n(y)}C${n(x + side * 14)} ${n(y - 26)} ${n(x + side * 44)} ${n(y - 26)} ${n(x + side * 46)} ${n(y - 4)}C${n(x + side * 48)} ${n(y + 20)} ${n(x + side * 16)} ${n(y + 20)} ${n(x)} ${n(y)}Z" fill="${colour}" stroke="${darker(colour, 0.34)}" stroke-width="2"/>` +
    line(
      `M${n(x + side * 8)} ${n(y - 2)}Q${n(x + side * 22)} ${n(y - 8)} ${n(x + side * 34)} ${n(y - 4)}`,
      darker(colour, 0.4),
      2.4,
      'opacity="0.5"',
    );
  return (
    glow(sheet, x, y + 10, 56, 26, '#1c0e10', 0.34) +
    wing(-1) +
    wing(1) +
    ellipse(x, y, 9, 11, lighter(colour, 0.2), `stroke="${darker(colour, 0.34)}" stroke-width="2"`)
  );
}
