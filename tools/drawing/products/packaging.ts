import { seededRandom } from '../../../packages/demo-shop/seed/seeded-random.ts';
import { catCoats } from '../animals/cat-coats.ts';
import { drawCatHead } from '../animals/cat-head.ts';
import { dogCoats } from '../animals/dog-coats.ts';
import { drawDogHead } from '../animals/dog-head.ts';
import { brightness, darker, lighter, mix } from '../canvas/colour.ts';
import { lettering, letteringLines } from '../canvas/lettering.ts';
import { n } from '../canvas/shape.ts';
import { clipped, ellipse, glow, group, line, linear, type Sheet, shape } from '../canvas/sheet.ts';
import { emblem } from './emblems.ts';
import type { ProductArt } from './product-art.ts';
import { lit, pieces, roundBox, standsOn, steel, upright } from './surfaces.ts';

const CREAM = '#fbf3e3';

function inkOn(colour: string): string {
  return brightness(colour) > 0.62 ? darker(colour, 0.72) : CREAM;
}

/** The animal that looks from a packaging, about 200 wide round (0, 0). */
function face(sheet: Sheet, art: ProductArt): string {
  const random = seededRandom(art.label?.title ?? '');
  const turn = random.between(-0.5, 0.5);
  const color = random.pick(['Bicolor', 'Brown', 'Gray', 'Bicolor'] as const);
  if (art.face === 'dog' || art.face === 'puppy') {
    const clan = random.pick([
      'Australian Shepherd',
      'Harrier',
      'German Shepherd',
      'American Bully',
    ] as const);
    return drawDogHead(sheet, clan, art.face === 'puppy' ? 'Puppy' : 'Adult', dogCoats[clan][color], {
      turn,
      mouth: random.chance(0.6) ? 'open' : 'closed',
    });
  }
  const clan = random.pick(['Calico', 'Bengal', 'Domestic Long Hair'] as const);
  return drawCatHead(sheet, clan, art.face === 'kitten' ? 'Puppy' : 'Adult', catCoats[clan][color], turn);
}

/** A round window with the face or, without one, the emblem. */
function medallion(sheet: Sheet, art: ProductArt, r: number): string {
  const [main, second] = art.colours;
  const circle = `M${-r} 0A${r} ${r} 0 1 1 ${r} 0A${r} ${r} 0 1 1 ${-r} 0Z`;
  const hasFace = art.face === 'dog' || art.face === 'puppy' || art.face === 'cat' || art.face === 'kitten';
  const inside = hasFace
    ? group(face(sheet, art), `translate(0 ${n(r * 0.2)}) scale(${n(r / 138)})`)
    : group(emblem(sheet, art.emblem ?? 'paw'), `scale(${n(r / 88)})`);
  const sky = linear(sheet, 90, [
    [0, lighter(second, 0.62)],
    [1, lighter(mix(second, main, 0.4), 0.24)],
  ]);
  return [
    ellipse(0, 0, r + 11, r + 11, CREAM),
    shape(circle, sky),
    hasFace ? clipped(sheet, circle, glow(sheet, 0, r, r * 1.2, r * 0.5, darker(second, 0.4), 0.5)) : '',
    hasFace
      ? clipped(
          sheet,
          `M${-r * 1.3} ${-r * 1.5}H${r * 1.3}V0H${r}A${r} ${r} 0 0 1 ${-r} 0H${-r * 1.3}Z`,
          inside,
        )
      : inside,
    ellipse(0, 0, r + 5, r + 5, 'none', `stroke="${second}" stroke-width="3"`),
  ].join('');
}

/** A standing bag of dry food with some of it spilled before it. */
export function bag(sheet: Sheet, art: ProductArt): string {
  const [main, second] = art.colours;
  const ink = inkOn(main);
  const { random } = sheet;
  const h = 640;
  const path = `M-196 ${-h + 26}Q-214 ${-h * 0.55} -222 -60Q-222 -8 -196 -2Q0 12 196 -2Q222 -8 222 -60Q214 ${-h * 0.55} 196 ${-h + 26}Q0 ${-h + 40} -196 ${-h + 26}Z`;
  const band = `M-240 ${-h * 0.4}Q0 ${-h * 0.4 + random.between(-60, -30)} 240 ${-h * 0.4}L240 20L-240 20Z`;
  const label = art.label ?? { brand: '', title: '', note: '' };
  const design = [
    shape(band, lit(sheet, second, 0.6)),
    line(`M-240 ${-h * 0.4}Q0 ${-h * 0.4 - 45} 240 ${-h * 0.4}`, CREAM, 6, 'opacity="0.8"'),
    patternOf(sheet, ink, h),
    lettering(label.brand, 0, -h + 138, {
      font: random.pick(['script', 'serif', 'round'] as const),
      size: 82,
      width: 330,
      fill: ink,
    }),
    line(`M-92 ${-h + 164}L92 ${-h + 164}`, ink, 2.5, 'opacity="0.6"'),
    group(medallion(sheet, art, 106), `translate(0 ${-h + 304})`),
    letteringLines(label.title, 0, -168, 50, { font: 'round', size: 48, width: 350, fill: inkOn(second) }),
    lettering(label.note, 0, -52, {
      font: 'plain',
      size: 27,
      width: 330,
      fill: inkOn(second),
      more: 'opacity="0.9"',
    }),
    art.emblem && art.face && art.face !== 'none'
      ? group(
          ellipse(0, 0, 62, 62, CREAM) + group(emblem(sheet, art.emblem), 'scale(0.74)'),
          `translate(134 ${-h + 366}) rotate(8)`,
        )
      : '',
  ].join('');
  const creases = [
    [-150, -520, 46, 150],
    [150, -430, 40, 180],
    [-170, -150, 40, 140],
    [110, -560, 70, 50],
  ]
    .map(([x, y, rx, ry], i) =>
      glow(sheet, x as number, y as number, rx as number, ry as number, i % 2 ? '#1c0e0a' : '#ffffff', 0.24),
    )
    .join('');
  return [
    standsOn(sheet, 236),
    shape(path, lit(sheet, main, 0.7)),
    clipped(
      sheet,
      path,
      design +
        creases +
        shape(
          path,
          linear(sheet, 0, [
            [0, '#1c0e0a', 0.34],
            [0.09, '#ffffff', 0.2],
            [0.16, '#ffffff', 0],
            [0.74, '#1c0e0a', 0],
            [0.93, '#1c0e0a', 0.26],
            [1, '#1c0e0a', 0.46],
          ]),
        ),
    ),
    shape(
      `M-200 ${-h - 26}Q0 ${-h - 14} 200 ${-h - 26}L196 ${-h + 32}Q0 ${-h + 46} -196 ${-h + 32}Z`,
      lit(sheet, darker(main, 0.14)),
    ),
    crimp(-h, ink),
    pieces(sheet, 26, -330, 350, 18, kibbleColour(art)),
  ].join('');
}

function kibbleColour(art: ProductArt): string {
  if (art.grain) return art.grain;
  if (art.emblem === 'carrot' || art.emblem === 'herbs' || art.emblem === 'leaf') return '#8f8a48';
  if (art.emblem === 'seeds') return '#d3ae6e';
  return art.emblem === 'salmon' || art.emblem === 'fish' ? '#b27a4e' : '#9a6238';
}

function crimp(top: number, ink: string): string {
  return [0, 1, 2, 3]
    .map((i) =>
      line(
        `M-196 ${top - 12 + i * 10}Q0 ${top + i * 10} 196 ${top - 12 + i * 10}`,
        ink,
        1.8,
        'opacity="0.35"',
      ),
    )
    .join('');
}

/** A quiet print over the upper part: dots, stripes, leaves or none. */
function patternOf(sheet: Sheet, ink: string, h: number): string {
  const { random } = sheet;
  const kind = random.pick(['dots', 'stripes', 'rays', 'none'] as const);
  if (kind === 'none') return '';
  let drawn = '';
  if (kind === 'rays') {
    for (let i = 0; i < 24; i += 2) {
      const [a, b] = [(i / 24) * 6.283, ((i + 1) / 24) * 6.283];
      drawn += `M0 ${-h + 304}L${n(Math.cos(a) * 420)} ${n(-h + 304 + Math.sin(a) * 420)}L${n(Math.cos(b) * 420)} ${n(-h + 304 + Math.sin(b) * 420)}Z`;
    }
    return `<path d="${drawn}" fill="${ink}" fill-opacity="0.07"/>`;
  }
  for (let i = 0; i < 80; i++) {
    const [x, y] = [-210 + (i % 10) * 46 + (Math.floor(i / 10) % 2) * 23, -h + 50 + Math.floor(i / 10) * 46];
    drawn += kind === 'dots' ? `M${x - 5} ${y}a5 5 0 1 0 10 0a5 5 0 1 0 -10 0Z` : `M${x} ${y}h4v46h-4Z`;
  }
  return `<path d="${drawn}" fill="${ink}" fill-opacity="0.1"/>`;
}

/** A low tin with a printed label, and a second one lying behind. */
export function can(sheet: Sheet, art: ProductArt): string {
  const drawn = oneCan(sheet, art);
  const tin = (scale: number, x: number, y: number) => group(drawn, `translate(${x} ${y}) scale(${scale})`);
  return tin(0.82, -210, -50) + tin(0.82, 214, -44) + tin(1.1, 0, 8);
}

function oneCan(sheet: Sheet, art: ProductArt): string {
  const [main, second] = art.colours;
  const label = art.label ?? { brand: '', title: '', note: '' };
  const [w, h, ry] = [180, 340, 34];
  const side = `M${-w} ${-h}L${-w} ${-ry * 0.4}A${w} ${ry} 0 0 0 ${w} ${-ry * 0.4}L${w} ${-h}A${w} ${ry} 0 0 1 ${-w} ${-h}Z`;
  const band = `M${-w} ${-h * 0.3}A${w} ${ry} 0 0 0 ${w} ${-h * 0.3}L${w} 0A${w} ${ry} 0 0 1 ${-w} 0Z`;
  return [
    standsOn(sheet, w * 1.08, 1, 0, 10),
    shape(side, main),
    clipped(
      sheet,
      side,
      [
        shape(band, second),
        shape(`M${-w} ${-6}A${w} ${ry} 0 0 0 ${w} ${-6}L${w} 60L${-w} 60Z`, second),
        line(`M${-w} ${-h * 0.3}A${w} ${ry} 0 0 0 ${w} ${-h * 0.3}`, CREAM, 5),
        lettering(label.brand, 0, -h + 88, { font: 'serif', size: 48, width: 250, fill: inkOn(main) }),
        group(medallion(sheet, art, 70), `translate(0 ${-h + 184}) scale(0.94)`),
        lettering(label.title, 0, -26, { font: 'round', size: 33, width: 270, fill: inkOn(second) }),
        lettering(label.note, 0, 6, { font: 'plain', size: 20, width: 230, fill: inkOn(second) }),
        shape(
          side,
          linear(sheet, 0, [
            [0, '#160a08', 0.6],
            [0.14, '#160a08', 0.1],
            [0.26, '#ffffff', 0.34],
            [0.4, '#ffffff', 0],
            [0.7, '#160a08', 0.06],
            [1, '#160a08', 0.62],
          ]),
        ),
      ].join(''),
    ),
    line(`M${-w} ${-ry * 0.4}A${w} ${ry} 0 0 0 ${w} ${-ry * 0.4}`, '#8d9296', 9),
    line(`M${-w} ${-ry * 0.4 - 3}A${w} ${ry} 0 0 0 ${w} ${-ry * 0.4 - 3}`, '#e9ecec', 4),
    ellipse(0, -h, w + 3, ry + 2, steel(sheet)),
    ellipse(0, -h - 1, w - 10, ry - 5, '#aeb4b7'),
    ellipse(
      0,
      -h + 2,
      w - 18,
      ry - 8,
      linear(sheet, 20, [
        [0, '#f4f6f5'],
        [0.5, '#c3c8ca'],
        [1, '#8f959a'],
      ]),
    ),
    `<g transform="translate(24 ${-h - 2}) rotate(-12)"><ellipse cx="0" cy="0" rx="40" ry="11" fill="none" stroke="#6f757a" stroke-width="7"/><ellipse cx="0" cy="-1" rx="40" ry="11" fill="none" stroke="#eef0f0" stroke-width="4"/></g>`,
  ].join('');
}

/** Three pouches side by side. */
export function pouch(sheet: Sheet, art: ProductArt): string {
  const drawn = onePouch(sheet, art);
  const one = (x: number, y: number, turn: number, scale: number) =>
    group(drawn, `translate(${x} ${y}) rotate(${turn}) scale(${scale})`);
  return one(-176, -24, -7, 0.86) + one(180, -24, 7, 0.86) + one(0, 6, 0, 1.04);
}

function onePouch(sheet: Sheet, art: ProductArt): string {
  const [main, second] = art.colours;
  const label = art.label ?? { brand: '', title: '', note: '' };
  const path =
    'M-158 -500L158 -500Q150 -260 164 -40Q164 -4 130 0Q0 12 -130 0Q-164 -4 -164 -40Q-150 -260 -158 -500Z';
  return [
    standsOn(sheet, 166),
    shape(path, lit(sheet, main, 0.8)),
    clipped(
      sheet,
      path,
      [
        shape('M-180 -190Q0 -250 180 -190L180 20L-180 20Z', lit(sheet, second, 0.6)),
        lettering(label.brand, 0, -404, { font: 'script', size: 58, width: 260, fill: inkOn(main) }),
        group(medallion(sheet, art, 82), 'translate(0 -288)'),
        letteringLines(label.title, 0, -124, 38, {
          font: 'round',
          size: 37,
          width: 280,
          fill: inkOn(second),
        }),
        lettering(label.note, 0, -26, { font: 'plain', size: 22, width: 230, fill: inkOn(second) }),
        glow(sheet, -110, -360, 36, 150, '#ffffff', 0.4),
        glow(sheet, 120, -220, 44, 200, '#1c0e0a', 0.34),
        glow(sheet, 0, -8, 150, 34, '#1c0e0a', 0.34),
        glow(sheet, -40, -60, 100, 26, '#ffffff', 0.2),
      ].join(''),
    ),
    [0, 1, 2, 3, 4]
      .map((i) => line(`M-157 ${-492 + i * 8}L157 ${-492 + i * 8}`, inkOn(main), 1.6, 'opacity="0.4"'))
      .join(''),
    ellipse(0, -474, 13, 13, darker(main, 0.6), 'opacity="0.4"'),
  ].join('');
}

/** A glass jar of treats with a wooden lid. */
export function jar(sheet: Sheet, art: ProductArt): string {
  const [main, second] = art.colours;
  const label = art.label ?? { brand: '', title: '', note: '' };
  const glass =
    'M-170 -440Q-190 -420 -190 -380L-190 -50Q-190 0 -140 4Q0 16 140 4Q190 0 190 -50L190 -380Q190 -420 170 -440Z';
  const treats = Array.from({ length: 9 }, (_, row) =>
    pieces(sheet, 13, -176, 176, -20 - row * 42, second, 25),
  )
    .reverse()
    .join('');
  return [
    standsOn(sheet, 200),
    shape(glass, '#e9efe9', 'opacity="0.9"'),
    clipped(
      sheet,
      glass,
      treats +
        shape(
          glass,
          linear(sheet, 0, [
            [0, '#20302c', 0.4],
            [0.08, '#ffffff', 0.5],
            [0.16, '#ffffff', 0.05],
            [0.8, '#20302c', 0.02],
            [1, '#20302c', 0.5],
          ]),
        ),
    ),
    roundBox(-142, -316, 284, 216, 18, CREAM, `stroke="${main}" stroke-width="5"`),
    roundBox(-130, -304, 260, 192, 12, 'none', `stroke="${main}" stroke-width="2"`),
    lettering(label.brand, 0, -248, { font: 'script', size: 46, width: 220, fill: main }),
    letteringLines(label.title, 0, -194, 38, {
      font: 'round',
      size: 36,
      width: 240,
      fill: darker(main, 0.4),
    }),
    lettering(label.note, 0, -122, { font: 'plain', size: 22, width: 220, fill: darker(main, 0.4) }),
    shape('M-176 -420Q-186 -300 -180 -60L-160 -60Q-166 -300 -156 -420Z', '#ffffff', 'opacity="0.6"'),
    line(glass, '#7d918a', 3, 'opacity="0.5"'),
    roundBox(-182, -520, 364, 92, 20, upright(sheet, '#c8955f')),
    line('M-176 -494Q0 -486 176 -494M-176 -462Q0 -454 176 -462', '#7a4a26', 2, 'opacity="0.4"'),
    ellipse(0, -520, 181, 17, lighter('#c8955f', 0.4)),
    pieces(sheet, 7, -300, 320, 22, second, 23),
  ].join('');
}

/** A folding box, seen a little from its side. */
export function box(sheet: Sheet, art: ProductArt): string {
  const [main, second] = art.colours;
  const label = art.label ?? { brand: '', title: '', note: '' };
  const front = 'M-210 -520L150 -520L150 0L-210 0Z';
  const end = 'M150 -520L240 -556L240 -44L150 0Z';
  return [
    standsOn(sheet, 240),
    shape('M-210 -520L-120 -556L240 -556L150 -520Z', lighter(main, 0.34)),
    shape(
      end,
      linear(sheet, 0, [
        [0, darker(main, 0.3)],
        [1, darker(main, 0.5)],
      ]),
    ),
    shape(front, lit(sheet, main, 0.6)),
    clipped(
      sheet,
      front,
      [
        shape('M-210 -210Q-30 -286 150 -210L150 0L-210 0Z', lit(sheet, second, 0.6)),
        line('M-210 -210Q-30 -286 150 -210', CREAM, 6),
        lettering(label.brand, -30, -424, { font: 'serif', size: 66, width: 310, fill: inkOn(main) }),
        group(medallion(sheet, art, 94), 'translate(-30 -296)'),
        letteringLines(label.title, -30, -120, 44, {
          font: 'round',
          size: 42,
          width: 310,
          fill: inkOn(second),
        }),
        lettering(label.note, -30, -24, { font: 'plain', size: 25, width: 300, fill: inkOn(second) }),
      ].join(''),
    ),
    shape('M150 -250L240 -292L240 -210L150 -168Z', second, 'opacity="0.6"'),
    line('M150 -520L150 0', lighter(main, 0.5), 2.5, 'opacity="0.7"'),
    pieces(sheet, 9, -330, 330, 22, art.emblem === 'bone' ? '#d9b68a' : '#a86f42', 22),
  ].join('');
}

/** A pump bottle: shampoo, oil, cleaner. */
export function bottle(sheet: Sheet, art: ProductArt): string {
  const [main, second] = art.colours;
  const label = art.label ?? { brand: '', title: '', note: '' };
  const path =
    'M-70 -440C-120 -430 -150 -400 -150 -350L-150 -40Q-150 0 -110 4Q0 14 110 4Q150 0 150 -40L150 -350C150 -400 120 -430 70 -440Z';
  return [
    standsOn(sheet, 160),
    roundBox(-30, -560, 60, 60, 10, upright(sheet, CREAM)),
    roundBox(-54, -502, 108, 70, 14, upright(sheet, CREAM)),
    shape(
      'M-30 -586L46 -592Q120 -590 128 -560L128 -536L104 -536Q104 -556 60 -556L-30 -552Z',
      upright(sheet, CREAM),
    ),
    shape(path, upright(sheet, main)),
    roundBox(-116, -342, 232, 288, 20, CREAM),
    lettering(label.brand, 0, -276, { font: 'serif', size: 42, width: 200, fill: darker(main, 0.5) }),
    group(emblem(sheet, art.emblem ?? 'leaf'), 'translate(0 -206) scale(0.86)'),
    letteringLines(label.title, 0, -124, 30, {
      font: 'round',
      size: 28,
      width: 204,
      fill: darker(second, 0.4),
    }),
    lettering(label.note, 0, -66, { font: 'plain', size: 19, width: 190, fill: darker(main, 0.5) }),
    glow(sheet, -106, -220, 20, 200, '#ffffff', 0.6),
    [
      [210, -10, 44],
      [262, -26, 26],
      [236, -66, 18],
      [-218, -16, 32],
    ]
      .map(
        ([x, y, r]) =>
          ellipse(
            x as number,
            y as number,
            r as number,
            r as number,
            '#ffffff',
            'opacity="0.36" stroke="#ffffff" stroke-width="2"',
          ) +
          glow(
            sheet,
            (x as number) - 8,
            (y as number) - 10,
            (r as number) * 0.4,
            (r as number) * 0.3,
            '#ffffff',
            0.9,
          ),
      )
      .join(''),
  ].join('');
}
