import { darker, lighter, mix } from '../canvas/colour.ts';
import { furPart } from '../canvas/fur.ts';
import { ellipsePoints, n, type Point, smooth } from '../canvas/shape.ts';
import { clipped, ellipse, glow, line, linear, type Sheet, shape } from '../canvas/sheet.ts';
import type { ProductArt } from './product-art.ts';
import { lit, roundBox, seam, standsOn, timber } from './surfaces.ts';

/** A round bed with a plush rim; of the second make, a square one with bolsters. */
export function bed(sheet: Sheet, art: ProductArt): string {
  return art.make === 2 ? bolsterBed(sheet, art) : roundBed(sheet, art);
}

function bolsterBed(sheet: Sheet, { colours: [main, second] }: ProductArt): string {
  const bolster = (x: number, y: number, width: number, height: number) =>
    roundBox(
      x,
      y,
      width,
      height,
      Math.min(width, height) / 2,
      linear(sheet, 90, [
        [0, lighter(main, 0.4)],
        [0.4, main],
        [1, darker(main, 0.44)],
      ]),
    ) +
    line(
      `M${n(x + 20)} ${n(y + Math.min(width, height) * 0.3)}h${n(width - 60)}`,
      '#fff6e4',
      5,
      'opacity="0.3"',
    );
  const cushion = 'M-300 -210Q0 -250 300 -210Q352 -140 330 -70Q0 -30 -330 -70Q-352 -140 -300 -210Z';
  let checks = '';
  for (let i = -6; i <= 6; i++) checks += line(`M${i * 60} -250L${i * 68} -20`, main, 9, 'opacity="0.34"');
  for (let i = 0; i < 5; i++)
    checks += line(
      `M-360 ${-216 + i * 38}Q0 ${-246 + i * 38} 360 ${-216 + i * 38}`,
      main,
      9,
      'opacity="0.34"',
    );
  return [
    standsOn(sheet, 400, 1.5),
    bolster(-360, -350, 720, 150),
    glow(sheet, 0, -210, 350, 60, '#1c0e0a', 0.5),
    shape(cushion, lit(sheet, second)),
    clipped(
      sheet,
      cushion,
      checks + glow(sheet, -80, -170, 220, 60, '#fff6e4', 0.4) + glow(sheet, 0, -40, 330, 40, '#1c0e0a', 0.3),
    ),
    `<g transform="rotate(-82 -350 -150)">${bolster(-480, -205, 260, 110)}</g>`,
    `<g transform="rotate(82 350 -150)">${bolster(220, -205, 260, 110)}</g>`,
    bolster(-376, -94, 752, 112),
    roundBox(-50, -62, 100, 44, 6, lit(sheet, '#f0e2c8')),
    seam('M-42 -54h84M-42 -26h84', darker(main, 0.4), 2),
  ].join('');
}

function roundBed(sheet: Sheet, { colours: [main, second] }: ProductArt): string {
  const outward = ([x, y]: Point) => Math.atan2((y + 150) * 1.6, x);
  const back = furPart(
    sheet,
    [
      [-390, -150],
      [-360, -270],
      [-220, -356],
      [0, -386],
      [220, -356],
      [360, -270],
      [390, -150],
      [270, -80],
      [-270, -80],
    ],
    {
      colour: main,
      tuft: 10,
      flow: outward,
      hair: 20,
      density: 9,
      shading: glow(sheet, -120, -340, 220, 46, '#fff6e4', 0.5),
    },
  );
  const front: Point[] = [
    [-404, -170],
    [-410, -80],
    [-340, -2],
    [-160, 34],
    [0, 40],
    [160, 34],
    [340, -2],
    [410, -80],
    [404, -170],
    [330, -120],
    [180, -76],
    [0, -62],
    [-180, -76],
    [-330, -120],
  ];
  return [
    standsOn(sheet, 400, 1.5),
    back,
    ellipse(0, -176, 318, 116, darker(second, 0.4)),
    furPart(sheet, ellipsePoints(0, -150, 300, 98, 14), {
      colour: second,
      tuft: 4,
      flow: outward,
      hair: 14,
      density: 12,
      shading:
        glow(sheet, 0, -240, 300, 70, '#1c0e0a', 0.5) +
        glow(sheet, -30, -130, 200, 40, '#fff6e4', 0.5) +
        glow(sheet, 0, -60, 280, 40, '#1c0e0a', 0.4),
    }),
    furPart(sheet, front, {
      colour: main,
      tuft: 9,
      flow: ([x]) => 1.57 - x * 0.0022,
      hair: 22,
      density: 9,
      shading:
        glow(sheet, -150, -62, 220, 30, '#fff6e4', 0.45) + glow(sheet, 0, 40, 390, 44, '#1c0e0a', 0.36),
    }),
    ...[-300, -150, 150, 300].map((x) => glow(sheet, x, -40 - Math.abs(x) * 0.1, 13, 66, '#1c0e0a', 0.3)),
    roundBox(-44, -24, 88, 34, 5, darker(main, 0.5)),
    seam('M-38 -18h76M-38 4h76', '#f6ecd9', 2),
  ].join('');
}

/** A cat cave of felt. */
export function cave(sheet: Sheet, { colours: [main, second] }: ProductArt): string {
  const dome = smooth([
    [-330, -40],
    [-318, -220],
    [-200, -400],
    [0, -470],
    [200, -400],
    [318, -220],
    [330, -40],
    [240, 4],
    [0, 18],
    [-240, 4],
  ]);
  const ears = [-1, 1]
    .map((side) =>
      shape(
        `M${side * 120} -432L${side * 190} -540Q${side * 204} -556 ${side * 214} -530L${side * 250} -350Z`,
        lit(sheet, darker(main, 0.08)),
      ),
    )
    .join('');
  const { random } = sheet;
  const felt = Array.from({ length: 500 }, () => {
    const [x, y] = [random.between(-330, 330), random.between(-470, 10)];
    return `M${n(x)} ${n(y)}q${n(random.between(-12, 12))} ${n(random.between(-12, 12))} ${n(random.between(-18, 18))} ${n(random.between(-8, 8))}`;
  });
  return [
    standsOn(sheet, 350, 1.3),
    ears,
    shape(dome, lit(sheet, main)),
    clipped(
      sheet,
      dome,
      line(felt.slice(0, 250).join(''), lighter(main, 0.5), 1.6, 'opacity="0.4"') +
        line(felt.slice(250).join(''), darker(main, 0.5), 1.6, 'opacity="0.3"') +
        glow(sheet, -120, -360, 200, 130, '#fff6e4', 0.4) +
        glow(sheet, 300, -80, 150, 260, '#1c0e0a', 0.4),
    ),
    ellipse(0, -148, 186, 158, lighter(main, 0.2)),
    ellipse(4, -144, 172, 146, '#2a1a18'),
    clipped(
      sheet,
      'M-168 -144A172 146 0 1 1 176 -144A172 146 0 1 1 -168 -144Z',
      glow(sheet, 0, -290, 190, 90, '#000000', 0.6) +
        ellipse(4, -14, 176, 70, second) +
        glow(sheet, -40, -40, 110, 30, '#fff6e4', 0.5),
    ),
    `<ellipse cx="2" cy="-146" rx="180" ry="152" fill="none" stroke="${lighter(second, 0.3)}" stroke-width="7" stroke-dasharray="20 15" stroke-linecap="round"/>`,
  ].join('');
}

/** A folded blanket or mat, rolled at one end. */
export function mat(sheet: Sheet, { colours: [main, second] }: ProductArt): string {
  const top = 'M-380 -60L-230 -210L330 -210L400 -60Z';
  let checks = '';
  for (let i = 0; i < 8; i++)
    checks += line(`M${-380 + i * 108} -60L${-230 + i * 80} -210`, second, 20, 'opacity="0.5"');
  for (let i = 0; i < 5; i++)
    checks += line(`M-420 ${-66 - i * 34}L420 ${-66 - i * 34}`, second, 11, 'opacity="0.45"');
  const layer = (y: number, tone: string) =>
    roundBox(
      -384,
      y,
      788,
      46,
      23,
      linear(sheet, 90, [
        [0, lighter(tone, 0.34)],
        [0.4, tone],
        [1, darker(tone, 0.4)],
      ]),
    );
  const roll = (x: number) =>
    ellipse(x, -250, 58, 58, lit(sheet, main)) +
    [46, 33, 20, 8]
      .map((r) => ellipse(x, -250, r, r, 'none', `stroke="${darker(main, 0.34)}" stroke-width="4"`))
      .join('');
  return [
    standsOn(sheet, 410, 1.2),
    layer(-44, main),
    layer(-86, mix(main, second, 0.3)),
    shape(top, lit(sheet, main, 0.7)),
    clipped(
      sheet,
      top,
      checks +
        glow(sheet, 40, -210, 380, 60, '#1c0e0a', 0.42) +
        glow(sheet, -150, -110, 200, 60, '#fff6e4', 0.4),
    ),
    roundBox(
      -206,
      -308,
      530,
      116,
      58,
      linear(sheet, 90, [
        [0, lighter(main, 0.4)],
        [0.35, main],
        [1, darker(main, 0.5)],
      ]),
    ),
    [-120, -20, 80, 180].map((x) => line(`M${x} -306L${x} -194`, second, 18, 'opacity="0.5"')).join(''),
    roll(-206),
    line('M40 -310Q70 -250 40 -190', darker(second, 0.5), 22),
    line('M40 -310Q70 -250 40 -190', lighter(second, 0.1), 15),
    Array.from({ length: 26 }, (_, i) =>
      line(`M${-372 + i * 30} -4l${n(sheet.random.between(-4, 4))} 20`, lighter(main, 0.4), 4),
    ).join(''),
  ].join('');
}

/** A scratching post with two levels and a ball on a string. */
export function scratcher(sheet: Sheet, { colours: [main, second], make }: ProductArt): string {
  const isTall = make === 2;
  const plush = (points: readonly Point[], colour: string) =>
    furPart(sheet, points, { colour, tuft: 5, flow: () => 1.5, hair: 12, density: 11 });
  const post = (x: number, top: number, height: number) => {
    const rope = Array.from({ length: Math.floor(height / 11) }, (_, i) =>
      line(
        `M${x - 36} ${top + i * 11 + 6}Q${x} ${top + i * 11 + 16} ${x + 36} ${top + i * 11 + 2}`,
        i % 2 ? '#d8b983' : '#c09a62',
        11,
      ),
    ).join('');
    return clipped(
      sheet,
      `M${x - 38} ${top}h76v${height}h-76Z`,
      rope +
        shape(
          `M${x - 38} ${top}h76v${height}h-76Z`,
          linear(sheet, 0, [
            [0, '#1c0e0a', 0.44],
            [0.3, '#fff6e0', 0.3],
            [0.6, '#1c0e0a', 0],
            [1, '#1c0e0a', 0.55],
          ]),
        ),
    );
  };
  const slab = (x: number, y: number, half: number) =>
    plush(
      [
        [x - half, y],
        [x - half + 16, y - 22],
        [x, y - 28],
        [x + half - 16, y - 22],
        [x + half, y],
        [x + half, y + 22],
        [x, y + 34],
        [x - half, y + 22],
      ],
      main,
    );
  return [
    standsOn(sheet, 320, 1.2),
    post(-120, -560, 540),
    post(130, -330, 310),
    slab(0, -26, 310),
    slab(128, -346, 190),
    isTall ? post(236, -590, 250) + slab(226, -590, 132) : '',
    plush(ellipsePoints(-120, -590, 150, 50), second),
    ellipse(-120, -604, 112, 28, darker(second, 0.4)),
    glow(sheet, -120, -596, 100, 18, lighter(second, 0.5), 0.7),
    line('M230 -316Q236 -260 226 -214', '#5a4636', 3.5),
    ellipse(226, -190, 30, 30, lit(sheet, '#d9604a')),
    glow(sheet, 216, -202, 11, 9, '#ffffff', 0.8),
    line('M200 -196Q226 -176 254 -192', '#fbf3e3', 4, 'opacity="0.8"'),
    glow(sheet, 130, -310, 120, 24, '#1c0e0a', 0.4),
  ].join('');
}

/** A round house for a small animal, with a door and windows. */
export function igloo(sheet: Sheet, art: ProductArt): string {
  return art.make === 2 ? mushroom(sheet, art) : gabled(sheet, art);
}

/** A round cottage under a cap like a mushroom's. */
function mushroom(sheet: Sheet, { colours: [main, second] }: ProductArt): string {
  const cap =
    'M-330 -240C-330 -420 -170 -540 0 -540C170 -540 330 -420 330 -240Q180 -196 0 -196Q-180 -196 -330 -240Z';
  const stem = 'M-230 -250L-250 -30Q-250 0 -210 4Q0 22 210 4Q250 0 250 -30L230 -250Z';
  const dots = [
    [-190, -330, 44],
    [-40, -430, 54],
    [130, -350, 48],
    [240, -270, 30],
    [-70, -270, 34],
    [70, -500, 24],
    [-250, -250, 20],
  ]
    .map(([x, y, r]) =>
      ellipse(x as number, y as number, r as number, (r as number) * 0.82, '#fbf3e3', 'opacity="0.92"'),
    )
    .join('');
  const straw = Array.from({ length: 46 }, () => {
    const [x, y] = [sheet.random.between(-300, 320), sheet.random.between(-14, 24)];
    return line(
      `M${n(x)} ${n(y)}l${n(sheet.random.between(-44, 44))} ${n(sheet.random.between(-14, 6))}`,
      sheet.random.chance(0.5) ? '#d8c27a' : '#b9a35a',
      3.4,
    );
  }).join('');
  return [
    standsOn(sheet, 280, 1.2),
    shape(
      stem,
      linear(sheet, 0, [
        [0, darker(main, 0.3)],
        [0.3, lighter(main, 0.34)],
        [0.6, main],
        [1, darker(main, 0.44)],
      ]),
    ),
    clipped(
      sheet,
      stem,
      glow(sheet, 0, -232, 260, 60, '#1c0e0a', 0.5) +
        [-170, -60, 70, 180]
          .map((x) => line(`M${x} -240Q${x + 8} -120 ${x - 4} 0`, '#7a4a26', 2, 'opacity="0.3"'))
          .join(''),
    ),
    shape('M-96 8L-96 -100A96 96 0 0 1 96 -100L96 8Q0 16 -96 8Z', lighter(main, 0.4)),
    shape('M-80 8L-80 -98A80 80 0 0 1 80 -98L80 8Q0 14 -80 8Z', '#2a1812'),
    glow(sheet, 0, -6, 70, 30, '#a8704a', 0.7),
    [-166, 166]
      .map((x) => ellipse(x, -130, 34, 34, lighter(main, 0.4)) + ellipse(x, -130, 25, 25, '#2a1812'))
      .join(''),
    shape(cap, lit(sheet, second)),
    clipped(
      sheet,
      cap,
      dots +
        glow(sheet, -120, -460, 180, 80, '#fff6e4', 0.5) +
        glow(sheet, 300, -260, 150, 150, '#1c0e0a', 0.44),
    ),
    straw,
  ].join('');
}

function gabled(sheet: Sheet, { colours: [main, second] }: ProductArt): string {
  const roof = 'M-330 -300L0 -520L330 -300L300 -270L0 -468L-300 -270Z';
  const planks = Array.from({ length: 9 }, (_, i) =>
    timber(sheet, -270 + i * 60, -310, 58, 310, i % 2 ? mix(main, '#e8c594', 0.25) : main),
  ).join('');
  const round = (x: number, y: number, r: number) =>
    ellipse(x, y, r + 9, r + 9, lighter(second, 0.3)) +
    ellipse(x, y, r, r, '#2a1812') +
    glow(sheet, x, y + r * 0.6, r * 0.8, r * 0.4, '#a8704a', 0.6);
  return [
    standsOn(sheet, 320, 1.2),
    shape('M-270 -290L0 -480L270 -290Z', lit(sheet, darker(main, 0.06))),
    planks,
    shape('M-270 -310h540v70h-540Z', '#1c0e0a', 'opacity="0.22"'),
    shape(roof, lit(sheet, second)),
    line('M-318 -296L0 -508L318 -296', lighter(second, 0.5), 5, 'opacity="0.6"'),
    shape('M-110 0L-110 -120A110 110 0 0 1 110 -120L110 0Z', lighter(second, 0.3)),
    shape('M-94 0L-94 -118A94 94 0 0 1 94 -118L94 0Z', '#2a1812'),
    glow(sheet, 0, -10, 80, 30, '#a8704a', 0.7),
    round(-196, -190, 34),
    round(196, -190, 34),
    round(0, -350, 40),
    Array.from({ length: 46 }, () => {
      const [x, y] = [sheet.random.between(-300, 320), sheet.random.between(-14, 24)];
      return line(
        `M${n(x)} ${n(y)}l${n(sheet.random.between(-44, 44))} ${n(sheet.random.between(-14, 6))}`,
        sheet.random.chance(0.5) ? '#d8c27a' : '#b9a35a',
        3.4,
      );
    }).join(''),
  ].join('');
}

/** A wire-fronted hutch with a sleeping room. */
export function hutch(sheet: Sheet, { colours: [main, second] }: ProductArt): string {
  const wire = Array.from(
    { length: 13 },
    (_, i) =>
      line(`M${-310 + i * 30} -420L${-310 + i * 30} -130`, '#7d8488', 2.6) +
      (i < 11 ? line(`M-322 ${-410 + i * 28}L60 ${-410 + i * 28}`, '#7d8488', 2.6) : ''),
  ).join('');
  return [
    standsOn(sheet, 400, 1.1),
    timber(sheet, -370, -130, 34, 130, darker(main, 0.2)),
    timber(sheet, 336, -130, 34, 130, darker(main, 0.2)),
    roundBox(-370, -446, 740, 330, 8, '#4a2f1e'),
    roundBox(-336, -420, 400, 290, 4, '#6b4a30'),
    glow(sheet, -136, -400, 220, 100, '#1c0e0a', 0.6),
    Array.from({ length: 80 }, () => {
      const [x, y] = [sheet.random.between(-330, 50), sheet.random.between(-170, -132)];
      return line(
        `M${n(x)} ${n(y)}l${n(sheet.random.between(-40, 40))} ${n(sheet.random.between(-18, 6))}`,
        sheet.random.chance(0.5) ? '#d8c27a' : '#b9a35a',
        3.2,
      );
    }).join(''),
    wire,
    Array.from({ length: 5 }, (_, i) =>
      timber(sheet, 80 + i * 53, -424, 51, 296, i % 2 ? main : mix(main, '#e8c594', 0.3)),
    ).join(''),
    timber(sheet, -370, -450, 34, 330, main),
    timber(sheet, 336, -450, 34, 330, main),
    timber(sheet, 52, -450, 32, 330, main),
    timber(sheet, -372, -136, 744, 34, main),
    ellipse(206, -240, 66, 74, '#2a1812'),
    ellipse(206, -240, 66, 74, 'none', `stroke="${lighter(main, 0.34)}" stroke-width="9"`),
    shape('M-430 -450L-350 -570L350 -570L430 -450Z', lit(sheet, second)),
    [0, 1, 2, 3]
      .map((i) =>
        line(
          `M${-418 + i * 19} ${-468 - i * 28}L${418 - i * 19} ${-468 - i * 28}`,
          darker(second, 0.4),
          3,
          'opacity="0.5"',
        ),
      )
      .join(''),
    timber(sheet, -432, -456, 864, 22, lighter(second, 0.1)),
    ellipse(42, -280, 9, 9, '#d9a441', 'stroke="#94661f" stroke-width="2"'),
  ].join('');
}
