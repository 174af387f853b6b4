import type { Age, Color } from '../../../domain/catalogue/pet-options.ts';
import { brightness, darker, lighter, mix } from '../canvas/colour.ts';
import { flowDown, flowFrom, flowTowards, furPart, patch } from '../canvas/fur.ts';
import { blobPoints, ellipsePoints, n, type Point, symmetric } from '../canvas/shape.ts';
import { ellipse, glow, group, line, linear, type Sheet, shape } from '../canvas/sheet.ts';
import type { Species } from './animal-art.ts';
import { drawEye } from './eyes.ts';

type SmallMammal = Extract<Species, 'rabbit' | 'lop rabbit' | 'guinea pig' | 'hamster'>;

interface Plan {
  head: { half: number; top: number; chin: number; y: number };
  body: { half: number; height: number };
  eye: { x: number; y: number; r: number };
  ears: 'long' | 'lop' | 'leaf' | 'round';
  tuft: number;
  /** Where the nose stands below the eyes. */
  nose: number;
}

const plans: Record<SmallMammal, Plan> = {
  rabbit: {
    head: { half: 96, top: -88, chin: 82, y: -270 },
    body: { half: 150, height: 260 },
    eye: { x: 62, y: -8, r: 21 },
    ears: 'long',
    tuft: 6,
    nose: 36,
  },
  'lop rabbit': {
    head: { half: 102, top: -88, chin: 82, y: -252 },
    body: { half: 160, height: 250 },
    eye: { x: 62, y: -8, r: 21 },
    ears: 'lop',
    tuft: 9,
    nose: 36,
  },
  'guinea pig': {
    head: { half: 118, top: -92, chin: 92, y: -172 },
    body: { half: 192, height: 226 },
    eye: { x: 74, y: -14, r: 19 },
    ears: 'leaf',
    tuft: 9,
    nose: 46,
  },
  hamster: {
    head: { half: 128, top: -92, chin: 86, y: -238 },
    body: { half: 152, height: 262 },
    eye: { x: 60, y: -12, r: 19 },
    ears: 'round',
    tuft: 5,
    nose: 26,
  },
};

const coats: Record<Color, { base: string; second: string }> = {
  Bicolor: { base: '#b5793f', second: '#f6eee2' },
  Black: { base: '#37322f', second: '#4b443f' },
  Brown: { base: '#ad7d4d', second: '#e9d6b8' },
  Gray: { base: '#9b9ca4', second: '#d9d8d8' },
};

/** A rabbit, guinea pig or hamster from the front, feet at y = 0. */
export function drawSmallMammal(sheet: Sheet, species: SmallMammal, age: Age, color: Color): string {
  const plan = plans[species];
  const coat = coats[color];
  const isYoung = age === 'Puppy';
  const { half, height } = plan.body;
  const body = symmetric([
    [0, -height],
    [half * 0.62, -height * 0.92],
    [half * 0.92, -height * 0.56],
    [half, -height * 0.22],
    [half * 0.78, -6],
    [0, 0],
  ]);
  const torso = furPart(sheet, body, {
    colour: coat.base,
    tuft: ([, y]) => (y > -24 ? 3 : plan.tuft),
    flow: flowDown(0, 0.006),
    hair: 15,
    density: 11,
    markings: [
      color === 'Bicolor'
        ? patch(
            sheet,
            blobPoints(sheet.random, -half * 0.1, -height * 0.2, half * 0.72, height * 0.62),
            coat.second,
            flowTowards(1.5),
            12,
          )
        : '',
      glow(sheet, 0, -height * 0.3, half * 0.6, height * 0.46, coat.second, color === 'Black' ? 0.4 : 0.9),
    ].join(''),
    shading:
      glow(sheet, 0, plan.head.y + plan.head.chin, half * 0.8, 50, '#1c0e10', 0.5) +
      glow(sheet, 0, -8, half, 40, '#1c0e10', 0.3),
  });
  const headScale = isYoung ? 1.14 : 1;
  const head = group(
    drawHead(sheet, plan, age, coat, color),
    `translate(0 ${plan.head.y}) scale(${headScale})`,
  );
  return torso + feet(sheet, species, plan, coat) + head;
}

function feet(
  sheet: Sheet,
  species: SmallMammal,
  plan: Plan,
  coat: { base: string; second: string },
): string {
  const { half } = plan.body;
  const foot = (x: number, y: number, rx: number, ry: number, colour: string) =>
    glow(sheet, x, y + ry * 0.9, rx * 1.2, ry * 0.6, '#1c0e10', 0.4) +
    furPart(sheet, ellipsePoints(x, y, rx, ry), {
      colour,
      tuft: 2.5,
      flow: flowDown(x, 0.01),
      hair: 8,
      depth: 0.8,
    }) +
    [-0.28, 0.28]
      .map((share) =>
        line(`M${n(x + rx * share)} ${n(y + ry * 0.84)}l0 ${n(-ry * 0.7)}`, '#1e1010', 2.2, 'opacity="0.34"'),
      )
      .join('');
  const pale = mix(coat.base, coat.second, 0.55);
  if (species === 'hamster') {
    const pink = '#e0a296';
    const hand = (side: number) =>
      ellipse(
        side * 26,
        -112,
        17,
        13,
        linear(sheet, 90, [
          [0, lighter(pink, 0.3)],
          [1, darker(pink, 0.2)],
        ]),
      ) +
      [-7, 0, 7]
        .map((dx) => line(`M${side * 26 + dx} -108l${n(-side * 2)} 9`, darker(pink, 0.3), 3))
        .join('');
    return (
      foot(-half * 0.5, -14, 40, 18, pink) + foot(half * 0.5, -14, 40, 18, pink) + hand(-1) + hand(1) + seed()
    );
  }
  const hind =
    species === 'guinea pig'
      ? ''
      : foot(-half * 0.86, -20, 54, 24, pale) + foot(half * 0.86, -20, 54, 24, pale);
  const spread = species === 'guinea pig' ? 70 : 40;
  return `${hind}${foot(-spread, -18, 35, 23, pale)}${foot(spread, -18, 35, 23, pale)}`;
}

function seed(): string {
  return '<path d="M0 -132C14 -126 16 -106 0 -92C-16 -106 -14 -126 0 -132Z" fill="#d9b36c" stroke="#6b4a22" stroke-width="2"/><path d="M0 -128L0 -98M-6 -120L-5 -104M6 -120L5 -104" stroke="#5a4030" stroke-width="2" fill="none"/>';
}

function drawHead(
  sheet: Sheet,
  plan: Plan,
  age: Age,
  coat: { base: string; second: string },
  color: Color,
): string {
  const { half, top, chin } = plan.head;
  const nose = plan.nose;
  const flow = flowFrom(0, nose - 8);
  const isWide = plan.ears === 'round' || plan.ears === 'leaf';
  const outline = symmetric([
    [0, top],
    [half * 0.52, top + 8],
    [half * 0.84, top * 0.42],
    [half, isWide ? 24 : 14],
    [half * 0.82, chin * 0.7],
    [half * 0.42, chin - 2],
    [0, chin + 4],
  ]);
  const blaze = symmetric([
    [0, top - 6],
    [20, top + 10],
    [13, -20],
    [22, 10],
    [half * 0.5, nose + 4],
    [half * 0.56, chin + 10],
    [0, chin + 14],
  ]);
  const markings = [
    color === 'Bicolor'
      ? patch(sheet, blaze, coat.second, flow, 8)
      : glow(sheet, 0, nose + 20, half * 0.62, 46, coat.second, color === 'Black' ? 0.36 : 0.85),
    ...[-1, 1].map((side) =>
      glow(
        sheet,
        side * plan.eye.x,
        plan.eye.y,
        plan.eye.r * 1.8,
        plan.eye.r * 1.6,
        coat.second,
        color === 'Black' ? 0.14 : 0.4,
      ),
    ),
    age === 'Senior' ? glow(sheet, 0, nose + 16, 64, 46, '#ece5da', 0.7) : '',
  ].join('');
  const skull = furPart(sheet, outline, {
    colour: coat.base,
    tuft: ([, y]) => (y < top * 0.5 ? 3 : plan.tuft),
    flow,
    hair: 11,
    density: 16,
    markings,
    shading:
      glow(sheet, half, 40, 50, 80, '#1a0d10', 0.26) +
      glow(sheet, -10, top + 24, half * 0.6, 36, '#fff2da', 0.26) +
      glow(sheet, 0, nose - 30, 18, 38, '#fff2da', 0.2),
  });
  const pale = mix(lighter(coat.base, 0.2), coat.second, color === 'Black' ? 0.5 : 0.85);
  const cheeks = [1, -1]
    .map((side) =>
      furPart(sheet, ellipsePoints(side * 19, nose + 20, 27, 20), {
        colour: pale,
        tuft: 2.5,
        flow,
        hair: 7,
        depth: 0.4,
        shading:
          glow(sheet, side * 16, nose + 12, 18, 12, '#fffaf0', 0.5) +
          glow(sheet, side * 19, nose + 40, 26, 9, '#1c0e10', 0.28),
      }),
    )
    .join('');
  const pink = brightness(coat.base) < 0.3 ? '#a8756d' : '#d98f88';
  const face = [
    ellipse(0, nose + 40, 15, 12, darker(pale, 0.08)),
    cheeks,
    line(
      `M0 ${nose + 8}L0 ${nose + 22}M-15 ${nose + 33}Q-4 ${nose + 36} 0 ${nose + 22}Q4 ${nose + 36} 15 ${nose + 33}`,
      '#3a1f1c',
      2.4,
      'opacity="0.7"',
    ),
    shape(
      `M-13 ${nose - 3}C-6 ${nose - 9} 6 ${nose - 9} 13 ${nose - 3}C12 ${nose + 4} 4 ${nose + 9} 0 ${nose + 10}C-4 ${nose + 9} -12 ${nose + 4} -13 ${nose - 3}Z`,
      linear(sheet, 90, [
        [0, lighter(pink, 0.3)],
        [1, darker(pink, 0.24)],
      ]),
    ),
    glow(sheet, -2, nose - 4, 7, 3, '#ffffff', 0.7),
  ].join('');
  const eyes = ([-1, 1] as const)
    .map((side) =>
      drawEye(sheet, {
        x: side * plan.eye.x,
        y: plan.eye.y,
        r: plan.eye.r * (age === 'Puppy' ? 1.12 : 1),
        iris: '#4a2a18',
        open: age === 'Senior' ? 0.86 : 0.98,
        slant: -2,
        side,
        pupil: 'round',
        rim: '#1c1312',
      }),
    )
    .join('');
  const ears = ([-1, 1] as const).map((side) => drawEar(sheet, plan, coat, side)).join('');
  const isLop = plan.ears === 'lop';
  return (isLop ? '' : ears) + skull + face + eyes + (isLop ? ears : '') + hairsOfMouth(sheet, nose + 18);
}

function drawEar(sheet: Sheet, plan: Plan, coat: { base: string; second: string }, side: -1 | 1): string {
  const shapes: Record<Plan['ears'], Point[]> = {
    long: [
      [16, -70],
      [14, -140],
      [28, -220],
      [52, -256],
      [74, -222],
      [78, -140],
      [62, -66],
    ],
    lop: [
      [26, -88],
      [62, -106],
      [102, -90],
      [134, -28],
      [154, 52],
      [146, 112],
      [120, 122],
      [102, 70],
      [94, 0],
      [72, -56],
    ],
    leaf: [
      [66, -70],
      [100, -104],
      [146, -100],
      [160, -70],
      [140, -34],
      [104, -22],
      [88, -40],
    ],
    round: [
      [60, -62],
      [66, -106],
      [98, -126],
      [130, -108],
      [134, -72],
      [108, -44],
    ],
  };
  const points = shapes[plan.ears];
  const [cx, cy] = [
    points.reduce((sum, [x]) => sum + x, 0) / points.length,
    points.reduce((sum, [, y]) => sum + y, 0) / points.length,
  ];
  const inner = points.map(([x, y]): Point => [cx + (x - cx) * 0.6, cy + (y - cy) * 0.74]);
  const pink =
    patch(sheet, inner, mix('#dca097', coat.base, 0.22), flowTowards(-1.4), 3, 0.9) +
    glow(sheet, cx, cy + 30, 30, 60, '#5a2a28', 0.34);
  const ear = furPart(sheet, points, {
    colour: darker(coat.base, plan.ears === 'lop' ? 0.2 : 0.06),
    tuft: plan.ears === 'lop' ? 6 : 3,
    flow: flowTowards(plan.ears === 'lop' ? 1.5 : -1.4),
    hair: 11,
    density: 13,
    markings: plan.ears === 'lop' ? '' : pink,
    shading:
      plan.ears === 'lop'
        ? glow(sheet, 100, -40, 20, 60, '#fff2da', 0.3) + glow(sheet, 84, 30, 14, 70, '#1a0d10', 0.34)
        : '',
  });
  const tilt = plan.ears === 'long' ? side * (side === 1 ? 9 : 3) : 0;
  return group(ear, `rotate(${tilt}) scale(${side} 1)`);
}

function hairsOfMouth(sheet: Sheet, y: number): string {
  let drawn = '';
  for (const side of [-1, 1]) {
    for (let i = 0; i < 4; i++) {
      const reach = sheet.random.between(64, 92);
      drawn += line(
        `M${side * 26} ${y + i * 4}q${n(side * reach * 0.5)} ${n((i - 2) * 5 - 5)} ${n(side * reach)} ${n((i - 1.5) * 12)}`,
        '#fffaf2',
        1.3,
        'opacity="0.7"',
      );
    }
  }
  return drawn;
}
