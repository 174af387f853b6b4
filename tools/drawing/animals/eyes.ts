import { darker, lighter } from '../canvas/colour.ts';
import { n } from '../canvas/shape.ts';
import { clipped, ellipse, glow, group, line, radial, type Sheet, shape } from '../canvas/sheet.ts';

export interface Eye {
  x: number;
  y: number;
  /** Half its width. */
  r: number;
  iris: string;
  /** Height by width: 1 is round. */
  open: number;
  /** Degrees that the outer corner is raised. */
  slant: number;
  /** Which side of the face, as seen: -1 left, 1 right. */
  side: -1 | 1;
  pupil: 'round' | 'oval';
  rim: string;
}

/** One eye: socket, rim, iris lit from below, lid shade and the window's reflection. */
export function drawEye(sheet: Sheet, eye: Eye): string {
  const { r } = eye;
  const h = r * eye.open;
  const almond = `M${n(-r)} ${n(h * 0.16)}C${n(-r * 0.72)} ${n(-h * 0.78)} ${n(-r * 0.3)} ${n(-h)} ${n(r * 0.06)} ${n(-h)}C${n(
    r * 0.52,
  )} ${n(-h)} ${n(r * 0.86)} ${n(-h * 0.5)} ${n(r)} ${n(-h * 0.02)}C${n(r * 0.78)} ${n(h * 0.66)} ${n(r * 0.4)} ${n(h)} ${n(
    -r * 0.04,
  )} ${n(h)}C${n(-r * 0.5)} ${n(h)} ${n(-r * 0.8)} ${n(h * 0.62)} ${n(-r)} ${n(h * 0.16)}Z`;
  const iris = radial(
    sheet,
    [
      [0, lighter(eye.iris, 0.34)],
      [0.5, eye.iris],
      [0.84, darker(eye.iris, 0.42)],
      [1, darker(eye.iris, 0.85)],
    ],
    0.5,
    0.68,
    0.62,
  );
  const irisR = Math.max(r * 0.88, h * 0.94);
  const pupil =
    eye.pupil === 'round'
      ? ellipse(0, 0, irisR * 0.52, irisR * 0.54, '#0c0807')
      : ellipse(0, 0, irisR * 0.4, irisR * 0.74, '#0c0807');
  const inside = [
    shape(almond, '#efe4d6'),
    ellipse(r * 0.02, 0, irisR, irisR, iris),
    pupil,
    ellipse(0, -h * 1.02, r * 1.3, h * 0.62, '#120a0a', 'opacity="0.42"'),
    ellipse(0, h * 0.62, irisR * 0.5, irisR * 0.16, lighter(eye.iris, 0.6), 'opacity="0.35"'),
  ].join('');
  const drawn = [
    glow(sheet, 0, 0, r * 1.75, h * 1.85, '#180c0a', 0.42),
    shape(
      almond,
      eye.rim,
      `stroke="${eye.rim}" stroke-width="${n(r * (eye.pupil === 'oval' ? 0.2 : 0.32))}" stroke-linejoin="round"`,
    ),
    clipped(sheet, almond, inside),
    line(
      `M${n(-r * 1.02)} ${n(h * 0.1)}C${n(-r * 0.6)} ${n(-h * 1.02)} ${n(r * 0.56)} ${n(-h * 1.3)} ${n(r * 1.04)} ${n(-h * 0.02)}`,
      eye.rim,
      r * 0.2,
    ),
    line(
      `M${n(-r * 0.66)} ${n(h * 1.08)}Q${n(0)} ${n(h * 1.36)} ${n(r * 0.66)} ${n(h * 0.86)}`,
      '#fff0dc',
      r * 0.09,
      'opacity="0.28"',
    ),
  ].join('');
  const mirrorX = eye.side === -1 ? ' scale(-1 1)' : '';
  const placed = group(
    drawn,
    `translate(${n(eye.x)} ${n(eye.y)}) rotate(${n(-eye.slant * eye.side)})${mirrorX}`,
  );
  const shine = [
    ellipse(eye.x - r * 0.3, eye.y - h * 0.36, r * 0.25, r * 0.27, '#ffffff', 'opacity="0.95"'),
    ellipse(eye.x + r * 0.34, eye.y + h * 0.34, r * 0.12, r * 0.11, '#fff4e0', 'opacity="0.7"'),
  ].join('');
  return placed + shine;
}
