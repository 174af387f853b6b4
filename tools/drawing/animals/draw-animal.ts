import type { DemoItem } from '../../../packages/demo-shop/catalogue/demo-item.ts';
import { glow, group, type Sheet } from '../canvas/sheet.ts';
import { drawContainer } from '../scenes/containers.ts';
import { palettes } from '../scenes/scene.ts';
import type { AnimalArt, SmallAnimalArt } from './animal-art.ts';
import { drawBudgie } from './budgie.ts';
import { type Figure } from './build.ts';
import { drawCat } from './cat.ts';
import { type CatClan, catCoats } from './cat-coats.ts';
import { drawNeckwear } from './collar.ts';
import { type DrawnAnimal, drawDog } from './dog.ts';
import { type DogClan, dogCoats } from './dog-coats.ts';
import { bust, lying, peeking, sitting } from './poses.ts';
import { drawSmallMammal } from './small-mammals.ts';
import { drawTortoise } from './tortoise.ts';

const poses = { portrait: bust, sit: sitting, lie: lying, basket: peeking } as const;

/** Where the origin of a pose stands in the picture, and how large it is drawn. */
interface Placing {
  x: number;
  y: number;
  scale: number;
}

/** A dog or a cat in its scene: the whole subject, ready to be laid over the backdrop. */
export function drawPet(sheet: Sheet, item: DemoItem, art: AnimalArt): string {
  const { figure, head } = pieces(sheet, item, art);
  const { accent } = palettes[art.palette];
  const colour = art.wearColour ?? accent;
  const drawn = [
    figure.behindHead,
    drawNeckwear(sheet, art.wears ?? 'none', colour, figure.collar),
    group(
      head,
      `translate(${figure.head.x} ${figure.head.y}) rotate(${tilt(sheet)}) scale(${figure.head.scale})`,
    ),
  ].join('');
  const placing = placeOf(art.pose, item, figure);
  const at = (content: string) =>
    group(
      content,
      `translate(${placing.x} ${placing.y}) scale(${art.isMirrored ? -placing.scale : placing.scale} ${placing.scale})`,
    );
  if (art.pose === 'basket') {
    const container = drawContainer(sheet, art.container ?? 'basket', placing.y + 24, accent);
    return container.back + at(drawn) + container.front + at(figure.beforeHead);
  }
  return at(groundShadow(sheet, figure) + drawn);
}

function pieces(sheet: Sheet, item: DemoItem, art: AnimalArt): DrawnAnimal {
  const { clan, age = 'Adult', color = 'Brown' } = item;
  const pose = poses[art.pose];
  if (isDogClan(clan))
    return drawDog(sheet, { clan, age, color }, pose, { turn: art.turn, isHappy: art.isHappy ?? false });
  if (isCatClan(clan)) return drawCat(sheet, { clan, age, color }, pose, { turn: art.turn });
  throw new Error(`${item.key} has no clan to draw it from`);
}

function isDogClan(clan: string | undefined): clan is DogClan {
  return clan !== undefined && clan in dogCoats;
}

function isCatClan(clan: string | undefined): clan is CatClan {
  return clan !== undefined && clan in catCoats;
}

/** Fits head and body into the picture, whatever the breed. */
function placeOf(pose: AnimalArt['pose'], item: DemoItem, figure: Figure): Placing {
  const ears =
    { 'German Shepherd': 200, 'American Curl': 142, Bengal: 140, Calico: 146, 'Domestic Long Hair': 152 }[
      item.clan as string
    ] ?? 118;
  const top = figure.head.y - ears * figure.head.scale;
  if (pose === 'portrait') return { x: 600, y: 90 + ears * 1.92, scale: 2.08 - (ears > 160 ? 0.16 : 0) };
  if (pose === 'basket') {
    const scale = Math.min(1.95, 496 / -top);
    return { x: 600, y: 564, scale };
  }
  if (pose === 'lie') return { x: 580, y: 806, scale: Math.min(1.54, 690 / -top) };
  return { x: 586, y: 808, scale: Math.min(1.52, 735 / -top) };
}

function groundShadow(sheet: Sheet, { shadow }: Figure): string {
  if (shadow.half === 0) return '';
  return (
    glow(sheet, shadow.x + 26, 4, shadow.half * 1.12, 44, '#2a1410', 0.34) +
    glow(sheet, shadow.x, -2, shadow.half * 0.9, 22, '#1c0c0a', 0.5)
  );
}

function tilt(sheet: Sheet): number {
  return Math.round(sheet.random.between(-5, 5));
}

/** A rabbit, guinea pig, hamster, budgie or tortoise in its place. */
export function drawSmallAnimal(sheet: Sheet, item: DemoItem, art: SmallAnimalArt): string {
  const { age = 'Adult', color = 'Brown' } = item;
  const flip = art.isMirrored ? -1 : 1;
  const place = (content: string, y: number, scale: number, half: number) =>
    group(
      glow(sheet, 26, 2, half * 1.2, 44, '#2a1410', 0.36) +
        glow(sheet, 0, -4, half * 0.94, 20, '#1c0c0a', 0.5) +
        content,
      `translate(600 ${y}) scale(${flip * scale} ${scale})`,
    );
  switch (art.species) {
    case 'budgie':
      return group(drawBudgie(sheet, age, color), `translate(600 840) scale(${flip * 1.22} 1.22)`);
    case 'tortoise':
      return place(drawTortoise(sheet), 790, 1.42, 330);
    case 'rabbit':
      return place(drawSmallMammal(sheet, 'rabbit', age, color), 810, 1.36, 190);
    case 'guinea pig':
      return place(drawSmallMammal(sheet, 'guinea pig', age, color), 800, 1.84, 200);
    case 'lop rabbit':
      return place(drawSmallMammal(sheet, 'lop rabbit', age, color), 805, 1.7, 200);
    default:
      return place(drawSmallMammal(sheet, 'hamster', age, color), 805, 1.6, 170);
  }
}
