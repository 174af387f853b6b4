import type { Age, Color } from '../../../domain/catalogue/pet-options.ts';
import { darker, lighter, mix } from '../canvas/colour.ts';
import { flowTowards, furPart } from '../canvas/fur.ts';
import { n, type Point, smooth } from '../canvas/shape.ts';
import { clipped, ellipse, glow, line, linear, type Sheet, shape } from '../canvas/sheet.ts';
import { drawEye } from './eyes.ts';

const plumages: Record<Color, { breast: string; face: string; wing: string; cere: string }> = {
  Bicolor: { breast: '#7fb94a', face: '#f6de62', wing: '#f1da72', cere: '#5f86c9' },
  Black: { breast: '#4a5560', face: '#e7e4dc', wing: '#8d959c', cere: '#5f86c9' },
  Brown: { breast: '#c9a564', face: '#f3e4b4', wing: '#ead4a0', cere: '#c98f72' },
  Gray: { breast: '#8fb9d8', face: '#f4f3ee', wing: '#d8e2ea', cere: '#c9a08f' },
};

/** A budgie on a branch, looking at the viewer over its shoulder; the branch lies at y = -150. */
export function drawBudgie(sheet: Sheet, age: Age, color: Color): string {
  const plumage = plumages[color];
  const body: Point[] = [
    [-70, -470],
    [-110, -400],
    [-118, -310],
    [-92, -220],
    [-30, -150],
    [44, -140],
    [84, -200],
    [104, -290],
    [96, -380],
    [60, -450],
  ];
  const breast = furPart(sheet, body, {
    colour: plumage.breast,
    tuft: 4,
    flow: flowTowards(1.4),
    hair: 18,
    density: 15,
    shading:
      glow(sheet, -60, -330, 60, 110, lighter(plumage.breast, 0.6), 0.5) +
      glow(sheet, 10, -160, 90, 50, '#1c1410', 0.4),
  });
  return [
    tailFeathers(sheet, plumage),
    branch(sheet),
    breast,
    wing(sheet, plumage),
    toes(sheet),
    head(sheet, age, plumage),
  ].join('');
}

function tailFeathers(sheet: Sheet, plumage: { breast: string; wing: string }): string {
  const feather = (points: Point[], colour: string) =>
    shape(
      smooth(points),
      linear(sheet, 20, [
        [0, lighter(colour, 0.24)],
        [1, darker(colour, 0.4)],
      ]),
      `stroke="${darker(colour, 0.5)}" stroke-width="1.5"`,
    );
  const blue = mix(plumage.breast, '#3f5f96', 0.6);
  return (
    feather(
      [
        [36, -200],
        [72, -210],
        [138, 10],
        [128, 26],
        [110, 12],
      ],
      darker(blue, 0.2),
    ) +
    feather(
      [
        [24, -190],
        [62, -200],
        [108, 40],
        [96, 54],
        [80, 36],
      ],
      blue,
    ) +
    line('M46 -190L96 46', darker(blue, 0.5), 2, 'opacity="0.6"')
  );
}

function branch(sheet: Sheet): string {
  const bark = '#8a6242';
  const path =
    'M-520 -128C-300 -152 -60 -120 120 -146C300 -168 420 -150 540 -178L540 -138C420 -112 300 -130 120 -108C-60 -84 -300 -114 -520 -90Z';
  const grain = [-440, -260, -40, 190, 380]
    .map(
      (x) =>
        line(`M${x} -118q60 -10 130 -2`, '#4a2f1e', 2.5, 'opacity="0.45"') +
        line(`M${x + 40} -104q40 -6 90 0`, '#d9b48a', 2, 'opacity="0.45"'),
    )
    .join('');
  return (
    glow(sheet, 20, -96, 170, 30, '#2a1410', 0.3) +
    shape(
      path,
      linear(sheet, 90, [
        [0, lighter(bark, 0.34)],
        [0.4, bark],
        [1, darker(bark, 0.45)],
      ]),
    ) +
    clipped(sheet, path, grain + glow(sheet, 20, -134, 120, 22, '#2a1410', 0.5))
  );
}

function wing(sheet: Sheet, plumage: { wing: string }): string {
  const outline: Point[] = [
    [30, -430],
    [84, -430],
    [118, -360],
    [122, -280],
    [104, -190],
    [84, -110],
    [70, -104],
    [56, -180],
    [28, -270],
    [14, -350],
  ];
  const path = smooth(outline);
  let scallops = '';
  for (let row = 0; row < 9; row++) {
    for (let column = 0; column < 5; column++) {
      const [x, y] = [14 + column * 25 + (row % 2) * 12, -418 + row * 24];
      scallops +=
        line(`M${x} ${y}q12 21 25 0`, '#2c2624', 6.5, 'opacity="0.84"') +
        line(`M${x + 3} ${y - 5}q10 15 19 0`, lighter(plumage.wing, 0.5), 2.5, 'opacity="0.7"');
    }
  }
  const flights = [0, 1, 2, 3, 4]
    .map(
      (i) =>
        line(
          `M${38 + i * 15} ${-214 + i * 4}Q${56 + i * 10} -160 ${72 + i * 5} -106`,
          '#2f2b2c',
          7,
          'opacity="0.75"',
        ) + line(`M${44 + i * 15} -208Q${60 + i * 10} -160 ${75 + i * 5} -110`, plumage.wing, 2.5),
    )
    .join('');
  return (
    glow(sheet, 40, -270, 60, 170, '#1c1410', 0.34) +
    shape(
      path,
      linear(sheet, 30, [
        [0, lighter(plumage.wing, 0.2)],
        [1, darker(plumage.wing, 0.26)],
      ]),
    ) +
    clipped(sheet, path, scallops + flights + glow(sheet, 120, -200, 50, 160, '#1c1410', 0.34))
  );
}

function toes(sheet: Sheet): string {
  return [-44, 16]
    .map(
      (x) =>
        glow(sheet, x, -126, 36, 14, '#1c0e10', 0.4) +
        [-13, 0, 13]
          .map(
            (dx) =>
              line(`M${x + dx * 0.5} -154Q${x + dx} -146 ${x + dx * 1.2} -120`, '#b98f86', 10) +
              line(`M${x + dx * 0.5 - 2} -152Q${x + dx - 2} -146 ${x + dx * 1.2 - 2} -128`, '#e6c5bc', 3),
          )
          .join(''),
    )
    .join('');
}

function head(sheet: Sheet, age: Age, plumage: { breast: string; face: string; cere: string }): string {
  const outline: Point[] = [
    [-8, -610],
    [56, -592],
    [92, -536],
    [92, -470],
    [60, -424],
    [-10, -408],
    [-80, -424],
    [-108, -480],
    [-104, -544],
    [-70, -594],
  ];
  let bars = '';
  for (let row = 0; row < 7; row++)
    bars += line(
      `M${26 + row * 3} ${-588 + row * 24}q26 -7 ${58 - row * 3} 10`,
      '#2c2624',
      5.5,
      'opacity="0.75"',
    );
  const skull = furPart(sheet, outline, {
    colour: plumage.face,
    tuft: 3,
    flow: flowTowards(1.3),
    hair: 11,
    density: 15,
    markings:
      age === 'Puppy'
        ? bars + line('M-60 -590q40 -14 76 4M-76 -572q50 -14 90 6', '#2c2624', 4.5, 'opacity="0.55"')
        : bars,
    shading: glow(sheet, -40, -580, 60, 34, '#ffffff', 0.4) + glow(sheet, 30, -412, 90, 30, '#1c1410', 0.22),
  });
  const spots = [
    [-84, -426],
    [-52, -414],
    [-16, -408],
    [22, -412],
  ]
    .map(([x, y]) => ellipse(x as number, y as number, 9, 11, '#2c2624'))
    .join('');
  const cheek =
    shape('M-96 -456C-80 -462 -66 -456 -64 -442C-70 -426 -88 -424 -98 -434Z', '#5b6fc0') +
    shape('M20 -450C38 -460 56 -452 56 -438C46 -420 26 -422 16 -432Z', '#5b6fc0');
  const beak = [
    glow(sheet, -34, -462, 36, 36, '#1c1410', 0.3),
    shape(
      'M-58 -500C-46 -514 -20 -514 -10 -500C-4 -476 -16 -450 -36 -438C-52 -452 -64 -478 -58 -500Z',
      linear(sheet, 20, [
        [0, '#f6cf7e'],
        [0.6, '#dd9c3c'],
        [1, '#a8692a'],
      ]),
      'stroke="#8a5522" stroke-width="2"',
    ),
    ellipse(
      -34,
      -504,
      27,
      13,
      linear(sheet, 90, [
        [0, lighter(plumage.cere, 0.4)],
        [1, darker(plumage.cere, 0.1)],
      ]),
    ),
    ellipse(-44, -504, 3.6, 3, '#2a1a20'),
    ellipse(-24, -504, 3.6, 3, '#2a1a20'),
    glow(sheet, -44, -482, 7, 14, '#fff6dc', 0.8),
  ].join('');
  const eyes = (
    [
      [-78, -528, 15, -1],
      [22, -530, 18, 1],
    ] as const
  )
    .map(([x, y, r, side]) =>
      drawEye(sheet, { x, y, r, side, iris: '#3a2418', open: 1, slant: 0, pupil: 'round', rim: '#4a4340' }),
    )
    .join('');
  return `<g transform="translate(0 ${n(2)})">${skull}${cheek}${spots}${beak}${eyes}</g>`;
}
