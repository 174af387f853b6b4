import type { Age } from '../../../domain/catalogue/pet-options.ts';
import { brightness, darker, lighter, mix } from '../canvas/colour.ts';
import { flowFrom, flowTowards, furPart, hair, patch } from '../canvas/fur.ts';
import { blobPoints, ellipsePoints, n, type Point, smooth, symmetric } from '../canvas/shape.ts';
import { clipped, ellipse, glow, group, line, linear, type Sheet, shape } from '../canvas/sheet.ts';
import type { CatClan, CatCoat } from './cat-coats.ts';
import { drawEye } from './eyes.ts';

/** Measures of a cat's face seen from the front, about 200 wide, with (0, 0) between the eyes. */
export interface CatFace {
  top: number;
  skull: number;
  cheek: readonly [halfWidth: number, y: number];
  chin: number;
  pad: { x: number; rx: number; ry: number };
  eye: { x: number; y: number; r: number; open: number; slant: number };
  ear: { size: number; isCurled: boolean };
  tuft: number;
}

const faces: Record<CatClan, CatFace> = {
  'American Curl': {
    top: -80,
    skull: 78,
    cheek: [94, 18],
    chin: 84,
    pad: { x: 18, rx: 26, ry: 20 },
    eye: { x: 41, y: -4, r: 22, open: 0.86, slant: 8 },
    ear: { size: 0.74, isCurled: true },
    tuft: 9,
  },
  Bengal: {
    top: -84,
    skull: 72,
    cheek: [86, 16],
    chin: 88,
    pad: { x: 20, rx: 29, ry: 22 },
    eye: { x: 38, y: -4, r: 20, open: 0.84, slant: 10 },
    ear: { size: 0.72, isCurled: false },
    tuft: 3.5,
  },
  Calico: {
    top: -80,
    skull: 80,
    cheek: [97, 18],
    chin: 84,
    pad: { x: 18, rx: 26, ry: 20 },
    eye: { x: 42, y: -4, r: 22, open: 0.9, slant: 6 },
    ear: { size: 0.86, isCurled: false },
    tuft: 6,
  },
  'Domestic Long Hair': {
    top: -82,
    skull: 82,
    cheek: [106, 26],
    chin: 90,
    pad: { x: 19, rx: 27, ry: 20 },
    eye: { x: 42, y: -4, r: 22, open: 0.86, slant: 7 },
    ear: { size: 0.86, isCurled: false },
    tuft: 22,
  },
};

export function catFace(clan: CatClan, age: Age): CatFace {
  const face = faces[clan];
  if (age !== 'Puppy') return face;
  return {
    ...face,
    top: face.top * 1.06,
    skull: face.skull * 1.05,
    cheek: [face.cheek[0] * 0.97, face.cheek[1] - 4],
    chin: face.chin - 8,
    pad: { x: face.pad.x * 0.88, rx: face.pad.rx * 0.86, ry: face.pad.ry * 0.9 },
    eye: { ...face.eye, y: 2, r: face.eye.r * 1.2, open: 0.98, slant: face.eye.slant * 0.5 },
    ear: { ...face.ear, size: face.ear.size * 1.02 },
    tuft: face.tuft * 0.75,
  };
}

/** A cat's head from the front or slightly turned (-1 to 1). */
export function drawCatHead(sheet: Sheet, clan: CatClan, age: Age, coat: CatCoat, turn: number): string {
  const face = catFace(clan, age);
  const [cheek, cheekY] = face.cheek;
  const outline = symmetric([
    [0, face.top],
    [face.skull * 0.55, face.top + 6],
    [face.skull * 0.95, face.top * 0.55],
    [cheek * 0.96, cheekY - 30],
    [cheek, cheekY + 6],
    [cheek * 0.82, cheekY + 38],
    [cheek * 0.46, face.chin - 4],
    [0, face.chin + 4],
  ]).map(
    ([x, y]): Point => [x * (Math.sign(x) === Math.sign(turn) ? 1 - Math.abs(turn) * 0.08 : 1) + turn * 4, y],
  );
  const flow = flowFrom(turn * 14, 24);
  const skull = furPart(sheet, outline, {
    colour: coat.base,
    tuft: ([x, y]) => (y < -24 ? 2.5 : Math.abs(x) < 34 ? face.tuft * 0.5 : face.tuft),
    flow,
    hair: 9 + face.tuft * 0.4,
    density: 17,
    markings: headMarkings(sheet, face, age, coat, turn),
    shading: [
      glow(sheet, turn * 12, face.top + 26, face.skull * 0.7, 40, '#fff2da', 0.24),
      glow(sheet, cheek, cheekY + 26, 42, 70, '#1a0d10', 0.26),
      glow(sheet, -cheek, cheekY + 36, 30, 60, '#1a0d10', 0.16),
      glow(sheet, turn * 20, 54, 52, 42, '#1a0d10', 0.16),
      glow(sheet, turn * 14, 8, 15, 36, '#fff2da', 0.2),
    ].join(''),
  });
  const ears = ([-1, 1] as const).map((side) => drawCatEar(sheet, face, coat, side, turn)).join('');
  return (
    ears + skull + drawCatEyes(sheet, face, age, coat, turn) + drawCatMuzzle(sheet, face, age, coat, turn)
  );
}

function headMarkings(sheet: Sheet, face: CatFace, age: Age, coat: CatCoat, turn: number): string {
  const flow = flowFrom(turn * 14, 20);
  const at = (points: readonly Point[]): Point[] => points.map(([x, y]): Point => [x + turn * 13, y]);
  const marks: string[] = [];
  if (coat.pattern === 'calico') marks.push(calicoFace(sheet, face, coat, at));
  if (coat.white && coat.pattern !== 'calico') {
    const high = coat.pattern === 'tuxedo' ? face.eye.y - 20 : 22;
    marks.push(
      patch(
        sheet,
        at(
          symmetric([
            [0, high],
            [10, high + 16],
            [20, 24],
            [50, 44],
            [48, 74],
            [30, face.chin + 8],
            [0, face.chin + 12],
          ]),
        ),
        coat.white,
        flow,
        7,
        coat.pattern === 'tuxedo' ? 1 : 0.92,
      ),
    );
  }
  if (coat.dark && (coat.pattern === 'tabby' || coat.pattern === 'rosettes'))
    marks.push(tabbyFace(face, coat.dark, at));
  if (age === 'Senior') {
    marks.push(
      glow(sheet, turn * 16, 56, 56, 44, '#ece5da', 0.8),
      glow(sheet, turn * 13, face.eye.y - 34, 60, 18, '#ece5da', 0.35),
    );
  }
  return marks.join('');
}

function calicoFace(
  sheet: Sheet,
  face: CatFace,
  coat: CatCoat,
  at: (points: readonly Point[]) => Point[],
): string {
  const { random } = sheet;
  const flow = flowFrom(0, 20);
  const side = 1;
  const warmSide = blobPoints(random, side * 62, -44, 52, 58, 0.16);
  const darkSide = blobPoints(random, -side * 66, -50, 48, 50, 0.16);
  const blaze = symmetric([
    [0, face.top + 26],
    [7, -44],
    [9, -10],
    [22, 24],
    [58, 46],
    [60, 76],
    [0, face.chin + 14],
  ]);
  return [
    patch(sheet, darkSide, coat.dark as string, flow, 10),
    patch(sheet, warmSide, coat.warm as string, flow, 10),
    patch(sheet, at(blaze), coat.white as string, flow, 7),
  ].join('');
}

function tabbyFace(face: CatFace, dark: string, at: (points: readonly Point[]) => Point[]): string {
  const stripes: string[] = [];
  const stroke = (points: Point[], width: number) =>
    stripes.push(line(smooth(at(points), false), dark, width, 'opacity="0.72"'));
  const { x, y, r } = face.eye;
  for (const side of [-1, 1]) {
    stroke(
      [
        [side * 9, y - 26],
        [side * 11, y - 48],
        [side * 8, face.top + 4],
      ],
      5,
    );
    stroke(
      [
        [side * 15, y - 24],
        [side * 27, y - 46],
        [side * 30, face.top + 8],
      ],
      5.5,
    );
    stroke(
      [
        [side * 40, y - r - 12],
        [side * 50, y - 48],
        [side * 54, face.top + 24],
      ],
      4.5,
    );
    stroke(
      [
        [side * (x + r + 2), y + 2],
        [side * (x + r + 18), y + 12],
        [side * (x + r + 36), y + 14],
      ],
      4.5,
    );
    stroke(
      [
        [side * (x + r - 4), y + 18],
        [side * (x + r + 12), y + 32],
        [side * (x + r + 30), y + 38],
      ],
      4,
    );
  }
  stroke(
    [
      [0, y - 40],
      [0, face.top + 6],
    ],
    4,
  );
  return stripes.join('');
}

function drawCatEar(sheet: Sheet, face: CatFace, coat: CatCoat, side: -1 | 1, turn: number): string {
  const plain: Point[] = [
    [20, -70],
    [32, -106],
    [58, -146],
    [74, -156],
    [88, -128],
    [96, -84],
    [92, -40],
    [56, -52],
  ];
  const curled: Point[] = [
    [16, -70],
    [20, -102],
    [34, -132],
    [60, -150],
    [92, -152],
    [120, -136],
    [110, -124],
    [102, -104],
    [98, -72],
    [90, -40],
    [56, -52],
  ];
  const scale = face.ear.size;
  const points = (face.ear.isCurled ? curled : plain).map(
    ([x, y]): Point => [x * (face.skull / 78), -52 + (y + 52) * scale],
  );
  const colour =
    coat.pattern === 'calico'
      ? side === 1
        ? (coat.warm as string)
        : (coat.dark as string)
      : darker(coat.base, 0.08);
  const [cx, cy] = [60, -88];
  const inner = points.map(([x, y]): Point => [cx + (x - cx) * 0.64, cy + (y - cy) * 0.74 + 6]);
  const tufts = Array.from({ length: 13 }, (_, i) =>
    hair([34 + i * 2.2, -58 - i * 1.5], -1.15 + i * 0.03, 48 - Math.abs(6 - i) * 2.5, 0.16),
  ).join('');
  const isDark = brightness(coat.base) < 0.3;
  const curl = face.ear.isCurled
    ? shape(
        smooth(
          points.slice(2, 7).concat([
            [96, -122],
            [74, -132],
            [50, -126],
          ]),
        ),
        darker(colour, 0.28),
      ) +
      line(
        smooth(
          [
            [50, -136],
            [72, -132],
            [92, -118],
          ],
          false,
        ),
        lighter(colour, 0.4),
        3,
        'opacity="0.6"',
      )
    : '';
  const ear = furPart(sheet, points, {
    colour,
    tuft: ([x, y]) => (y > -70 ? face.tuft * 0.6 : face.tuft > 15 && x > 50 && y < -140 ? 13 : 2.5),
    flow: flowTowards(-1.2),
    hair: 11,
    density: 12,
    markings: [
      shape(
        smooth(inner),
        linear(sheet, 90, [
          [0, mix('#e2a79a', coat.base, isDark ? 0.35 : 0.15)],
          [1, '#9c5a56'],
        ]),
      ),
      glow(sheet, 66, -66, 40, 34, '#2a1214', 0.4),
      curl,
      shape(tufts, isDark ? '#8d8482' : '#fff6ea', `opacity="${isDark ? 0.7 : 0.9}"`),
    ].join(''),
  });
  const isFar = Math.sign(turn) === side;
  return group(
    ear,
    `translate(${n(turn * 3)} 0) scale(${n(side)} 1) scale(${isFar ? 1 - Math.abs(turn) * 0.12 : 1} 1)`,
  );
}

function drawCatEyes(sheet: Sheet, face: CatFace, age: Age, coat: CatCoat, turn: number): string {
  return ([-1, 1] as const)
    .map((side) => {
      const isFar = side === Math.sign(turn) && Math.abs(turn) > 0.2;
      const x = side * face.eye.x * (isFar ? 0.93 : 1) + turn * 12;
      const pale =
        brightness(coat.base) < 0.3
          ? ''
          : glow(sheet, x, face.eye.y - 4, face.eye.r * 1.7, face.eye.r * 1.6, '#fff6e6', 0.4);
      return (
        pale +
        drawEye(sheet, {
          x,
          y: face.eye.y,
          r: face.eye.r * (isFar ? 0.93 : 1),
          side,
          iris: coat.iris,
          pupil: 'oval',
          rim: '#1c1312',
          open: face.eye.open * (age === 'Senior' ? 0.84 : 1),
          slant: face.eye.slant,
        })
      );
    })
    .join('');
}

function drawCatMuzzle(sheet: Sheet, face: CatFace, age: Age, coat: CatCoat, turn: number): string {
  const { x, rx, ry } = face.pad;
  const y = 50;
  const own = coat.white ?? lighter(coat.base, 0.1);
  const colour = age === 'Senior' ? mix(own, '#efe8dd', 0.5) : own;
  const flow = flowFrom(0, 30);
  const isDark = brightness(colour) < 0.3;
  const chin = furPart(sheet, ellipsePoints(0, y + ry + 2, rx * 0.72, 15), {
    colour: darker(colour, 0.06),
    tuft: 3,
    flow: flowTowards(1.57),
    hair: 7,
    depth: 0.5,
    shading: glow(sheet, 0, y + ry - 8, rx * 0.9, 11, '#1c0e10', 0.4),
  });
  const pads = [1, -1]
    .map((side) =>
      furPart(sheet, ellipsePoints(side * x, y, rx, ry), {
        colour,
        tuft: ([px]) => (px * side > x ? 4 : 1.5),
        flow,
        hair: 7,
        density: 14,
        depth: 0.4,
        shading: [
          glow(sheet, side * x - 5, y - 8, rx * 0.7, ry * 0.6, '#fffaf0', isDark ? 0.2 : 0.5),
          glow(sheet, side * x, y + ry, rx, 9, '#1c0e10', 0.24),
          glow(sheet, 0, y, 8, ry * 1.1, '#1c0e10', 0.4),
        ].join(''),
      }),
    )
    .join('');
  const nose = `M-11 ${y - 22}C-5 ${y - 26} 5 ${y - 26} 11 ${y - 22}C13 ${y - 18} 5 ${y - 10} 0 ${y - 8}C-5 ${y - 10} -13 ${y - 18} -11 ${y - 22}Z`;
  const noseParts = [
    glow(sheet, 0, y - 16, 19, 16, '#1c0e10', 0.24),
    shape(
      nose,
      linear(sheet, 90, [
        [0, lighter(coat.nose, 0.22)],
        [1, darker(coat.nose, 0.3)],
      ]),
      `stroke="${darker(coat.nose, 0.5)}" stroke-width="1.6"`,
    ),
    clipped(
      sheet,
      nose,
      ellipse(-5.5, y - 13, 3, 1.6, '#2a1012', 'opacity="0.8"') +
        ellipse(5.5, y - 13, 3, 1.6, '#2a1012', 'opacity="0.8"') +
        glow(sheet, -2, y - 22, 7, 3, '#ffffff', 0.7),
    ),
    line(`M0 ${y - 8}L0 ${y + 4}`, '#2a1413', 2.2, 'opacity="0.75"'),
    line(
      `M${n(-x * 1.25)} ${n(y + ry * 0.72)}C${n(-x * 0.8)} ${n(y + ry)} ${n(-3)} ${n(y + ry * 0.8)} 0 ${y + 3}C3 ${n(y + ry * 0.8)} ${n(x * 0.8)} ${n(y + ry)} ${n(x * 1.25)} ${n(y + ry * 0.72)}`,
      '#2a1413',
      2.5,
      'opacity="0.8"',
    ),
  ].join('');
  return group(chin + pads + noseParts + whiskers(sheet, x, y, rx), `translate(${n(turn * 17)} 0)`);
}

function whiskers(sheet: Sheet, x: number, y: number, rx: number): string {
  const { random } = sheet;
  let drawn = '';
  for (const side of [-1, 1]) {
    for (let i = 0; i < 5; i++) {
      const startY = y - 8 + i * 5;
      const startX = side * (x + rx * 0.2 + (i % 2) * 5);
      const length = random.between(84, 112);
      const rise = (i - 2) * 13 + random.between(-5, 5) - 4;
      drawn += ellipse(startX, startY, 1.3, 1.3, '#2a1413', 'opacity="0.45"');
      drawn += line(
        `M${n(startX)} ${n(startY)}Q${n(startX + side * length * 0.55)} ${n(startY + rise * 0.3 - 7)} ${n(startX + side * length)} ${n(startY + rise + 5)}`,
        '#fffaf2',
        1.4,
        'opacity="0.8"',
      );
    }
  }
  return drawn;
}
