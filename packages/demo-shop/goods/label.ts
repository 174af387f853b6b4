import { Kind } from '../../../domain/catalogue/kinds.ts';
import { Feed } from '../../../domain/catalogue/pet-options.ts';
import type { DemoItem } from './demo-item.ts';

/** Percent of protein, fat, fiber, moisture and ash. */
export type Parts = readonly [protein: number, fat: number, fiber: number, moisture: number, ash: number];

/** As it stands on the label. */
export function analysisText([protein, fat, fiber, moisture, ash]: Parts, isAddition: boolean): string {
  const parts = `Crude protein ${protein} %, crude fat ${fat} %, crude fiber ${fiber} %, moisture ${moisture} %, crude ash ${ash} %`;
  return `${isAddition ? 'Complementary' : 'Complete'} food. ${parts}`;
}

/** Its energy in kcal per 100 g, by the modified Atwater factors: what is none of the five is starch and sugar. */
export function energyOf([protein, fat, ...others]: Parts): number {
  const starch = 100 - protein - fat - others.reduce((sum, part) => sum + part, 0);
  return Math.round(3.5 * protein + 8.5 * fat + 3.5 * starch);
}

/** What a label calls its food in its first words. Where it does not, treats go beside a meal, and what says its energy is one. */
export function feedOf({ analysis, kind, kcalPer100g }: DemoItem): { feed?: Feed } {
  const said = Object.values(Feed).find((word) => analysis?.startsWith(`${word} food`));
  if (said) return { feed: said };
  if (kind === Kind.TREAT) return { feed: Feed.COMPLEMENTARY };
  return kcalPer100g ? { feed: Feed.COMPLETE } : {};
}
