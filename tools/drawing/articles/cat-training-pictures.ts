import { clipped, glow, line, shape } from '../canvas/sheet.ts';
import { bowl } from '../products/keeping.ts';
import { lit, roundBox } from '../products/surfaces.ts';
import { drawContainer } from '../scenes/containers.ts';
import { rect, rugRoom, table, windowRoom } from '../scenes/indoors.ts';
import { garden } from '../scenes/outdoors.ts';
import { palettes } from '../scenes/scene.ts';
import { catFlap, closedDoor, door, gate, scoop, tray } from './at-home.ts';
import { animal, animalInTwo, placed } from './cast.ts';
import { harnessOn, lead, walker } from './on-the-way.ts';
import { type DrawPicture, inScene } from './picture.ts';
import { bunting, featherToy } from './small-things.ts';

const { mint, peach, sky, honey, sage, rose } = palettes;

export const catTrainingPictures = {
  'cat-training': (sheet) => {
    const basket = drawContainer(sheet, 'basket', 620, peach.accent);
    const left = animalInTwo(sheet, {
      clan: 'Calico',
      age: 'Puppy',
      color: 'Brown',
      pose: 'basket',
      turn: 0.2,
      tilt: -4,
      x: 450,
      y: 606,
      scale: 1.24,
    });
    const right = animalInTwo(sheet, {
      clan: 'Domestic Long Hair',
      age: 'Puppy',
      color: 'Gray',
      pose: 'basket',
      turn: -0.2,
      tilt: 5,
      x: 750,
      y: 606,
      scale: 1.24,
    });
    return inScene(
      table(sheet, peach),
      bunting(-20, 1220, 60, 60),
      basket.back,
      left.behind,
      right.behind,
      basket.front,
      left.before,
      right.before,
    );
  },
  'litter-training': (sheet) => {
    const { back, front } = tray(sheet, '#4f7f96');
    return inScene(
      windowRoom(sheet, sky),
      placed(back, { x: 560, y: 820, scale: 1 }),
      animal(sheet, {
        clan: 'Bengal',
        age: 'Puppy',
        color: 'Brown',
        pose: 'sit',
        turn: 0.2,
        tilt: -4,
        x: 540,
        y: 716,
        scale: 1.3,
        hasShadow: false,
      }),
      placed(front, { x: 560, y: 820, scale: 1 }),
      placed(scoop(sheet, '#e0a45e'), { x: 1010, y: 842, scale: 1 }),
    );
  },
  'introducing-to-a-cat': (sheet) => {
    const food = {
      draws: 'product',
      scene: 'rug',
      palette: 'rose',
      product: 'bowl',
      emblem: 'fish',
    } as const;
    return inScene(
      windowRoom(sheet, rose),
      rect(600, 0, 600, 640, '#8fc0cf', 'opacity="0.34"'),
      animal(sheet, {
        clan: 'American Curl',
        color: 'Black',
        pose: 'sit',
        turn: 0.6,
        x: 270,
        y: 800,
        scale: 1.24,
      }),
      animal(sheet, {
        clan: 'Calico',
        age: 'Puppy',
        color: 'Gray',
        pose: 'sit',
        turn: -0.6,
        x: 930,
        y: 806,
        scale: 1.14,
        isMirrored: true,
      }),
      placed(bowl(sheet, { ...food, colours: ['#a9584f', '#f3dca2'] }), { x: 470, y: 850, scale: 0.26 }),
      placed(bowl(sheet, { ...food, colours: ['#4f7f96', '#f3dca2'] }), { x: 740, y: 850, scale: 0.26 }),
      closedDoor(sheet, 600, 800),
    );
  },
  'introducing-to-a-dog': (sheet) =>
    inScene(
      windowRoom(sheet, peach),
      animal(sheet, {
        clan: 'German Shepherd',
        color: 'Bicolor',
        pose: 'sit',
        turn: -0.4,
        tilt: -3,
        x: 800,
        y: 790,
        scale: 1.14,
        isMirrored: true,
        wears: 'collar',
        wearColour: '#4f7f96',
      }),
      placed(gate(sheet, 720, 280), { x: 810, y: 826, scale: 1 }),
      animal(sheet, {
        clan: 'Domestic Long Hair',
        age: 'Puppy',
        color: 'Brown',
        pose: 'sit',
        turn: 0.5,
        x: 250,
        y: 826,
        scale: 1.14,
      }),
    ),
  'cat-door': (sheet) => {
    const hole = 'M-150 0V-250A150 130 0 0 1 150 -250V0Z';
    const cat = animalInTwo(sheet, {
      clan: 'American Curl',
      color: 'Bicolor',
      pose: 'basket',
      turn: 0.1,
      tilt: 3,
      x: 0,
      y: 6,
      scale: 1.12,
    });
    return inScene(
      windowRoom(sheet, mint),
      placed(
        [
          door(sheet, 620, 900, '#7f9a8a'),
          roundBox(-190, -400, 380, 430, 60, lit(sheet, '#f3ead8')),
          shape(hole, '#8fae5a'),
          clipped(
            sheet,
            hole,
            glow(sheet, -40, -260, 200, 180, '#f6eec4', 0.9) +
              glow(sheet, 60, -20, 220, 80, '#4f7340', 0.6) +
              cat.behind,
          ),
          line('M-150 0V-250A150 130 0 0 1 150 -250V0', '#b9a88c', 10),
          roundBox(-176, -4, 352, 40, 14, lit(sheet, '#e6d8be')),
          catFlap(),
          cat.before,
        ].join(''),
        { x: 600, y: 786, scale: 1.24 },
      ),
    );
  },
  'walking-a-cat': (sheet) =>
    inScene(
      garden(sheet, honey),
      placed(walker(sheet, { trousers: '#8a6a52', shoes: '#4a3a34', coat: '#c98a4a' }), {
        x: 960,
        y: 846,
        scale: 1,
      }),
      animal(sheet, {
        clan: 'Bengal',
        color: 'Gray',
        pose: 'stand',
        turn: 0.4,
        x: 470,
        y: 820,
        scale: 1.02,
        dress: harnessOn('#4f7f96', -326),
      }),
      lead([416, 484], [856, 250], 150, '#4f7f96'),
    ),
  'socializing-kittens': (sheet) =>
    inScene(
      rugRoom(sheet, sage),
      animal(sheet, {
        clan: 'Calico',
        age: 'Puppy',
        color: 'Bicolor',
        pose: 'sit',
        turn: 0.5,
        tilt: 6,
        x: 330,
        y: 806,
        scale: 1.16,
      }),
      animal(sheet, {
        clan: 'Domestic Long Hair',
        age: 'Puppy',
        color: 'Brown',
        pose: 'lie',
        turn: -0.1,
        tilt: -4,
        x: 820,
        y: 826,
        scale: 1.06,
        isMirrored: true,
      }),
      featherToy(sheet),
    ),
} satisfies Record<string, DrawPicture>;
