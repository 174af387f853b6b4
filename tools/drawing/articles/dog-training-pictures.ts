import { crate } from '../products/keeping.ts';
import { pieces } from '../products/surfaces.ts';
import { rect, rugRoom, studio, windowRoom } from '../scenes/indoors.ts';
import { autumn, garden } from '../scenes/outdoors.ts';
import { palettes } from '../scenes/scene.ts';
import { door, doorKnob, houseWall } from './at-home.ts';
import { animal, placed } from './cast.ts';
import { parkRoad } from './country.ts';
import { harnessOn, lead, skateboard, skier, walker } from './on-the-way.ts';
import { type DrawPicture, inScene } from './picture.ts';
import { boneTag } from './remedies.ts';
import { calendar, slipper, speech, tornCushion } from './small-things.ts';
import { snow } from './winter.ts';

const { sky, honey, sage, rose, sand, clay } = palettes;

export const dogTrainingPictures = {
  'dogs-training': (sheet) =>
    inScene(
      garden(sheet, honey),
      animal(sheet, {
        clan: 'German Shepherd',
        color: 'Bicolor',
        pose: 'sit',
        turn: 0.3,
        tilt: -3,
        x: 270,
        y: 796,
        scale: 1.16,
        isHappy: true,
        wears: 'collar',
        wearColour: '#4f7f96',
      }),
      animal(sheet, {
        clan: 'Australian Shepherd',
        color: 'Black',
        pose: 'sit',
        turn: -0.2,
        tilt: 3,
        x: 930,
        y: 800,
        scale: 1.16,
        isHappy: true,
        isMirrored: true,
        wears: 'bandana',
        wearColour: '#b5483f',
      }),
      animal(sheet, {
        clan: 'Harrier',
        age: 'Puppy',
        color: 'Bicolor',
        pose: 'sit',
        turn: 0.1,
        tilt: 8,
        x: 600,
        y: 822,
        scale: 1.1,
        isHappy: true,
      }),
    ),
  skateboards: (sheet) =>
    inScene(
      parkRoad(sheet),
      placed(skateboard(sheet, '#c9704a'), { x: 600, y: 812, scale: 1.16 }),
      animal(sheet, {
        clan: 'American Bully',
        color: 'Gray',
        pose: 'stand',
        turn: 0.2,
        x: 600,
        y: 736,
        scale: 1.24,
        isHappy: true,
        hasShadow: false,
        wears: 'bandana',
        wearColour: '#b5483f',
      }),
    ),
  'potty-training': (sheet) =>
    inScene(
      garden(sheet, sage),
      houseWall(sheet, 700, 690),
      placed(
        door(sheet, 270, 540, '#4f8a76') +
          doorKnob(sheet, 100, -230) +
          rect(-200, 0, 400, 34, '#d8ccba') +
          rect(-230, 34, 460, 36, '#b5a894'),
        { x: 960, y: 680, scale: 1 },
      ),
      animal(sheet, {
        clan: 'Australian Shepherd',
        age: 'Puppy',
        color: 'Black',
        pose: 'stand',
        turn: -0.2,
        tilt: 5,
        x: 470,
        y: 816,
        scale: 1.2,
        isHappy: true,
        wears: 'collar',
        wearColour: '#e0a45e',
      }),
    ),
  'on-leash-walking': (sheet) =>
    inScene(
      autumn(sheet, honey),
      placed(walker(sheet, { trousers: '#4f6680', shoes: '#8a5a3a', coat: '#4f8a76' }), {
        x: 900,
        y: 836,
        scale: 0.98,
      }),
      animal(sheet, {
        clan: 'Harrier',
        color: 'Black',
        pose: 'stand',
        turn: 0.5,
        x: 480,
        y: 812,
        scale: 1.1,
        isHappy: true,
        dress: harnessOn('#b5483f'),
      }),
      lead([420, 438], [796, 246], 150, '#b5483f'),
    ),
  'common-mistakes': (sheet) =>
    inScene(
      rugRoom(sheet, clay),
      placed(tornCushion(sheet, '#e0a45e'), { x: 930, y: 800, scale: 1.1 }),
      animal(sheet, {
        clan: 'American Bully',
        age: 'Puppy',
        color: 'Bicolor',
        pose: 'sit',
        turn: -0.35,
        tilt: 7,
        x: 500,
        y: 800,
        scale: 1.44,
      }),
      placed(slipper(sheet, '#4f7f96'), { x: 240, y: 846, scale: 0.9 }),
    ),
  'crate-training': (sheet) => {
    const art = {
      draws: 'product',
      scene: 'window',
      palette: 'sand',
      product: 'crate',
      colours: ['#4f8a76', '#efe0c4'],
    } as const;
    return inScene(
      windowRoom(sheet, sand),
      placed(crate(sheet, art), { x: 700, y: 800, scale: 1.16 }),
      animal(sheet, {
        clan: 'Harrier',
        age: 'Puppy',
        color: 'Gray',
        pose: 'lie',
        turn: -0.2,
        tilt: -4,
        x: 420,
        y: 828,
        scale: 0.9,
        wears: 'bandana',
        wearColour: '#4f7f96',
      }),
    );
  },
  'train-your-dog-month': (sheet) =>
    inScene(
      rugRoom(sheet, sky),
      placed(calendar(sheet, 'JANUARY'), { x: 900, y: 120, scale: 1.18 }),
      animal(sheet, {
        clan: 'German Shepherd',
        age: 'Puppy',
        color: 'Bicolor',
        pose: 'sit',
        turn: 0.4,
        tilt: 4,
        x: 440,
        y: 806,
        scale: 1.28,
        isHappy: true,
        wears: 'collar',
        wearColour: '#b5483f',
      }),
      pieces(sheet, 6, 720, 930, 826, '#b47a4a', 20),
    ),
  skijoring: (sheet) =>
    inScene(
      snow(sheet),
      placed(skier(sheet), { x: 900, y: 852, scale: 0.94 }),
      animal(sheet, {
        clan: 'Australian Shepherd',
        color: 'Gray',
        pose: 'stand',
        turn: -0.2,
        x: 360,
        y: 800,
        scale: 1.02,
        isHappy: true,
        dress: harnessOn('#c9704a', -318),
      }),
      lead([306, 478], [828, 288], 34, '#c9704a', 12),
    ),
  'real-name': (sheet) =>
    inScene(
      studio(sheet, rose),
      animal(sheet, {
        clan: 'Harrier',
        color: 'Bicolor',
        pose: 'portrait',
        turn: 0.35,
        tilt: 9,
        x: 450,
        y: 340,
        scale: 1.8,
        wears: 'collar',
        wearColour: '#4f7f96',
      }),
      placed(boneTag(sheet, 'Biscuit'), { x: 452, y: 650, scale: 0.9 }),
      placed(speech('Biscuit!', 1), { x: 700, y: 350, scale: 1.1 }),
    ),
} satisfies Record<string, DrawPicture>;
