import { darker, lighter, mix } from '../canvas/colour.ts';
import { n } from '../canvas/shape.ts';
import {
  attributes,
  blurred,
  clipped,
  ellipse,
  glow,
  group,
  line,
  linear,
  radial,
  type Sheet,
  shape,
} from '../canvas/sheet.ts';
import { framedPicture, smallProp, standingProp } from './props.ts';
import type { Palette, Scene } from './scene.ts';

const FLOOR = 640;

/** A paper backdrop in soft light. */
export function studio(sheet: Sheet, { wall, floor }: Palette): Scene {
  const x = sheet.random.between(0.32, 0.46);
  const light = radial(
    sheet,
    [
      [0, lighter(wall, 0.62)],
      [0.55, wall],
      [1, darker(mix(wall, floor, 0.4), 0.2)],
    ],
    x,
    0.36,
    0.85,
  );
  const ground = linear(sheet, 90, [
    [0, wall, 0],
    [0.3, floor, 0.55],
    [1, darker(floor, 0.1), 0.9],
  ]);
  return {
    back:
      rect(0, 0, 1200, 900, light) +
      rect(0, 560, 1200, 340, ground) +
      glow(sheet, 560, 800, 620, 130, lighter(floor, 0.55), 0.6),
    front: '',
  };
}

/** A room with the sun of a window on its wall and a wooden floor. */
export function windowRoom(sheet: Sheet, palette: Palette): Scene {
  const { wall } = palette;
  const { random } = sheet;
  const left = random.between(120, 420);
  const pane = (dx: number, dy: number) => `M${n(left + dx)} ${n(70 + dy)}l150 -26l0 190l-150 34Z`;
  const sun = [pane(0, 0), pane(172, -30), pane(0, 226), pane(172, 190)]
    .map((path) => shape(path, '#fff3d0'))
    .join('');
  return {
    back: [
      rect(
        0,
        0,
        1200,
        FLOOR,
        linear(sheet, 20, [
          [0, lighter(wall, 0.32)],
          [1, darker(wall, 0.16)],
        ]),
      ),
      blurred(sheet, 7, `<g opacity="0.62">${sun}</g>`),
      woodenFloor(sheet, '#c08a5a'),
      skirting(sheet, wall),
      random.chance(0.6)
        ? standingProp(sheet, random.chance(0.5) ? 1080 : 110, 694, palette)
        : framedPicture(sheet, random.chance(0.5) ? 1000 : 60, palette),
      glow(sheet, 430, 800, 420, 90, '#ffe6b4', 0.4),
    ].join(''),
    front: '',
  };
}

/** A round rug before a wall with panels. */
export function rugRoom(sheet: Sheet, palette: Palette): Scene {
  const { wall, accent } = palette;
  const rug = mix(accent, '#f6e8d2', 0.45);
  const rings = [1, 0.86, 0.72, 0.58]
    .map((size, i) => ellipse(600, 800, 560 * size, 112 * size, i % 2 === 0 ? rug : lighter(rug, 0.34)))
    .join('');
  const panels = [40, 440, 840]
    .map(
      (x) =>
        `<rect x="${x}" y="60" width="320" height="500" fill="none" stroke="${darker(wall, 0.14)}" stroke-width="5" opacity="0.6"/><rect x="${x + 5}" y="65" width="320" height="500" fill="none" stroke="${lighter(wall, 0.5)}" stroke-width="3" opacity="0.6"/>`,
    )
    .join('');
  return {
    back: [
      rect(
        0,
        0,
        1200,
        FLOOR,
        linear(sheet, 20, [
          [0, lighter(wall, 0.34)],
          [1, darker(wall, 0.14)],
        ]),
      ),
      panels,
      woodenFloor(sheet, '#ad7d55'),
      skirting(sheet, wall),
      ellipse(612, 812, 566, 114, '#3a2018', 'opacity="0.28"'),
      rings,
      fringe(sheet, rug),
      standingProp(sheet, sheet.random.chance(0.5) ? 84 : 1110, 694, palette),
      glow(sheet, 420, 240, 520, 360, '#fff1cc', 0.4),
    ].join(''),
    front: '',
  };
}

function fringe(sheet: Sheet, colour: string): string {
  let path = '';
  for (let angle = 0.06; angle < Math.PI; angle += 0.045) {
    const [x, y] = [600 + Math.cos(angle) * 560, 800 + Math.sin(angle) * 112];
    path += `M${n(x)} ${n(y)}l${n(Math.cos(angle) * 12)} ${n(9 + sheet.random.between(0, 5))}`;
  }
  return line(path, lighter(colour, 0.3), 3.4);
}

/** A sofa with cushions; its seat is where the subject lies. */
export function sofa(sheet: Sheet, { wall, accent }: Palette): Scene {
  const cloth = mix(accent, '#e9dcc8', 0.34);
  const dark = darker(cloth, 0.3);
  const seat = linear(sheet, 90, [
    [0, lighter(cloth, 0.3)],
    [0.35, cloth],
    [1, dark],
  ]);
  const backrest = linear(sheet, 80, [
    [0, lighter(cloth, 0.24)],
    [0.7, cloth],
    [1, dark],
  ]);
  const cushion = (x: number, turn: number, colour: string) => {
    const path =
      'M-120 -104C-60 -124 60 -124 120 -104C136 -40 136 40 120 104C60 122 -60 122 -120 104C-136 40 -136 -40 -120 -104Z';
    return group(
      shape(
        path,
        linear(sheet, 60, [
          [0, lighter(colour, 0.34)],
          [0.55, colour],
          [1, darker(colour, 0.32)],
        ]),
      ) +
        clipped(
          sheet,
          path,
          [0, 1, 2, 3, 4, 5]
            .map((i) =>
              line(`M${-120 + i * 48} -130L${-120 + i * 48} 130`, lighter(colour, 0.5), 5, 'opacity="0.35"'),
            )
            .join(''),
        ),
      `translate(${n(x)} 470) rotate(${n(turn)})`,
    );
  };
  return {
    back: [
      rect(
        0,
        0,
        1200,
        900,
        linear(sheet, 20, [
          [0, lighter(wall, 0.36)],
          [1, darker(wall, 0.14)],
        ]),
      ),
      framedPicture(sheet, 470, { wall, floor: wall, accent }),
      glow(sheet, 600, 650, 640, 190, '#3a2018', 0.4),
      `<rect x="60" y="268" width="530" height="440" rx="64" fill="${backrest}"/><rect x="610" y="268" width="530" height="440" rx="64" fill="${backrest}"/>`,
      weave(sheet, cloth, 60, 268, 1080, 430),
      line('M600 290L600 640', darker(cloth, 0.5), 7, 'opacity="0.45"'),
      cushion(190, -9, mix('#f0d9a8', accent, 0.1)),
      cushion(1020, 10, mix('#e9b9a2', accent, 0.25)),
      `<rect x="20" y="610" width="1160" height="220" rx="54" fill="${seat}"/>`,
      weave(sheet, cloth, 30, 620, 1140, 200),
      glow(sheet, 600, 660, 560, 46, '#2a1614', 0.28),
      rect(
        0,
        822,
        1200,
        78,
        linear(sheet, 90, [
          [0, darker(cloth, 0.42)],
          [1, darker(cloth, 0.62)],
        ]),
      ),
      line('M30 824L1170 824', lighter(cloth, 0.3), 4, 'opacity="0.5"'),
      `<rect x="-90" y="420" width="170" height="500" rx="70" fill="${backrest}"/><rect x="1120" y="420" width="170" height="500" rx="70" fill="${backrest}"/>`,
      glow(sheet, 330, 330, 460, 260, '#fff1cc', 0.32),
    ].join(''),
    front: '',
  };
}

/** Threads of a cloth, crossed. */
function weave(sheet: Sheet, colour: string, x: number, y: number, width: number, height: number): string {
  let [light, dark] = ['', ''];
  const { random } = sheet;
  for (let i = 0; i < 420; i++) {
    const [px, py] = [x + random.next() * width, y + random.next() * height];
    const stroke =
      i % 4 < 2
        ? `M${n(px)} ${n(py)}h${n(random.between(6, 16))}`
        : `M${n(px)} ${n(py)}v${n(random.between(6, 16))}`;
    if (i % 2) light += stroke;
    else dark += stroke;
  }
  return (
    line(light, lighter(colour, 0.5), 1.6, 'opacity="0.28"') +
    line(dark, darker(colour, 0.5), 1.6, 'opacity="0.2"')
  );
}

/** An arch of colour and round steps to stand things on. */
export function arch(sheet: Sheet, palette: Palette): Scene {
  const { wall, floor, accent } = palette;
  const disc = (cx: number, cy: number, rx: number, ry: number, height: number, colour: string) =>
    glow(sheet, cx + 40, cy + height + 10, rx * 1.16, ry * 1.6, '#3a2018', 0.4) +
    shape(
      `M${cx - rx} ${cy}L${cx - rx} ${cy + height}A${rx} ${ry} 0 0 0 ${cx + rx} ${cy + height}L${cx + rx} ${cy}Z`,
      linear(sheet, 0, [
        [0, lighter(colour, 0.2)],
        [0.4, colour],
        [1, darker(colour, 0.3)],
      ]),
    ) +
    ellipse(
      cx,
      cy,
      rx,
      ry,
      linear(sheet, 30, [
        [0, lighter(colour, 0.5)],
        [1, lighter(colour, 0.08)],
      ]),
    );
  const arched = 'M250 700L250 420A350 350 0 0 1 950 420L950 700Z';
  return {
    back: [
      rect(
        0,
        0,
        1200,
        900,
        linear(sheet, 30, [
          [0, lighter(wall, 0.4)],
          [1, darker(wall, 0.1)],
        ]),
      ),
      shape(
        arched,
        linear(sheet, 40, [
          [0, mix(accent, wall, 0.46)],
          [1, mix(accent, wall, 0.16)],
        ]),
      ),
      glow(sheet, 480, 330, 330, 280, '#fff3d6', 0.4),
      rect(
        0,
        690,
        1200,
        210,
        linear(sheet, 90, [
          [0, darker(floor, 0.06)],
          [1, lighter(floor, 0.2)],
        ]),
      ),
      disc(600, 768, 400, 66, 46, mix(floor, '#fff8ec', 0.5)),
      smallProp(sheet, sheet.random.chance(0.5) ? 110 : 1090, 740, palette),
    ].join(''),
    front: '',
  };
}

/** A wooden table before a wall out of focus, with the light of a window. */
export function table(sheet: Sheet, palette: Palette): Scene {
  const { wall, accent } = palette;
  const { random } = sheet;
  const blurs = Array.from({ length: 9 }, () =>
    glow(
      sheet,
      random.between(0, 1200),
      random.between(20, 520),
      random.between(60, 170),
      random.between(60, 170),
      random.pick([lighter(wall, 0.7), mix(accent, wall, 0.55), '#fff3d0']),
      random.between(0.25, 0.5),
    ),
  ).join('');
  const tiles = random.chance(0.5) ? tileWall(sheet, wall) : '';
  return {
    back: [
      rect(
        0,
        0,
        1200,
        700,
        linear(sheet, 20, [
          [0, lighter(wall, 0.5)],
          [1, darker(wall, 0.12)],
        ]),
      ),
      tiles || blurs,
      glow(sheet, 300, 160, 520, 420, '#fff3d0', 0.5),
      `<g transform="translate(0 40)">${woodenFloor(sheet, random.pick(['#c89463', '#a8744a', '#d8ae7e']))}</g>`,
      rect(0, 674, 1200, 12, '#5d3a22', 'opacity="0.35"'),
      glow(sheet, 520, 790, 520, 80, '#ffe9c0', 0.45),
      random.chance(0.7) ? smallProp(sheet, random.chance(0.5) ? 96 : 1106, 720, palette) : '',
    ].join(''),
    front: '',
  };
}

function tileWall(sheet: Sheet, wall: string): string {
  let tiles = '';
  for (let row = 0; row < 7; row++) {
    for (let column = -1; column < 9; column++) {
      const x = column * 150 + (row % 2) * 75;
      const tone = lighter(wall, sheet.random.between(0.3, 0.62));
      tiles += `<rect x="${x + 3}" y="${row * 98 + 3}" width="144" height="92" rx="7" fill="${tone}"/>`;
    }
  }
  return `<g opacity="0.75">${tiles}</g>`;
}

function woodenFloor(sheet: Sheet, wood: string): string {
  const { random } = sheet;
  let planks = rect(0, FLOOR, 1200, 260, wood);
  for (let i = -8; i < 24; i++) {
    const top = i * 76;
    const bottom = 600 + (top - 600) * 1.7;
    const tone = mix(wood, random.chance(0.5) ? '#f2cf9e' : '#6b3f24', random.between(0.04, 0.2));
    planks += shape(
      `M${n(top)} ${FLOOR}L${n(top + 76)} ${FLOOR}L${n(bottom + 129)} 900L${n(bottom)} 900Z`,
      tone,
    );
    planks += line(`M${n(top)} ${FLOOR}L${n(bottom)} 900`, '#4a2a18', 2.4, 'opacity="0.38"');
    planks += line(
      `M${n(top + random.between(16, 60))} ${FLOOR + 6}Q${n((top + bottom) / 2 + 50)} 770 ${n(bottom + random.between(30, 90))} 900`,
      '#5a3420',
      1.6,
      'opacity="0.24"',
    );
  }
  return (
    planks +
    rect(
      0,
      FLOOR,
      1200,
      260,
      linear(sheet, 90, [
        [0, '#2a1410', 0.3],
        [0.3, '#2a1410', 0],
        [1, '#fff0d0', 0.12],
      ]),
    )
  );
}

function skirting(sheet: Sheet, wall: string): string {
  return (
    rect(
      0,
      FLOOR - 44,
      1200,
      46,
      linear(sheet, 90, [
        [0, lighter(wall, 0.8)],
        [1, lighter(wall, 0.36)],
      ]),
    ) +
    rect(0, FLOOR - 46, 1200, 3, darker(wall, 0.24), 'opacity="0.5"') +
    glow(sheet, 600, FLOOR + 8, 700, 18, '#2a1410', 0.4)
  );
}

export function rect(x: number, y: number, width: number, height: number, fill: string, more = ''): string {
  return `<rect x="${n(x)}" y="${n(y)}" width="${n(width)}" height="${n(height)}" fill="${fill}"${attributes(more)}/>`;
}
