import type { Random } from '../../../packages/demo-shop/seed/seeded-random.ts';

export type Point = readonly [x: number, y: number];

/** Rounded to a tenth of a pixel, to keep the SVG small. */
export function n(value: number): string {
  return String(Math.round(value * 10) / 10);
}

/** A path through all points, curved between them (Catmull-Rom). */
export function smooth(points: readonly Point[], closed = true): string {
  const at = (i: number): Point => {
    const index = closed ? (i + points.length) % points.length : Math.min(Math.max(i, 0), points.length - 1);
    return points[index] as Point;
  };
  const first = at(0);
  let path = `M${n(first[0])} ${n(first[1])}`;
  const last = closed ? points.length : points.length - 1;
  for (let i = 0; i < last; i++) {
    const [before, from, to, after] = [at(i - 1), at(i), at(i + 1), at(i + 2)];
    path += `C${n(from[0] + (to[0] - before[0]) / 6)} ${n(from[1] + (to[1] - before[1]) / 6)} ${n(
      to[0] - (after[0] - from[0]) / 6,
    )} ${n(to[1] - (after[1] - from[1]) / 6)} ${n(to[0])} ${n(to[1])}`;
  }
  return closed ? `${path}Z` : path;
}

/** The right half of a shape from its top to its bottom, completed by its mirror image. */
export function symmetric(half: readonly Point[]): Point[] {
  const mirrored = half.filter(([x]) => x !== 0).map(([x, y]): Point => [-x, y]);
  return [...half, ...mirrored.reverse()];
}

export function ellipsePoints(cx: number, cy: number, rx: number, ry: number, count = 12): Point[] {
  return Array.from({ length: count }, (_, i): Point => {
    const angle = (i / count) * Math.PI * 2;
    return [cx + Math.cos(angle) * rx, cy + Math.sin(angle) * ry];
  });
}

/** An ellipse that is not quite one: patches, stones, leaves of a bush. */
export function blobPoints(
  random: Random,
  cx: number,
  cy: number,
  rx: number,
  ry: number,
  wild = 0.18,
): Point[] {
  return ellipsePoints(cx, cy, rx, ry, 9).map(([x, y]): Point => {
    const reach = 1 + random.between(-wild, wild);
    return [cx + (x - cx) * reach, cy + (y - cy) * reach];
  });
}

/** Points along the curve of `smooth`, about `step` apart. */
export function sample(points: readonly Point[], step: number, closed = true): Point[] {
  const samples: Point[] = [];
  const count = points.length;
  const at = (i: number): Point =>
    points[closed ? (i + count) % count : Math.min(Math.max(i, 0), count - 1)] as Point;
  const last = closed ? count : count - 1;
  for (let i = 0; i < last; i++) {
    const [before, from, to, after] = [at(i - 1), at(i), at(i + 1), at(i + 2)];
    const pieces = Math.max(1, Math.round(Math.hypot(to[0] - from[0], to[1] - from[1]) / step));
    for (let piece = 0; piece < pieces; piece++) {
      const t = piece / pieces;
      samples.push([
        catmullRom(before[0], from[0], to[0], after[0], t),
        catmullRom(before[1], from[1], to[1], after[1], t),
      ]);
    }
  }
  if (!closed) samples.push(at(count - 1));
  return samples;
}

function catmullRom(a: number, b: number, c: number, d: number, t: number): number {
  return (
    0.5 * (2 * b + (c - a) * t + (2 * a - 5 * b + 4 * c - d) * t * t + (3 * b - a - 3 * c + d) * t * t * t)
  );
}

/** A band around a spine, as wide at each point as `widths` says: tails, legs, straps, stalks. */
export function band(spine: readonly Point[], widths: readonly number[], step = 14): Point[] {
  const line = sample(spine, step, false);
  const left: Point[] = [];
  const right: Point[] = [];
  line.forEach(([x, y], i) => {
    const before = line[Math.max(0, i - 1)] as Point;
    const after = line[Math.min(line.length - 1, i + 1)] as Point;
    const length = Math.hypot(after[0] - before[0], after[1] - before[1]) || 1;
    const [nx, ny] = [-(after[1] - before[1]) / length, (after[0] - before[0]) / length];
    const half = widthAt(widths, i / (line.length - 1)) / 2;
    left.push([x + nx * half, y + ny * half]);
    right.push([x - nx * half, y - ny * half]);
  });
  return [...left, ...right.reverse()];
}

function widthAt(widths: readonly number[], t: number): number {
  const place = t * (widths.length - 1);
  const index = Math.min(Math.floor(place), widths.length - 2);
  const from = widths[index] as number;
  const to = widths[index + 1] as number;
  return from + (to - from) * (place - index);
}

export interface Bounds {
  left: number;
  top: number;
  right: number;
  bottom: number;
}

export function boundsOf(points: readonly Point[]): Bounds {
  const xs = points.map(([x]) => x);
  const ys = points.map(([, y]) => y);
  return { left: Math.min(...xs), top: Math.min(...ys), right: Math.max(...xs), bottom: Math.max(...ys) };
}

export function isInside(points: readonly Point[], [x, y]: Point): boolean {
  let inside = false;
  for (let i = 0, j = points.length - 1; i < points.length; j = i++) {
    const [xi, yi] = points[i] as Point;
    const [xj, yj] = points[j] as Point;
    if (yi > y !== yj > y && x < ((xj - xi) * (y - yi)) / (yj - yi) + xi) inside = !inside;
  }
  return inside;
}

/** Positive when the points run clockwise on the screen. */
export function signedArea(points: readonly Point[]): number {
  return points.reduce((sum, [x, y], i) => {
    const [nextX, nextY] = points[(i + 1) % points.length] as Point;
    return sum + (x * nextY - nextX * y) / 2;
  }, 0);
}
