import { darker, lighter, mix } from '../canvas/colour.ts';
import { flowFrom, flowTowards, furPart, hair } from '../canvas/fur.ts';
import { band, ellipsePoints, n, type Point, sample, smooth, symmetric } from '../canvas/shape.ts';
import { clipped, ellipse, glow, group, line, linear, radial, type Sheet, shape } from '../canvas/sheet.ts';
import type { ProductArt } from './product-art.ts';
import { lit, standsOn, timber } from './surfaces.ts';

/** A rope with a knot at each end. */
export function rope(sheet: Sheet, { colours: [main, second] }: ProductArt): string {
  const spine: Point[] = [
    [-300, -110],
    [-160, -190],
    [0, -130],
    [160, -80],
    [300, -170],
  ];
  const outline = smooth(band(spine, [92, 92, 92]));
  const strands = sample(spine, 17, false)
    .map(
      ([x, y], i) =>
        line(
          `M${n(x - 26)} ${n(y - 58)}Q${n(x + 16)} ${n(y)} ${n(x + 4)} ${n(y + 58)}`,
          [main, lighter(second, 0.1), '#f2e6cf'][i % 3] as string,
          17,
        ) +
        line(
          `M${n(x - 18)} ${n(y - 58)}Q${n(x + 24)} ${n(y)} ${n(x + 12)} ${n(y + 58)}`,
          '#2a1410',
          1.6,
          'opacity="0.35"',
        ),
    )
    .join('');
  const shadeOf = (x: number, y: number) => glow(sheet, x, y + 40, 110, 34, '#1c0e0a', 0.34);
  const tuft = (x: number, y: number, side: number) => {
    let [a, b] = ['', ''];
    for (let i = 0; i < 70; i++) {
      const stroke = hair(
        [x, y + sheet.random.between(-34, 34)],
        (side === 1 ? 0 : Math.PI) + sheet.random.between(-0.6, 0.6),
        sheet.random.between(80, 140),
        sheet.random.between(-0.2, 0.2),
      );
      if (i % 2) a += stroke;
      else b += stroke;
    }
    return (
      shape(a, '#efe0c4', `stroke="#efe0c4" stroke-width="4"`) +
      shape(b, main, `stroke="${main}" stroke-width="3.4"`)
    );
  };
  const knot = (x: number, y: number) =>
    [0, 1, 2, 3, 4]
      .map(
        (i) =>
          line(
            `M${x - 56 + i * 12} ${y - 66 + i * 4}C${x + 20 + i * 8} ${y - 50} ${x + 26 + i * 8} ${y + 44} ${x - 36 + i * 14} ${y + 64}`,
            [main, '#f2e6cf', second, main, '#f2e6cf'][i] as string,
            23,
          ) +
          line(
            `M${x - 48 + i * 12} ${y - 66 + i * 4}C${x + 28 + i * 8} ${y - 50} ${x + 34 + i * 8} ${y + 44} ${x - 28 + i * 14} ${y + 64}`,
            '#2a1410',
            2,
            'opacity="0.3"',
          ),
      )
      .join('');
  return [
    glow(sheet, 10, -40, 430, 70, '#2a1410', 0.45),
    shadeOf(-200, -100),
    shadeOf(200, -60),
    tuft(-360, -90, -1),
    tuft(350, -190, 1),
    clipped(
      sheet,
      outline,
      strands +
        shape(
          outline,
          linear(sheet, 90, [
            [0, '#fff6e0', 0.3],
            [0.4, '#1c0e0a', 0],
            [1, '#1c0e0a', 0.5],
          ]),
        ),
    ),
    knot(-318, -100),
    knot(318, -176),
  ].join('');
}

/** A ball and two smaller ones. */
export function ball(sheet: Sheet, { colours: [main, second] }: ProductArt): string {
  const one = (x: number, y: number, r: number, a: string, b: string, turn: number) => {
    const circle = `M${x - r} ${y}A${r} ${r} 0 1 1 ${x + r} ${y}A${r} ${r} 0 1 1 ${x - r} ${y}Z`;
    const fuzz = furPart(sheet, ellipsePoints(x, y, r, r, 16), {
      colour: a,
      tuft: 4,
      flow: flowFrom(x - r * 0.3, y - r * 0.3),
      hair: 12,
      density: 13,
      depth: 0.6,
    });
    return [
      standsOn(sheet, r * 0.9, r / 190, x, y + r - 4),
      fuzz,
      clipped(
        sheet,
        circle,
        `<g transform="rotate(${turn} ${x} ${y})">${line(`M${x - r} ${n(y - r * 0.5)}C${n(x - r * 0.2)} ${n(y - r * 0.5)} ${n(x - r * 0.2)} ${n(y + r * 0.5)} ${x - r} ${n(y + r * 0.6)}M${x + r} ${n(y - r * 0.6)}C${n(x + r * 0.2)} ${n(y - r * 0.5)} ${n(x + r * 0.2)} ${n(y + r * 0.5)} ${x + r} ${n(y + r * 0.5)}`, b, r * 0.12)}</g>${shape(
          circle,
          radial(
            sheet,
            [
              [0, '#fff8e6', 0.5],
              [0.4, '#fff8e6', 0],
              [0.75, '#1c0e0a', 0.12],
              [1, '#1c0e0a', 0.6],
            ],
            0.34,
            0.28,
            0.78,
          ),
        )}`,
      ),
    ].join('');
  };
  return (
    one(-190, -130, 130, main, lighter(second, 0.4), 20) +
    one(190, -104, 104, second, lighter(main, 0.6), -40) +
    one(20, -86, 86, mix(main, '#f3d06a', 0.6), '#fbf3e3', 80)
  );
}

/** A soft toy bear or bunny, sitting. */
export function plush(sheet: Sheet, { colours: [main, second] }: ProductArt): string {
  const long = sheet.random.chance(0.5);
  const soft = (points: Point[], colour: string, more = '') =>
    furPart(sheet, points, {
      colour,
      tuft: 3.5,
      flow: flowTowards(1.3),
      hair: 9,
      density: 15,
      shading: more,
    });
  const ear = (side: number) =>
    long
      ? group(
          soft(
            [
              [30, -500],
              [40, -620],
              [74, -690],
              [108, -620],
              [100, -490],
            ],
            main,
            glow(sheet, 72, -580, 22, 80, second, 0.9),
          ),
          `scale(${side} 1)`,
        )
      : soft(ellipsePoints(side * 116, -520, 58, 58), main, glow(sheet, side * 116, -514, 36, 36, second, 1));
  const stitch = (path: string) => line(path, darker(main, 0.6), 4, 'stroke-dasharray="8 7" opacity="0.7"');
  return [
    standsOn(sheet, 250),
    ear(-1),
    ear(1),
    soft(ellipsePoints(-190, -190, 62, 96), darker(main, 0.06)),
    soft(ellipsePoints(190, -190, 62, 96), darker(main, 0.06)),
    soft(ellipsePoints(0, -150, 176, 164), main, glow(sheet, 0, -130, 120, 120, second, 0.95)),
    soft(ellipsePoints(-128, -46, 84, 60), main),
    soft(ellipsePoints(128, -46, 84, 60), main),
    ellipse(-150, -42, 42, 36, second),
    ellipse(150, -42, 42, 36, second),
    soft(ellipsePoints(0, -400, 170, 148), main, glow(sheet, 60, -300, 150, 60, '#1c0e0a', 0.24)),
    soft(ellipsePoints(0, -356, 78, 60), lighter(second, 0.2)),
    ellipse(-66, -424, 21, 22, '#241a18'),
    ellipse(66, -424, 21, 22, '#241a18'),
    ellipse(-73, -432, 7, 7, '#ffffff'),
    ellipse(59, -432, 7, 7, '#ffffff'),
    shape('M-24 -386C-12 -394 12 -394 24 -386C20 -370 8 -364 0 -362C-8 -364 -20 -370 -24 -386Z', '#4a2f2a'),
    line('M0 -362L0 -346M-26 -338Q-8 -328 0 -346Q8 -328 26 -338', '#4a2f2a', 4.5),
    stitch('M0 -540L0 -470'),
    stitch('M-10 -290L4 -30'),
    shape('M-80 -270Q0 -232 80 -270L92 -240Q0 -196 -92 -240Z', lit(sheet, '#c9584a')),
    shape('M40 -226L86 -140L50 -150L30 -120L14 -222Z', lit(sheet, '#b54a3e')),
  ].join('');
}

/** Three felt mice with string tails. */
export function mouse(sheet: Sheet, { colours: [main, second] }: ProductArt): string {
  const one = (colour: string, ear: string, x: number, y: number, size: number, flip: number) =>
    group(
      [
        standsOn(sheet, 170, 1, 10, 4),
        line('M150 -50C230 -40 240 -120 300 -110C340 -104 330 -60 300 -64', '#8a6242', 10),
        line('M150 -52C230 -42 240 -122 300 -112', '#c9a27a', 4),
        furPart(
          sheet,
          [
            [-190, -36],
            [-120, -110],
            [0, -150],
            [110, -130],
            [168, -70],
            [160, -14],
            [60, 2],
            [-90, 2],
          ],
          { colour, tuft: 4, flow: flowTowards(0.1), hair: 14, density: 13 },
        ),
        ellipse(-60, -138, 46, 44, lit(sheet, darker(colour, 0.16))),
        ellipse(-62, -136, 30, 29, ear),
        ellipse(-128, -76, 11, 12, '#201614'),
        ellipse(-132, -80, 4, 4, '#ffffff'),
        ellipse(-190, -38, 13, 12, ear),
        line('M-160 -40L-230 -64M-160 -34L-236 -30M-160 -28L-226 0', '#3a2a24', 2.4, 'opacity="0.6"'),
        line('M-20 -146Q-8 -70 -30 0', darker(colour, 0.5), 3.5, 'stroke-dasharray="9 8" opacity="0.6"'),
      ].join(''),
      `translate(${x} ${y}) scale(${flip * size} ${size})`,
    );
  return (
    one(mix(second, '#8f8f96', 0.4), '#e8b3a8', 130, -170, 0.92, 1) +
    one(main, '#f0c0b2', -150, -40, 1.12, 1) +
    one(lighter(main, 0.45), '#d98f88', 250, 0, 0.8, -1)
  );
}

/** A feather wand over its little bell. */
export function wand(sheet: Sheet, { colours: [main, second] }: ProductArt): string {
  const feather = (turn: number, colour: string, length: number) => {
    let barbs = '';
    for (let i = 0; i < 46; i++) {
      const at = 16 + (i / 46) * length * 0.84;
      const reach = 46 * Math.sin((i / 46) * Math.PI) + 12;
      barbs += hair([0, at], 1.57 - 0.86, reach, 0.1) + hair([0, at], 1.57 + 0.86, reach, -0.1);
    }
    return `<g transform="translate(196 -300) rotate(${turn})">${shape(barbs, colour, `stroke="${colour}" stroke-width="4.5"`)}${line(`M0 0L0 ${length}`, lighter(colour, 0.6), 3.4)}</g>`;
  };
  return [
    glow(sheet, 30, -6, 360, 46, '#2a1410', 0.4),
    `<g transform="rotate(-33 -260 -60)">${timber(sheet, -330, -84, 560, 22, '#c8955f')}<rect x="-336" y="-90" width="150" height="34" rx="15" fill="${lit(sheet, main)}"/></g>`,
    line('M140 -372C190 -470 260 -470 256 -400C252 -340 196 -360 196 -300', '#7a5a42', 4),
    feather(34, lighter(second, 0.1), 230),
    feather(-34, mix(main, '#f3d06a', 0.5), 220),
    feather(8, main, 270),
    feather(-12, second, 250),
    ellipse(
      196,
      -300,
      26,
      26,
      radial(
        sheet,
        [
          [0, '#fff6d0'],
          [0.5, '#dcae4c'],
          [1, '#8a5f1c'],
        ],
        0.36,
        0.3,
        0.8,
      ),
    ),
    line('M178 -294H214', '#5a3c10', 4),
    ellipse(196, -290, 5, 5, '#5a3c10'),
  ].join('');
}

/** A crinkle tunnel of cloth, open at both ends. */
export function tunnel(sheet: Sheet, { colours: [main, second] }: ProductArt): string {
  const rib = (i: number) => {
    const x = 290 - i * 74;
    return ellipse(x, -172, 96, 168, i % 2 ? lit(sheet, main) : lit(sheet, second));
  };
  const tube = Array.from(
    { length: 8 },
    (_, i) =>
      rib(i) +
      ellipse(290 - i * 74 - 20, -172, 94, 165, 'none', 'stroke="#1c0e0a" stroke-width="10" opacity="0.16"'),
  ).join('');
  return [
    standsOn(sheet, 380, 1.2),
    tube,
    ellipse(-240, -172, 112, 176, darker(second, 0.1)),
    ellipse(-240, -172, 98, 160, '#2a1a18'),
    clipped(
      sheet,
      'M-338 -172A98 160 0 1 1 -142 -172A98 160 0 1 1 -338 -172Z',
      [0.8, 0.6, 0.42]
        .map((size) =>
          ellipse(
            -222 + (1 - size) * 60,
            -172,
            98 * size,
            160 * size,
            'none',
            `stroke="${mix(main, '#2a1a18', 0.4)}" stroke-width="9"`,
          ),
        )
        .join('') + ellipse(-170, -172, 30, 56, lighter(main, 0.5)),
    ),
    ellipse(-240, -172, 105, 168, 'none', `stroke="${lighter(second, 0.34)}" stroke-width="13"`),
    ellipse(
      -240,
      -172,
      105,
      168,
      'none',
      `stroke="${darker(second, 0.4)}" stroke-width="2.4" stroke-dasharray="9 8"`,
    ),
    shape(
      smooth([
        [-130, -330],
        [60, -348],
        [300, -336],
        [380, -260],
        [200, -290],
        [-60, -300],
      ]),
      '#fff6e4',
      'opacity="0.3"',
    ),
    line('M-240 -336L-240 -270', '#7a5a42', 4),
    ellipse(-240, -250, 24, 24, lit(sheet, '#d9604a')),
    glow(sheet, -248, -258, 9, 8, '#ffffff', 0.8),
  ].join('');
}

/** A running wheel on its stand. */
export function wheel(sheet: Sheet, { colours: [main, second] }: ProductArt): string {
  const spokes = Array.from({ length: 12 }, (_, i) =>
    line(
      `M0 -300L${n(Math.cos(i * 0.5236) * 236)} ${n(-300 + Math.sin(i * 0.5236) * 236)}`,
      darker(second, 0.1),
      10,
    ),
  ).join('');
  const rungs = Array.from({ length: 30 }, (_, i) =>
    line(
      `M${n(Math.cos(i * 0.2094) * 240)} ${n(-300 + Math.sin(i * 0.2094) * 240)}l46 -16`,
      lighter(main, 0.2),
      8,
    ),
  ).join('');
  return [
    standsOn(sheet, 250, 1.1),
    ellipse(46, -316, 250, 250, 'none', `stroke="${darker(main, 0.4)}" stroke-width="24"`),
    rungs,
    shape('M-170 0L-20 -300L20 -300L170 0L120 0L0 -246L-120 0Z', lit(sheet, second)),
    shape(
      symmetric([
        [0, -26],
        [210, -20],
        [210, 4],
        [0, 8],
      ]).length
        ? 'M-220 -24H220Q236 -8 220 6H-220Q-236 -8 -220 -24Z'
        : '',
      lit(sheet, darker(second, 0.1)),
    ),
    spokes,
    ellipse(0, -300, 250, 250, 'none', `stroke="${darker(main, 0.3)}" stroke-width="32"`),
    ellipse(0, -300, 250, 250, 'none', `stroke="${main}" stroke-width="24"`),
    ellipse(-3, -304, 252, 252, 'none', `stroke="${lighter(main, 0.5)}" stroke-width="6" opacity="0.7"`),
    ellipse(0, -300, 44, 44, lit(sheet, lighter(second, 0.2))),
    ellipse(0, -300, 18, 18, '#6f757a'),
    glow(sheet, -12, -314, 16, 12, '#ffffff', 0.8),
  ].join('');
}
