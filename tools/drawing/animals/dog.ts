import type { Age, Color } from '../../../domain/catalogue/pet-options.ts';
import { darker, mix } from '../canvas/colour.ts';
import { flowTowards, patch } from '../canvas/fur.ts';
import { type Bounds, blobPoints } from '../canvas/shape.ts';
import { glow, type Sheet } from '../canvas/sheet.ts';
import { type BodyPaint, type BodyPart, type Build, buildAt, type Figure } from './build.ts';
import { type DogClan, type DogCoat, dogCoats } from './dog-coats.ts';
import { drawDogHead } from './dog-head.ts';

const builds: Record<DogClan, Build> = {
  'American Bully': {
    girth: 1.34,
    leg: 1.34,
    legLength: 0.72,
    neck: 1.4,
    headScale: 0.96,
    lift: 94,
    tuft: 2.5,
    tail: 'thin',
    paw: 1.06,
  },
  'Australian Shepherd': {
    girth: 1.06,
    leg: 0.98,
    legLength: 0.9,
    neck: 1.1,
    headScale: 0.96,
    lift: 94,
    tuft: 17,
    tail: 'bob',
    paw: 1,
  },
  'German Shepherd': {
    girth: 1.06,
    leg: 1.02,
    legLength: 1.02,
    neck: 1.08,
    headScale: 0.94,
    lift: 96,
    tuft: 10,
    tail: 'bushy',
    paw: 1.04,
  },
  Harrier: {
    girth: 0.94,
    leg: 0.9,
    legLength: 1.04,
    neck: 0.9,
    headScale: 0.94,
    lift: 94,
    tuft: 2.2,
    tail: 'flag',
    paw: 0.98,
  },
};

export interface DrawnAnimal {
  figure: Figure;
  head: string;
}

/** A dog of a breed in its coat: its body in the pose, and its head to put on it. */
export function drawDog(
  sheet: Sheet,
  dog: { clan: DogClan; age: Age; color: Color },
  pose: (sheet: Sheet, build: Build, paint: BodyPaint) => Figure,
  mood: { turn: number; isHappy: boolean },
): DrawnAnimal {
  const coat = dogCoats[dog.clan][dog.color];
  const figure = pose(sheet, buildAt(builds[dog.clan], dog.age), dogPaint(sheet, coat));
  const head = drawDogHead(sheet, dog.clan, dog.age, coat, {
    turn: mood.turn,
    mouth: mood.isHappy ? 'open' : 'closed',
  });
  return { figure, head };
}

function dogPaint(sheet: Sheet, coat: DogCoat): BodyPaint {
  return {
    colour: (name) => partColour(coat, name),
    markings: (name, box) => bodyMarkings(sheet, coat, name, box),
    tailTip: coat.pattern === 'hound' ? coat.white : undefined,
  };
}

function partColour(coat: DogCoat, name: BodyPart): string {
  const { base, white = base, tan = base, dark = base } = coat;
  switch (coat.pattern) {
    case 'saddle':
      return {
        torso: mix(dark, base, 0.2),
        chest: tan,
        leg: base,
        paw: tan,
        tail: mix(dark, base, 0.25),
        haunch: mix(base, dark, 0.3),
      }[name];
    case 'hound':
      return {
        torso: coat.dark ?? base,
        chest: white,
        leg: white,
        paw: white,
        tail: coat.dark ?? base,
        haunch: coat.dark ? mix(coat.dark, base, 0.12) : base,
      }[name];
    case 'shepherd':
    case 'merle':
      return {
        torso: base,
        chest: white,
        leg: coat.tan ? mix(tan, white, 0.25) : white,
        paw: white,
        tail: base,
        haunch: base,
      }[name];
    case 'blaze':
      return { torso: base, chest: white, leg: base, paw: white, tail: base, haunch: base }[name];
    case 'bib':
      return {
        torso: base,
        chest: mix(white, base, 0.08),
        leg: base,
        paw: mix(base, white, 0.5),
        tail: base,
        haunch: base,
      }[name];
    default:
      return name === 'chest' || name === 'paw' ? mix(base, '#6a5648', 0.2) : base;
  }
}

function bodyMarkings(sheet: Sheet, coat: DogCoat, name: BodyPart, box: Bounds): string {
  const { random } = sheet;
  const [width, height] = [box.right - box.left, box.bottom - box.top];
  if (coat.pattern === 'merle' && coat.dark && (name === 'torso' || name === 'haunch' || name === 'tail')) {
    return Array.from({ length: Math.round((width * height) / 2600) }, () => {
      const size = random.between(8, 30);
      const outline = blobPoints(
        random,
        random.between(box.left, box.right),
        random.between(box.top, box.bottom),
        size,
        size * 0.7,
        0.3,
      );
      return patch(sheet, outline, coat.dark as string, flowTowards(1.2), 8, 0.85);
    }).join('');
  }
  if (coat.pattern === 'saddle' && name === 'torso') {
    return glow(sheet, box.left + width * 0.5, box.bottom, width * 0.7, height * 0.5, coat.base, 0.95);
  }
  if (coat.pattern === 'hound' && coat.dark && (name === 'haunch' || name === 'torso')) {
    return glow(
      sheet,
      box.left + width * 0.5,
      box.bottom - height * 0.1,
      width * 0.8,
      height * 0.42,
      coat.base,
      0.9,
    );
  }
  if (coat.pattern === 'hound' && !coat.dark && name === 'torso') {
    return patch(
      sheet,
      blobPoints(random, box.left + width * 0.55, box.bottom, width * 0.5, height * 0.3),
      coat.white as string,
      flowTowards(1.2),
      9,
    );
  }
  if ((coat.pattern === 'shepherd' || coat.pattern === 'merle') && coat.tan && name === 'leg') {
    return (
      glow(sheet, box.left + width * 0.5, box.bottom, width, height * 0.5, coat.white as string, 1) +
      glow(sheet, box.left + width * 0.5, box.top, width, height * 0.4, darker(coat.base, 0.1), 0.9)
    );
  }
  if (coat.pattern === 'blaze' && name === 'leg') {
    return glow(sheet, box.left + width * 0.5, box.bottom, width, height * 0.55, coat.white as string, 1);
  }
  return '';
}
