import { darker, lighter, mix } from '../canvas/colour.ts';
import { n } from '../canvas/shape.ts';
import { clipped, ellipse, glow, line, linear, type Sheet, shape } from '../canvas/sheet.ts';
import { rect } from './indoors.ts';

export type Container = 'basket' | 'crate' | 'blanket';

/** The back of something to sit in, and its front with the upper edge at `edge`. */
export function drawContainer(
  sheet: Sheet,
  kind: Container,
  edge: number,
  accent: string,
): { back: string; front: string } {
  if (kind === 'crate') return crate(sheet, edge);
  if (kind === 'blanket') return blanket(sheet, edge, accent);
  return basket(sheet, edge, accent);
}

function basket(sheet: Sheet, edge: number, accent: string) {
  const straw = '#c99a5c';
  const body = `M230 ${edge}C236 ${edge + 120} 270 ${edge + 240} 310 ${edge + 290}C480 ${edge + 318} 720 ${edge + 318} 890 ${edge + 290}C930 ${edge + 240} 964 ${edge + 120} 970 ${edge}C760 ${edge + 44} 440 ${edge + 44} 230 ${edge}Z`;
  let woven = '';
  for (let row = 0; row < 9; row++) {
    const y = edge + 20 + row * 33;
    for (let column = 0; column < 19; column++) {
      const x = 205 + column * 42 + (row % 2) * 21;
      const sag = 42 - ((x - 600) / 400) ** 2 * 42;
      woven += `<rect x="${n(x)}" y="${n(y + sag - 26)}" width="40" height="29" rx="13" fill="${mix(straw, sheet.random.chance(0.5) ? '#f0cf98' : '#8f602f', sheet.random.between(0.05, 0.3))}" stroke="#6b431f" stroke-opacity="0.5" stroke-width="2"/>`;
    }
  }
  const rim = `M214 ${edge}C420 ${edge + 48} 780 ${edge + 48} 986 ${edge}`;
  const twists = Array.from({ length: 30 }, (_, i) => {
    const x = 222 + i * 26;
    const y = edge + 36 - ((x - 600) / 386) ** 2 * 36;
    return line(`M${n(x - 8)} ${n(y + 14)}L${n(x + 10)} ${n(y - 14)}`, '#7d5026', 3, 'opacity="0.6"');
  }).join('');
  const cloth = mix(accent, '#f6ecd9', 0.5);
  return {
    back:
      glow(sheet, 620, edge + 300, 480, 60, '#2a1410', 0.5) +
      ellipse(600, edge + 4, 386, 60, '#5a3a20') +
      ellipse(600, edge + 2, 366, 50, darker(cloth, 0.3)),
    front: [
      shape(body, straw),
      clipped(
        sheet,
        body,
        woven +
          rect(
            200,
            edge,
            800,
            330,
            linear(sheet, 0, [
              [0, '#fff0d0', 0.2],
              [0.4, '#2a1410', 0],
              [1, '#2a1410', 0.5],
            ]),
          ) +
          glow(sheet, 600, edge + 44, 380, 40, '#2a1410', 0.4),
      ),
      line(rim, '#7d5026', 40),
      line(rim, '#d2a566', 32),
      line(
        `M214 ${edge - 6}C420 ${edge + 40} 780 ${edge + 40} 986 ${edge - 6}`,
        '#efcf98',
        7,
        'opacity="0.7"',
      ),
      twists,
    ].join(''),
  };
}

function crate(sheet: Sheet, edge: number) {
  const wood = '#c8955f';
  const plank = (y: number, height: number, i: number) =>
    `<rect x="236" y="${y}" width="728" height="${height}" rx="7" fill="${linear(sheet, 90, [
      [0, lighter(wood, 0.28)],
      [0.2, mix(wood, '#a86f40', i * 0.16)],
      [1, darker(wood, 0.2)],
    ])}"/>` +
    [0.3, 0.62]
      .map((share) =>
        line(
          `M250 ${n(y + height * share)}C420 ${n(y + height * share - 8)} 700 ${n(y + height * share + 10)} 950 ${n(y + height * share - 3)}`,
          '#7a4a26',
          1.6,
          'opacity="0.4"',
        ),
      )
      .join('');
  return {
    back: glow(sheet, 620, edge + 300, 480, 50, '#2a1410', 0.5) + rect(252, edge - 26, 696, 70, '#6b4426'),
    front: [
      rect(250, edge + 10, 700, 290, '#5a3820'),
      plank(edge - 2, 84, 0),
      plank(edge + 96, 88, 1),
      plank(edge + 198, 98, 2),
      ...[262, 884].map(
        (x) =>
          rect(
            x,
            edge - 2,
            56,
            298,
            linear(sheet, 0, [
              [0, lighter(wood, 0.2)],
              [1, darker(wood, 0.3)],
            ]),
          ) +
          [30, 134, 240]
            .map(
              (y) =>
                ellipse(x + 28, edge + y, 6, 6, '#5a4030') + ellipse(x + 26, edge + y - 2, 2, 2, '#e8d8c0'),
            )
            .join(''),
      ),
      rect(
        236,
        edge,
        728,
        296,
        linear(sheet, 0, [
          [0, '#fff0d0', 0.14],
          [0.45, '#2a1410', 0],
          [1, '#2a1410', 0.34],
        ]),
      ),
    ].join(''),
  };
}

function blanket(sheet: Sheet, edge: number, accent: string) {
  const wool = mix(accent, '#f3e6d2', 0.42);
  const body = `M150 ${edge + 60}C240 ${edge - 24} 360 ${edge + 20} 470 ${edge + 8}C560 ${edge - 6} 660 ${edge - 8} 740 ${edge + 8}C860 ${edge + 26} 960 ${edge - 28} 1060 ${edge + 70}C1120 ${edge + 150} 1120 ${edge + 250} 1060 ${edge + 310}L150 ${edge + 310}C84 ${edge + 250} 84 ${edge + 140} 150 ${edge + 60}Z`;
  let knit = '';
  for (let row = 0; row < 15; row++) {
    for (let column = 0; column < 46; column++) {
      const x = 90 + column * 23;
      const y = edge - 20 + row * 23 + Math.sin(column * 0.4) * 9;
      knit += `M${n(x)} ${n(y)}q8 10 11 20q3 -10 11 -20`;
    }
  }
  const folds = [300, 560, 830]
    .map(
      (x) =>
        glow(sheet, x, edge + 210, 84, 210, '#2a1410', 0.2, 16) +
        glow(sheet, x - 120, edge + 170, 96, 210, '#fff6e2', 0.2, 16),
    )
    .join('');
  return {
    back:
      glow(sheet, 600, edge + 290, 560, 60, '#2a1410', 0.45) +
      ellipse(600, edge + 60, 440, 110, darker(wool, 0.34)),
    front:
      shape(
        body,
        linear(sheet, 80, [
          [0, lighter(wool, 0.34)],
          [0.5, wool],
          [1, darker(wool, 0.3)],
        ]),
      ) +
      clipped(
        sheet,
        body,
        line(knit, darker(wool, 0.34), 4, 'opacity="0.36"') +
          line(knit, lighter(wool, 0.6), 1.8, 'opacity="0.5"') +
          folds,
      ),
  };
}
