import { darker, lighter, mix } from '../canvas/colour.ts';
import { lettering } from '../canvas/lettering.ts';
import { n } from '../canvas/shape.ts';
import { clipped, ellipse, glow, group, line, type Sheet, shape } from '../canvas/sheet.ts';
import { lit, roundBox, standsOn, steel } from '../products/surfaces.ts';
import { pawPrint } from './country.ts';

/** A page of a wall calendar, 300 wide, whose practised days carry a paw. Its top is at y = 0. */
export function calendar(sheet: Sheet, month: string): string {
  const days = Array.from({ length: 35 }, (_, i) => {
    const [x, y] = [-114 + (i % 7) * 38, 146 + Math.floor(i / 7) * 40];
    if (i > 30) return '';
    if (i < 17) return pawPrint(x, y, 0.5, i % 2 ? 12 : -12, '#c9704a');
    return roundBox(x - 10, y - 10, 20, 20, 5, '#eadfca');
  }).join('');
  return [
    roundBox(-142, 12, 300, 340, 12, '#2a1410', 'opacity="0.2"'),
    roundBox(-150, 0, 300, 342, 12, '#fffaf0'),
    shape('M-150 96V12Q-150 0 -138 0H138Q150 0 150 12V96Z', lit(sheet, '#b5483f')),
    lettering(month, 0, 66, { font: 'serif', size: 50, width: 250, fill: '#fff6e6' }),
    [-84, 84].map((x) => roundBox(x - 6, -20, 12, 42, 6, steel(sheet))).join(''),
    days,
  ].join('');
}

/** A felt slipper lying on its side of the story, nibbled at the toe. */
export function slipper(sheet: Sheet, colour: string): string {
  return [
    standsOn(sheet, 150, 0.6),
    shape(
      'M-150 -34C-150 -70 -110 -84 -60 -84C10 -86 60 -62 140 -50C168 -44 172 -10 150 -4L-130 -2C-150 -4 -152 -20 -150 -34Z',
      lit(sheet, colour),
    ),
    line('M-146 -6H150', darker(colour, 0.6), 14),
    ellipse(64, -60, 74, 21, lighter(colour, 0.7), 'transform="rotate(9 64 -60)"'),
    ellipse(68, -56, 56, 12, darker(colour, 0.6), 'transform="rotate(9 68 -56)"'),
    shape(
      'M-156 -58L-138 -66L-142 -48L-122 -54L-132 -36L-112 -36L-126 -22L-150 -16Z',
      mix(colour, '#d8b48c', 0.9),
    ),
    line('M-154 -50l-26 -10M-150 -34l-30 4M-140 -60l-12 -22', mix(colour, '#f3e6d0', 0.6), 4),
  ].join('');
}

/** A cushion that was fun while it lasted. */
export function tornCushion(sheet: Sheet, colour: string): string {
  const { random } = sheet;
  const puff = (x: number, y: number, r: number) =>
    glow(sheet, x, y + r * 0.6, r * 1.2, r * 0.5, '#2a1410', 0.3) +
    [
      [0, 0, 1],
      [-0.7, 0.2, 0.7],
      [0.7, 0.15, 0.75],
      [0.1, -0.5, 0.7],
    ]
      .map(([dx, dy, size]) =>
        ellipse(
          x + r * (dx as number),
          y + r * (dy as number),
          r * (size as number),
          r * (size as number) * 0.78,
          lit(sheet, '#f8f2e6', 0.7),
        ),
      )
      .join('');
  const path =
    'M-170 -24C-196 -110 -180 -190 -150 -196C-60 -214 60 -216 150 -192C184 -180 190 -90 168 -22C90 0 -90 2 -170 -24Z';
  const stripes = Array.from({ length: 9 }, (_, i) =>
    line(`M${-170 + i * 44} -220V10`, lighter(colour, 0.5), 9, 'opacity="0.5"'),
  ).join('');
  return [
    standsOn(sheet, 190, 0.8),
    shape(path, lit(sheet, colour)),
    clipped(sheet, path, stripes),
    shape(
      'M-84 -142L-50 -122L-22 -150L14 -118L50 -144L88 -116L66 -78L24 -92L-6 -70L-42 -92L-70 -84Z',
      '#fbf6ea',
      'stroke="#7d5d3c" stroke-opacity="0.5" stroke-width="3"',
    ),
    puff(20, -104, 30),
    ...Array.from({ length: 7 }, (_, i) =>
      puff(-260 + i * 84 + random.between(-20, 20), random.between(6, 64), random.between(16, 30)),
    ),
  ].join('');
}

/** A spoken word; the tail of the bubble points to (0, 0) from `side`. */
export function speech(word: string, side: -1 | 1): string {
  const x = side * 190;
  return [
    shape(
      `M${x - 190} -150Q${x - 190} -242 ${x - 96} -242H${x + 96}Q${x + 190} -242 ${x + 190} -150Q${x + 190} -66 ${x + 96} -66H${side > 0 ? x - 70 : x + 130}L0 0L${side > 0 ? x - 130 : x + 70} -66H${x - 96}Q${x - 190} -66 ${x - 190} -150Z`,
      '#fffaf0',
      'stroke="#c9a57c" stroke-width="5"',
    ),
    lettering(word, x, -130, { font: 'script', size: 88, width: 316, fill: '#1f5b4a' }),
  ].join('');
}

/** Flags on a string from (x1, y) to (x2, y). */
export function bunting(x1: number, x2: number, y: number, sag: number): string {
  const colours = ['#c9704a', '#4f8a76', '#e0a45e', '#a9584f', '#4f7f96'];
  const at = (t: number) => [x1 + (x2 - x1) * t, y + 4 * sag * t * (1 - t)] as const;
  const flags = Array.from({ length: 13 }, (_, i) => {
    const [fx, fy] = at((i + 0.5) / 13);
    const colour = colours[i % 5] as string;
    return (
      shape(`M${n(fx - 34)} ${n(fy - 2)}L${n(fx + 34)} ${n(fy - 2)}L${n(fx)} ${n(fy + 70)}Z`, colour) +
      line(
        `M${n(fx - 20)} ${n(fy + 12)}L${n(fx + 20)} ${n(fy + 12)}`,
        lighter(colour, 0.6),
        5,
        'opacity="0.6"',
      )
    );
  }).join('');
  return line(`M${x1} ${y}Q${(x1 + x2) / 2} ${y + 2 * sag} ${x2} ${y}`, '#7d5d3c', 5) + flags;
}

export function heart(x: number, y: number, size: number, colour: string, opacity = 1): string {
  return group(
    shape(
      'M0 26C-40 -4 -34 -34 -14 -34C-4 -34 0 -26 0 -20C0 -26 4 -34 14 -34C34 -34 40 -4 0 26Z',
      colour,
      `opacity="${opacity}"`,
    ),
    `translate(${x} ${y}) scale(${size})`,
  );
}

/** The whiskers of a cat's face, larger than life; (0, 0) lies between its eyes. */
export function longWhiskers(): string {
  const side = (s: 1 | -1) =>
    [
      [30, 36, 96, 8, 158, 6],
      [34, 42, 104, 28, 172, 34],
      [34, 49, 104, 50, 170, 64],
      [31, 55, 94, 70, 152, 92],
      [44, -30, 62, -62, 92, -86],
      [50, -28, 74, -54, 108, -68],
    ]
      .map(([x, y, midX, midY, endX, endY]) =>
        shape(
          `M${s * (x as number)} ${(y as number) - 0.9}Q${s * (midX as number)} ${midY} ${s * (endX as number)} ${endY}Q${s * (midX as number)} ${(midY as number) + 1.8} ${s * (x as number)} ${(y as number) + 0.9}Z`,
          '#fffdf6',
        ),
      )
      .join('');
  return side(-1) + side(1);
}

/** A butterfly that flies where whiskers can feel it, 130 wide. */
export function butterfly(sheet: Sheet): string {
  const wings = (s: 1 | -1) =>
    group(
      shape(
        'M4 -6C20 -60 74 -74 76 -36C78 -6 36 6 4 2Z',
        lit(sheet, '#e0a45e'),
        'stroke="#a8692a" stroke-width="3"',
      ) +
        shape(
          'M4 2C34 6 60 26 46 48C30 62 8 34 4 8Z',
          lit(sheet, '#c9704a'),
          'stroke="#8a3f22" stroke-width="3"',
        ) +
        ellipse(52, -38, 9, 8, '#fff3d6') +
        ellipse(32, 28, 6, 6, '#fff3d6'),
      `scale(${s} 1)`,
    );
  return group(
    wings(-1) +
      wings(1) +
      line('M0 -20V26', '#4a2f1e', 9) +
      line('M-2 -22Q-10 -44 -22 -48M2 -22Q10 -44 22 -48', '#4a2f1e', 3),
    'rotate(-18)',
  );
}

/** A feather on a string, held out from the upper right corner. */
export function featherToy(sheet: Sheet): string {
  const feather = (turn: number, colour: string) =>
    group(
      shape('M0 0C-34 40 -30 110 0 150C30 110 34 40 0 0Z', lit(sheet, colour)) +
        line('M0 4V142', lighter(colour, 0.5), 3) +
        line('M-20 60L0 74L20 60M-22 92L0 106L20 92', darker(colour, 0.3), 2, 'opacity="0.5"'),
      `rotate(${turn})`,
    );
  return [
    line('M1240 30L800 116', '#7a4a26', 15),
    line('M1240 26L804 111', '#d8ac74', 5),
    line('M800 116C700 150 650 200 640 292', '#8f6a4c', 3.5),
    group(
      feather(-30, '#4f7f96') +
        feather(28, '#e0a45e') +
        feather(0, '#c9704a') +
        ellipse(0, 0, 15, 15, lit(sheet, '#d9a441')),
      'translate(640 296) rotate(8)',
    ),
  ].join('');
}
