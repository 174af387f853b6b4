import type { Age } from '../../../domain/catalogue/pet-options.ts';
import { brightness, darker, lighter, mix } from '../canvas/colour.ts';
import { flowFrom, furPart, patch } from '../canvas/fur.ts';
import { ellipsePoints, n, type Point, smooth, symmetric } from '../canvas/shape.ts';
import { clipped, ellipse, glow, line, linear, type Sheet, shape } from '../canvas/sheet.ts';
import type { DogClan, DogCoat } from './dog-coats.ts';
import { drawDogEar } from './dog-ears.ts';
import type { DogFace } from './dog-face.ts';
import { drawEye } from './eyes.ts';

const faces: Record<DogClan, DogFace> = {
  'American Bully': {
    top: -92,
    skull: 96,
    cheek: [117, 18],
    jaw: [92, 76],
    chin: 112,
    muzzle: { half: 70, top: -4, bottom: 104 },
    nose: { half: 29, y: 34 },
    eye: { x: 50, y: -10, r: 15, open: 0.84, slant: 3 },
    ears: 'rose',
    tuft: 3,
  },
  'Australian Shepherd': {
    top: -94,
    skull: 84,
    cheek: [99, 24],
    jaw: [62, 84],
    chin: 116,
    muzzle: { half: 47, top: -10, bottom: 106 },
    nose: { half: 21, y: 44 },
    eye: { x: 41, y: -10, r: 16, open: 0.86, slant: 5 },
    ears: 'folded',
    tuft: 15,
  },
  'German Shepherd': {
    top: -96,
    skull: 78,
    cheek: [92, 20],
    jaw: [58, 82],
    chin: 120,
    muzzle: { half: 46, top: -16, bottom: 112 },
    nose: { half: 21, y: 50 },
    eye: { x: 38, y: -12, r: 15, open: 0.8, slant: 9 },
    ears: 'erect',
    tuft: 10,
  },
  Harrier: {
    top: -98,
    skull: 77,
    cheek: [82, 12],
    jaw: [62, 78],
    chin: 118,
    muzzle: { half: 53, top: -14, bottom: 112 },
    nose: { half: 23, y: 44 },
    eye: { x: 40, y: -10, r: 16.5, open: 0.9, slant: -4 },
    ears: 'hanging',
    tuft: 3,
  },
};

export interface DogMood {
  /** -1 looks to the left of the picture, 1 to the right. */
  turn: number;
  mouth: 'closed' | 'open';
}

/** The face of a breed at an age: puppies have bigger eyes, rounder heads and shorter muzzles. */
export function dogFace(clan: DogClan, age: Age): DogFace {
  const face = faces[clan];
  if (age !== 'Puppy') return face;
  return {
    ...face,
    top: face.top * 1.08,
    skull: face.skull * 1.1,
    cheek: [face.cheek[0] * 1.0, face.cheek[1] - 4],
    jaw: [face.jaw[0] * 0.96, face.jaw[1] - 8],
    chin: face.chin - 16,
    muzzle: { half: face.muzzle.half * 0.88, top: face.muzzle.top + 10, bottom: face.muzzle.bottom - 14 },
    nose: { half: face.nose.half * 0.86, y: face.nose.y - 8 },
    eye: {
      ...face.eye,
      x: face.eye.x * 1.03,
      y: face.eye.y + 2,
      r: face.eye.r * 1.34,
      open: 0.97,
      slant: face.eye.slant * 0.4,
    },
    tuft: face.tuft * 0.8,
  };
}

/** A dog's head from the front or slightly turned. */
export function drawDogHead(sheet: Sheet, clan: DogClan, age: Age, coat: DogCoat, mood: DogMood): string {
  const face = dogFace(clan, age);
  const flow = flowFrom(mood.turn * 16, face.nose.y - 14);
  const earsBehind = face.ears === 'erect';
  const ears = [-1, 1].map((side) => drawDogEar(sheet, face, age, coat, side as -1 | 1, mood.turn)).join('');
  const outline = headOutline(face, mood.turn);
  const skull = furPart(sheet, outline, {
    colour: coat.base,
    tuft: ([, y]) => (y < -30 ? Math.min(3, face.tuft) : y > 88 ? face.tuft * 0.5 : face.tuft),
    flow,
    hair: 9 + face.tuft * 0.5,
    density: 16,
    markings: headMarkings(sheet, face, age, coat, mood.turn),
    shading: [
      glow(sheet, mood.turn * 12, face.top + 26, face.skull * 0.75, 46, '#fff2da', 0.22),
      glow(sheet, face.cheek[0], face.cheek[1] + 34, 46, 84, '#1a0d10', 0.3),
      glow(sheet, -face.cheek[0], face.cheek[1] + 44, 34, 70, '#1a0d10', 0.18),
      glow(
        sheet,
        mood.turn * 24,
        face.nose.y + 36,
        face.muzzle.half * 1.35,
        (face.muzzle.bottom - face.nose.y) * 1.05,
        '#1c0e10',
        0.36,
      ),
      earsBehind ? '' : [-1, 1].map((side) => earShade(sheet, face, side)).join(''),
    ].join(''),
  });
  return [
    earsBehind ? ears : '',
    skull,
    drawMuzzle(sheet, face, age, coat, mood),
    drawDogEyes(sheet, face, age, coat, mood.turn),
    earsBehind ? '' : ears,
  ].join('');
}

/** What a hanging ear takes away from the light on the cheek below it. */
function earShade(sheet: Sheet, face: DogFace, side: number): string {
  if (face.ears === 'hanging') return glow(sheet, side * face.cheek[0] * 0.98, 20, 34, 100, '#160b0d', 0.42);
  return glow(sheet, side * face.skull * 0.98, -56, 52, 40, '#160b0d', 0.4);
}

function headOutline(face: DogFace, turn: number): Point[] {
  const [cheek, cheekY] = face.cheek;
  const [jaw, jawY] = face.jaw;
  const half: Point[] = [
    [0, face.top],
    [face.skull * 0.58, face.top + 8],
    [face.skull * 0.95, face.top * 0.52],
    [cheek * 0.97, cheekY - 26],
    [cheek, cheekY + 12],
    [(cheek + jaw) / 2 + 5, (cheekY + jawY) / 2 + 8],
    [jaw, jawY],
    [jaw * 0.58, face.chin - 8],
    [0, face.chin],
  ];
  return symmetric(half).map(
    ([x, y]): Point => [x * (Math.sign(x) === Math.sign(turn) ? 1 - Math.abs(turn) * 0.08 : 1) + turn * 5, y],
  );
}

function headMarkings(sheet: Sheet, face: DogFace, age: Age, coat: DogCoat, turn: number): string {
  const flow = flowFrom(turn * 16, face.nose.y - 20);
  const shift = turn * 15;
  const at = (points: readonly Point[]): Point[] => points.map(([x, y]): Point => [x + shift, y]);
  const marks: string[] = [];
  if (coat.pattern === 'merle' && coat.dark) marks.push(merlePatches(sheet, face, coat.dark));
  if (coat.pattern === 'hound' && coat.dark) {
    marks.push(patch(sheet, at(ellipsePoints(0, face.top, 60, 34)), coat.dark, flow, 10, 0.5));
  }
  if (coat.tan) {
    for (const side of [-1, 1]) {
      marks.push(
        patch(
          sheet,
          at(ellipsePoints(side * (face.cheek[0] * 0.66), face.cheek[1] + 42, 36, 40)),
          coat.tan,
          flow,
          12,
        ),
      );
      if (coat.pattern !== 'saddle') {
        marks.push(
          patch(
            sheet,
            at(ellipsePoints(side * (face.eye.x - 3), face.eye.y - face.eye.r - 14, 10, 8)),
            coat.tan,
            flow,
            4,
          ),
        );
      }
    }
  }
  if (coat.pattern === 'saddle' && coat.dark) marks.push(saddleMask(sheet, face, coat.dark, at, flow));
  const hasBlaze = coat.white && ['blaze', 'shepherd', 'merle', 'hound'].includes(coat.pattern);
  if (hasBlaze && coat.white) {
    const wide = coat.pattern === 'hound' || coat.pattern === 'blaze' ? 1.25 : 1;
    const blaze = symmetric([
      [0, face.top + 12],
      [9 * wide, face.top + 34],
      [11 * wide, face.eye.y - 14],
      [15 * wide, face.eye.y + 16],
      [face.muzzle.half * 0.86, face.nose.y - 6],
      [face.muzzle.half + 9, face.nose.y + 36],
      [face.muzzle.half * 0.9, face.chin + 6],
      [0, face.chin + 10],
    ]);
    marks.push(patch(sheet, at(blaze), coat.white, flow, 6));
  }
  if (age === 'Senior') marks.push(greyHairs(sheet, face, turn));
  return marks.join('');
}

function merlePatches(sheet: Sheet, face: DogFace, dark: string): string {
  const { random } = sheet;
  return Array.from({ length: 11 }, () => {
    const [x, y] = [random.between(-face.cheek[0], face.cheek[0]), random.between(face.top, 40)];
    const size = random.between(7, 24);
    return patch(
      sheet,
      ellipsePoints(x, y, size, size * random.between(0.6, 1)),
      dark,
      flowFrom(0, 40),
      6,
      0.86,
    );
  }).join('');
}

function saddleMask(
  sheet: Sheet,
  face: DogFace,
  dark: string,
  at: (points: readonly Point[]) => Point[],
  flow: (p: Point) => number,
): string {
  const mask = symmetric([
    [0, face.eye.y - 30],
    [13, face.eye.y - 24],
    [24, face.eye.y + 8],
    [face.muzzle.half * 0.8, face.nose.y - 22],
    [face.muzzle.half + 4, face.nose.y + 20],
    [face.muzzle.half * 0.95, face.chin],
    [0, face.chin + 6],
  ]);
  const brow = patch(
    sheet,
    at(
      symmetric([
        [0, face.top - 10],
        [60, face.top - 4],
        [50, face.top + 34],
        [16, face.top + 58],
        [0, face.top + 40],
      ]),
    ),
    dark,
    flow,
    12,
    0.55,
  );
  return brow + patch(sheet, at(mask), dark, flow, 11, 0.92);
}

function greyHairs(sheet: Sheet, face: DogFace, turn: number): string {
  const grey = '#e6ded3';
  const { eye } = face;
  const spots: [number, number, number, number, number][] = [
    [0, face.nose.y + 40, face.muzzle.half * 1.6, 84, 0.95],
    [eye.x, eye.y - eye.r - 10, 30, 17, 0.75],
    [-eye.x, eye.y - eye.r - 10, 30, 17, 0.75],
    [eye.x + 6, eye.y + eye.r + 12, 34, 22, 0.6],
    [-eye.x - 6, eye.y + eye.r + 12, 34, 22, 0.6],
  ];
  return spots
    .map(([x, y, rx, ry, opacity]) => glow(sheet, x + turn * 15, y, rx, ry, grey, opacity))
    .join('');
}

/** The colour of the muzzle itself, which stands before the face. */
function muzzleColour(coat: DogCoat, age: Age): string {
  const grey = age === 'Senior' ? 0.5 : 0;
  if (coat.pattern === 'saddle' && coat.dark) return mix(coat.dark, '#d8d0c6', grey);
  if (coat.pattern === 'bib' || coat.pattern === 'solid') return mix(coat.base, '#d8d0c6', grey);
  return mix(coat.white ?? coat.base, '#e6dfd6', grey);
}

function drawMuzzle(sheet: Sheet, face: DogFace, age: Age, coat: DogCoat, mood: DogMood): string {
  const shift = mood.turn * 24;
  const { half, top, bottom } = face.muzzle;
  const colour = muzzleColour(coat, age);
  const lip = bottom - 16;
  const outline = symmetric([
    [0, top],
    [half * 0.36, top + 6],
    [half * 0.5, face.nose.y - 16],
    [half * 0.86, face.nose.y + 6],
    [half, face.nose.y + 32],
    [half * 0.84, lip - 2],
    [half * 0.42, lip + 4],
    [0, lip - 10],
  ]);
  const flow = flowFrom(0, face.nose.y - 20);
  const isDark = brightness(colour) < 0.3;
  const lobes = [
    glow(sheet, -half * 0.5, face.nose.y + 16, half * 0.5, 24, '#fff4e2', isDark ? 0.26 : 0.4),
    glow(sheet, half * 0.4, face.nose.y + 16, half * 0.4, 22, '#fff4e2', isDark ? 0.16 : 0.24),
    glow(sheet, 0, face.nose.y + 34, 15, 34, '#1c0e10', 0.42),
    glow(sheet, 0, lip + 8, half * 1.1, 26, '#1c0e10', 0.32),
    glow(sheet, -3, (top + face.nose.y) / 2 - 4, half * 0.26, 40, '#fff4e2', isDark ? 0.24 : 0.3),
    glow(sheet, half * 0.9, face.nose.y + 10, half * 0.4, 50, '#1c0e10', 0.26),
    whiskerSpots(sheet, face, half),
  ].join('');
  const upper = furPart(sheet, outline, {
    colour,
    tuft: ([, y]) => (y < face.nose.y - 4 ? 0.5 : 2.2),
    flow,
    hair: 7,
    density: 14,
    shading: lobes,
    depth: 0.55,
  });
  const isOpen = mood.mouth === 'open';
  const parts = [
    isOpen ? openMouth(sheet, half, lip, bottom, colour) : chin(sheet, half, lip, bottom, colour),
    upper,
    line(`M0 ${n(face.nose.y + 14)}L0 ${n(lip - 12)}`, '#1b1012', 2.6, 'opacity="0.75"'),
    line(
      `M${n(-half * 0.86)} ${n(lip - 8)}C${n(-half * 0.7)} ${n(lip + 8)} ${n(-half * 0.24)} ${n(lip + 8)} 0 ${n(lip - 11)}C${n(half * 0.24)} ${n(lip + 8)} ${n(half * 0.7)} ${n(lip + 8)} ${n(half * 0.86)} ${n(lip - 8)}`,
      '#1b1012',
      3.4,
      'opacity="0.85"',
    ),
    drawNose(sheet, face, coat.nose),
  ].join('');
  return `<g transform="translate(${n(shift)} 0)">${parts}</g>`;
}

function whiskerSpots(sheet: Sheet, face: DogFace, half: number): string {
  const { random } = sheet;
  let spots = '';
  for (const side of [-1, 1]) {
    for (let i = 0; i < 6; i++) {
      const x = side * half * (0.38 + (i % 3) * 0.16);
      const y = face.nose.y + 18 + Math.floor(i / 3) * 10 + (i % 3) * 2 + random.between(-1, 1);
      spots += ellipse(x, y, 1.5, 1.5, '#20120f', 'opacity="0.4"');
    }
  }
  return spots;
}

function chin(sheet: Sheet, half: number, lip: number, bottom: number, colour: string): string {
  return furPart(
    sheet,
    symmetric([
      [0, lip - 14],
      [half * 0.5, lip - 12],
      [half * 0.52, bottom - 8],
      [half * 0.26, bottom + 3],
      [0, bottom + 5],
    ]),
    {
      colour: darker(colour, 0.1),
      tuft: 2,
      flow: flowFrom(0, lip - 30),
      hair: 6,
      depth: 0.6,
      shading: glow(sheet, 0, lip - 2, half * 0.6, 13, '#140a0c', 0.5),
    },
  );
}

function openMouth(sheet: Sheet, half: number, lip: number, bottom: number, colour: string): string {
  const low = bottom + 16;
  const jaw = furPart(
    sheet,
    symmetric([
      [0, lip - 14],
      [half * 0.72, lip - 14],
      [half * 0.62, low - 10],
      [half * 0.32, low + 6],
      [0, low + 9],
    ]),
    {
      colour: darker(colour, 0.12),
      tuft: 2,
      flow: flowFrom(0, lip - 30),
      hair: 6,
      depth: 0.6,
    },
  );
  const hollow = symmetric([
    [0, lip - 20],
    [half * 0.5, lip - 12],
    [half * 0.44, lip + 4],
    [half * 0.3, low - 12],
    [0, low - 4],
  ]);
  const hollowPath = smooth(hollow);
  const tongue = `M${n(-half * 0.38)} ${n(lip - 4)}C${n(-half * 0.47)} ${n(low - 8)} ${n(-half * 0.33)} ${n(low + 12)} 0 ${n(low + 13)}C${n(half * 0.33)} ${n(low + 12)} ${n(half * 0.47)} ${n(low - 8)} ${n(half * 0.38)} ${n(lip - 4)}Z`;
  const pink = linear(sheet, 90, [
    [0, '#a8474c'],
    [0.4, '#d9747a'],
    [1, '#ee9a9a'],
  ]);
  return [
    jaw,
    shape(hollowPath, '#341416', 'stroke="#2a1113" stroke-width="2" stroke-linejoin="round"'),
    shape(tongue, pink),
    clipped(
      sheet,
      tongue,
      [
        line(`M0 ${n(lip)}Q2 ${n((lip + low) / 2)} 0 ${n(low + 4)}`, '#a8474c', 3, 'opacity="0.55"'),
        glow(sheet, -half * 0.14, low - 1, half * 0.14, 11, '#fff0ec', 0.6),
        glow(sheet, 0, lip + 2, half * 0.5, 16, '#2a0d10', 0.75),
      ].join(''),
    ),
  ].join('');
}

function drawNose(sheet: Sheet, face: DogFace, colour: string): string {
  const { half: w, y } = face.nose;
  const h = w * 0.78;
  const path = `M${n(-w * 0.62)} ${n(y - h * 0.72)}C${n(-w * 0.3)} ${n(y - h * 0.95)} ${n(w * 0.3)} ${n(y - h * 0.95)} ${n(w * 0.62)} ${n(y - h * 0.72)}C${n(w * 1.08)} ${n(y - h * 0.5)} ${n(w * 1.1)} ${n(y + h * 0.14)} ${n(w * 0.66)} ${n(y + h * 0.42)}C${n(w * 0.4)} ${n(y + h * 0.62)} ${n(w * 0.2)} ${n(y + h * 0.84)} 0 ${n(y + h * 0.86)}C${n(-w * 0.2)} ${n(y + h * 0.84)} ${n(-w * 0.4)} ${n(y + h * 0.62)} ${n(-w * 0.66)} ${n(y + h * 0.42)}C${n(-w * 1.1)} ${n(y + h * 0.14)} ${n(-w * 1.08)} ${n(y - h * 0.5)} ${n(-w * 0.62)} ${n(y - h * 0.72)}Z`;
  const fill = linear(sheet, 90, [
    [0, lighter(colour, 0.3)],
    [0.4, colour],
    [1, darker(colour, 0.5)],
  ]);
  const nostril = (side: number) =>
    shape(
      `M${n(side * w * 0.28)} ${n(y + h * 0.12)}C${n(side * w * 0.36)} ${n(y - h * 0.22)} ${n(side * w * 0.72)} ${n(y - h * 0.2)} ${n(side * w * 0.76)} ${n(y + h * 0.06)}C${n(side * w * 0.66)} ${n(y + h * 0.2)} ${n(side * w * 0.5)} ${n(y + h * 0.1)} ${n(side * w * 0.28)} ${n(y + h * 0.12)}Z`,
      '#090606',
    );
  return [
    glow(sheet, 0, y + h * 0.3, w * 1.5, h * 1.6, '#170c0c', 0.4),
    shape(path, fill),
    clipped(
      sheet,
      path,
      [
        nostril(-1),
        nostril(1),
        line(`M0 ${n(y + h * 0.1)}L0 ${n(y + h)}`, '#0b0707', 2, 'opacity="0.7"'),
        glow(sheet, -w * 0.16, y - h * 0.52, w * 0.5, h * 0.26, '#ffffff', 0.72),
        glow(sheet, w * 0.5, y - h * 0.4, w * 0.2, h * 0.16, '#ffffff', 0.32),
      ].join(''),
    ),
  ].join('');
}

function drawDogEyes(sheet: Sheet, face: DogFace, age: Age, coat: DogCoat, turn: number): string {
  return ([-1, 1] as const)
    .map((side) => {
      const isFar = side === Math.sign(turn) && Math.abs(turn) > 0.2;
      const x = side * face.eye.x * (isFar ? 0.93 : 1) + turn * 13;
      const r = face.eye.r * (isFar ? 0.93 : 1);
      const brow = line(
        `M${n(x - r * 1.15)} ${n(face.eye.y - r * 1.25 + (side === 1 ? 3 : 0))}Q${n(x)} ${n(face.eye.y - r * 2.05)} ${n(x + r * 1.15)} ${n(face.eye.y - r * 1.25 + (side === -1 ? 3 : 0))}`,
        '#1c0e0c',
        3,
        'opacity="0.2"',
      );
      return (
        brow +
        drawEye(sheet, {
          x,
          y: face.eye.y,
          r,
          side,
          iris: coat.iris,
          pupil: 'round',
          rim: '#17100f',
          open: face.eye.open * (age === 'Senior' ? 0.84 : 1),
          slant: face.eye.slant - (age === 'Senior' ? 5 : 0),
        })
      );
    })
    .join('');
}
