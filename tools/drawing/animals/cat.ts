import type { Age, Color } from '../../../domain/catalogue/pet-options.ts';
import { mix } from '../canvas/colour.ts';
import { flowTowards, patch } from '../canvas/fur.ts';
import { type Bounds, blobPoints, n, type Point } from '../canvas/shape.ts';
import { glow, line, type Sheet } from '../canvas/sheet.ts';
import { type BodyPaint, type BodyPart, type Build, buildAt, type Figure } from './build.ts';
import { type CatClan, type CatCoat, catCoats } from './cat-coats.ts';
import { drawCatHead } from './cat-head.ts';
import { rosettes, stripesDown } from './cat-markings.ts';
import type { DrawnAnimal } from './dog.ts';

const builds: Record<CatClan, Build> = {
  'American Curl': {
    girth: 0.84,
    leg: 0.74,
    legLength: 0.82,
    neck: 0.86,
    headScale: 0.9,
    lift: 70,
    tuft: 9,
    tail: 'plume',
    paw: 0.92,
  },
  Bengal: {
    girth: 0.86,
    leg: 0.8,
    legLength: 0.94,
    neck: 0.86,
    headScale: 0.86,
    lift: 70,
    tuft: 2.4,
    tail: 'ring',
    paw: 0.96,
  },
  Calico: {
    girth: 0.92,
    leg: 0.78,
    legLength: 0.8,
    neck: 0.9,
    headScale: 0.94,
    lift: 70,
    tuft: 4.5,
    tail: 'cat',
    paw: 0.94,
  },
  'Domestic Long Hair': {
    girth: 1.0,
    leg: 0.86,
    legLength: 0.8,
    neck: 1.1,
    headScale: 0.94,
    lift: 70,
    tuft: 22,
    tail: 'plume',
    paw: 1.02,
  },
};

/** A cat of a breed in its coat: its body in the pose, and its head to put on it. */
export function drawCat(
  sheet: Sheet,
  cat: { clan: CatClan; age: Age; color: Color },
  pose: (sheet: Sheet, build: Build, paint: BodyPaint) => Figure,
  mood: { turn: number },
): DrawnAnimal {
  const coat = catCoats[cat.clan][cat.color];
  const figure = pose(sheet, buildAt(builds[cat.clan], cat.age), catPaint(sheet, coat));
  return { figure, head: drawCatHead(sheet, cat.clan, cat.age, coat, mood.turn) };
}

function catPaint(sheet: Sheet, coat: CatCoat): BodyPaint {
  return {
    colour: (name) => partColour(coat, name),
    markings: (name, box) => bodyMarkings(sheet, coat, name, box),
    tailTip: coat.pattern === 'rosettes' ? coat.dark : undefined,
  };
}

function partColour(coat: CatCoat, name: BodyPart): string {
  const { base, white = base } = coat;
  if (coat.pattern === 'calico') {
    if (name === 'tail') return coat.dark as string;
    if (name === 'torso' || name === 'haunch') return base;
    return white;
  }
  if (coat.pattern === 'tuxedo') return name === 'chest' || name === 'paw' ? white : base;
  if (coat.pattern === 'solid') return base;
  if (name === 'chest') return mix(white, base, 0.3);
  if (name === 'paw') return mix(white, base, 0.4);
  return base;
}

function bodyMarkings(sheet: Sheet, coat: CatCoat, name: BodyPart, box: Bounds): string {
  if (coat.pattern === 'rosettes') return bengalMarkings(sheet, coat, name, box);
  if (coat.pattern === 'tabby' && coat.dark) return tabbyMarkings(sheet, coat.dark, name, box);
  if (coat.pattern === 'calico') return calicoMarkings(sheet, coat, name, box);
  return '';
}

function bengalMarkings(sheet: Sheet, coat: CatCoat, name: BodyPart, box: Bounds): string {
  if (name === 'torso' || name === 'haunch') return rosettes(sheet, box, 12, coat);
  if (name === 'tail' || name === 'leg') return bars(coat.dark as string, box, name === 'tail' ? 22 : 26);
  if (name === 'chest') return bars(coat.dark as string, box, 44, 0.24);
  return '';
}

function tabbyMarkings(sheet: Sheet, dark: string, name: BodyPart, box: Bounds): string {
  const width = box.right - box.left;
  if (name === 'tail' || name === 'leg') return bars(dark, box, 26, 0.36);
  if (name !== 'torso' && name !== 'haunch') return '';
  const starts = Array.from(
    { length: Math.round(width / 24) },
    (_, i): Point => [box.left + 10 + i * 24, box.top + (name === 'torso' ? 20 : 6)],
  );
  return (
    glow(sheet, (box.left + box.right) / 2, box.top, width * 0.5, 50, dark, 0.4) +
    stripesDown(sheet, starts, (box.bottom - box.top) * 0.62, 10, dark)
  );
}

/** Rings across a leg or a tail. */
function bars(dark: string, box: Bounds, gap: number, opacity = 0.46): string {
  let drawn = '';
  for (let y = box.top + gap; y < box.bottom - 8; y += gap) {
    drawn += line(
      `M${n(box.left - 4)} ${n(y - 3)}Q${n((box.left + box.right) / 2)} ${n(y + 8)} ${n(box.right + 4)} ${n(y - 3)}`,
      dark,
      gap * 0.3,
      `opacity="${opacity}"`,
    );
  }
  return drawn;
}

function calicoMarkings(sheet: Sheet, coat: CatCoat, name: BodyPart, box: Bounds): string {
  const { random } = sheet;
  if (name === 'chest' || name === 'paw') return '';
  const [width, height] = [box.right - box.left, box.bottom - box.top];
  const colours = [coat.warm, coat.dark, coat.white] as string[];
  const count = name === 'torso' ? 7 : name === 'leg' ? 1 : 3;
  return Array.from({ length: count }, (_, i) => {
    const colour = (name === 'leg' ? coat.warm : colours[i % 3]) as string;
    const outline = blobPoints(
      random,
      box.left + random.next() * width,
      box.top + random.next() * height * (name === 'leg' ? 0.3 : 1),
      random.between(26, 62),
      random.between(24, 50),
      0.25,
    );
    return patch(sheet, outline, colour, flowTowards(1.3), 9);
  }).join('');
}
