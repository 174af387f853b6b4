import { darker, lighter } from '../canvas/colour.ts';
import { lettering, letteringLines } from '../canvas/lettering.ts';
import { clipped, ellipse, glow, group, line, linear, type Sheet, shape } from '../canvas/sheet.ts';
import { emblem } from '../products/emblems.ts';
import { lit, roundBox, standsOn, upright } from '../products/surfaces.ts';

const CREAM = '#fbf3e3';

interface Label {
  readonly brand: string;
  readonly title: string;
  readonly note: string;
}

function labelOn(x: number, y: number, width: number, height: number, colour: string, label: Label): string {
  const middle = x + width / 2;
  return [
    roundBox(x, y, width, height, 16, CREAM),
    roundBox(x + 8, y + 8, width - 16, height - 16, 11, 'none', `stroke="${colour}" stroke-width="2.5"`),
    lettering(label.brand, middle, y + 62, { font: 'script', size: 42, width: width - 44, fill: colour }),
    letteringLines(label.title, middle, y + 112, 36, {
      font: 'round',
      size: 33,
      width: width - 40,
      fill: darker(colour, 0.4),
    }),
    lettering(label.note, middle, y + height - 24, {
      font: 'plain',
      size: 22,
      width: width - 40,
      fill: darker(colour, 0.4),
    }),
  ].join('');
}

/** A brown glass bottle with a dropper, a drop of oil before it. */
export function dropperBottle(sheet: Sheet, label: Label): string {
  const glass = '#8a4f22';
  const path =
    'M-60 -400C-62 -368 -140 -352 -140 -290L-140 -42Q-140 0 -100 2Q0 12 100 2Q140 0 140 -42L140 -290C140 -352 62 -368 60 -400Z';
  return [
    standsOn(sheet, 150),
    shape(path, upright(sheet, glass)),
    clipped(sheet, path, shape('M-150 -250Q0 -236 150 -250V20H-150Z', darker(glass, 0.34), 'opacity="0.6"')),
    labelOn(-112, -276, 224, 234, '#9a6a1e', label),
    glow(sheet, -118, -240, 14, 170, '#ffe0b0', 0.8),
    roundBox(-66, -470, 132, 84, 12, upright(sheet, '#3a3230')),
    [-44, -22, 0, 22, 44].map((x) => line(`M${x} -462V-396`, '#1c1614', 5, 'opacity="0.6"')).join(''),
    shape('M-40 -470C-44 -540 -40 -600 0 -604C40 -600 44 -540 40 -470Z', upright(sheet, '#c9704a')),
    glow(sheet, -14, -550, 8, 34, '#fff0dc', 0.7),
    oilDrop(sheet, 214, -26, 1),
    oilDrop(sheet, 268, -4, 0.6),
  ].join('');
}

function oilDrop(sheet: Sheet, x: number, y: number, size: number): string {
  return group(
    ellipse(0, 4, 44, 20, '#d99a2e', 'opacity="0.85"') +
      ellipse(0, 0, 40, 17, '#f0bf58') +
      glow(sheet, -12, -5, 14, 6, '#fffbe8', 0.95),
    `translate(${x} ${y}) scale(${size})`,
  );
}

/** A clear green bottle of rinse with its cap, and leaves of mint. */
export function rinseBottle(sheet: Sheet, label: Label): string {
  const green = '#5fb39a';
  const path =
    'M-54 -470C-56 -420 -148 -410 -148 -330L-148 -44Q-148 0 -106 3Q0 14 106 3Q148 0 148 -44L148 -330C148 -410 56 -420 54 -470Z';
  return [
    standsOn(sheet, 160),
    shape(path, '#dff3ec'),
    clipped(
      sheet,
      path,
      shape('M-160 -350Q-80 -362 0 -350T160 -350V20H-160Z', upright(sheet, green), 'opacity="0.85"') +
        [
          [-60, -300, 9],
          [84, -320, 7],
          [110, -80, 8],
          [-120, -60, 7],
        ]
          .map(([x, y, r]) =>
            ellipse(x as number, y as number, r as number, r as number, '#ffffff', 'opacity="0.6"'),
          )
          .join(''),
    ),
    line(path, '#3f8a76', 3, 'opacity="0.6"'),
    labelOn(-118, -308, 236, 252, '#2f7a66', label),
    glow(sheet, -130, -250, 12, 190, '#ffffff', 0.9),
    roundBox(-62, -560, 124, 104, 14, upright(sheet, '#2f7a66')),
    [-40, -20, 0, 20, 40].map((x) => line(`M${x} -550V-470`, '#1f5a4a', 5, 'opacity="0.6"')).join(''),
    mint(sheet, 214, -20, 1, 8),
    mint(sheet, -226, -8, 0.7, -24),
  ].join('');
}

function mint(sheet: Sheet, x: number, y: number, size: number, turn: number): string {
  const leaf = (angle: number, length: number) =>
    group(
      shape(
        `M0 0C${length * 0.2} -44 ${length * 0.7} -44 ${length} 0C${length * 0.7} 40 ${length * 0.2} 40 0 0Z`,
        linear(sheet, 90, [
          [0, '#8fce8a'],
          [1, '#3f8a5a'],
        ]),
      ) + line(`M8 0H${length - 12}`, '#2f6a48', 3, 'opacity="0.6"'),
      `rotate(${angle})`,
    );
  return group(
    glow(sheet, 0, 16, 110, 20, '#2a1410', 0.4) + leaf(-160, 96) + leaf(-20, 104) + leaf(-92, 110),
    `translate(${x} ${y}) rotate(${turn}) scale(${size})`,
  );
}

/** A toothbrush lying before it all, 340 long. */
export function toothbrush(sheet: Sheet, colour: string): string {
  const bristles = Array.from({ length: 9 }, (_, i) =>
    roundBox(-162 + i * 10, -50, 8, 34, 3, i % 2 ? '#f6f1e6' : lighter(colour, 0.6)),
  ).join('');
  return [
    glow(sheet, 10, 2, 200, 16, '#2a1410', 0.5),
    bristles,
    shape(
      'M-172 -22Q-176 -6 -160 -4L-60 -8C20 -8 60 -14 150 -16Q176 -14 174 2Q172 14 150 12C60 8 0 12 -60 8L-160 10Q-180 4 -172 -22Z',
      lit(sheet, colour),
    ),
  ].join('');
}

/** A trigger bottle of enzyme cleaner. */
export function sprayBottle(sheet: Sheet, label: Label): string {
  const colour = '#7d6693';
  const path =
    'M-46 -430C-48 -370 -130 -330 -130 -240L-130 -40Q-130 0 -92 3Q0 12 92 3Q130 0 130 -40L130 -240C130 -330 48 -370 46 -430Z';
  return [
    standsOn(sheet, 140),
    shape(path, upright(sheet, lighter(colour, 0.3))),
    labelOn(-102, -250, 204, 206, colour, label),
    glow(sheet, -112, -180, 12, 140, '#ffffff', 0.7),
    roundBox(-52, -462, 104, 48, 10, upright(sheet, '#f3ead8')),
    shape(
      'M-46 -460L-56 -540Q-56 -556 -40 -556L66 -556Q92 -556 96 -536L98 -506L40 -500L46 -460Z',
      lit(sheet, '#f3ead8'),
    ),
    roundBox(-112, -550, 66, 36, 8, lit(sheet, colour)),
    shape(
      'M-30 -500C-66 -490 -84 -470 -92 -430Q-84 -420 -74 -428C-64 -456 -48 -468 -22 -472Z',
      lit(sheet, colour),
    ),
  ].join('');
}

/** A bone-shaped name tag, 200 wide. */
export function boneTag(sheet: Sheet, name: string): string {
  const path =
    'M-62 -24C-66 -54 -108 -56 -110 -26C-138 -22 -138 22 -110 26C-108 56 -66 54 -62 24H62C66 54 108 56 110 26C138 22 138 -22 110 -26C108 -56 66 -54 62 -24Z';
  return [
    glow(sheet, 6, 14, 120, 50, '#1c0e0a', 0.4),
    ellipse(0, -40, 13, 16, 'none', 'stroke="#a9782c" stroke-width="6"'),
    shape(path, lit(sheet, '#dcae4c'), 'stroke="#94661f" stroke-width="3"'),
    lettering(name, 0, 15, { font: 'round', size: 42, width: 176, fill: '#6f4a12' }),
  ].join('');
}

/** Soft chews lying in a heap, each with a stamped shape. */
export function chews(sheet: Sheet, colour: string, sign: 'bone' | 'fish'): string {
  const spots = [
    [-70, 0],
    [58, 10],
    [-8, 34],
    [-6, -34],
  ] as const;
  return spots
    .map(([x, y]) =>
      group(
        ellipse(6, 10, 60, 40, '#1c0e0a', 'opacity="0.24"') +
          ellipse(0, 0, 58, 40, lit(sheet, colour), `stroke="${darker(colour, 0.4)}" stroke-width="2"`) +
          ellipse(0, -2, 46, 30, 'none', `stroke="${darker(colour, 0.3)}" stroke-width="3" opacity="0.6"`) +
          group(emblem(sheet, sign), 'scale(0.36)'),
        `translate(${x} ${y})`,
      ),
    )
    .join('');
}
