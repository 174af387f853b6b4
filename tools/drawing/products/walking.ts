import { darker, lighter } from '../canvas/colour.ts';
import { n } from '../canvas/shape.ts';
import { clipped, ellipse, glow, line, linear, type Sheet, shape } from '../canvas/sheet.ts';
import type { ProductArt } from './product-art.ts';
import { lit, roundBox, seam, snapHook, standsOn, steel, strap } from './surfaces.ts';

/** A lead lying in loops, its hook before it. */
export function leash(sheet: Sheet, art: ProductArt): string {
  return art.make === 2 ? foldedLeash(sheet, art) : coiledLeash(sheet, art);
}

/** A flat lead gathered in folds with a band round its middle. */
function foldedLeash(sheet: Sheet, { colours: [main, second] }: ProductArt): string {
  const folds = [0, 1, 2, 3]
    .map((i) =>
      strap(
        `M-250 ${-60 - i * 62}C-330 ${-60 - i * 62} -330 ${-116 - i * 62} -250 ${-116 - i * 62}L250 ${-96 - i * 62}C330 ${-96 - i * 62} 330 ${-158 - i * 62} 250 ${-158 - i * 62}`,
        i % 2 ? darker(main, 0.1) : main,
        42,
      ),
    )
    .reverse();
  return [
    standsOn(sheet, 380, 1.2, 0, -20),
    strap('M-250 -60L210 -44C330 -40 380 -20 400 30', main, 42),
    ...folds,
    strap('M-250 -364C-420 -380 -440 -180 -350 -120', second, 40),
    roundBox(-46, -392, 92, 372, 22, lit(sheet, second)),
    seam('M-34 -380V-34M34 -380V-34', lighter(second, 0.6), 3),
    ellipse(0, -206, 26, 26, steel(sheet), 'stroke="#6f757a" stroke-width="2"'),
    glow(sheet, -8, -214, 10, 8, '#ffffff', 0.9),
    `<g transform="translate(398 14) rotate(-14) scale(0.9)">${snapHook(sheet, 0, 0)}</g>`,
  ].join('');
}

function coiledLeash(sheet: Sheet, { colours: [main, second] }: ProductArt): string {
  const loops =
    'M-330 -120C-330 -330 -60 -390 60 -300C190 -200 120 -60 -40 -70C-200 -80 -230 -250 -90 -310C80 -380 320 -330 330 -190C336 -90 250 -40 160 -30C60 -18 -60 0 -180 -20';
  return [
    glow(sheet, 30, -120, 400, 130, '#2a1410', 0.36),
    strap(loops, main, 40),
    seam(loops, lighter(second, 0.5), 3),
    shape(
      'M-366 -128C-420 -260 -330 -420 -210 -400C-140 -388 -150 -320 -210 -330C-280 -340 -330 -240 -300 -130Z',
      lit(sheet, second),
    ),
    line(
      'M-352 -140C-394 -250 -320 -388 -216 -382M-310 -142C-334 -240 -270 -352 -206 -346',
      lighter(second, 0.6),
      3,
      'stroke-dasharray="9 8" opacity="0.8"',
    ),
    roundBox(-372, -154, 84, 42, 10, lit(sheet, darker(second, 0.2))),
    `<g transform="translate(-190 -24) rotate(76)">${snapHook(sheet, 0, 0)}</g>`,
    roundBox(-224, -48, 52, 50, 9, lit(sheet, darker(second, 0.2))),
  ].join('');
}

/** A collar standing as a ring, buckle and tag in front. */
export function collar(sheet: Sheet, { colours: [main, second] }: ProductArt): string {
  const { random } = sheet;
  const ring = 'M-330 -210A330 118 0 0 0 330 -210L330 -120A330 118 0 0 1 -330 -120Z';
  const back = 'M-330 -210A330 118 0 0 1 330 -210L322 -130A322 112 0 0 0 -322 -130Z';
  const kind = random.pick(['dots', 'stripes', 'studs'] as const);
  const marks = Array.from({ length: 17 }, (_, i) => {
    const angle = Math.PI - (i / 16) * Math.PI;
    const [x, y] = [Math.cos(angle) * 330, -165 + Math.sin(angle) * 118];
    if (Math.abs(x) < 90) return '';
    if (kind === 'stripes') return line(`M${n(x - 6)} ${n(y - 44)}L${n(x + 8)} ${n(y + 44)}`, second, 17);
    if (kind === 'dots') return ellipse(x, y, 15 * Math.max(0.4, Math.sin(angle)), 15, second);
    return (
      ellipse(
        x,
        y,
        17 * Math.max(0.4, Math.sin(angle)),
        17,
        steel(sheet),
        'stroke="#6f757a" stroke-width="2"',
      ) + glow(sheet, x - 5, y - 6, 7, 6, '#ffffff', 0.9)
    );
  }).join('');
  return [
    standsOn(sheet, 350, 1.4, 0, -14),
    shape(
      back,
      linear(sheet, 0, [
        [0, darker(main, 0.3)],
        [0.5, darker(main, 0.55)],
        [1, darker(main, 0.4)],
      ]),
    ),
    shape(
      ring,
      linear(sheet, 0, [
        [0, darker(main, 0.3)],
        [0.25, lighter(main, 0.24)],
        [0.6, main],
        [1, darker(main, 0.42)],
      ]),
    ),
    clipped(sheet, ring, marks),
    line(
      'M-326 -198A330 118 0 0 0 326 -198M-326 -132A330 118 0 0 0 326 -132',
      lighter(main, 0.55),
      3,
      'stroke-dasharray="9 8" opacity="0.75"',
    ),
    roundBox(-72, -112, 144, 110, 24, lit(sheet, '#3a3230')),
    roundBox(-54, -98, 108, 82, 16, lit(sheet, '#574c48')),
    line('M-52 -57H52', '#241c1a', 4),
    glow(sheet, -20, -88, 40, 12, '#ffffff', 0.4),
    ellipse(124, -66, 24, 26, 'none', 'stroke="#7d8488" stroke-width="9"'),
    ellipse(124, -66, 24, 26, 'none', 'stroke="#e3e6e6" stroke-width="4"'),
    glow(sheet, 132, -2, 44, 40, '#1c0e0a', 0.3),
    ellipse(126, -4, 40, 40, lit(sheet, '#dcae4c'), 'stroke="#94661f" stroke-width="2.5"'),
    `<g transform="translate(126 0) scale(0.44)"><path d="M0 -4C26 -4 40 22 32 38C22 50 8 40 0 40C-8 40 -22 50 -32 38C-40 22 -26 -4 0 -4Z" fill="#94661f"/><circle cx="-38" cy="-8" r="13" fill="#94661f"/><circle cx="-14" cy="-30" r="13" fill="#94661f"/><circle cx="14" cy="-30" r="13" fill="#94661f"/><circle cx="38" cy="-8" r="13" fill="#94661f"/></g>`,
  ].join('');
}

/** A padded harness, laid out flat from the front. */
export function harness(sheet: Sheet, { colours: [main, second] }: ProductArt): string {
  const vest =
    'M-150 -420C-70 -380 70 -380 150 -420C206 -330 180 -250 140 -200C120 -150 90 -90 0 -66C-90 -90 -120 -150 -140 -200C-180 -250 -206 -330 -150 -420Z';
  return [
    glow(sheet, 20, -180, 380, 280, '#2a1410', 0.34),
    strap('M-138 -408C-150 -560 -60 -620 0 -620C60 -620 150 -560 138 -408', main, 46),
    strap(
      'M-128 -190C-280 -160 -350 -120 -340 -60C-330 0 -140 0 0 -4C140 0 330 0 340 -60C350 -120 280 -160 128 -190',
      main,
      44,
    ),
    shape(vest, darker(second, 0.3), 'transform="translate(5 8)"'),
    shape(vest, lit(sheet, second)),
    clipped(
      sheet,
      vest,
      Array.from(
        { length: 16 },
        (_, i) =>
          line(`M-220 ${-430 + i * 26}L220 ${-390 + i * 26}`, darker(second, 0.3), 1.5, 'opacity="0.4"') +
          line(`M220 ${-430 + i * 26}L-220 ${-390 + i * 26}`, lighter(second, 0.4), 1.5, 'opacity="0.3"'),
      ).join('') + glow(sheet, -60, -330, 110, 80, '#fff6e4', 0.34),
    ),
    line(vest, main, 13),
    seam(vest, lighter(main, 0.5), 2.5),
    roundBox(-98, -300, 196, 50, 14, lit(sheet, main)),
    line('M-84 -275H84', '#f3f3e6', 9, 'opacity="0.85"'),
    roundBox(-220, -90, 84, 60, 14, lit(sheet, '#3a3230')),
    roundBox(140, -90, 84, 60, 14, lit(sheet, '#3a3230')),
    ellipse(0, -176, 38, 34, 'none', 'stroke="#6f757a" stroke-width="15"'),
    ellipse(0, -176, 38, 34, 'none', 'stroke="#e6e9e9" stroke-width="8"'),
    roundBox(-36, -226, 72, 26, 8, lit(sheet, main)),
    line('M-60 -618Q0 -632 60 -618', lighter(main, 0.6), 4, 'opacity="0.5"'),
  ].join('');
}
