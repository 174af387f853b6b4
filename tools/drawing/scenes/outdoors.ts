import { darker, lighter, mix } from '../canvas/colour.ts';
import { hair } from '../canvas/fur.ts';
import { n } from '../canvas/shape.ts';
import { ellipse, glow, linear, type Sheet, shape } from '../canvas/sheet.ts';
import { rect } from './indoors.ts';
import type { Palette, Scene } from './scene.ts';

/** A lawn on a sunny morning, the bushes out of focus. */
export function garden(sheet: Sheet, { accent }: Palette): Scene {
  const { random } = sheet;
  const green = mix('#8fae5a', accent, 0.14);
  const bushes = Array.from({ length: 26 }, () =>
    glow(
      sheet,
      random.between(-40, 1240),
      random.between(260, 560),
      random.between(90, 200),
      random.between(70, 160),
      mix(green, random.pick(['#4f7340', '#c3d27a', '#7fa05a']), 0.6),
      0.55,
    ),
  ).join('');
  const lights = Array.from({ length: 22 }, () => {
    const size = random.between(14, 46);
    return ellipse(
      random.between(0, 1200),
      random.between(30, 470),
      size,
      size,
      '#fff7d0',
      `opacity="${random.between(0.1, 0.3).toFixed(2)}"`,
    );
  }).join('');
  return {
    back: [
      rect(
        0,
        0,
        1200,
        900,
        linear(sheet, 90, [
          [0, '#f6eec4'],
          [0.35, lighter(green, 0.55)],
          [0.62, green],
          [1, darker(green, 0.16)],
        ]),
      ),
      bushes,
      lights,
      glow(sheet, 260, 60, 620, 420, '#fff6cf', 0.7),
      lawn(sheet, green, 590, 840, 900),
      flowers(sheet, accent, 600, 720, 26, 0.7),
      glow(sheet, 560, 780, 520, 70, '#f4f0a8', 0.35),
    ].join(''),
    front: lawn(sheet, green, 862, 915, 190, 1.3) + flowers(sheet, accent, 850, 895, 9, 1.2),
  };
}

/** Fallen leaves under warm trees. */
export function autumn(sheet: Sheet, { accent }: Palette): Scene {
  const { random } = sheet;
  const tones = ['#d9822b', '#c4572a', '#e3a83c', '#a8452a', '#8f6a2c', mix(accent, '#d9822b', 0.5)];
  const crowns = Array.from({ length: 28 }, () =>
    glow(
      sheet,
      random.between(-40, 1240),
      random.between(0, 500),
      random.between(100, 220),
      random.between(80, 180),
      random.pick(['#e6a94e', '#d98a3c', '#f2cf7e', '#b9683a']),
      0.5,
    ),
  ).join('');
  const trunks = [140, 1010, 880]
    .map((x) =>
      rect(
        x,
        -10,
        random.between(26, 44),
        650,
        linear(sheet, 90, [
          [0, '#7a5440', 0.7],
          [0.8, '#7a5440', 0.7],
          [1, '#7a5440', 0],
        ]),
      ),
    )
    .join('');
  const leaf = (x: number, y: number, size: number) =>
    `<path d="M0 -16C10 -14 14 -4 10 6C6 14 -6 14 -10 6C-14 -4 -10 -14 0 -16ZM0 10L0 22" fill="${random.pick(tones)}" stroke="#6b3a1e" stroke-width="0.8" stroke-opacity="0.5" transform="translate(${n(x)} ${n(y)}) rotate(${n(random.between(0, 360))}) scale(${n(size)} ${n(size * 0.62)})"/>`;
  const scatter = (from: number, to: number, count: number, size: number) =>
    Array.from({ length: count }, () => {
      const y = random.between(from, to);
      return leaf(random.between(-20, 1220), y, size * (0.6 + ((y - 600) / 300) * 0.9));
    }).join('');
  return {
    back: [
      rect(
        0,
        0,
        1200,
        900,
        linear(sheet, 90, [
          [0, '#fbe9bd'],
          [0.55, '#eebf74'],
          [0.68, '#b98748'],
          [1, '#8f6034'],
        ]),
      ),
      trunks,
      crowns,
      glow(sheet, 300, 80, 600, 420, '#fff3cc', 0.7),
      glow(sheet, 600, 640, 800, 70, '#c98f4a', 0.7),
      scatter(620, 880, 170, 1),
      glow(sheet, 560, 790, 520, 80, '#ffe6a8', 0.35),
    ].join(''),
    front: scatter(850, 895, 16, 1.2),
  };
}

function lawn(sheet: Sheet, green: string, from: number, to: number, count: number, size = 1): string {
  const { random } = sheet;
  const layers = [darker(green, 0.34), green, lighter(green, 0.36)].map((tone) => {
    let path = '';
    for (let i = 0; i < count / 3; i++) {
      const y = random.between(from, to);
      const near = 0.5 + (y - 590) / 300;
      path += hair(
        [random.between(-10, 1210), y],
        -Math.PI / 2 + random.between(-0.4, 0.4),
        size * near * random.between(22, 46),
        random.between(-0.2, 0.2),
      ).replace(/Z$/, 'Z');
    }
    return shape(path, tone, `stroke="${tone}" stroke-width="${n(1.6 * size)}" opacity="0.75"`);
  });
  return layers.join('');
}

function flowers(
  sheet: Sheet,
  accent: string,
  from: number,
  to: number,
  count: number,
  size: number,
): string {
  const { random } = sheet;
  const tones = ['#fffaf0', '#f6d35e', lighter(accent, 0.4), '#f3b7b0'];
  return Array.from({ length: count }, () => {
    const [x, y, r] = [random.between(0, 1200), random.between(from, to), size * random.between(6, 10)];
    const tone = random.pick(tones);
    const petals = [0, 1, 2, 3, 4]
      .map((i) =>
        ellipse(x + Math.cos(i * 1.257) * r, y + Math.sin(i * 1.257) * r * 0.8, r * 0.72, r * 0.6, tone),
      )
      .join('');
    return petals + ellipse(x, y, r * 0.5, r * 0.44, '#e2a63a');
  }).join('');
}
