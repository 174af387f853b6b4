import type { Random } from '../../../packages/demo-shop/seed/seeded-random.ts';
import { n } from './shape.ts';

/** What one picture collects while it is drawn: its gradients and clips, and its stream of chance. */
export interface Sheet {
  readonly random: Random;
  readonly definitions: string[];
  readonly known: Map<string, string>;
}

export type Stop = readonly [offset: number, colour: string, opacity?: number];

export function newSheet(random: Random): Sheet {
  return { random, definitions: [], known: new Map() };
}

/** Keeps a definition once, however often it is asked for, and answers its id. */
export function define(sheet: Sheet, body: (id: string) => string): string {
  const key = body('?');
  const known = sheet.known.get(key);
  if (known) return known;
  const id = `d${sheet.definitions.length}`;
  sheet.known.set(key, id);
  sheet.definitions.push(body(id));
  return id;
}

/** A gradient in a direction, in degrees (0 to the right, 90 downwards), over the painted shape. */
export function linear(sheet: Sheet, angle: number, stops: readonly Stop[]): string {
  const [dx, dy] = [Math.cos((angle * Math.PI) / 180) / 2, Math.sin((angle * Math.PI) / 180) / 2];
  const id = define(
    sheet,
    (name) =>
      `<linearGradient id="${name}" x1="${percent(0.5 - dx)}" y1="${percent(0.5 - dy)}" x2="${percent(0.5 + dx)}" y2="${percent(0.5 + dy)}">${stopsOf(stops)}</linearGradient>`,
  );
  return `url(#${id})`;
}

/** A round gradient over the painted shape; centre and radius as shares of its box. */
export function radial(sheet: Sheet, stops: readonly Stop[], cx = 0.5, cy = 0.5, r = 0.5): string {
  const id = define(
    sheet,
    (name) =>
      `<radialGradient id="${name}" cx="${percent(cx)}" cy="${percent(cy)}" r="${percent(r)}">${stopsOf(stops)}</radialGradient>`,
  );
  return `url(#${id})`;
}

/** Light or shade without an edge. */
export function glow(
  sheet: Sheet,
  cx: number,
  cy: number,
  rx: number,
  ry: number,
  colour: string,
  opacity: number,
  turn = 0,
): string {
  const fill = radial(sheet, [
    [0, colour, 1],
    [0.35, colour, 0.72],
    [0.7, colour, 0.22],
    [1, colour, 0],
  ]);
  const transform = turn === 0 ? '' : ` transform="rotate(${n(turn)} ${n(cx)} ${n(cy)})"`;
  return `<ellipse cx="${n(cx)}" cy="${n(cy)}" rx="${n(rx)}" ry="${n(ry)}" fill="${fill}" fill-opacity="${opacity}"${transform}/>`;
}

export function clipped(sheet: Sheet, path: string, content: string): string {
  const id = define(sheet, (name) => `<clipPath id="${name}"><path d="${path}"/></clipPath>`);
  return `<g clip-path="url(#${id})">${content}</g>`;
}

/** Softens what is drawn; for a few large shapes only, because a blur costs time. */
export function blurred(sheet: Sheet, radius: number, content: string): string {
  const id = define(
    sheet,
    (name) =>
      `<filter id="${name}" x="-30%" y="-30%" width="160%" height="160%"><feGaussianBlur stdDeviation="${radius}"/></filter>`,
  );
  return `<g filter="url(#${id})">${content}</g>`;
}

export function shape(path: string, fill: string, more = ''): string {
  return `<path d="${path}" fill="${fill}"${attributes(more)}/>`;
}

export function line(path: string, colour: string, width: number, more = ''): string {
  return `<path d="${path}" fill="none" stroke="${colour}" stroke-width="${n(width)}" stroke-linecap="round" stroke-linejoin="round"${attributes(more)}/>`;
}

export function ellipse(cx: number, cy: number, rx: number, ry: number, fill: string, more = ''): string {
  return `<ellipse cx="${n(cx)}" cy="${n(cy)}" rx="${n(rx)}" ry="${n(ry)}" fill="${fill}"${attributes(more)}/>`;
}

/**
 * More attributes of a single shape. `opacity` of an element is drawn by way of a second surface as
 * large as the picture; for one shape the opacity of its paint looks the same and costs nothing.
 */
export function attributes(more: string): string {
  if (more === '') return '';
  return ` ${more.replace(/(^| )opacity="([^"]*)"/, '$1fill-opacity="$2" stroke-opacity="$2"')}`;
}

export function group(content: string, transform: string): string {
  return `<g transform="${transform}">${content}</g>`;
}

function stopsOf(stops: readonly Stop[]): string {
  return stops
    .map(
      ([offset, colour, opacity]) =>
        `<stop offset="${offset}" stop-color="${colour}"${opacity === undefined ? '' : ` stop-opacity="${opacity}"`}/>`,
    )
    .join('');
}

function percent(share: number): string {
  return `${n(share * 100)}%`;
}
