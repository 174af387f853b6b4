import type { PromotionValue } from '../pricing/choices.ts';
import { dollarsOff } from './kinds/dollars-off.ts';
import { percentOff } from './kinds/percent-off.ts';
import type { PromotionKind } from './promotion-kind.ts';

/** All kinds of promotions, each under the name that its value has in the API, in the database and in the form. */
export const promotionKinds = { percentOff, dollarsOff } satisfies Record<string, PromotionKind>;

/** What is said of them together. */
export const kindTexts = {
  noneGiven: 'Percent or dollars off',
  severalGiven: 'Percent or dollars, not both',
  about: 'A new promotion: percent off or dollars off, one of the two.',
} as const;

export type KindName = keyof typeof promotionKinds;

/** The values of a promotion by kind: of a valid one, one is given. */
export type KindValues = { readonly [Name in KindName]?: number | null | undefined };

export const kindNames = Object.keys(promotionKinds) as readonly KindName[];

/** The kind of a promotion; null where no value is given. */
export function findKind(values: KindValues): KindName | null {
  return kindNames.find((name) => values[name]) ?? null;
}

/** What a promotion takes off. One without a value, which another program wrote, takes nothing off. */
export function promotionValue(values: KindValues): PromotionValue {
  const name = findKind(values) ?? 'dollarsOff';
  return promotionKinds[name].takes(values[name] ?? 0);
}
