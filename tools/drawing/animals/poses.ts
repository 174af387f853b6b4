import { type Flow, flowDown, flowFrom, flowTowards } from '../canvas/fur.ts';
import { ellipsePoints, type Point, symmetric } from '../canvas/shape.ts';
import { glow, type Sheet } from '../canvas/sheet.ts';
import type { BodyPaint, Build, Figure } from './build.ts';
import { frontLeg, part, paw, tail } from './limbs.ts';

export type Pose = 'portrait' | 'sit' | 'lie' | 'stand' | 'basket';

const shade = '#1c0e10';

/** Sitting before the viewer: chest, front legs side by side, thighs and hind feet beside them. */
export function sitting(sheet: Sheet, build: Build, paint: BodyPaint): Figure {
  const height = 250 + 90 * (build.legLength - 0.7);
  const shoulder = 92 * build.girth;
  const belly = 104 * build.girth;
  const legX = 42 * build.girth * (0.7 + 0.3 * build.leg);
  const torso = symmetric([
    [0, -height - 44],
    [58 * build.neck, -height - 34],
    [shoulder * 0.86, -height * 0.82],
    [shoulder, -height * 0.56],
    [belly, -height * 0.24],
    [belly * 0.92, -10],
    [0, -2],
  ]);
  const down = flowDown(0, 0.006);
  const tuft = build.tuft;
  const thighs = [-1, 1].map((side) => {
    const x = side * belly * 0.92;
    const points = ellipsePoints(x, -66, 62 * build.girth, 70);
    return (
      part(sheet, 'haunch', points, paint, tuft * 0.7, flowTowards(1.57 - side * 0.5), {
        shading: glow(sheet, x - side * 50, -50, 40, 80, shade, 0.4),
      }) + paw(sheet, x + side * 18, 2, 47 * build.paw, 32 * build.paw, paint, tuft)
    );
  });
  const body = part(sheet, 'torso', torso, paint, ([, y]) => (y > -60 ? 2 : tuft), down, {
    shading:
      glow(sheet, 0, -40, legX * 1.3, 90, shade, 0.55) + glow(sheet, 0, -height - 6, 96, 54, shade, 0.5),
  });
  return {
    behindHead: [
      tail(sheet, tailSpine(build, belly), build, paint),
      body,
      ...thighs,
      frontLeg(sheet, -legX, -height * 0.58, build, paint),
      frontLeg(sheet, legX, -height * 0.58, build, paint, 0.05),
      chest(sheet, 0, -height - 16, shoulder * 0.7, height * 0.56, build, paint, down),
      glow(sheet, 0, -height - 4, 84 * build.headScale, 34, shade, 0.42),
    ].join(''),
    beforeHead: '',
    head: { x: 0, y: -height - build.lift * build.headScale, scale: build.headScale },
    collar: { x: 0, y: -height - 8, half: 62 * build.neck, drop: 26 },
    shadow: { x: 12, half: belly * 1.75 },
  };
}

function tailSpine(build: Build, belly: number): Point[] {
  const x = belly * 0.8;
  if (build.tail === 'bob')
    return [
      [x, -36],
      [x + 34, -44],
      [x + 66, -58],
    ];
  if (build.tail === 'flag')
    return [
      [x, -30],
      [x + 64, -44],
      [x + 112, -96],
      [x + 122, -160],
    ];
  if (build.tail === 'thin')
    return [
      [x, -22],
      [x + 70, -20],
      [x + 120, -44],
      [x + 140, -84],
    ];
  if (build.tail === 'plume')
    return [
      [x, -26],
      [x + 84, -34],
      [x + 130, -100],
      [x + 116, -180],
      [x + 132, -222],
    ];
  if (build.tail === 'bushy')
    return [
      [x, -24],
      [x + 70, -22],
      [x + 124, -46],
      [x + 150, -92],
    ];
  return [
    [x - 10, -24],
    [x + 84, -16],
    [x + 132, -66],
    [x + 116, -140],
    [x + 142, -176],
  ];
}

function chest(
  sheet: Sheet,
  x: number,
  top: number,
  half: number,
  length: number,
  build: Build,
  paint: BodyPaint,
  flow: Flow,
): string {
  const points = symmetric([
    [0, top],
    [half * 0.72, top + 6],
    [half, top + length * 0.38],
    [half * 0.72, top + length * 0.74],
    [half * 0.3, top + length * 0.96],
    [0, top + length],
  ]);
  return part(
    sheet,
    'chest',
    points.map(([px, py]): Point => [px + x, py]),
    paint,
    build.tuft * 1.1,
    flow,
    {
      depth: 0.55,
      shading:
        glow(sheet, x, top + 10, half * 1.3, 40, shade, 0.4) +
        glow(sheet, x - half * 0.3, top + length * 0.5, half * 0.6, length * 0.3, '#fff4e2', 0.25),
    },
  );
}

/** Lying with the front paws before it and the hips to the right. */
export function lying(sheet: Sheet, build: Build, paint: BodyPaint): Figure {
  const g = build.girth;
  const up = 0.72 + 0.28 * g;
  const torso: Point[] = [
    [-150, -6],
    [-166 * g, -70],
    [-146 * g, -150 * up],
    [-92, -206 * up],
    [-10, -204 * up],
    [90, -190 * up],
    [176, -182 * up],
    [240, -128],
    [262, -60],
    [240, -6],
    [50, 0],
  ];
  const flow: Flow = ([x, y]) => (x < -60 ? 1.6 : 0.35 + (y + 200) * 0.004);
  const legs = (
    [
      [-158, 0.05],
      [-58, 0],
    ] as const
  ).map(
    ([x, dark]) =>
      part(
        sheet,
        'leg',
        ellipsePoints(x + 6, -44, 44 * build.leg, 46),
        paint,
        Math.min(5, build.tuft * 0.4),
        flowTowards(1.57),
        { shade: dark, depth: 0.7 },
      ) + paw(sheet, x, 6, 45 * build.leg * build.paw, 44 * build.paw, paint, build.tuft, dark),
  );
  const wraps = build.tail !== 'bob';
  const spine: Point[] =
    build.tail === 'flag' || build.tail === 'thin'
      ? [
          [246, -44],
          [296, -16],
          [330, -20],
          [362, -44],
        ]
      : [
          [240, -64],
          [296, -46],
          [276, -16],
          [196, -12],
          [128, -18],
        ];
  return {
    behindHead: [
      wraps
        ? ''
        : tail(
            sheet,
            [
              [240, -60],
              [266, -66],
              [290, -76],
            ],
            build,
            paint,
          ),
      part(sheet, 'torso', torso, paint, ([, y]) => (y > -30 ? 2 : build.tuft), flow, {
        shading:
          glow(sheet, 50, -30, 90, 70, shade, 0.4) +
          glow(sheet, -90, -190, 120, 66, shade, 0.46) +
          glow(sheet, 60, -176, 120, 40, '#fff2da', 0.24),
      }),
      part(
        sheet,
        'haunch',
        ellipsePoints(166, -78, 92 * (0.6 + 0.4 * g), 80),
        paint,
        build.tuft * 0.7,
        flowTowards(2.2),
        { shading: glow(sheet, 96, -40, 50, 70, shade, 0.34) },
      ),
      paw(sheet, 104, 4, 58 * build.paw, 36 * build.paw, paint, build.tuft),
      wraps ? tail(sheet, spine, build, paint, 0.94) : '',
      ...legs,
      chest(sheet, -104, -196 * up, 70 * g, 162 * up, build, paint, flowTowards(1.6)),
      glow(sheet, -96, -188 * up, 88 * build.headScale, 40, shade, 0.4),
    ].join(''),
    beforeHead: '',
    head: { x: -98, y: -176 * up - (build.lift - 8) * build.headScale, scale: build.headScale },
    collar: { x: -96, y: -186 * up, half: 64 * build.neck, drop: 26 },
    shadow: { x: 30, half: 330 },
  };
}

/** Standing in profile to the left, the face turned to the viewer. */
export function standing(sheet: Sheet, build: Build, paint: BodyPaint): Figure {
  const k = build.legLength;
  const low = (y: number) => (y > -200 ? y * k : y + 200 * (1 - k));
  const deep = (y: number) => low(y) + (build.girth - 1) * 46;
  const at = (points: readonly Point[]): Point[] => points.map(([x, y]): Point => [x, low(y)]);
  const hind: Point[] = [
    [84, -296],
    [172, -290],
    [196, -222],
    [168, -150],
    [186, -98],
    [174, -44],
    [170, -18],
    [128, -16],
    [138, -48],
    [144, -96],
    [116, -140],
    [78, -205],
  ];
  const fore: Point[] = [
    [-172, -256],
    [-96, -262],
    [-88, -160],
    [-104, -92],
    [-106, -18],
    [-150, -16],
    [-150, -92],
    [-164, -160],
  ];
  const torso: Point[] = [
    [-196, low(-404)],
    [-130, low(-400)],
    [-96, low(-342)],
    [0, low(-322)],
    [104, low(-324)],
    [164, low(-304)],
    [194, low(-252)],
    [160, low(-204)],
    [64, deep(-196)],
    [-60, deep(-166)],
    [-150, deep(-186)],
    [-190, low(-250)],
    [-214, low(-330)],
  ];
  const thick = (points: readonly Point[], middle: number): Point[] =>
    points.map(([x, y]): Point => [middle + (x - middle) * (0.55 + 0.45 * build.leg), y]);
  const leg = (points: readonly Point[], middle: number, dx: number, dark: number, pawX: number) =>
    part(
      sheet,
      'leg',
      at(thick(points, middle)).map(([x, y]): Point => [x + dx, y]),
      paint,
      ([, y]) => (y < low(-150) ? 1.5 : Math.min(5, build.tuft * 0.3)),
      flowTowards(1.57),
      {
        shade: dark,
        depth: 0.8,
        shading:
          glow(
            sheet,
            middle + dx - 10,
            low(-292),
            100,
            92 * k,
            paint.colour(middle > 0 ? 'haunch' : 'torso'),
            1,
          ) +
          glow(sheet, middle + dx, low(-262), 46, 40, '#fff2da', 0.16) +
          glow(sheet, middle + dx, low(-240), 60, 50, shade, dark > 0 ? 0.4 : 0),
      },
    ) + paw(sheet, pawX + dx, 2, 36 * build.leg * build.paw, 32 * build.paw, paint, build.tuft, dark);
  const flow: Flow = ([x, y]) => (x < -90 ? 1.2 : 0.25 + Math.max(0, y + 330) * 0.004);
  return {
    behindHead: [
      leg(hind, 150, -52, 0.24, 138),
      leg(fore, -128, 44, 0.24, -140),
      tail(
        sheet,
        standingTail(build).map(([x, y]): Point => [x, low(y)]),
        build,
        paint,
      ),
      part(sheet, 'torso', torso, paint, ([, y]) => (y > low(-230) ? build.tuft : build.tuft * 0.5), flow, {
        shading:
          glow(sheet, 10, deep(-178), 170, 44, shade, 0.46) +
          glow(sheet, -150, low(-372), 110, 64, shade, 0.4) +
          glow(sheet, 20, low(-300), 130, 30, '#fff2da', 0.24),
      }),
      leg(hind, 150, 0, 0, 140),
      leg(fore, -128, 0, 0, -138),
      part(
        sheet,
        'chest',
        [
          [-210, low(-372)],
          [-150, low(-366)],
          [-138, low(-300)],
          [-150, low(-214)],
          [-180, low(-216)],
          [-200, low(-280)],
        ],
        paint,
        build.tuft,
        flowTowards(1.5),
        { depth: 0.5 },
      ),
      glow(sheet, -176, low(-372), 88 * build.headScale, 40, shade, 0.4),
    ].join(''),
    beforeHead: '',
    head: { x: -186, y: low(-352) - (build.lift - 12) * build.headScale, scale: build.headScale * 0.96 },
    collar: { x: -172, y: low(-366), half: 58 * build.neck, drop: 24 },
    shadow: { x: 0, half: 270 },
  };
}

function standingTail(build: Build): Point[] {
  if (build.tail === 'bob')
    return [
      [170, -296],
      [200, -306],
      [230, -300],
    ];
  if (build.tail === 'flag')
    return [
      [168, -298],
      [214, -340],
      [232, -400],
      [222, -452],
    ];
  if (build.tail === 'thin')
    return [
      [172, -286],
      [216, -272],
      [246, -228],
      [268, -210],
    ];
  if (build.tail === 'bushy')
    return [
      [170, -288],
      [216, -252],
      [238, -180],
      [268, -130],
    ];
  if (build.tail === 'plume')
    return [
      [166, -296],
      [228, -330],
      [256, -420],
      [232, -500],
      [246, -540],
    ];
  return [
    [166, -298],
    [222, -318],
    [246, -400],
    [230, -480],
    [196, -520],
  ];
}

/** Head and shoulders; the chest runs on below the picture. */
export function bust(sheet: Sheet, build: Build, paint: BodyPaint): Figure {
  const neck = 74 * build.neck;
  const shoulder = 150 * (0.5 + build.girth * 0.5);
  const outline = symmetric([
    [0, 20],
    [neck, 26],
    [neck * 1.1, 84],
    [shoulder * 0.94, 140],
    [shoulder * 1.16, 214],
    [shoulder * 1.22, 420],
    [0, 440],
  ]);
  const down = flowDown(0, 0.006);
  return {
    behindHead: [
      part(sheet, 'torso', outline, paint, build.tuft, down, {
        shading: glow(sheet, 0, 90, 130, 70, shade, 0.5),
      }),
      chest(sheet, 0, 70, 80 * build.girth, 250, build, paint, down),
      glow(sheet, 0, 104, 100, 44, shade, 0.42),
    ].join(''),
    beforeHead: '',
    head: { x: 0, y: 96 - build.lift, scale: 1 },
    collar: { x: 0, y: 92, half: Math.min(neck * 1.06, 84), drop: 36 },
    shadow: { x: 0, half: 0 },
  };
}

/** Looking over an edge with both front paws on it; y = 0 is the edge. */
export function peeking(sheet: Sheet, build: Build, paint: BodyPaint): Figure {
  const width = 122 * build.girth;
  const outline = symmetric([
    [0, -150],
    [70 * build.neck, -140],
    [width * 0.9, -70],
    [width * 1.08, 20],
    [width * 1.1, 120],
    [0, 130],
  ]);
  const paws = [-1, 1].map((side) =>
    paw(sheet, side * 74 * build.girth, 30, 46 * build.leg * build.paw, 58, paint, build.tuft),
  );
  return {
    behindHead: [
      part(sheet, 'torso', outline, paint, build.tuft, flowFrom(0, -220), {
        shading: glow(sheet, 0, -96, 120, 60, shade, 0.5),
      }),
      chest(sheet, 0, -110, 76 * build.girth, 200, build, paint, flowDown(0, 0.006)),
    ].join(''),
    beforeHead: paws.join(''),
    head: { x: 0, y: -82 - build.lift, scale: build.headScale },
    collar: { x: 0, y: -84, half: 72 * build.neck, drop: 30 },
    shadow: { x: 0, half: 0 },
  };
}
