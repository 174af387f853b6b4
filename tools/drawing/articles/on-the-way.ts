import type { Figure } from '../animals/build.ts';
import { darker, lighter } from '../canvas/colour.ts';
import { band, n, type Point, smooth } from '../canvas/shape.ts';
import { ellipse, glow, line, type Sheet, shape } from '../canvas/sheet.ts';
import { lit, roundBox, standsOn, steel, strap, upright } from '../products/surfaces.ts';

/** A board on four wheels; its deck lies 66 over the ground. */
export function skateboard(sheet: Sheet, colour: string): string {
  const deck =
    'M-366 -104C-330 -96 -300 -70 -250 -68L250 -68C300 -70 330 -96 366 -104C380 -106 382 -92 372 -84C336 -58 300 -40 250 -40L-250 -40C-300 -40 -336 -58 -372 -84C-382 -92 -380 -106 -366 -104Z';
  const wheel = (x: number) =>
    [
      roundBox(x - 34, -48, 68, 20, 6, steel(sheet)),
      ellipse(x, -26, 30, 30, lit(sheet, '#efe2c4'), 'stroke="#8f7250" stroke-width="3"'),
      ellipse(x, -26, 12, 12, steel(sheet), 'stroke="#6f757a" stroke-width="2"'),
    ].join('');
  return [
    standsOn(sheet, 350, 0.9),
    wheel(-210),
    wheel(210),
    shape(deck, lit(sheet, colour)),
    line('M-352 -100C-322 -92 -296 -70 -250 -68L250 -68C296 -70 322 -92 352 -100', '#3a3230', 9),
    line('M-250 -52H250', lighter(colour, 0.6), 6, 'opacity="0.7"'),
  ].join('');
}

/** A Y-shaped harness on a standing animal, with the ring that a lead is clipped to on its back. */
export function harnessOn(colour: string, back = -338) {
  return (sheet: Sheet, { head }: Figure): string => {
    const chest = head.y + 120;
    const girth = `M-58 ${back + 8}C-88 ${back + 70} -86 ${back + 120} -66 ${back + 164}`;
    const breast = `M-74 ${back + 96}C-130 ${n(chest + 62)} -176 ${n(chest + 44)} -208 ${n(chest + 20)}`;
    const neck = `M-56 ${back + 12}C-100 ${back + 4} -150 ${n(chest - 26)} -204 ${n(chest + 18)}`;
    return [
      strap(girth, colour, 24),
      strap(breast, colour, 22),
      strap(neck, colour, 22),
      ellipse(-56, back + 4, 11, 13, 'none', 'stroke="#5d6368" stroke-width="9"'),
      ellipse(-56, back + 4, 11, 13, 'none', `stroke="#dfe3e4" stroke-width="5"`),
      glow(sheet, -60, back, 6, 6, '#ffffff', 0.8),
    ].join('');
  };
}

/** A lead between two points, hanging as much as it is given. */
export function lead(from: Point, to: Point, slack: number, colour: string, width = 11): string {
  const middle: Point = [(from[0] + to[0]) / 2, (from[1] + to[1]) / 2 + slack];
  const path = `M${from[0]} ${from[1]}Q${n(middle[0])} ${n(middle[1])} ${to[0]} ${to[1]}`;
  return [
    line(path, '#1c0e0a', width + 4, 'opacity="0.16" transform="translate(5 8)"'),
    line(path, darker(colour, 0.34), width),
    line(path, colour, width - 4),
    line(path, lighter(colour, 0.5), 2, 'opacity="0.7" stroke-dasharray="7 8"'),
  ].join('');
}

interface Clothes {
  readonly trousers: string;
  readonly shoes: string;
  readonly coat: string;
}

/** Somebody from the coat down, walking to the left; the left hand hangs at (-96, -600). */
export function walker(sheet: Sheet, { trousers, shoes, coat }: Clothes): string {
  const leg = (hip: number, knee: number, foot: number, shade: number) => {
    const cloth = darker(trousers, shade);
    const points = band(
      [
        [hip, -640],
        [knee, -350],
        [foot, -62],
      ],
      [150, 118, 96],
    );
    return shape(smooth(points), upright(sheet, cloth)) + boot(sheet, foot, darker(shoes, shade));
  };
  const hem =
    'M-128 -980C-136 -860 -150 -720 -160 -600C-80 -572 80 -572 160 -600C150 -720 136 -860 128 -980Z';
  return [
    standsOn(sheet, 200, 0.9, -10),
    leg(54, 90, 130, 0.26),
    leg(-42, -66, -62, 0),
    shape(hem, lit(sheet, coat, 0.8)),
    line('M4 -980V-584', darker(coat, 0.4), 4, 'opacity="0.5"'),
    [-880, -790, -700].map((y) => ellipse(18, y, 9, 9, darker(coat, 0.5))).join(''),
    arm(sheet, coat),
  ].join('');
}

function boot(sheet: Sheet, x: number, colour: string): string {
  const path = `M${x - 50} -92L${x + 46} -92L${x + 52} -16Q${x + 52} -2 ${x + 38} -2L${x - 116} -2Q${x - 132} -4 ${x - 128} -26C${x - 120} -50 ${x - 76} -50 ${x - 56} -66Z`;
  return [
    shape(path, lit(sheet, colour)),
    line(`M${x - 128} -8H${x + 48}`, darker(colour, 0.6), 12),
    line(`M${x - 76} -54l22 14M${x - 58} -68l20 16`, lighter(colour, 0.6), 4),
    roundBox(x - 54, -104, 106, 24, 11, lighter(colour, 0.3)),
  ].join('');
}

function arm(sheet: Sheet, coat: string): string {
  const sleeve = band(
    [
      [-112, -990],
      [-152, -820],
      [-112, -640],
    ],
    [92, 88, 70],
  );
  return [
    shape(smooth(sleeve), lit(sheet, lighter(coat, 0.08)), `stroke="${darker(coat, 0.3)}" stroke-width="2"`),
    ellipse(-104, -606, 34, 38, lit(sheet, '#e2ab86')),
    line('M-130 -604q16 14 40 10M-126 -590q18 12 38 6', '#a86b48', 3, 'opacity="0.6"'),
    roundBox(-148, -660, 78, 28, 12, darker(coat, 0.2)),
  ].join('');
}

/** A skier from the hips down on two skis; the belt with the line is at (-70, -560). */
export function skier(sheet: Sheet): string {
  const ski = (x: number, y: number, colour: string) =>
    shape(
      `M${x - 330} ${y - 34}C${x - 350} ${y - 60} ${x - 372} ${y - 58} ${x - 366} ${y - 40}C${x - 350} ${y - 4} ${x - 310} ${y} ${x - 270} ${y}L${x + 300} ${y}L${x + 300} ${y - 15}L${x - 270} ${y - 16}C${x - 300} ${y - 16} ${x - 318} ${y - 20} ${x - 330} ${y - 34}Z`,
      lit(sheet, colour),
      `stroke="${darker(colour, 0.4)}" stroke-width="2"`,
    );
  const leg = (hip: number, knee: number, foot: number, y: number, shade: number) =>
    shape(
      smooth(
        band(
          [
            [hip, -600],
            [knee, -330 + y],
            [foot, -70 + y],
          ],
          [158, 122, 98],
        ),
      ),
      upright(sheet, darker('#35506b', shade)),
    ) +
    shape(
      `M${foot - 52} ${y - 100}L${foot + 48} ${y - 100}L${foot + 54} ${y - 16}L${foot - 112} ${y - 16}Q${foot - 116} ${y - 48} ${foot - 58} ${y - 60}Z`,
      lit(sheet, darker('#c9704a', shade)),
    ) +
    line(
      `M${foot - 54} ${y - 74}H${foot + 48}M${foot - 76} ${y - 44}H${foot + 50}`,
      '#3a3230',
      6,
      'opacity="0.6"',
    );
  const pole = (top: Point, foot: Point) =>
    line(`M${top[0]} ${top[1]}L${foot[0]} ${foot[1]}`, '#5d6368', 11) +
    line(`M${top[0] - 2} ${top[1]}L${foot[0] - 2} ${foot[1]}`, '#dfe3e4', 4) +
    ellipse(foot[0], foot[1] - 26, 30, 9, 'none', 'stroke="#3a3230" stroke-width="6"');
  return [
    glow(sheet, 0, 0, 400, 36, '#4a6078', 0.34),
    ski(30, -16, '#4f8a76'),
    leg(46, 88, 96, -18, 0.24),
    pole([190, -560], [262, -20]),
    ski(-30, 6, '#4f8a76'),
    leg(-40, -86, -70, 6, 0),
    shape(
      'M-150 -1000C-150 -840 -146 -700 -138 -580C-70 -556 76 -556 140 -580C150 -700 150 -840 150 -1000Z',
      lit(sheet, '#b5483f', 0.8),
    ),
    line('M0 -1000V-566', '#7d2f2a', 5, 'opacity="0.6"'),
    roundBox(-146, -620, 292, 40, 12, lit(sheet, '#3a3230')),
    ellipse(-78, -600, 17, 17, steel(sheet), 'stroke="#5d6368" stroke-width="3"'),
  ].join('');
}
