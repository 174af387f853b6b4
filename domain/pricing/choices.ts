import type { Category, PetType } from '../catalogue/pet-options.ts';
import type { Cents } from '../money/money.ts';

/** How an order reaches its shopper. */
export const DeliveryMethod = { STANDARD: 'standard', SAME_DAY: 'sameDay', CURBSIDE: 'curbside' } as const;
export type DeliveryMethod = (typeof DeliveryMethod)[keyof typeof DeliveryMethod];

export const deliveryNames: Readonly<Record<DeliveryMethod, string>> = {
  [DeliveryMethod.STANDARD]: 'Standard delivery',
  [DeliveryMethod.SAME_DAY]: 'Same-day delivery',
  [DeliveryMethod.CURBSIDE]: 'Curbside pickup',
};

/** What can take something off a line. */
export const ReductionRule = {
  CURBSIDE: 'curbside',
  PROMOTION_CODE: 'promotionCode',
  REPEAT_FIRST: 'repeatFirst',
  REPEAT_LATER: 'repeatLater',
} as const;
export type ReductionRule = (typeof ReductionRule)[keyof typeof ReductionRule];

/** One line of an order: how many, a whole number >= 1, of an item at a unit price in cents. */
export interface OrderLine {
  readonly petId: string;
  readonly unitPrice: Cents;
  readonly amount: number;
  readonly category: Category;
  readonly type: PetType;
}

/** A line that a promotion is for, and what percentages leave of it, in cents. */
export interface LeftLine extends OrderLine {
  readonly left: Cents;
}

/** What a promotion takes off the lines that it is for; `label` says it: "30% off". */
export type PromotionValue = { readonly label: string } & (
  | {
      /** A whole number from 1 to 100, of each line. Of several percentages on a line the highest counts alone. */
      readonly percentOff: number;
    }
  | {
      /** Cents of each line in the order given, at most what is left of it. */
      readonly takeOff: (lines: readonly LeftLine[]) => readonly Cents[];
    }
);

/** A promotion as an admin makes it. Lists that are empty stand for everything. */
export interface Promotion {
  readonly code: string;
  readonly value: PromotionValue;
  readonly minEntriesTotal: Cents;
  readonly categories: readonly Category[];
  readonly types: readonly PetType[];
  readonly isActive: boolean;
  readonly from: Date | null;
  readonly until: Date | null;
  /** Null without a limit. */
  readonly maxUses: number | null;
  readonly maxUsesPerAccount: number | null;
}

/** How often a promotion was used by paid or held orders: in all, and by the account that asks. */
export interface PromotionUses {
  readonly inAll: number;
  readonly byAccount: number;
}

/** A code as the shopper typed it, and the promotion of that name, if there is one. */
export interface EnteredCode {
  readonly text: string;
  readonly promotion: Promotion | null;
  readonly uses: PromotionUses;
}

/** What a shopper chose for an order beside its lines. */
export interface Choices {
  readonly delivery: DeliveryMethod;
  readonly code: EnteredCode | null;
  /** Items that are to come again. */
  readonly repeats: ReadonlySet<string>;
  /** Whether the account has had an order with a repeated line before. */
  readonly hasRepeatedBefore: boolean;
}

/** Nothing chosen: the specification's prices. */
export const noChoices: Choices = {
  delivery: DeliveryMethod.STANDARD,
  code: null,
  repeats: new Set(),
  hasRepeatedBefore: false,
};
