import { darker } from '../canvas/colour.ts';
import { type Flow, flowDown, flowTowards, furPart } from '../canvas/fur.ts';
import { band, boundsOf, n, type Point } from '../canvas/shape.ts';
import { glow, line, type Sheet } from '../canvas/sheet.ts';
import type { BodyPaint, BodyPart, Build } from './build.ts';

/** A part of the body in its colours. */
export function part(
  sheet: Sheet,
  name: BodyPart,
  points: readonly Point[],
  paint: BodyPaint,
  tuft: number | ((point: Point) => number),
  flow: Flow,
  more: { shade?: number; shading?: string; hair?: number; depth?: number } = {},
): string {
  const longest = typeof tuft === 'number' ? tuft : Math.max(...points.map(tuft));
  return furPart(sheet, points, {
    colour: darker(paint.colour(name), more.shade ?? 0),
    tuft,
    flow,
    hair: more.hair ?? 12 + longest * 0.6,
    density: 11,
    depth: more.depth ?? 1,
    markings: paint.markings(name, boundsOf(points)),
    shading: more.shading ?? '',
  });
}

/** A paw from the front or from its side, with toes; (x, y) is the middle of its sole. */
export function paw(
  sheet: Sheet,
  x: number,
  y: number,
  half: number,
  height: number,
  paint: BodyPaint,
  tuft: number,
  shade = 0,
): string {
  const points: Point[] = [
    [x - half * 0.72, y - height],
    [x, y - height * 1.16],
    [x + half * 0.72, y - height],
    [x + half, y - height * 0.42],
    [x + half * 0.84, y - 1],
    [x, y + 2],
    [x - half * 0.84, y - 1],
    [x - half, y - height * 0.42],
  ];
  const toes = [-0.3, 0.3]
    .map((share) =>
      line(
        `M${n(x + half * share)} ${n(y)}Q${n(x + half * share * 1.12)} ${n(y - height * 0.28)} ${n(x + half * share * 0.9)} ${n(y - height * 0.54)}`,
        '#1e1010',
        2.4,
        'opacity="0.42"',
      ),
    )
    .join('');
  const shading =
    glow(sheet, x, y - 1, half * 1.1, height * 0.34, '#1c0e10', 0.34) +
    glow(sheet, x - half * 0.2, y - height * 0.72, half * 0.7, height * 0.36, '#fff4e2', 0.34);
  return part(sheet, 'paw', points, paint, Math.min(3, tuft), flowDown(x), {
    shade,
    shading: shading + toes,
    hair: 8,
    depth: 0.7,
  });
}

/** A front leg seen from the front, from the elbow to the paw. */
export function frontLeg(
  sheet: Sheet,
  x: number,
  top: number,
  build: Build,
  paint: BodyPaint,
  shade = 0,
): string {
  const width = 50 * build.leg;
  const points = band(
    [
      [x * 0.94, top],
      [x, top * 0.5],
      [x, -16],
    ],
    [width * 1.5, width * 1.06, width * 0.98],
  );
  const tuft = (point: Point) => (point[1] < -40 ? Math.min(7, build.tuft * 0.4) : 1.5);
  const shading =
    glow(sheet, x, top, width * 1.6, Math.abs(top) * 0.62, paint.colour('torso'), 1) +
    glow(sheet, x + width * 0.5, top * 0.5, width * 0.5, Math.abs(top) * 0.5, '#1c0e10', 0.3);
  return (
    part(sheet, 'leg', points, paint, tuft, flowTowards(1.57), { shade, shading, depth: 0.6 }) +
    paw(sheet, x, 0, 36 * build.leg * build.paw, 34 * build.paw, paint, build.tuft, shade)
  );
}

const tailTufts: Record<Build['tail'], number> = {
  bushy: 20,
  thin: 2.5,
  flag: 4,
  bob: 11,
  plume: 30,
  cat: 3,
  ring: 3,
};
const tailWidths: Record<Build['tail'], number[]> = {
  bushy: [30, 44, 46, 40, 10],
  thin: [30, 24, 18, 12, 6],
  flag: [28, 24, 20, 15, 9],
  bob: [40, 46, 34],
  plume: [30, 56, 66, 58, 16],
  cat: [32, 30, 28, 27, 20],
  ring: [34, 32, 31, 30, 25],
};

/** A tail along its spine, from the rump to its tip. */
export function tail(
  sheet: Sheet,
  spine: readonly Point[],
  build: Build,
  paint: BodyPaint,
  width = 1,
): string {
  const points = band(
    spine,
    tailWidths[build.tail].map((value) => value * width),
  );
  const end = spine[spine.length - 1] as Point;
  const before = spine[spine.length - 2] as Point;
  const flow = flowTowards(Math.atan2(end[1] - before[1], end[0] - before[0]));
  const tip = paint.tailTip
    ? glow(sheet, end[0], end[1], 46, 46, paint.tailTip, 1) +
      glow(sheet, end[0], end[1], 34, 34, paint.tailTip, 1)
    : '';
  return part(
    sheet,
    'tail',
    points,
    paint,
    Math.min(tailTufts[build.tail], tailTufts[build.tail] * (0.4 + width * 0.6)),
    flow,
    { shading: tip },
  );
}
