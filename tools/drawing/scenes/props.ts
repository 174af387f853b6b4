import { darker, lighter, mix } from '../canvas/colour.ts';
import { band, n, type Point, smooth } from '../canvas/shape.ts';
import { clipped, ellipse, glow, group, line, linear, type Sheet, shape } from '../canvas/sheet.ts';
import type { Palette } from './scene.ts';

/*
 * What stands about in a room. Each picture picks its own by the chance of its sheet, which its item's key seeds, so
 * that no two rooms beside each other look alike.
 */

type Prop = (sheet: Sheet, x: number, y: number, palette: Palette) => string;

const GREEN = '#6f8a55';

/** Something on the floor of a room, about 300 high; its foot at y. */
export function standingProp(sheet: Sheet, x: number, y: number, palette: Palette): string {
  return sheet.random.pick(standingProps)(sheet, x, y, palette);
}

/** Something on a table or a step, about 200 high; its foot at y. */
export function smallProp(sheet: Sheet, x: number, y: number, palette: Palette): string {
  return sheet.random.pick(smallProps)(sheet, x, y, palette);
}

/** A framed picture on the wall, its left upper corner at x. */
export function framedPicture(sheet: Sheet, x: number, palette: Palette): string {
  const { wall, accent } = palette;
  const wood = sheet.random.pick(['#b98555', '#8a6242', '#d8b98a', mix(accent, '#5a4030', 0.4)]);
  const window = `M${x + 28} 88h94v130h-94Z`;
  return (
    `<rect x="${x + 8}" y="68" width="150" height="190" fill="#2a1410" opacity="0.2"/>` +
    `<rect x="${x}" y="58" width="150" height="190" fill="${wood}"/><rect x="${x + 9}" y="67" width="132" height="172" fill="#fbf4e6"/>` +
    shape(window, lighter(wall, 0.3)) +
    clipped(sheet, window, sheet.random.pick(motifs)(x + 75, accent))
  );
}

/** What the pictures on the walls show, around the middle of their frame. */
const motifs: readonly ((x: number, accent: string) => string)[] = [
  (x, accent) =>
    ellipse(x + 17, 122, 17, 17, '#f0b45a') +
    ellipse(x - 29, 222, 62, 54, mix(accent, '#7f9a6a', 0.4)) +
    ellipse(x + 37, 226, 54, 40, darker(mix(accent, '#7f9a6a', 0.4), 0.2)),
  (x, accent) =>
    ellipse(x, 166, 19, 16, accent) +
    [-25, -9, 9, 25].map((dx) => ellipse(x + dx, 141 - (25 - Math.abs(dx)) * 0.4, 7, 9, accent)).join(''),
  (x, accent) =>
    line(`M${x} 200Q${x - 6} 150 ${x + 4} 108`, darker(GREEN, 0.2), 4) +
    [0, 1, 2, 3]
      .flatMap((i) =>
        [-1, 1].map((side) => leaf(x + i, 188 - i * 22, side * 52 - 90, 0.62, mix(accent, GREEN, 0.7))),
      )
      .join(''),
  (x, accent) =>
    ellipse(x - 12, 140, 30, 30, mix(accent, '#f3dca2', 0.5)) +
    `<rect x="${n(x - 8)}" y="150" width="44" height="44" fill="${mix(accent, '#fbf4e6', 0.2)}"/>` +
    shape(`M${x - 40} 206L${x - 14} 160L${x + 8} 206Z`, darker(accent, 0.2)),
];

/** A pot that narrows downwards, or a round or straight one, its rim at `top`. */
function pot(sheet: Sheet, x: number, top: number, y: number, half: number, accent: string): string {
  const { random } = sheet;
  const colour = mix(
    accent,
    random.pick(['#c9805a', '#efe3d0', '#6b7a78', '#d8a65a']),
    random.between(0.45, 0.85),
  );
  const fill = linear(sheet, 0, [
    [0, lighter(colour, 0.26)],
    [0.45, colour],
    [1, darker(colour, 0.36)],
  ]);
  const rim = linear(sheet, 0, [
    [0, lighter(colour, 0.36)],
    [0.5, colour],
    [1, darker(colour, 0.3)],
  ]);
  const shadow = glow(sheet, x + half * 0.4, y, half * 1.8, 24, '#2a1410', 0.45);
  const foot = half * random.pick([0.72, 0.72, 1]);
  if (random.chance(0.34)) {
    const belly = `M${x - half * 0.7} ${top}C${x - half * 1.5} ${top + 30} ${x - half * 1.2} ${y} ${x - half * 0.5} ${y}L${x + half * 0.5} ${y}C${x + half * 1.2} ${y} ${x + half * 1.5} ${top + 30} ${x + half * 0.7} ${top}Z`;
    return shadow + shape(belly, fill) + ellipse(x, top, half * 0.72, 8, darker(colour, 0.4));
  }
  const path = `M${x - half} ${top}L${x + half} ${top}L${x + foot} ${y - 6}Q${x} ${y + 6} ${x - foot} ${y - 6}Z`;
  const band = random.chance(0.4)
    ? clipped(
        sheet,
        path,
        `<rect x="${n(x - half)}" y="${n(top + (y - top) * 0.45)}" width="${n(half * 2)}" height="${n((y - top) * 0.2)}" fill="${lighter(colour, 0.4)}" fill-opacity="0.6"/>`,
      )
    : '';
  return (
    shadow +
    shape(path, fill) +
    band +
    `<rect x="${n(x - half - 7)}" y="${n(top - 12)}" width="${n(half * 2 + 14)}" height="30" rx="9" fill="${rim}"/>`
  );
}

function leafyPlant(sheet: Sheet, x: number, y: number, { accent }: Palette): string {
  return leaves(sheet, x, y - 142, GREEN, 1.2) + pot(sheet, x, y - 154, y, 64, accent);
}

/** Upright blades with pale edges. */
function snakePlant(sheet: Sheet, x: number, y: number, { accent }: Palette): string {
  const { random } = sheet;
  const blades = [-2, 2, -1, 1, 0]
    .map((place) => {
      const reach = random.between(210, 300) - Math.abs(place) * 26;
      const lean = place * random.between(20, 30);
      const root = x + place * 14;
      const spine: Point[] = [
        [root, y - 130],
        [root + lean * 0.3, y - 130 - reach * 0.5],
        [root + lean, y - 130 - reach],
      ];
      const green = mix('#5f7f58', random.chance(0.5) ? '#a9b97a' : '#34523c', random.between(0.05, 0.3));
      return (
        shape(smooth(band(spine, [30, 44, 3], 30)), '#c9cf8e') +
        shape(
          smooth(band(spine, [22, 33, 2], 30)),
          linear(sheet, 0, [
            [0, lighter(green, 0.2)],
            [1, darker(green, 0.28)],
          ]),
        )
      );
    })
    .join('');
  return blades + pot(sheet, x, y - 140, y, 62, accent);
}

/** Few stems with large round leaves. */
function rubberPlant(sheet: Sheet, x: number, y: number, { accent }: Palette): string {
  const { random } = sheet;
  let drawn = '';
  for (const lean of [-1, -0.5, 0.1, 0.6, 1]) {
    const end: Point = [
      x + lean * random.between(84, 112),
      y - random.between(250, 400) + Math.abs(lean) * 70,
    ];
    drawn += line(
      `M${x} ${n(y - 140)}Q${n(x + lean * 20)} ${n(end[1] + 60)} ${n(end[0])} ${n(end[1])}`,
      '#5a6b3f',
      6,
    );
    const green = mix('#4f7a5a', random.chance(0.5) ? '#9fb070' : '#274a38', random.between(0.08, 0.32));
    drawn += group(
      ellipse(
        0,
        -38,
        46,
        56,
        linear(sheet, 30, [
          [0, lighter(green, 0.28)],
          [1, darker(green, 0.26)],
        ]),
      ) +
        line(
          'M0 14L0 -86M0 -8L-30 -34M0 -8L30 -34M0 -38L-28 -62M0 -38L28 -62',
          lighter(green, 0.4),
          2.6,
          'opacity="0.6"',
        ),
      `translate(${n(end[0])} ${n(end[1])}) rotate(${n(lean * 50)})`,
    );
  }
  return drawn + pot(sheet, x, y - 146, y, 66, accent);
}

/** Fronds that bow to all sides. */
function palm(sheet: Sheet, x: number, y: number, { accent }: Palette): string {
  const { random } = sheet;
  let drawn = '';
  for (let i = -3; i <= 3; i++) {
    const reach = random.between(150, 210);
    const rise = random.between(200, 270) - Math.abs(i) * 44;
    const spine: Point[] = [
      [x, y - 140],
      [x + i * reach * 0.16, y - 140 - rise],
      [x + i * reach * 0.3, y - 150 - rise * 0.72],
    ];
    const green = mix(GREEN, random.chance(0.5) ? '#c9d490' : '#34523c', random.between(0.05, 0.3));
    drawn += line(smooth(spine, false), darker(green, 0.3), 3.5);
    for (let step = 2; step <= 9; step++) {
      const t = step / 9;
      const [px, py] = pointAt(spine, t);
      for (const side of [-1, 1])
        drawn += leaf(px, py, side * 62 - 90 + i * 16 * t, 0.8 * (1.15 - t * 0.5), green);
    }
  }
  return drawn + pot(sheet, x, y - 150, y, 58, accent);
}

/** A point of the curve through three points. */
function pointAt([from, middle, to]: readonly Point[], t: number): Point {
  const part = (axis: 0 | 1) => {
    const [a, b, c] = [from, middle, to].map((point) => (point as Point)[axis]) as [number, number, number];
    return a * (1 - t) ** 2 + b * 2 * t * (1 - t) + c * t * t;
  };
  return [part(0), part(1)];
}

function floorLamp(sheet: Sheet, x: number, y: number, { accent, wall }: Palette): string {
  const cloth = mix(accent, '#fbf0d8', 0.66);
  return [
    glow(sheet, x, y - 420, 230, 190, '#ffefc4', 0.6),
    glow(sheet, x + 20, y, 100, 20, '#2a1410', 0.45),
    line(`M${x} ${y - 6}L${x} ${y - 380}`, '#5a4636', 8),
    line(`M${x - 2} ${y - 10}L${x - 2} ${y - 380}`, lighter('#5a4636', 0.4), 2),
    ellipse(x, y - 6, 62, 13, darker('#5a4636', 0.1)),
    ellipse(x, y - 10, 58, 10, lighter('#5a4636', 0.2)),
    shape(
      `M${x - 56} ${y - 500}L${x + 56} ${y - 500}L${x + 96} ${y - 366}Q${x} ${y - 350} ${x - 96} ${y - 366}Z`,
      linear(sheet, 0, [
        [0, lighter(cloth, 0.5)],
        [0.5, cloth],
        [1, darker(mix(cloth, wall, 0.3), 0.16)],
      ]),
    ),
    glow(sheet, x, y - 420, 70, 60, '#fff6dc', 0.7),
  ].join('');
}

/** A low stool with a small thing on it. */
function stool(sheet: Sheet, x: number, y: number, palette: Palette): string {
  const wood = sheet.random.pick(['#a8744a', '#c89463', '#7d5638']);
  const leg = (dx: number) => line(`M${x + dx * 0.72} ${y - 150}L${x + dx} ${y - 6}`, darker(wood, 0.2), 13);
  return [
    glow(sheet, x + 20, y, 130, 24, '#2a1410', 0.45),
    leg(-62),
    leg(62),
    leg(8),
    ellipse(x, y - 142, 88, 22, darker(wood, 0.3)),
    ellipse(
      x,
      y - 156,
      88,
      22,
      linear(sheet, 20, [
        [0, lighter(wood, 0.4)],
        [1, wood],
      ]),
    ),
    group(smallProp(sheet, 0, 0, palette), `translate(${x} ${y - 152}) scale(0.86)`),
  ].join('');
}

const standingProps: readonly Prop[] = [leafyPlant, snakePlant, rubberPlant, palm, floorLamp, stool];

function vase(sheet: Sheet, x: number, y: number, { accent, wall }: Palette, colour?: string): string {
  const clay = colour ?? mix(accent, lighter(wall, 0.5), 0.55);
  const path = sheet.random.pick([
    `M${x - 20} ${y - 120}C${x - 26} ${y - 86} ${x - 58} ${y - 70} ${x - 54} ${y - 26}C${x - 52} ${y - 4} ${x - 34} ${y} ${x} ${y}C${x + 34} ${y} ${x + 52} ${y - 4} ${x + 54} ${y - 26}C${x + 58} ${y - 70} ${x + 26} ${y - 86} ${x + 20} ${y - 120}Z`,
    `M${x - 34} ${y - 120}L${x + 34} ${y - 120}C${x + 46} ${y - 80} ${x + 40} ${y - 20} ${x + 30} ${y}L${x - 30} ${y}C${x - 40} ${y - 20} ${x - 46} ${y - 80} ${x - 34} ${y - 120}Z`,
    `M${x - 13} ${y - 120}L${x - 13} ${y - 84}C${x - 66} ${y - 70} ${x - 62} ${y} ${x - 30} ${y}L${x + 30} ${y}C${x + 62} ${y} ${x + 66} ${y - 70} ${x + 13} ${y - 84}L${x + 13} ${y - 120}Z`,
  ]);
  return (
    glow(sheet, x + 26, y - 2, 96, 22, '#2a1410', 0.45) +
    shape(
      path,
      linear(sheet, 0, [
        [0, lighter(clay, 0.3)],
        [0.4, clay],
        [1, darker(clay, 0.4)],
      ]),
    )
  );
}

function twigVase(sheet: Sheet, x: number, y: number, palette: Palette): string {
  return leaves(sheet, x, y - 112, palette.accent, 0.8) + vase(sheet, x, y, palette);
}

function tulips(sheet: Sheet, x: number, y: number, palette: Palette): string {
  const { random } = sheet;
  const petal = random.pick(['#d9705f', '#e8b04e', '#c98bb0', '#f0e4d0']);
  let drawn = '';
  for (const lean of [-1, -0.5, 0, 0.5, 1]) {
    const [fx, fy] = [x + lean * 56, y - random.between(190, 240) + Math.abs(lean) * 30];
    drawn += line(`M${x} ${n(y - 112)}Q${n(x + lean * 10)} ${n(fy + 50)} ${n(fx)} ${n(fy)}`, '#5f8050', 5);
    drawn += leaf(x + lean * 12, y - 116, lean * 40 - 90, 1.3, '#7d9a62');
    drawn += group(
      shape(
        'M-17 6C-24 -18 -18 -34 -13 -40L-5 -26L0 -42L5 -26L13 -40C18 -34 24 -18 17 6C8 16 -8 16 -17 6Z',
        linear(sheet, 60, [
          [0, lighter(petal, 0.3)],
          [1, darker(petal, 0.16)],
        ]),
      ),
      `translate(${n(fx)} ${n(fy)}) rotate(${n(lean * 24)})`,
    );
  }
  return drawn + vase(sheet, x, y, palette);
}

/** Dry grasses in a bottle. */
function pampas(sheet: Sheet, x: number, y: number, palette: Palette): string {
  const { random } = sheet;
  let drawn = '';
  for (const lean of [-0.9, -0.4, 0.1, 0.6, 1]) {
    const reach = random.between(150, 210);
    const [fx, fy] = [x + lean * 60, y - 112 - reach];
    drawn += line(`M${x} ${n(y - 112)}Q${n(x + lean * 8)} ${n(y - 180)} ${n(fx)} ${n(fy)}`, '#b89a68', 3);
    const straw = mix('#e0c797', '#c79a62', random.next());
    drawn += group(
      shape('M0 26C-20 0 -16 -44 0 -78C16 -44 20 0 0 26Z', straw) +
        [-1, 1]
          .map((side) =>
            line(
              `M0 16L${side * 13} -14M0 -6L${side * 13} -36M0 -28L${side * 9} -54`,
              lighter(straw, 0.4),
              2.4,
            ),
          )
          .join(''),
      `translate(${n(fx)} ${n(fy)}) rotate(${n(lean * 26)})`,
    );
  }
  return drawn + vase(sheet, x, y, palette, '#e9dcc6');
}

function candles(sheet: Sheet, x: number, y: number, { accent }: Palette): string {
  const candle = (dx: number, height: number, colour: string) =>
    glow(sheet, x + dx, y - height - 22, 60, 60, '#ffe9a8', 0.6) +
    `<rect x="${n(x + dx - 22)}" y="${n(y - height)}" width="44" height="${height}" rx="6" fill="${linear(
      sheet,
      0,
      [
        [0, lighter(colour, 0.4)],
        [0.5, colour],
        [1, darker(colour, 0.24)],
      ],
    )}"/>` +
    ellipse(x + dx, y - height + 3, 21, 6, lighter(colour, 0.5)) +
    shape(
      `M${x + dx} ${y - height - 36}C${x + dx + 11} ${y - height - 16} ${x + dx + 7} ${y - height - 4} ${x + dx} ${y - height - 2}C${x + dx - 7} ${y - height - 4} ${x + dx - 11} ${y - height - 16} ${x + dx} ${y - height - 36}Z`,
      '#ffd27a',
    );
  return (
    glow(sheet, x + 16, y, 110, 20, '#2a1410', 0.4) +
    candle(-30, 130, '#f0e4d0') +
    candle(30, 84, mix(accent, '#f0e4d0', 0.4))
  );
}

function books(sheet: Sheet, x: number, y: number, palette: Palette): string {
  const { random } = sheet;
  const colours = [palette.accent, '#efe3d0', mix(palette.accent, '#3f4a52', 0.6), '#c9805a'];
  const stack = colours
    .map((colour, i) => {
      const half = random.between(62, 84);
      const left = x - half + random.between(-10, 10);
      return (
        `<rect x="${n(left)}" y="${y - 26 - i * 25}" width="${n(half * 2)}" height="24" rx="4" fill="${linear(
          sheet,
          90,
          [
            [0, lighter(colour, 0.24)],
            [1, darker(colour, 0.22)],
          ],
        )}"/>` +
        `<rect x="${n(left + 12)}" y="${y - 20 - i * 25}" width="5" height="12" fill="#fbf4e6" fill-opacity="0.7"/>`
      );
    })
    .join('');
  return (
    glow(sheet, x + 16, y, 130, 22, '#2a1410', 0.45) +
    stack +
    cup(sheet, x + random.between(-20, 20), y - 101, palette)
  );
}

function cup(sheet: Sheet, x: number, y: number, { accent }: Palette): string {
  const china = mix('#fbf4e6', accent, 0.16);
  return (
    line(`M${n(x + 28)} ${y - 44}q30 4 22 24q-8 12 -24 8`, darker(china, 0.14), 7) +
    shape(
      `M${n(x - 32)} ${y - 56}L${n(x + 32)} ${y - 56}C${n(x + 32)} ${y - 16} ${n(x + 20)} ${y} ${n(x)} ${y}C${n(x - 20)} ${y} ${n(x - 32)} ${y - 16} ${n(x - 32)} ${y - 56}Z`,
      linear(sheet, 0, [
        [0, lighter(china, 0.5)],
        [1, darker(china, 0.2)],
      ]),
    ) +
    ellipse(x, y - 56, 32, 7, darker(accent, 0.3))
  );
}

function cactus(sheet: Sheet, x: number, y: number, { accent }: Palette): string {
  const green = '#6a8f62';
  const fill = linear(sheet, 0, [
    [0, lighter(green, 0.24)],
    [0.5, green],
    [1, darker(green, 0.34)],
  ]);
  const ribs = [-18, 0, 18].map((dx) =>
    line(`M${x + dx} ${y - 96}L${x + dx * 0.8} ${y - 206}`, lighter(green, 0.5), 2.4, 'opacity="0.7"'),
  );
  return [
    `<rect x="${x - 36}" y="${y - 224}" width="72" height="150" rx="36" fill="${fill}"/>`,
    line(`M${x + 34} ${y - 120}q34 0 32 -46`, green, 26),
    line(`M${x - 34} ${y - 136}q-30 -2 -28 -34`, darker(green, 0.12), 22),
    ...ribs,
    ellipse(x, y - 224, 13, 9, '#e08a8a'),
    ellipse(x + 66, y - 176, 8, 6, '#e8a0a0'),
    pot(sheet, x, y - 84, y, 48, accent),
  ].join('');
}

const smallProps: readonly Prop[] = [twigVase, tulips, pampas, candles, books, cactus];

/** Stems with leaves that rise from a point. */
function leaves(sheet: Sheet, x: number, y: number, colour: string, size = 1): string {
  const { random } = sheet;
  const green = mix(colour, GREEN, 0.6);
  let drawn = '';
  for (let stem = 0; stem < 7; stem++) {
    const lean = (stem - 3) * 0.24 + random.between(-0.08, 0.08);
    const reach = random.between(170, 270) * size;
    const end: Point = [x + Math.sin(lean) * reach, y - Math.cos(lean) * reach];
    const mid: Point = [x + Math.sin(lean) * reach * 0.4, y - reach * 0.55];
    drawn += line(smooth([[x, y], mid, end], false), darker(green, 0.3), 4);
    for (let i = 1; i <= 5; i++) {
      const t = i / 5;
      const [lx, ly] = [x + (end[0] - x) * t * t + (mid[0] - x) * t * (1 - t) * 2, y + (end[1] - y) * t];
      const angle = (Math.atan2(end[1] - y, end[0] - x) * 180) / Math.PI;
      for (const side of [-1, 1]) {
        const tone = mix(green, side === -1 ? '#d9e0a8' : '#2f4a34', random.between(0.05, 0.36));
        drawn += leaf(lx, ly, angle + side * random.between(34, 60), size * random.between(0.8, 1.15), tone);
      }
    }
  }
  return drawn;
}

/** One leaf, from its stalk in a direction in degrees (0 to the right, 90 downwards). */
function leaf(x: number, y: number, angle: number, size: number, colour: string): string {
  return `<path d="M0 0C14 -16 42 -18 60 0C42 12 14 12 0 0Z" fill="${colour}" transform="translate(${n(x)} ${n(y)}) rotate(${n(angle)}) scale(${n(size)})"/>`;
}
