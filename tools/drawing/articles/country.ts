import { darker, lighter, mix } from '../canvas/colour.ts';
import { n } from '../canvas/shape.ts';
import { ellipse, glow, group, line, linear, type Sheet, shape } from '../canvas/sheet.ts';
import { rect } from '../scenes/indoors.ts';
import type { Scene } from '../scenes/scene.ts';

/** The last light over the hills, and a house where somebody left the lamp on. */
export function homeAtDusk(sheet: Sheet): Scene {
  const { random } = sheet;
  const stars = Array.from({ length: 34 }, () => {
    const r = random.between(1.4, 3.4);
    return ellipse(random.between(0, 1200), random.between(0, 300), r, r, '#fff6dc', 'opacity="0.85"');
  }).join('');
  const prints = Array.from({ length: 9 }, (_, i) => {
    const size = 0.5 + i * 0.09;
    return pawPrint(756 - i * 12 - i * i * 3.2, 566 + i * 22 + i * i * 1.9, size, i % 2 ? 14 : -14);
  }).join('');
  return {
    back: [
      rect(
        0,
        0,
        1200,
        900,
        linear(sheet, 90, [
          [0, '#4d5a80'],
          [0.32, '#a87f94'],
          [0.56, '#f2b27c'],
          [0.7, '#f7d7a0'],
        ]),
      ),
      stars,
      glow(sheet, 880, 520, 560, 260, '#ffd89a', 0.7),
      shape('M0 520C160 430 330 440 520 510C700 420 900 430 1200 520V700H0Z', '#7d6f86'),
      shape('M0 600C260 520 520 560 700 560C900 540 1060 548 1200 580V900H0Z', '#6d7a5c'),
      house(sheet),
      shape(
        'M0 690C300 610 640 640 1200 610V900H0Z',
        linear(sheet, 90, [
          [0, '#7f8a58'],
          [1, '#4f5d3f'],
        ]),
      ),
      shape(
        'M752 570C770 600 740 640 640 690C500 760 330 800 250 910L760 910C800 800 840 720 812 650C800 616 800 600 786 570Z',
        '#d8b98a',
        'opacity="0.9"',
      ),
      prints,
      grass(sheet),
    ].join(''),
    front: '',
  };
}

function house(sheet: Sheet): string {
  const wall = '#e6c9a4';
  return [
    glow(sheet, 790, 580, 190, 34, '#2a1410', 0.4),
    rect(
      660,
      396,
      250,
      186,
      linear(sheet, 0, [
        [0, lighter(wall, 0.1)],
        [1, darker(wall, 0.3)],
      ]),
    ),
    shape(
      'M636 410L785 288L934 410Z',
      linear(sheet, 90, [
        [0, '#a9584f'],
        [1, '#6f3a38'],
      ]),
    ),
    rect(850, 300, 34, 70, '#7d4a40'),
    glow(sheet, 720, 470, 110, 90, '#ffe08a', 0.75),
    rect(690, 436, 62, 70, '#ffe7a0', 'stroke="#7d4a40" stroke-width="6"'),
    line('M721 438V504M692 471H750', '#7d4a40', 5),
    rect(790, 452, 76, 130, '#4f6f5a', 'stroke="#3a4a3e" stroke-width="5"'),
    ellipse(852, 520, 5, 5, '#f2cf7e'),
    rect(804, 540, 34, 42, '#2f3d35'),
    ellipse(866, 300, 9, 4, '#4a2c28'),
    glow(sheet, 874, 260, 18, 26, '#e8dcd4', 0.5),
    glow(sheet, 890, 214, 26, 30, '#e8dcd4', 0.34),
  ].join('');
}

function grass(sheet: Sheet): string {
  const { random } = sheet;
  let path = '';
  for (let i = 0; i < 260; i++) {
    const [x, y] = [random.between(0, 1200), random.between(690, 900)];
    if (x > 250 && x < 830) continue;
    path += `M${n(x)} ${n(y)}q${n(random.between(-8, 8))} ${n(-random.between(12, 22))} ${n(random.between(-12, 12))} ${n(-random.between(24, 40))}`;
  }
  return line(path, '#93a063', 3.4, 'opacity="0.7"');
}

/** One paw print, for paths and calendars. */
export function pawPrint(x: number, y: number, size: number, turn: number, colour = '#7d5d3c'): string {
  const toes = [
    [-20, -14],
    [-8, -26],
    [8, -26],
    [20, -14],
  ]
    .map(([dx, dy]) => ellipse(dx as number, dy as number, 7, 9, colour))
    .join('');
  return group(
    shape('M0 -14C12 -14 20 0 17 10C12 18 4 12 0 12C-4 12 -12 18 -17 10C-20 0 -12 -14 0 -14Z', colour) + toes,
    `translate(${n(x)} ${n(y)}) rotate(${turn}) scale(${n(size)} ${n(size * 0.8)})`,
  );
}

/** Tarmac of a quiet park road under trees, for wheels. */
export function parkRoad(sheet: Sheet): Scene {
  const { random } = sheet;
  const crowns = Array.from({ length: 24 }, () =>
    glow(
      sheet,
      random.between(-40, 1240),
      random.between(60, 500),
      random.between(100, 210),
      random.between(80, 170),
      mix('#8fae5a', random.pick(['#4f7340', '#c3d27a', '#7fa05a']), 0.6),
      0.55,
    ),
  ).join('');
  return {
    back: [
      rect(
        0,
        0,
        1200,
        900,
        linear(sheet, 90, [
          [0, '#dcecec'],
          [0.4, '#e9efcb'],
          [0.66, '#9db96a'],
          [1, '#7f9a58'],
        ]),
      ),
      crowns,
      glow(sheet, 300, 100, 560, 380, '#fff6cf', 0.7),
      shape('M0 640C400 626 800 626 1200 640V680H0Z', '#86a35a'),
      rect(
        0,
        668,
        1200,
        240,
        linear(sheet, 90, [
          [0, '#a8a39a'],
          [1, '#7f7b76'],
        ]),
      ),
      rect(
        0,
        660,
        1200,
        22,
        linear(sheet, 90, [
          [0, '#e6dfd0'],
          [1, '#b8b0a2'],
        ]),
      ),
      glow(sheet, 480, 770, 560, 70, '#fff0d0', 0.4),
      line('M-20 872H180M320 872H560M700 872H940M1080 872H1240', '#f3e6c8', 12, 'opacity="0.7"'),
    ].join(''),
    front: '',
  };
}
