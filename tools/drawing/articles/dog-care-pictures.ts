import type { Sheet } from '../canvas/sheet.ts';
import { jar } from '../products/packaging.ts';
import { rugRoom, sofa, studio, table, windowRoom } from '../scenes/indoors.ts';
import { palettes } from '../scenes/scene.ts';
import { animal, placed } from './cast.ts';
import { type DrawPicture, inScene } from './picture.ts';
import { chews, dropperBottle, rinseBottle, toothbrush } from './remedies.ts';

const { mint, peach, sky, honey } = palettes;
const brand = 'Fern & Paw';

/** A jar of chews, as the shop's own label would look. */
function chewJar(sheet: Sheet, title: string, colours: readonly [string, string]): string {
  return jar(sheet, {
    draws: 'product',
    scene: 'studio',
    palette: 'peach',
    product: 'jar',
    colours,
    label: { brand, title, note: '60 soft chews' },
  });
}

export const dogCarePictures = {
  'dog-care': (sheet) =>
    inScene(
      sofa(sheet, mint),
      animal(sheet, {
        clan: 'Harrier',
        age: 'Senior',
        color: 'Black',
        pose: 'lie',
        turn: 0.35,
        x: 470,
        y: 806,
        scale: 1.3,
        isMirrored: true,
      }),
      animal(sheet, {
        clan: 'Australian Shepherd',
        age: 'Puppy',
        color: 'Gray',
        pose: 'sit',
        turn: -0.3,
        tilt: 6,
        x: 930,
        y: 800,
        scale: 1.18,
        isHappy: true,
        wears: 'bandana',
        wearColour: '#c9704a',
      }),
    ),
  'hip-and-joint-chews': (sheet) =>
    inScene(
      rugRoom(sheet, peach),
      animal(sheet, {
        clan: 'American Bully',
        age: 'Senior',
        color: 'Bicolor',
        pose: 'lie',
        turn: 0.3,
        x: 490,
        y: 800,
        scale: 1.3,
      }),
      placed(chewJar(sheet, 'Hip & Joint', ['#a9584f', '#b47a4a']), { x: 960, y: 836, scale: 0.8 }),
      placed(chews(sheet, '#b47a4a', 'bone'), { x: 740, y: 850, scale: 0.62 }),
    ),
  'omega-3-6-9-chews': (sheet) =>
    inScene(
      windowRoom(sheet, sky),
      animal(sheet, {
        clan: 'Australian Shepherd',
        color: 'Brown',
        pose: 'sit',
        turn: 0.4,
        x: 480,
        y: 804,
        scale: 1.4,
        isHappy: true,
      }),
      placed(chewJar(sheet, 'Omega 3-6-9', ['#4f7f96', '#c98a5a']), { x: 880, y: 830, scale: 0.74 }),
      placed(chews(sheet, '#c98a5a', 'fish'), { x: 690, y: 852, scale: 0.6 }),
    ),
  'mint-dental-rinse': (sheet) =>
    inScene(
      table(sheet, mint),
      animal(sheet, {
        clan: 'Harrier',
        color: 'Brown',
        pose: 'portrait',
        turn: 0.3,
        x: 400,
        y: 340,
        scale: 1.66,
        isHappy: true,
        wears: 'collar',
        wearColour: '#4f8a76',
      }),
      placed(rinseBottle(sheet, { brand, title: 'Mint Dental Rinse', note: 'for dogs · 250 ml' }), {
        x: 890,
        y: 790,
        scale: 0.94,
      }),
      placed(toothbrush(sheet, '#e0a45e'), { x: 940, y: 862, scale: 1.1 }),
    ),
  'wellness-oil': (sheet) =>
    inScene(
      studio(sheet, honey),
      animal(sheet, {
        clan: 'German Shepherd',
        color: 'Bicolor',
        pose: 'lie',
        turn: 0.35,
        x: 440,
        y: 796,
        scale: 1.4,
      }),
      placed(dropperBottle(sheet, { brand, title: 'Wellness Oil', note: 'fish oil · 100 ml' }), {
        x: 890,
        y: 840,
        scale: 0.9,
      }),
    ),
} satisfies Record<string, DrawPicture>;
