import { darker, lighter, mix } from '../canvas/colour.ts';
import { n, type Point, smooth } from '../canvas/shape.ts';
import { clipped, ellipse, glow, line, linear, radial, type Sheet, shape } from '../canvas/sheet.ts';
import { drawEye } from './eyes.ts';

const SKIN = '#a49358';
const SHELL = '#b98f4c';

/** A tortoise walking to the left and looking at the viewer, feet at y = 0. */
export function drawTortoise(sheet: Sheet): string {
  return (
    leg(
      sheet,
      [
        [-120, -110],
        [-60, -110],
        [-56, -30],
        [-50, -2],
        [-116, -2],
        [-112, -40],
      ],
      0.3,
    ) +
    leg(
      sheet,
      [
        [120, -110],
        [190, -110],
        [200, -40],
        [206, -2],
        [136, -2],
        [130, -40],
      ],
      0.3,
    ) +
    tail(sheet) +
    head(sheet) +
    shell(sheet) +
    leg(
      sheet,
      [
        [-196, -130],
        [-120, -120],
        [-116, -40],
        [-108, 0],
        [-190, 2],
        [-192, -46],
      ],
      0,
    ) +
    leg(
      sheet,
      [
        [170, -130],
        [250, -120],
        [262, -44],
        [270, 0],
        [188, 2],
        [182, -46],
      ],
      0,
    )
  );
}

function leg(sheet: Sheet, points: Point[], shade: number): string {
  const path = smooth(points);
  const { random } = sheet;
  const [left, right] = [Math.min(...points.map(([x]) => x)), Math.max(...points.map(([x]) => x))];
  const scales = Array.from({ length: 40 }, () =>
    ellipse(
      random.between(left, right),
      random.between(-120, -8),
      random.between(4, 9),
      random.between(3, 7),
      random.chance(0.5) ? lighter(SKIN, 0.3) : darker(SKIN, 0.3),
      'opacity="0.5"',
    ),
  ).join('');
  const claws = [0.16, 0.4, 0.64, 0.86]
    .map((share) =>
      ellipse(left + (right - left) * share, -6, 8, 9, '#e8dcb8', 'stroke="#5a4a2a" stroke-width="1.4"'),
    )
    .join('');
  return (
    shape(
      path,
      linear(sheet, 20, [
        [0, darker(lighter(SKIN, 0.2), shade)],
        [1, darker(SKIN, 0.3 + shade)],
      ]),
    ) +
    clipped(sheet, path, scales + glow(sheet, (left + right) / 2, -120, 60, 60, '#1c140c', 0.5)) +
    claws
  );
}

function tail(sheet: Sheet): string {
  return shape(
    smooth([
      [270, -90],
      [320, -60],
      [340, -40],
      [312, -50],
      [264, -62],
    ]),
    linear(sheet, 90, [
      [0, SKIN],
      [1, darker(SKIN, 0.4)],
    ]),
  );
}

function head(sheet: Sheet): string {
  const neck = smooth([
    [-190, -150],
    [-250, -180],
    [-290, -196],
    [-300, -130],
    [-240, -90],
    [-180, -74],
  ]);
  const skull = smooth([
    [-312, -292],
    [-372, -276],
    [-404, -226],
    [-392, -172],
    [-350, -138],
    [-296, -136],
    [-248, -166],
    [-232, -222],
    [-256, -276],
  ]);
  const { random } = sheet;
  const wrinkles = [0, 1, 2, 3, 4]
    .map((i) =>
      line(
        `M${-206 - i * 18} ${-156 - i * 8}Q${-222 - i * 16} -120 ${-204 - i * 16} ${-88 - i * 6}`,
        darker(SKIN, 0.4),
        2.6,
        'opacity="0.5"',
      ),
    )
    .join('');
  const scales = Array.from({ length: 50 }, () =>
    ellipse(
      random.between(-392, -244),
      random.between(-288, -250),
      random.between(4, 9),
      random.between(3, 7),
      random.chance(0.5) ? lighter(SKIN, 0.35) : darker(SKIN, 0.2),
      'opacity="0.45"',
    ),
  ).join('');
  return [
    shape(
      neck,
      linear(sheet, 90, [
        [0, SKIN],
        [1, darker(SKIN, 0.4)],
      ]),
    ),
    clipped(sheet, neck, wrinkles),
    shape(
      skull,
      linear(sheet, 70, [
        [0, lighter(SKIN, 0.34)],
        [0.55, SKIN],
        [1, darker(SKIN, 0.34)],
      ]),
    ),
    clipped(sheet, skull, scales + glow(sheet, -318, -132, 90, 26, '#1c140c', 0.34)),
    glow(sheet, -330, -262, 50, 26, '#fff2cc', 0.34),
    line('M-364 -180Q-320 -152 -272 -182', '#4a3c20', 4, 'opacity="0.8"'),
    ellipse(-328, -202, 3, 3, '#3a2e18'),
    ellipse(-308, -202, 3, 3, '#3a2e18'),
    ...([-1, 1] as const).map((side) =>
      drawEye(sheet, {
        x: -318 + side * 42,
        y: -226,
        r: 18,
        iris: '#5a3a18',
        open: 0.94,
        slant: 0,
        side,
        pupil: 'round',
        rim: '#3a2e18',
      }),
    ),
  ].join('');
}

function shell(sheet: Sheet): string {
  const dome: Point[] = [
    [-232, -100],
    [-222, -190],
    [-160, -282],
    [-60, -336],
    [40, -342],
    [150, -306],
    [240, -224],
    [286, -120],
    [270, -84],
    [30, -70],
    [-200, -78],
  ];
  const path = smooth(dome);
  const centres: [number, number, number][] = [
    [-150, -236, 62],
    [-40, -286, 70],
    [76, -286, 70],
    [186, -228, 62],
    [-190, -140, 52],
    [-88, -166, 66],
    [36, -174, 70],
    [156, -156, 62],
    [244, -134, 46],
  ];
  const scutes = centres
    .map(([x, y, r]) => {
      const rings = [1, 0.76, 0.54, 0.32].map((size, i) =>
        shape(
          hexagon(x, y, r * size, r * size * 0.86),
          i % 2 === 0 ? mix(SHELL, '#5d3d1e', 0.4) : SHELL,
          i === 0 ? 'stroke="#3f2813" stroke-width="6" stroke-linejoin="round"' : 'opacity="0.85"',
        ),
      );
      return (
        rings.join('') + ellipse(x - r * 0.1, y - r * 0.14, r * 0.24, r * 0.2, '#e9cf94', 'opacity="0.8"')
      );
    })
    .join('');
  const rim = Array.from({ length: 13 }, (_, i) => {
    const x = -216 + i * 41;
    return `<rect x="${x}" y="-112" width="39" height="42" rx="10" fill="${mix(SHELL, i % 2 ? '#6b4824' : '#e3c283', 0.34)}" stroke="#3f2813" stroke-width="3"/>`;
  }).join('');
  return [
    glow(sheet, 20, -66, 280, 40, '#1c140c', 0.5),
    shape(path, mix(SHELL, '#4a2f18', 0.5)),
    clipped(
      sheet,
      path,
      scutes +
        rim +
        shape(
          path,
          radial(
            sheet,
            [
              [0, '#fff2cc', 0.5],
              [0.4, '#fff2cc', 0.06],
              [0.7, '#2a160a', 0.1],
              [1, '#2a160a', 0.62],
            ],
            0.34,
            0.2,
            0.8,
          ),
        ),
    ),
    line(`M-150 -262Q${n(-70)} -324 30 -328`, '#fff6dc', 5, 'opacity="0.45"'),
  ].join('');
}

function hexagon(x: number, y: number, rx: number, ry: number): string {
  return `M${[0, 1, 2, 3, 4, 5].map((i) => `${n(x + Math.cos(i * 1.0472) * rx)} ${n(y + Math.sin(i * 1.0472) * ry)}`).join('L')}Z`;
}
