import { darker, lighter, mix } from '../canvas/colour.ts';
import { n, smooth } from '../canvas/shape.ts';
import { clipped, ellipse, glow, group, line, linear, type Sheet, shape } from '../canvas/sheet.ts';
import { emblem } from './emblems.ts';
import type { ProductArt } from './product-art.ts';
import { lit, pieces, roundBox, standsOn, steel, timber, upright } from './surfaces.ts';

/** A glazed bowl, full. */
export function bowl(sheet: Sheet, { colours: [main, second], emblem: sign }: ProductArt): string {
  const path =
    'M-270 -190C-270 -60 -330 -10 -300 0Q0 46 300 0C330 -10 270 -60 270 -190A270 62 0 0 1 -270 -190Z';
  return [
    standsOn(sheet, 320, 1.2),
    shape(path, upright(sheet, main)),
    clipped(
      sheet,
      path,
      shape('M-340 -60Q0 -6 340 -60L340 60L-340 60Z', second, 'opacity="0.75"') +
        line('M-340 -60Q0 -6 340 -60', lighter(main, 0.6), 5) +
        glow(sheet, -170, -110, 36, 80, '#ffffff', 0.5) +
        shape(
          path,
          linear(sheet, 0, [
            [0, '#1c0e0a', 0.2],
            [0.3, '#ffffff', 0.1],
            [0.6, '#1c0e0a', 0],
            [1, '#1c0e0a', 0.4],
          ]),
        ),
    ),
    group(
      ellipse(0, 0, 62, 56, '#fbf3e3', 'opacity="0.94"') +
        group(emblem(sheet, sign ?? 'bone'), 'scale(0.66)'),
      'translate(0 -82)',
    ),
    ellipse(0, -192, 276, 66, lighter(main, 0.4)),
    ellipse(0, -186, 252, 54, darker(main, 0.5)),
    clipped(
      sheet,
      'M-252 -186A252 54 0 0 0 252 -186L252 -340L-252 -340Z',
      pieces(sheet, 70, -230, 230, -190, sign === 'carrot' || sign === 'leaf' ? '#8f9a4e' : '#a06a3e', 19) +
        pieces(sheet, 40, -150, 150, -216, sign === 'carrot' || sign === 'leaf' ? '#a3ad5c' : '#b0784a', 19),
    ),
    line('M-270 -180A272 62 0 0 0 120 -134', '#ffffff', 5, 'opacity="0.6"'),
  ].join('');
}

/** A drinking fountain with falling water. */
export function fountain(sheet: Sheet, { colours: [main, second] }: ProductArt): string {
  const water = linear(sheet, 90, [
    [0, '#d8f0f6'],
    [1, '#8cc3d6'],
  ]);
  return [
    standsOn(sheet, 290, 1.2),
    shape('M-250 -220L-280 -40Q-280 0 -220 4Q0 24 220 4Q280 0 280 -40L250 -220Z', upright(sheet, main)),
    shape('M-272 -86Q0 -40 272 -86L277 -50Q0 0 -277 -50Z', second, 'opacity="0.85"'),
    ellipse(0, -222, 256, 66, lighter(main, 0.34)),
    ellipse(0, -218, 228, 52, water),
    ellipse(-60, -226, 110, 18, '#ffffff', 'opacity="0.4"'),
    [0.3, 0.5, 0.72]
      .map((size) =>
        ellipse(0, -206, 200 * size, 40 * size, 'none', 'stroke="#ffffff" stroke-width="3" opacity="0.6"'),
      )
      .join(''),
    roundBox(-40, -420, 80, 210, 30, upright(sheet, lighter(main, 0.2))),
    ellipse(0, -420, 96, 28, upright(sheet, second)),
    ellipse(0, -426, 78, 20, water),
    line(
      'M-70 -414C-96 -360 -96 -270 -92 -214M70 -414C96 -360 96 -270 92 -214M-28 -400C-34 -340 -30 -260 -32 -204M28 -400C34 -340 30 -260 32 -204',
      '#bfe4ef',
      17,
      'opacity="0.8"',
    ),
    line(
      'M-74 -408C-98 -360 -100 -280 -96 -220M66 -410C90 -360 90 -280 88 -220',
      '#ffffff',
      4,
      'opacity="0.85"',
    ),
    [-92, 92, -32, 32].map((x) => ellipse(x, -208, 26, 9, '#ffffff', 'opacity="0.7"')).join(''),
    ellipse(196, -70, 8, 8, '#7fd6a2'),
    glow(sheet, 196, -70, 20, 20, '#9ff0c0', 0.7),
  ].join('');
}

/** A litter box with a hood and its scoop. */
export function litter(sheet: Sheet, { colours: [main, second] }: ProductArt): string {
  const hood = 'M-300 -190L-270 -430Q-262 -480 -200 -484L200 -484Q262 -480 270 -430L300 -190Z';
  return [
    standsOn(sheet, 350, 1.2),
    shape('M-320 -200L-300 -30Q-296 0 -260 2L260 2Q296 0 300 -30L320 -200Z', lit(sheet, second)),
    shape(hood, lit(sheet, main)),
    roundBox(
      -330,
      -218,
      660,
      34,
      16,
      linear(sheet, 90, [
        [0, lighter(main, 0.5)],
        [1, darker(main, 0.24)],
      ]),
    ),
    shape('M-160 -70L-160 -300A160 150 0 0 1 160 -300L160 -70Z', lighter(main, 0.4)),
    shape('M-142 -70L-142 -298A142 134 0 0 1 142 -298L142 -70Z', '#2f2624'),
    clipped(
      sheet,
      'M-142 -70L-142 -298A142 134 0 0 1 142 -298L142 -70Z',
      shape('M-150 -104Q0 -140 150 -104L150 -60L-150 -60Z', '#cdbfa8') +
        pieces(sheet, 50, -150, 150, -92, '#cdbfa8', 8),
    ),
    glow(sheet, -190, -420, 60, 90, '#ffffff', 0.4),
    roundBox(-60, -520, 120, 40, 18, 'none', `stroke="${darker(main, 0.3)}" stroke-width="14"`),
    group(emblem(sheet, 'paw'), 'translate(222 -110) scale(0.44)'),
    `<g transform="translate(330 -20) rotate(18)">${roundBox(-16, -220, 32, 130, 14, lit(sheet, second))}${roundBox(-58, -110, 116, 120, 22, lit(sheet, darker(second, 0.06)))}${[-30, -8, 14, 36].map((x) => roundBox(x - 6, -88, 11, 76, 5, darker(second, 0.6))).join('')}</g>`,
  ].join('');
}

/** A travel carrier with a barred door. */
export function carrier(sheet: Sheet, { colours: [main, second] }: ProductArt): string {
  const shell = smooth([
    [-330, -40],
    [-334, -330],
    [-270, -440],
    [0, -470],
    [270, -440],
    [334, -330],
    [330, -40],
    [250, 2],
    [-250, 2],
  ]);
  const vents = [-250, 210]
    .flatMap((x) => [0, 1, 2, 3].map((i) => roundBox(x, -340 + i * 44, 44, 20, 10, darker(second, 0.6))))
    .join('');
  return [
    standsOn(sheet, 350, 1.2),
    shape(
      'M-110 -456Q-100 -560 0 -560Q100 -560 110 -456L70 -456Q66 -516 0 -516Q-66 -516 -70 -456Z',
      lit(sheet, darker(second, 0.2)),
    ),
    shape(shell, lit(sheet, main)),
    clipped(
      sheet,
      shell,
      shape('M-360 -200L360 -200L360 40L-360 40Z', lit(sheet, second, 0.7)) +
        roundBox(-360, -214, 720, 26, 6, darker(second, 0.34)) +
        glow(sheet, -150, -410, 190, 60, '#ffffff', 0.5) +
        glow(sheet, 300, -200, 90, 240, '#1c0e0a', 0.3),
    ),
    vents,
    roundBox(-178, -380, 356, 356, 60, darker(second, 0.4)),
    roundBox(-158, -360, 316, 316, 46, '#2a2220'),
    shape('M-158 -110Q0 -150 158 -110L158 -90Q158 -44 112 -44L-112 -44Q-158 -44 -158 -90Z', '#d9b894'),
    glow(sheet, -20, -110, 110, 24, '#fff3dc', 0.6),
    [-120, -72, -24, 24, 72, 120]
      .map(
        (x) => line(`M${x} -352L${x} -52`, '#8d9296', 11) + line(`M${x - 2} -352L${x - 2} -52`, '#eef0f0', 4),
      )
      .join(''),
    line('M-152 -250H152M-152 -150H152', '#8d9296', 11) + line('M-152 -252H152M-152 -152H152', '#eef0f0', 4),
    roundBox(146, -230, 44, 70, 12, lit(sheet, lighter(second, 0.3))),
    [
      [-280, -202],
      [280, -202],
    ]
      .map(([x, y]) => roundBox((x as number) - 20, (y as number) - 26, 40, 52, 9, lit(sheet, '#4a4240')))
      .join(''),
  ].join('');
}

/** A wire crate with a cushion and an open door. */
export function crate(sheet: Sheet, { colours: [main, second] }: ProductArt): string {
  const bars = (x: number, count: number, gap: number, top: number, low: number) =>
    Array.from(
      { length: count },
      (_, i) =>
        line(`M${x + i * gap} ${top}L${x + i * gap} ${low}`, '#3f4448', 6) +
        line(`M${x + i * gap - 1} ${top}L${x + i * gap - 1} ${low}`, '#9aa1a5', 2),
    ).join('');
  return [
    standsOn(sheet, 380, 1.2),
    roundBox(-350, -460, 700, 450, 10, '#3a3532', 'opacity="0.2"'),
    group(bars(-300, 14, 44, -480, -60), 'translate(16 -24) scale(0.96)'),
    shape('M-336 -90Q0 -150 336 -90L340 -30Q0 6 -340 -30Z', lit(sheet, main)),
    shape('M-300 -92Q0 -142 300 -92Q0 -46 -300 -92Z', lit(sheet, second)),
    glow(sheet, -80, -96, 170, 24, '#fff6e4', 0.5),
    roundBox(-360, -26, 720, 34, 8, lit(sheet, '#4a4542')),
    bars(-350, 9, 42, -470, -20),
    bars(170, 5, 44, -470, -20),
    [-470, -330, -190, -50]
      .map(
        (y) =>
          line(`M-352 ${y}H-10M168 ${y}H352`, '#3f4448', 8) +
          line(`M-352 ${y - 2}H-10M168 ${y - 2}H352`, '#9aa1a5', 2.4),
      )
      .join(''),
    line('M-352 -470H352', '#3f4448', 11),
    line('M-352 -473H352', '#aab0b4', 3),
    line('M-352 -470V-10M352 -470V-10M-12 -470V-20M168 -470V-20', '#3f4448', 10),
    `<g transform="translate(168 -20) skewY(-16)">${[0, 26, 52, 78, 104].map((x) => line(`M${x} -400V-4`, '#3f4448', 6)).join('')}${line('M0 -400H112V-4H0M0 -200H112', '#3f4448', 8)}</g>`,
    line('M-70 -486Q-60 -530 0 -530Q60 -530 70 -486', '#2f2a28', 17),
    line('M-50 -520Q0 -532 50 -520', '#6b6460', 5),
    group(emblem(sheet, 'bone'), 'translate(-150 -40) scale(0.8)'),
  ].join('');
}

/** A grooming brush with its pins, and a tuft of combed-out hair. */
export function brush(sheet: Sheet, { colours: [main, second], make }: ProductArt): string {
  const place = make === 2 ? 'translate(10 -250) rotate(52) scale(0.98)' : 'translate(-50 -230) rotate(-24)';
  const pins = Array.from({ length: 60 }, (_, i) => {
    const [x, y] = [-150 + (i % 12) * 26, -50 + Math.floor(i / 12) * 24];
    return Math.hypot(x / 178, y / 84) < 0.92
      ? line(`M${x} ${y}l-4 -22`, '#8d9296', 4) + ellipse(x - 4, y - 24, 4.4, 4.4, '#eef0f0')
      : '';
  }).join('');
  const tuft = Array.from(
    { length: 60 },
    () =>
      `M${n(290 + sheet.random.between(-50, 50))} ${n(-26 + sheet.random.between(-22, 22))}q${n(sheet.random.between(-40, 40))} ${n(sheet.random.between(-50, 10))} ${n(sheet.random.between(-60, 60))} ${n(sheet.random.between(-20, 20))}`,
  ).join('');
  return [
    glow(sheet, 20, -90, 420, 130, '#2a1410', 0.36),
    `<g transform="${place}">${[
      roundBox(120, -38, 330, 76, 38, '#1c0e0a', 'opacity="0.2" transform="translate(8 16)"'),
      shape(
        'M130 -44C200 -34 250 -40 330 -40C400 -44 446 -30 446 0C446 30 400 44 330 40C250 40 200 34 130 44Z',
        lit(sheet, main),
      ),
      ellipse(404, 0, 13, 13, darker(main, 0.6)),
      ellipse(0, 8, 216, 124, darker(main, 0.5)),
      ellipse(0, 0, 212, 118, lit(sheet, main)),
      ellipse(0, -2, 184, 94, lit(sheet, second)),
      glow(sheet, -50, -40, 110, 36, '#ffffff', 0.4),
      pins,
      line('M180 -22Q300 -14 410 -18', lighter(main, 0.6), 6, 'opacity="0.5"'),
    ].join('')}</g>`,
    make === 2 ? '' : line(tuft, '#b99a74', 3, 'opacity="0.85"'),
    make === 2 ? '' : line(tuft, '#efdcc0', 1.4, 'opacity="0.7" transform="translate(5 -6)"'),
  ].join('');
}

/** A bird cage with perches and a swing. */
export function cage(sheet: Sheet, art: ProductArt): string {
  return art.make === 2 ? roofedCage(sheet, art) : domedCage(sheet, art);
}

/** A wide cage under a pitched roof. */
function roofedCage(sheet: Sheet, { colours: [main, second] }: ProductArt): string {
  const bars = Array.from({ length: 21 }, (_, i) => {
    const x = -350 + i * 35;
    const top = -560 + Math.abs(x) * 0.42;
    return (
      line(`M${x} ${n(top)}L${x} -70`, darker(main, 0.3), 5.5) +
      line(`M${x - 1.4} ${n(top)}L${x - 1.4} -70`, lighter(main, 0.6), 1.8)
    );
  }).join('');
  const seedCup = (x: number) =>
    `<g transform="translate(${x} -190) scale(0.56)">${shape('M-70 -60H70L54 40Q0 60 -54 40Z', lit(sheet, second))}${pieces(sheet, 16, -56, 56, -64, '#d9b36c', 12)}</g>`;
  return [
    standsOn(sheet, 400, 1.1),
    roundBox(-356, -104, 712, 40, 8, '#d8c9a4'),
    timber(sheet, -330, -220, 660, 18, '#a87a4e'),
    timber(sheet, -300, -350, 330, 16, '#c8955f'),
    line('M130 -520L124 -330M230 -470L236 -330', '#8d7a5a', 4),
    timber(sheet, 104, -334, 152, 16, '#c8955f'),
    seedCup(-250),
    seedCup(250),
    bars,
    line('M-352 -412H352M-352 -250H352', darker(main, 0.3), 8),
    line('M-352 -414H352M-352 -252H352', lighter(main, 0.5), 2.4),
    line('M-362 -408L0 -566L362 -408', darker(main, 0.4), 17),
    line('M-362 -411L0 -569L362 -411', lighter(main, 0.4), 6),
    roundBox(
      -372,
      -86,
      744,
      84,
      16,
      linear(sheet, 90, [
        [0, lighter(second, 0.4)],
        [0.4, second],
        [1, darker(second, 0.4)],
      ]),
    ),
    roundBox(-70, -236, 140, 140, 10, 'none', `stroke="${darker(main, 0.4)}" stroke-width="9"`),
    roundBox(-70, -236, 140, 140, 10, 'none', `stroke="${lighter(main, 0.5)}" stroke-width="3"`),
    line('M-46 -570Q-40 -630 0 -630Q40 -630 46 -570', darker(main, 0.2), 12),
    line('M-40 -580Q-34 -622 0 -622', lighter(main, 0.5), 4),
  ].join('');
}

function domedCage(sheet: Sheet, { colours: [main, second] }: ProductArt): string {
  const bars = Array.from({ length: 17 }, (_, i) => {
    const x = -240 + i * 30;
    const bend = (x / 240) * 36;
    return (
      line(`M${n(x * 0.1)} -652Q${n(x + bend * 0.4)} -600 ${x} -470L${x} -70`, darker(main, 0.3), 5.5) +
      line(
        `M${n(x * 0.1 - 1)} -652Q${n(x + bend * 0.4 - 1)} -600 ${x - 1.4} -470L${x - 1.4} -70`,
        lighter(main, 0.6),
        1.8,
      )
    );
  }).join('');
  return [
    standsOn(sheet, 280, 1.1),
    ellipse(0, -74, 250, 44, darker(second, 0.5)),
    ellipse(0, -78, 238, 36, '#d8c9a4'),
    timber(sheet, -220, -240, 440, 18, '#a87a4e'),
    line('M-50 -620L-60 -400M50 -620L60 -400', '#8d7a5a', 4),
    timber(sheet, -76, -404, 152, 16, '#c8955f'),
    `<g transform="translate(150 -210) scale(0.56)">${shape('M-70 -60H70L54 40Q0 60 -54 40Z', lit(sheet, '#d9604a'))}${pieces(sheet, 16, -56, 56, -64, '#d9b36c', 12)}</g>`,
    bars,
    line('M-244 -470A244 30 0 0 0 244 -470M-244 -280A244 34 0 0 0 244 -280', darker(main, 0.3), 8),
    line('M-244 -472A244 30 0 0 0 244 -472M-244 -282A244 34 0 0 0 244 -282', lighter(main, 0.5), 2.4),
    shape('M-256 -84A256 46 0 0 0 256 -84L244 -10A244 40 0 0 1 -244 -10Z', upright(sheet, second)),
    roundBox(-62, -230, 124, 136, 14, 'none', `stroke="${darker(main, 0.4)}" stroke-width="9"`),
    roundBox(-62, -230, 124, 136, 14, 'none', `stroke="${lighter(main, 0.5)}" stroke-width="3"`),
    ellipse(0, -656, 30, 14, lit(sheet, second)),
    ellipse(0, -682, 22, 22, 'none', `stroke="${darker(main, 0.2)}" stroke-width="9"`),
  ].join('');
}

/** A planted aquarium with a few fish. */
export function aquarium(sheet: Sheet, { colours: [main, second] }: ProductArt): string {
  const { random } = sheet;
  const glass = 'M-390 -470H390V-40H-390Z';
  const weeds = Array.from({ length: 22 }, (_, i) => {
    const x = -370 + i * 35 + random.between(-10, 10);
    if (Math.abs(x) < 110) return '';
    const top = random.between(140, 330);
    return line(
      `M${n(x)} -80C${n(x - 24)} ${n(-80 - top * 0.4)} ${n(x + 28)} ${n(-80 - top * 0.7)} ${n(x + random.between(-16, 16))} ${n(-80 - top)}`,
      random.pick(['#4f8a55', '#6fa860', '#3f7350', '#9a5a4a']),
      random.between(9, 17),
      'opacity="0.9"',
    );
  }).join('');
  const swimmer = (x: number, y: number, size: number, colour: string) =>
    `<g transform="translate(${x} ${y}) scale(${size})">${shape('M38 0L66 -24C60 -8 60 8 66 24Z', darker(colour, 0.1))}${shape('M-48 0C-30 -28 16 -30 42 0C16 30 -30 28 -48 0Z', lit(sheet, colour))}${line('M-14 -20Q-6 0 -14 20M8 -20Q14 0 8 20', '#fbf3e3', 6, 'opacity="0.8"')}${ellipse(-32, -4, 5, 5, '#ffffff')}${ellipse(-33, -4, 3, 3, '#1c1412')}</g>`;
  return [
    standsOn(sheet, 410, 1.1),
    shape(
      glass,
      linear(sheet, 90, [
        [0, '#cfeaf0'],
        [0.4, '#8cc7d6'],
        [1, '#4f93a8'],
      ]),
    ),
    clipped(
      sheet,
      glass,
      [
        glow(sheet, -120, -460, 300, 240, '#ffffff', 0.6),
        weeds,
        shape('M-400 -92Q-200 -130 0 -96Q200 -70 400 -110L400 -30L-400 -30Z', '#d9c08a'),
        pieces(sheet, 70, -390, 390, -66, '#c9b48a', 9),
        shape(
          smooth([
            [-90, -90],
            [-70, -190],
            [0, -230],
            [80, -180],
            [100, -90],
          ]),
          lit(sheet, '#8a8078'),
        ),
        ellipse(6, -112, 40, 44, '#3a3430'),
        swimmer(-220, -300, 1, '#e8893a'),
        swimmer(150, -350, 0.86, second),
        swimmer(40, -290, 0.7, '#f3d06a'),
        swimmer(250, -220, 0.74, '#e8893a'),
        [
          [-60, -380, 9],
          [-48, -420, 6],
          [-66, -330, 7],
          [300, -300, 7],
          [308, -340, 5],
        ]
          .map(([x, y, r]) =>
            ellipse(
              x as number,
              y as number,
              r as number,
              r as number,
              'none',
              'stroke="#ffffff" stroke-width="2.5" opacity="0.8"',
            ),
          )
          .join(''),
      ].join(''),
    ),
    shape('M-390 -436H390V-428H-390Z', '#ffffff', 'opacity="0.5"'),
    shape('M-350 -420L-290 -420L-350 -120L-372 -120Z', '#ffffff', 'opacity="0.26"'),
    shape('M300 -420L330 -420L250 -90L230 -90Z', '#ffffff', 'opacity="0.16"'),
    line(glass, '#e9f4f4', 5, 'opacity="0.8"'),
    roundBox(-408, -520, 816, 56, 12, lit(sheet, main)),
    roundBox(-408, -48, 816, 50, 10, lit(sheet, main)),
    roundBox(-200, -536, 400, 20, 8, darker(main, 0.3)),
  ].join('');
}

/** A wooden rack full of hay. */
export function hayrack(sheet: Sheet, { colours: [main] }: ProductArt): string {
  const { random } = sheet;
  const hay = Array.from({ length: 260 }, () => {
    const [x, y] = [random.between(-250, 250), random.between(-430, -150)];
    return {
      path: `M${n(x)} ${n(y)}q${n(random.between(-60, 60))} ${n(random.between(-80, 10))} ${n(random.between(-120, 120))} ${n(random.between(-120, 30))}`,
      tone: random.pick(['#a9b45a', '#c2bd62', '#8f9c4a', '#d8cf86']),
    };
  });
  const strands = ['#8f9c4a', '#a9b45a', '#c2bd62', '#d8cf86']
    .map((tone) =>
      line(
        hay
          .filter((one) => one.tone === tone)
          .map((one) => one.path)
          .join(''),
        tone,
        4.4,
      ),
    )
    .join('');
  const slat = (x: number) =>
    `<g transform="rotate(${n(x * 0.03)} ${x} 0)">${timber(sheet, x - 13, -390, 26, 300, main)}</g>`;
  return [
    standsOn(sheet, 320, 1.1),
    glow(sheet, 0, -280, 280, 180, '#7a8040', 0.8),
    strands,
    timber(sheet, -310, -420, 40, 420, darker(main, 0.12)),
    timber(sheet, 270, -420, 40, 420, darker(main, 0.12)),
    [-210, -126, -42, 42, 126, 210].map(slat).join(''),
    timber(sheet, -326, -406, 652, 34, main),
    timber(sheet, -326, -116, 652, 34, main),
    roundBox(-300, -82, 600, 74, 8, lit(sheet, darker(main, 0.2))),
    ['#8f9c4a', '#d8cf86']
      .map((tone) =>
        line(
          Array.from(
            { length: 20 },
            () =>
              `M${n(random.between(-320, 320))} ${n(random.between(0, 20))}l${n(random.between(-60, 60))} ${n(random.between(-14, 8))}`,
          ).join(''),
          tone,
          4,
        ),
      )
      .join(''),
    [
      [-290, -390],
      [290, -390],
      [-290, -100],
      [290, -100],
    ]
      .map(([x, y]) => ellipse(x as number, y as number, 8, 8, steel(sheet)))
      .join(''),
    group(emblem(sheet, 'carrot'), 'translate(0 -52) scale(0.5)'),
  ].join('');
}

/** A glass water bottle on the bars of a cage. */
export function drinker(sheet: Sheet, { colours: [main, second] }: ProductArt): string {
  const flask =
    'M-96 -560Q-110 -560 -110 -540L-110 -220Q-110 -170 -50 -160L50 -160Q110 -170 110 -220L110 -540Q110 -560 96 -560Z';
  return [
    Array.from(
      { length: 11 },
      (_, i) =>
        line(`M${-350 + i * 70} -690L${-350 + i * 70} -20`, '#8d9296', 10) +
        line(`M${-352 + i * 70} -690L${-352 + i * 70} -20`, '#eef0f0', 3),
    ).join(''),
    line('M-390 -600H390M-390 -90H390', '#8d9296', 12),
    line('M-390 -603H390M-390 -93H390', '#eef0f0', 3.4),
    glow(sheet, 30, -340, 190, 300, '#2a1410', 0.3),
    shape(flask, '#eef6f6', 'opacity="0.86"'),
    clipped(
      sheet,
      flask,
      shape(
        'M-120 -470Q-60 -482 0 -470T120 -470L120 -150L-120 -150Z',
        linear(sheet, 90, [
          [0, '#bfe2ee'],
          [1, '#7fb9cf'],
        ]),
      ) +
        line('M-120 -470Q-60 -482 0 -470T120 -470', '#ffffff', 5) +
        shape(
          flask,
          linear(sheet, 0, [
            [0, '#20404a', 0.4],
            [0.14, '#ffffff', 0.55],
            [0.26, '#ffffff', 0],
            [0.8, '#20404a', 0],
            [1, '#20404a', 0.45],
          ]),
        ) +
        [0, 1, 2, 3, 4, 5]
          .map((i) => line(`M56 ${-240 - i * 42}h${i % 2 ? 22 : 36}`, mix(main, '#ffffff', 0.2), 4))
          .join(''),
    ),
    line(flask, '#7d9aa2', 3, 'opacity="0.6"'),
    roundBox(-118, -600, 236, 50, 16, upright(sheet, second)),
    roundBox(-84, -172, 168, 74, 18, upright(sheet, main)),
    [-60, -36, -12, 12, 36, 60]
      .map((x) => line(`M${x} -164V-106`, darker(main, 0.4), 3, 'opacity="0.5"'))
      .join(''),
    line('M0 -100Q0 -40 46 -8', '#6f757a', 31),
    line('M0 -100Q0 -40 46 -8', '#dfe3e4', 21),
    ellipse(50, -2, 13, 11, '#eef0f0', 'stroke="#6f757a" stroke-width="3"'),
    shape('M66 26C82 48 78 66 66 68C54 66 50 48 66 26Z', '#9fd2e4'),
    line('M-124 -400H124M-124 -300H124', '#8d9296', 9),
    glow(sheet, -4, -520, 60, 20, '#ffffff', 0.6),
  ].join('');
}
