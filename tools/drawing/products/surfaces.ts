import { darker, lighter } from '../canvas/colour.ts';
import { n } from '../canvas/shape.ts';
import { attributes, glow, line, linear, type Sheet } from '../canvas/sheet.ts';

/** Paint of something round that stands upright, lit from the left. */
export function upright(sheet: Sheet, colour: string): string {
  return linear(sheet, 0, [
    [0, darker(colour, 0.3)],
    [0.12, colour],
    [0.3, lighter(colour, 0.36)],
    [0.58, colour],
    [1, darker(colour, 0.46)],
  ]);
}

/** Paint of something flat or softly bent, lit from above left. */
export function lit(sheet: Sheet, colour: string, depth = 1): string {
  return linear(sheet, 58, [
    [0, lighter(colour, 0.32 * depth)],
    [0.5, colour],
    [1, darker(colour, 0.34 * depth)],
  ]);
}

export function steel(sheet: Sheet): string {
  return linear(sheet, 0, [
    [0, '#8d9296'],
    [0.16, '#f4f5f4'],
    [0.32, '#b9bec1'],
    [0.6, '#eceeed'],
    [0.82, '#9ba1a5'],
    [1, '#6f757a'],
  ]);
}

/** The shadow that a thing throws on the ground to the right. */
export function standsOn(sheet: Sheet, half: number, depth = 1, x = 0, y = 0): string {
  return (
    glow(sheet, x + half * 0.16, y + 2, half * 1.24, 46 * depth, '#2a1410', 0.4) +
    glow(sheet, x, y - 3, half * 1.02, 18 * depth, '#160a08', 0.62)
  );
}

/** A dashed seam. */
export function seam(path: string, colour: string, width = 3): string {
  return line(path, colour, width, 'stroke-dasharray="9 8" opacity="0.75"');
}

export function roundBox(
  x: number,
  y: number,
  width: number,
  height: number,
  radius: number,
  fill: string,
  more = '',
): string {
  return `<rect x="${n(x)}" y="${n(y)}" width="${n(width)}" height="${n(height)}" rx="${n(radius)}" fill="${fill}"${attributes(more)}/>`;
}

/** A webbing strap along a path, with a lighter edge and a seam on each side. */
export function strap(path: string, colour: string, width: number): string {
  return [
    line(path, '#1c0e0a', width + 8, 'opacity="0.2" transform="translate(6 9)"'),
    line(path, darker(colour, 0.4), width),
    line(path, colour, width - 5),
    line(path, lighter(colour, 0.34), width * 0.5, 'opacity="0.45"'),
    line(path, lighter(colour, 0.7), width - 11, 'opacity="0.22" stroke-dasharray="2 9"'),
  ].join('');
}

/** A snap hook of steel hanging down from (x, y). */
export function snapHook(sheet: Sheet, x: number, y: number, turn = 0): string {
  const metal = steel(sheet);
  return `<g transform="translate(${n(x)} ${n(y)}) rotate(${turn})">${[
    `<ellipse cx="0" cy="8" rx="17" ry="14" fill="none" stroke="#5d6368" stroke-width="11"/><ellipse cx="0" cy="8" rx="17" ry="14" fill="none" stroke="#d6dadc" stroke-width="6"/>`,
    roundBox(-11, 20, 22, 26, 6, metal, 'stroke="#5d6368" stroke-width="2"'),
    `<path d="M-10 46C-34 62 -34 106 0 112C30 108 34 76 14 58" fill="none" stroke="#5d6368" stroke-width="15" stroke-linecap="round"/><path d="M-10 46C-34 62 -34 106 0 112C30 108 34 76 14 58" fill="none" stroke="#dfe3e4" stroke-width="9" stroke-linecap="round"/>`,
    `<path d="M10 48L18 74" stroke="#8d9296" stroke-width="8" stroke-linecap="round"/>`,
  ].join('')}</g>`;
}

/** Dry food, hay pellets or treats lying about: `kind` is their shape. */
export function pieces(
  sheet: Sheet,
  count: number,
  from: number,
  to: number,
  y: number,
  colour: string,
  size = 14,
): string {
  const { random } = sheet;
  const spots = Array.from({ length: count }, () => ({
    x: random.between(from, to),
    y: y + random.between(-26, 26),
  })).sort((a, b) => a.y - b.y);
  return spots
    .map((spot) => {
      const r = size * random.between(0.8, 1.2);
      const tone = random.chance(0.5)
        ? lighter(colour, random.between(0, 0.2))
        : darker(colour, random.between(0, 0.2));
      const disc = `<ellipse rx="${n(r)}" ry="${n(r * 0.72)}" fill="${lit(sheet, tone)}"/><ellipse rx="${n(r * 0.36)}" ry="${n(r * 0.22)}" cy="${n(-r * 0.05)}" fill="${darker(tone, 0.4)}" fill-opacity="0.55"/>`;
      return `${glow(sheet, spot.x + 4, spot.y + r * 0.6, r * 1.3, r * 0.5, '#1c0c08', 0.5)}<g transform="translate(${n(spot.x)} ${n(spot.y)}) rotate(${Math.round(random.between(-25, 25))})">${disc}</g>`;
    })
    .join('');
}

/** A wooden board or post. */
export function timber(
  sheet: Sheet,
  x: number,
  y: number,
  width: number,
  height: number,
  colour = '#c8955f',
): string {
  const isTall = height > width;
  const grain = [0.28, 0.52, 0.76].map((share) => {
    const path = isTall
      ? `M${n(x + width * share)} ${n(y + 6)}Q${n(x + width * (share + 0.08))} ${n(y + height / 2)} ${n(x + width * share)} ${n(y + height - 6)}`
      : `M${n(x + 6)} ${n(y + height * share)}Q${n(x + width / 2)} ${n(y + height * (share + 0.1))} ${n(x + width - 6)} ${n(y + height * share)}`;
    return line(path, '#7a4a26', 1.8, 'opacity="0.4"');
  });
  return (
    roundBox(
      x,
      y,
      width,
      height,
      5,
      isTall
        ? upright(sheet, colour)
        : linear(sheet, 90, [
            [0, lighter(colour, 0.34)],
            [0.3, colour],
            [1, darker(colour, 0.34)],
          ]),
    ) + grain.join('')
  );
}
