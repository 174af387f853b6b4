import { darker, lighter } from './colour.ts';
import { boundsOf, isInside, n, type Point, sample, signedArea, smooth } from './shape.ts';
import { clipped, glow, linear, type Sheet, shape } from './sheet.ts';

export type Flow = (point: Point) => number;

export interface Pelt {
  /** Colour in full light. */
  colour: string;
  /** How far tufts stand out at the edge, in pixels; a function where it differs along the edge. */
  tuft: number | ((point: Point) => number);
  /** Direction in which the hair lies, in radians. */
  flow: Flow;
  /** Length of the strokes inside. */
  hair: number;
  /** Strokes for each 1000 square pixels. */
  density?: number;
  /** What lies on the coat: patches, stripes, spots. */
  markings?: string;
  /** Shade and light on top of all. */
  shading?: string;
  /** 0 draws no own light and shade. */
  depth?: number;
}

/** A part of an animal: furry outline, coat, markings, hair and the light that falls on it. */
export function furPart(sheet: Sheet, outline: readonly Point[], pelt: Pelt): string {
  const edge = tuftedPath(sheet, outline, pelt.tuft, pelt.flow);
  const { left, top, right, bottom } = boundsOf(outline);
  const [width, height] = [right - left, bottom - top];
  const depth = pelt.depth ?? 1;
  const fill = linear(sheet, 62, [
    [0, lighter(pelt.colour, 0.16 * depth)],
    [0.5, pelt.colour],
    [1, darker(pelt.colour, 0.3 * depth)],
  ]);
  const inner = [
    pelt.markings ?? '',
    glow(
      sheet,
      left + width * 0.34,
      top + height * 0.24,
      width * 0.5,
      height * 0.42,
      '#fff0d2',
      0.24 * depth,
    ),
    glow(
      sheet,
      right - width * 0.06,
      bottom - height * 0.1,
      width * 0.5,
      height * 0.6,
      '#1d0f14',
      0.34 * depth,
    ),
    hairs(sheet, outline, pelt),
    pelt.shading ?? '',
  ].join('');
  return shape(edge, fill) + clipped(sheet, edge, inner);
}

/** The closed curve through `outline` with tufts along it. */
export function tuftedPath(
  sheet: Sheet,
  outline: readonly Point[],
  tuft: number | ((point: Point) => number),
  flow?: Flow,
): string {
  const lengthAt = typeof tuft === 'number' ? () => tuft : tuft;
  const reach = Math.max(...outline.map(lengthAt));
  if (reach < 1) return smooth(outline);
  const { random } = sheet;
  const points = sample(outline, Math.max(3, reach * 0.3));
  const side = signedArea(points) > 0 ? 1 : -1;
  const first = points[0] as Point;
  let path = `M${n(first[0])} ${n(first[1])}`;
  let i = 0;
  while (i < points.length) {
    const from = points[i] as Point;
    const length = lengthAt(from) * random.between(0.3, 1.15);
    i += 1 + Math.floor(random.between(1, 3.4) * Math.min(1.4, (0.3 + lengthAt(from)) / reach + 0.4));
    const to = points[i < points.length ? i : 0] as Point;
    const [dx, dy] = [to[0] - from[0], to[1] - from[1]];
    const gap = Math.hypot(dx, dy) || 1;
    const [tx, ty] = [dx / gap, dy / gap];
    const [nx, ny] = [ty * side, -tx * side];
    const angle = flow ? flow(from) : Math.atan2(ny, nx);
    // Hair lies along the skin: its tip leans to where the coat flows, and its back is longer than its front.
    const lean = Math.max(-1, Math.min(1, Math.cos(angle) * tx + Math.sin(angle) * ty));
    const middle = 0.5 + lean * 0.62;
    const [tipX, tipY] = [
      from[0] + dx * middle + nx * length * 0.8 + tx * lean * length * 0.8,
      from[1] + dy * middle + ny * length * 0.8 + ty * lean * length * 0.8,
    ];
    const [back, front] = lean >= 0 ? [0.42, 0.16] : [0.16, 0.42];
    path += `Q${n((from[0] + tipX) / 2 + nx * length * back)} ${n((from[1] + tipY) / 2 + ny * length * back)} ${n(tipX)} ${n(tipY)}`;
    path += `Q${n((to[0] + tipX) / 2 + nx * length * (front - 0.1))} ${n((to[1] + tipY) / 2 + ny * length * (front - 0.1))} ${n(to[0])} ${n(to[1])}`;
  }
  return `${path}Z`;
}

function hairs(sheet: Sheet, outline: readonly Point[], pelt: Pelt): string {
  const { random } = sheet;
  const points = sample(outline, 16);
  const { left, top, right, bottom } = boundsOf(points);
  const area = (right - left) * (bottom - top);
  const tries = Math.min(1100, Math.round((area / 1000) * (pelt.density ?? 9)));
  let [dark, light] = ['', ''];
  for (let i = 0; i < tries; i++) {
    const at: Point = [random.between(left, right), random.between(top, bottom)];
    if (!isInside(points, at)) continue;
    const stroke = hair(
      at,
      pelt.flow(at) + random.between(-0.3, 0.3),
      pelt.hair * random.between(0.6, 1.3),
      random.between(-0.25, 0.25),
    );
    if (i % 2 === 0) dark += stroke;
    else light += stroke;
  }
  return `${shape(dark, '#24120c', 'opacity="0.13"')}${shape(light, '#fff3dc', 'opacity="0.2"')}`;
}

/** One hair: a thin leaf from `at`, bent a little. */
export function hair([x, y]: Point, angle: number, length: number, bend: number): string {
  const [endX, endY] = [x + Math.cos(angle) * length, y + Math.sin(angle) * length];
  const [midX, midY] = [(x + endX) / 2, (y + endY) / 2];
  const [nx, ny] = [-Math.sin(angle), Math.cos(angle)];
  const [curve, half] = [bend * length, Math.min(1.7, length * 0.075)];
  return `M${n(x)} ${n(y)}Q${n(midX + nx * (curve + half))} ${n(midY + ny * (curve + half))} ${n(endX)} ${n(endY)}Q${n(
    midX + nx * (curve - half),
  )} ${n(midY + ny * (curve - half))} ${n(x)} ${n(y)}Z`;
}

/** A patch of another colour whose edge runs into the coat hair by hair. */
export function patch(
  sheet: Sheet,
  outline: readonly Point[],
  colour: string,
  flow: Flow,
  tuft = 8,
  opacity = 1,
): string {
  return shape(tuftedPath(sheet, outline, tuft, flow), colour, opacity === 1 ? '' : `opacity="${opacity}"`);
}

export function flowFrom(x: number, y: number): Flow {
  return ([px, py]) => Math.atan2(py - y, px - x);
}

export function flowTowards(angle: number): Flow {
  return () => angle;
}

/** Hair that falls down and a little away from a middle line. */
export function flowDown(middle: number, spread = 0.004): Flow {
  return ([x]) => Math.PI / 2 - Math.max(-0.9, Math.min(0.9, (x - middle) * spread));
}
