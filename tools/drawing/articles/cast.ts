import type { Age, Color } from '../../../domain/catalogue/pet-options.ts';
import type { Figure } from '../animals/build.ts';
import { drawCat } from '../animals/cat.ts';
import type { CatClan } from '../animals/cat-coats.ts';
import { drawNeckwear, type Neckwear } from '../animals/collar.ts';
import { drawDog } from '../animals/dog.ts';
import { type DogClan, dogCoats } from '../animals/dog-coats.ts';
import { bust, lying, type Pose, peeking, sitting, standing } from '../animals/poses.ts';
import { n } from '../canvas/shape.ts';
import { glow, group, type Sheet } from '../canvas/sheet.ts';

const poses = { portrait: bust, sit: sitting, lie: lying, stand: standing, basket: peeking } as const;

/** Where the feet of an animal stand in the picture, and how large it is. */
export interface Place {
  readonly x: number;
  readonly y: number;
  readonly scale: number;
  readonly isMirrored?: boolean;
}

/** Who an animal of a picture is, and what it does there. */
export interface Role extends Place {
  readonly clan: DogClan | CatClan;
  readonly age?: Age;
  readonly color: Color;
  readonly pose: Pose;
  /** -1 looks to the left, 1 to the right. */
  readonly turn?: number;
  /** Degrees that the head is tilted. */
  readonly tilt?: number;
  readonly isHappy?: boolean;
  readonly wears?: Neckwear;
  readonly wearColour?: string;
  /** What else it wears, between its body and its head. */
  readonly dress?: (sheet: Sheet, figure: Figure) => string;
  /** An animal on a board or in a box throws no shadow of its own. */
  readonly hasShadow?: boolean;
}

/** A dog or a cat where the picture wants it. */
export function animal(sheet: Sheet, role: Role): string {
  const { behind, before } = animalInTwo(sheet, role);
  return behind + before;
}

/** The same, with the paws apart that lie over an edge, so that the edge can be drawn between. */
export function animalInTwo(sheet: Sheet, role: Role): { behind: string; before: string } {
  const { figure, head } = drawn(sheet, role);
  const { hasShadow = role.pose !== 'portrait' && role.pose !== 'basket' } = role;
  const { shadow } = figure;
  const ground = hasShadow
    ? glow(sheet, shadow.x + 26, 4, shadow.half * 1.12, 44, '#2a1410', 0.34) +
      glow(sheet, shadow.x, -2, shadow.half * 0.9, 22, '#1c0c0a', 0.5)
    : '';
  const body = [
    ground,
    figure.behindHead,
    drawNeckwear(sheet, role.wears ?? 'none', role.wearColour ?? '#b5483f', figure.collar),
    role.dress?.(sheet, figure) ?? '',
    group(
      head,
      `translate(${n(figure.head.x)} ${n(figure.head.y)}) rotate(${role.tilt ?? 0}) scale(${figure.head.scale})`,
    ),
  ].join('');
  return { behind: placed(body, role), before: placed(figure.beforeHead, role) };
}

function drawn(sheet: Sheet, { clan, age = 'Adult', color, pose, turn = 0, isHappy = false }: Role) {
  if (isDog(clan)) return drawDog(sheet, { clan, age, color }, poses[pose], { turn, isHappy });
  return drawCat(sheet, { clan, age, color }, poses[pose], { turn });
}

function isDog(clan: DogClan | CatClan): clan is DogClan {
  return clan in dogCoats;
}

/** Anything drawn round its own foot, put in its place. */
export function placed(content: string, { x, y, scale, isMirrored = false }: Place): string {
  return group(content, `translate(${x} ${y}) scale(${isMirrored ? -scale : scale} ${scale})`);
}
