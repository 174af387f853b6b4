import { ellipse } from '../canvas/sheet.ts';
import { scratcher } from '../products/resting.ts';
import { rugRoom, sofa, studio, windowRoom } from '../scenes/indoors.ts';
import { palettes } from '../scenes/scene.ts';
import { animal, placed } from './cast.ts';
import { homeAtDusk } from './country.ts';
import { nightWindow } from './night.ts';
import { type DrawPicture, inScene } from './picture.ts';
import { sprayBottle } from './remedies.ts';
import { butterfly, heart, longWhiskers } from './small-things.ts';

const { honey, sage, lilac } = palettes;

export const catCarePictures = {
  'cat-care': (sheet) =>
    inScene(
      sofa(sheet, lilac),
      animal(sheet, {
        clan: 'Domestic Long Hair',
        color: 'Gray',
        pose: 'lie',
        turn: 0.3,
        x: 470,
        y: 800,
        scale: 1.24,
        isMirrored: true,
      }),
      animal(sheet, {
        clan: 'Calico',
        color: 'Bicolor',
        pose: 'sit',
        turn: -0.3,
        tilt: 4,
        x: 910,
        y: 800,
        scale: 1.24,
      }),
    ),
  'finding-their-way-home': (sheet) =>
    inScene(
      homeAtDusk(sheet),
      animal(sheet, {
        clan: 'Domestic Long Hair',
        color: 'Brown',
        pose: 'stand',
        turn: 0.3,
        x: 330,
        y: 850,
        scale: 1.02,
        isMirrored: true,
        wears: 'collar',
        wearColour: '#b5483f',
      }),
    ),
  whiskers: (sheet) =>
    inScene(
      studio(sheet, palettes.dusk),
      animal(sheet, { clan: 'Calico', color: 'Bicolor', pose: 'portrait', x: 600, y: 400, scale: 2.5 }),
      placed(longWhiskers(), { x: 600, y: 465, scale: 2.5 }),
      placed(butterfly(sheet), { x: 992, y: 380, scale: 1 }),
    ),
  'heat-cycles': (sheet) =>
    nightWindow(sheet, lilac.wall) +
    animal(sheet, {
      clan: 'American Curl',
      color: 'Gray',
      pose: 'sit',
      turn: 0.7,
      x: 420,
      y: 716,
      scale: 1.26,
    }) +
    heart(640, 330, 0.9, '#e58a9a') +
    heart(690, 240, 0.6, '#e58a9a', 0.85) +
    heart(590, 220, 0.45, '#e58a9a', 0.7),
  'cat-pee-smell': (sheet) =>
    inScene(
      rugRoom(sheet, honey),
      ellipse(640, 838, 120, 26, '#8f6f2c', 'opacity="0.3"'),
      animal(sheet, {
        clan: 'Calico',
        color: 'Black',
        pose: 'sit',
        turn: -0.6,
        tilt: -3,
        x: 410,
        y: 800,
        scale: 1.4,
      }),
      placed(sprayBottle(sheet, { brand: 'Fern & Paw', title: 'Enzyme Cleaner', note: 'no ammonia' }), {
        x: 850,
        y: 836,
        scale: 0.74,
      }),
    ),
  declawing: (sheet) => {
    const art = {
      draws: 'product',
      scene: 'window',
      palette: 'sage',
      product: 'scratcher',
      colours: ['#6f8257', '#d9b88a'],
    } as const;
    return inScene(
      windowRoom(sheet, sage),
      placed(scratcher(sheet, art), { x: 800, y: 806, scale: 1.06 }),
      animal(sheet, { clan: 'Bengal', color: 'Brown', pose: 'sit', turn: 0.3, x: 360, y: 816, scale: 1.3 }),
    );
  },
} satisfies Record<string, DrawPicture>;
