import { darker, lighter } from '../canvas/colour.ts';
import { ellipse, glow, group, line, linear, type Sheet, shape } from '../canvas/sheet.ts';
import { lit, pieces, roundBox, standsOn, steel, timber } from '../products/surfaces.ts';
import { rect } from '../scenes/indoors.ts';

/** A panelled door in its frame, its sill at y = 0 and its middle at x = 0. */
export function door(sheet: Sheet, width: number, height: number, colour: string, frame = '#f6ead6'): string {
  const half = width / 2;
  const panel = (y: number, tall: number) =>
    [-1, 1]
      .map((side) => {
        const x = side < 0 ? -half + 34 : 14;
        return (
          roundBox(x, y, half - 48, tall, 6, darker(colour, 0.12)) +
          roundBox(x + 7, y + 7, half - 62, tall - 14, 4, lit(sheet, colour, 0.5))
        );
      })
      .join('');
  return [
    rect(
      -half - 44,
      -height - 44,
      width + 88,
      height + 44,
      linear(sheet, 0, [
        [0, lighter(frame, 0.3)],
        [1, darker(frame, 0.14)],
      ]),
    ),
    rect(-half, -height, width, height, lit(sheet, colour, 0.6)),
    panel(-height + 40, height * 0.36),
    line(
      `M${-half} -${height}V0M${half} -${height}V0M${-half} -${height}H${half}`,
      darker(colour, 0.5),
      4,
      'opacity="0.5"',
    ),
  ].join('');
}

export function doorKnob(sheet: Sheet, x: number, y: number): string {
  return (
    glow(sheet, x + 4, y + 8, 26, 22, '#1c0e0a', 0.4) +
    ellipse(x, y, 19, 19, lit(sheet, '#d9a441'), 'stroke="#94661f" stroke-width="2"') +
    glow(sheet, x - 5, y - 6, 7, 6, '#fff6dc', 0.9)
  );
}

/** A stair gate of wooden bars, `width` wide, its foot at y = 0. */
export function gate(sheet: Sheet, width: number, height: number): string {
  const half = width / 2;
  const count = Math.round(width / 74);
  const bars = Array.from({ length: count - 1 }, (_, i) =>
    timber(sheet, -half + ((i + 1) * width) / count - 9, -height + 20, 18, height - 34, '#e3bd8a'),
  ).join('');
  return [
    bars,
    timber(sheet, -half, -height, width, 32, '#d8ac74'),
    timber(sheet, -half, -38, width, 32, '#d8ac74'),
    timber(sheet, -half - 14, -height - 26, 34, height + 26, '#c8955f'),
    timber(sheet, half - 20, -height - 26, 34, height + 26, '#c8955f'),
    roundBox(half - 60, -height - 10, 44, 26, 8, steel(sheet)),
  ].join('');
}

/** An open tray of litter in two parts, so that a cat can stand in it; its foot is at y = 0. */
export function tray(sheet: Sheet, colour: string): { back: string; front: string } {
  return {
    back: [
      standsOn(sheet, 390, 1.1),
      shape(
        'M-330 -170Q-338 -186 -318 -190L318 -190Q338 -186 330 -170L392 -96L-392 -96Z',
        darker(colour, 0.3),
      ),
      shape('M-316 -166L316 -166L372 -96L-372 -96Z', '#d9ccb4'),
      pieces(sheet, 90, -330, 330, -128, '#d3c4a8', 8),
    ].join(''),
    front: [
      pieces(sheet, 46, -350, 350, -98, '#d9ccb4', 8),
      shape(
        'M-400 -104Q0 -84 400 -104L368 -12Q364 0 340 0L-340 0Q-364 0 -368 -12Z',
        linear(sheet, 90, [
          [0, lighter(colour, 0.34)],
          [0.4, colour],
          [1, darker(colour, 0.36)],
        ]),
      ),
      line('M-400 -104Q0 -84 400 -104', lighter(colour, 0.55), 15),
    ].join(''),
  };
}

/** A litter scoop leaning to the right. */
export function scoop(sheet: Sheet, colour: string): string {
  return group(
    [
      roundBox(-15, -236, 30, 140, 14, lit(sheet, colour)),
      roundBox(-58, -116, 116, 120, 24, lit(sheet, darker(colour, 0.06))),
      [-32, -10, 12, 34].map((x) => roundBox(x - 6, -92, 11, 78, 5, darker(colour, 0.6))).join(''),
    ].join(''),
    'rotate(14)',
  );
}

/** The boards of a house from `left` to the edge of the picture, down to `foot`. */
export function houseWall(sheet: Sheet, left: number, foot: number): string {
  const boards = Array.from({ length: 14 }, (_, i) =>
    line(`M${left} ${40 + i * 48}H1200`, '#a8957a', 3, 'opacity="0.5"'),
  ).join('');
  return [
    glow(sheet, left + 260, foot + 20, 420, 44, '#2a1410', 0.4),
    rect(
      left,
      0,
      1200 - left,
      foot,
      linear(sheet, 0, [
        [0, '#e9dcc4'],
        [1, '#d6c4a4'],
      ]),
    ),
    boards,
    rect(
      left - 8,
      0,
      26,
      foot,
      linear(sheet, 0, [
        [0, '#fbf3e3'],
        [1, '#d8c8ac'],
      ]),
    ),
    rect(left, foot - 40, 1200 - left, 44, '#b5a28a'),
  ].join('');
}

/** A door between two rooms, seen from its edge. */
export function closedDoor(sheet: Sheet, x: number, foot: number): string {
  return [
    glow(sheet, x + 20, foot, 130, 26, '#2a1410', 0.4),
    rect(
      x - 46,
      0,
      92,
      foot,
      linear(sheet, 0, [
        [0, '#fdf6e8'],
        [0.3, '#f3e6cf'],
        [0.7, '#e3d2b4'],
        [1, '#cbb893'],
      ]),
    ),
    rect(
      x - 24,
      0,
      48,
      foot - 10,
      linear(sheet, 0, [
        [0, '#c8a070'],
        [1, '#a87f52'],
      ]),
    ),
    [-1, 1]
      .map((side) => roundBox(side < 0 ? x - 74 : x + 22, 436, 52, 17, 8, lit(sheet, '#d9a441')))
      .join(''),
    roundBox(x - 22, 420, 44, 50, 9, lit(sheet, '#d9a441')),
  ].join('');
}

/** The clear flap of a cat door, pushed open towards us; hinged at y = -352. */
export function catFlap(): string {
  return [
    shape('M-112 -356H112L142 -284Q0 -268 -142 -284Z', '#f2f6f4', 'opacity="0.42"'),
    line('M-142 -284Q0 -268 142 -284', '#ffffff', 6, 'opacity="0.8"'),
    line('M-116 -356H116', '#b9a88c', 12),
    line('M-80 -340L-96 -300M-56 -340L-66 -300', '#ffffff', 5, 'opacity="0.6"'),
  ].join('');
}
