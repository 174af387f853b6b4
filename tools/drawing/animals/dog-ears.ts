import type { Age } from '../../../domain/catalogue/pet-options.ts';
import { darker, mix } from '../canvas/colour.ts';
import { flowTowards, furPart, patch } from '../canvas/fur.ts';
import { type Point, smooth } from '../canvas/shape.ts';
import { glow, group, type Sheet, shape } from '../canvas/sheet.ts';
import type { DogCoat } from './dog-coats.ts';
import type { DogFace } from './dog-face.ts';

/** Ears of the right side of the picture; the left ones are their mirror image. */
const shapes: Record<DogFace['ears'], Point[]> = {
  erect: [
    [16, -74],
    [34, -126],
    [62, -176],
    [80, -194],
    [92, -168],
    [104, -120],
    [104, -80],
    [90, -44],
    [54, -56],
  ],
  folded: [
    [40, -82],
    [60, -112],
    [92, -116],
    [116, -96],
    [124, -62],
    [118, -30],
    [104, -12],
    [92, -28],
    [84, -54],
    [64, -70],
  ],
  rose: [
    [54, -80],
    [70, -108],
    [98, -118],
    [126, -104],
    [140, -84],
    [120, -74],
    [98, -54],
    [82, -56],
  ],
  hanging: [
    [56, -74],
    [80, -80],
    [102, -62],
    [120, -20],
    [130, 32],
    [128, 74],
    [112, 98],
    [92, 92],
    [80, 54],
    [76, 4],
    [70, -38],
  ],
};

export function drawDogEar(
  sheet: Sheet,
  face: DogFace,
  age: Age,
  coat: DogCoat,
  side: -1 | 1,
  turn: number,
): string {
  const size = age === 'Puppy' ? 0.86 : 1;
  const reach = face.skull / (face.ears === 'rose' ? 96 : 80);
  const points = shapes[face.ears].map(
    ([x, y]): Point => [x * reach, y < -70 ? -70 + (y + 70) * size : y * (age === 'Puppy' ? 0.8 : 1)],
  );
  const tint = mix(earColour(coat), '#d8d0c6', age === 'Senior' && face.ears === 'hanging' ? 0.12 : 0);
  const drawn =
    face.ears === 'erect' ? erect(sheet, points, tint, face) : flap(sheet, points, tint, face, coat);
  const isFar = Math.sign(turn) === side;
  const narrow = 1 - (isFar ? Math.abs(turn) * 0.14 : -Math.abs(turn) * 0.03);
  return group(drawn, `translate(${turn * 2} 0) scale(${side * narrow} 1)`);
}

function earColour(coat: DogCoat): string {
  if (coat.pattern === 'saddle' && coat.dark) return mix(coat.dark, coat.base, 0.3);
  if (coat.pattern === 'merle' && coat.dark) return mix(coat.dark, coat.base, 0.25);
  if (coat.pattern === 'hound') return darker(coat.base, 0.1);
  return darker(coat.base, 0.06);
}

function erect(sheet: Sheet, points: Point[], colour: string, face: DogFace): string {
  const [cx, cy] = [64, -92];
  const inner = points.map(([x, y]): Point => [cx + (x - cx) * 0.6, cy + (y - cy) * 0.74 + 8]);
  return furPart(sheet, points, {
    colour,
    tuft: ([x, y]) => (y > -70 ? face.tuft : x < 40 ? 5 : 3),
    flow: flowTowards(-1.35),
    hair: 14,
    density: 12,
    markings: [
      shape(smooth(inner), '#8a5a4c', 'opacity="0.85"'),
      glow(sheet, 62, -100, 30, 66, '#2a1214', 0.62),
      patch(
        sheet,
        [
          [26, -70],
          [34, -112],
          [48, -140],
          [50, -100],
          [62, -62],
        ],
        mix(colour, '#e9d3b4', 0.5),
        flowTowards(-1.1),
        16,
        0.85,
      ),
    ].join(''),
  });
}

function flap(sheet: Sheet, points: Point[], colour: string, face: DogFace, coat: DogCoat): string {
  const isHanging = face.ears === 'hanging';
  const long = face.ears === 'folded';
  return furPart(sheet, points, {
    colour,
    tuft: ([, y]) => (y < -72 ? 1.5 : long ? 12 : 2.5),
    flow: flowTowards(isHanging ? 1.5 : face.ears === 'rose' ? 0.3 : 1.2),
    hair: long ? 15 : 9,
    density: 15,
    markings:
      coat.pattern === 'merle' && coat.dark
        ? patch(
            sheet,
            [
              [70, -100],
              [100, -90],
              [108, -50],
              [86, -50],
            ],
            coat.base,
            flowTowards(1.2),
            7,
            0.5,
          )
        : '',
    shading: isHanging
      ? glow(sheet, 98, -14, 14, 70, '#fff2da', 0.26) + glow(sheet, 76, 20, 12, 80, '#160b0d', 0.4)
      : glow(sheet, 90, -104, 40, 13, '#fff2da', 0.4) + glow(sheet, 84, -48, 30, 18, '#160b0d', 0.42),
  });
}
