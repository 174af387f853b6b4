import { darker, lighter } from '../canvas/colour.ts';
import { ellipse, glow, group, line, linear, type Sheet, shape } from '../canvas/sheet.ts';
import { rect } from '../scenes/indoors.ts';

/** A window to the night over a wide sill at y = 660: moon, fence, and somebody on it. */
export function nightWindow(sheet: Sheet, wall: string): string {
  const { random } = sheet;
  const stars = Array.from({ length: 30 }, () => {
    const r = random.between(1.4, 3.6);
    return ellipse(random.between(240, 960), random.between(70, 420), r, r, '#fff6dc', 'opacity="0.9"');
  }).join('');
  const fence = Array.from({ length: 13 }, (_, i) => {
    const x = 196 + i * 64;
    return shape(`M${x} 660V516L${x + 24} 490L${x + 48} 516V660Z`, i % 2 ? '#3c4a63' : '#435270');
  }).join('');
  return [
    rect(
      0,
      0,
      1200,
      900,
      linear(sheet, 20, [
        [0, lighter(wall, 0.2)],
        [1, darker(wall, 0.2)],
      ]),
    ),
    rect(
      190,
      40,
      820,
      630,
      linear(sheet, 90, [
        [0, '#26324f'],
        [0.7, '#4f5d85'],
        [1, '#8d7f97'],
      ]),
    ),
    stars,
    glow(sheet, 790, 170, 150, 150, '#fff0c4', 0.5),
    ellipse(790, 170, 66, 66, '#fbeec6'),
    ellipse(772, 154, 12, 10, '#e6d3a0', 'opacity="0.7"'),
    ellipse(812, 188, 16, 13, '#e6d3a0', 'opacity="0.7"'),
    shape('M190 560Q420 500 640 548T1010 530V670H190Z', '#354460'),
    fence,
    tomcat(810, 500),
    rect(592, 50, 16, 612, '#f6ead6'),
    rect(200, 342, 800, 16, '#f6ead6'),
    rect(178, 26, 844, 34, '#fbf3e3'),
    rect(178, 26, 34, 640, '#f6ead6'),
    rect(988, 26, 34, 640, '#eadcc4'),
    shape(
      'M120 660H1080L1130 730H70Z',
      linear(sheet, 90, [
        [0, '#fffaf0'],
        [1, '#e6d6bc'],
      ]),
    ),
    rect(
      70,
      728,
      1060,
      34,
      linear(sheet, 90, [
        [0, '#d8c6a6'],
        [1, '#b9a382'],
      ]),
    ),
    rect(0, 762, 1200, 138, darker(wall, 0.12)),
    glow(sheet, 600, 790, 560, 40, '#2a1410', 0.34),
  ].join('');
}

/** A cat seen against the sky. */
function tomcat(x: number, y: number): string {
  const path =
    'M-40 0C-52 -50 -44 -96 -20 -116C-34 -132 -34 -152 -26 -172L-10 -154Q0 -158 10 -154L26 -172C34 -152 34 -132 20 -116C44 -96 52 -50 40 0Z';
  return (
    group(shape(path, '#20283d') + line('M36 -8C80 -10 92 30 84 70', '#20283d', 15), `translate(${x} ${y})`) +
    ellipse(x - 11, y - 136, 4, 5, '#f2cf7e') +
    ellipse(x + 11, y - 136, 4, 5, '#f2cf7e')
  );
}
