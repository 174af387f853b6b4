import { Category } from './pet-options.ts';

/** What a piece of food or an accessory is. A new one goes to the end: stored items know it by its place. */
export const Kind = {
  DRY: 'Dry',
  WET: 'Wet',
  TREAT: 'Treat',
  TOY: 'Toy',
  BED: 'Bed',
  LEAD: 'Lead',
  COLLAR: 'Collar',
  HARNESS: 'Harness',
  BOWL: 'Bowl',
  LITTER: 'Litter',
  GROOMING: 'Grooming',
  CARRIER: 'Carrier',
  SCRATCHER: 'Scratcher',
  HOUSE: 'House',
  CAGE: 'Cage',
  AQUARIUM: 'Aquarium',
  FEEDER: 'Feeder',
  HAY: 'Hay',
  SEED: 'Seed',
  CLOTHING: 'Clothing',
} as const;
export type Kind = (typeof Kind)[keyof typeof Kind];

const foodKinds: readonly Kind[] = [Kind.DRY, Kind.WET, Kind.TREAT, Kind.HAY, Kind.SEED];

/** The kinds of a category. Animals are of none: they have a breed. */
export function kindsOf(category: unknown): readonly Kind[] {
  if (category === Category.FOOD) return foodKinds;
  if (category !== Category.ACCESSORIES) return [];
  return Object.values(Kind).filter((kind) => !foodKinds.includes(kind));
}
