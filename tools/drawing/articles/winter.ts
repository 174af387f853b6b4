import { n } from '../canvas/shape.ts';
import { ellipse, glow, group, line, linear, type Sheet, shape } from '../canvas/sheet.ts';
import { rect } from '../scenes/indoors.ts';
import type { Scene } from '../scenes/scene.ts';

/** A cold bright day: firs, hills and snow that still falls. */
export function snow(sheet: Sheet): Scene {
  const { random } = sheet;
  const firs = Array.from({ length: 15 }, (_, i) =>
    fir(-20 + i * 90 + random.between(-26, 26), 600 + random.between(-24, 26), random.between(0.55, 1.15)),
  ).join('');
  const flakes = (count: number, size: number) =>
    Array.from({ length: count }, () => {
      const r = size * random.between(0.5, 1.2);
      return ellipse(random.between(0, 1200), random.between(0, 880), r, r, '#ffffff', 'opacity="0.8"');
    }).join('');
  return {
    back: [
      rect(
        0,
        0,
        1200,
        900,
        linear(sheet, 90, [
          [0, '#a9c6dc'],
          [0.5, '#e3ecef'],
          [1, '#f6f1e6'],
        ]),
      ),
      glow(sheet, 300, 120, 460, 320, '#fff3d6', 0.8),
      shape(
        'M0 540C180 400 330 430 480 500C640 380 830 400 960 490C1060 440 1140 440 1200 470V700H0Z',
        '#c6d6df',
      ),
      firs,
      shape(
        'M0 610C240 570 430 640 640 612C860 582 1040 600 1200 626V900H0Z',
        linear(sheet, 90, [
          [0, '#fdfbf5'],
          [1, '#d5e0e6'],
        ]),
      ),
      glow(sheet, 420, 720, 560, 90, '#ffffff', 0.8),
      line(
        'M-20 862C300 836 800 846 1220 826M-20 884C320 858 820 868 1220 850',
        '#b9cad4',
        6,
        'opacity="0.8"',
      ),
      flakes(50, 4),
    ].join(''),
    front: flakes(26, 8),
  };
}

function fir(x: number, y: number, size: number): string {
  const layer = (top: number, low: number, half: number, tone: string) =>
    shape(
      `M0 ${top}Q${half * 0.5} ${low - 26} ${half} ${low}Q0 ${low + 16} ${-half} ${low}Q${-half * 0.5} ${low - 26} 0 ${top}Z`,
      tone,
    );
  const tree = [
    rect(-9, -40, 18, 50, '#7a5440'),
    layer(-170, -30, 84, '#55796b'),
    layer(-220, -96, 68, '#628878'),
    layer(-266, -164, 48, '#739a88'),
    line(
      'M-44 -52Q0 -34 30 -44M-34 -114Q0 -100 26 -108M-22 -178Q0 -168 16 -172',
      '#ffffff',
      10,
      'opacity="0.85"',
    ),
  ].join('');
  return group(tree, `translate(${n(x)} ${n(y)}) scale(${n(size)})`);
}
