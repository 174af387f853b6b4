import type { z } from 'zod';
import type { PromotionValue } from '../pricing/choices.ts';

/** A kind of promotion: its value as an admin enters it, the API has it and the database keeps it, and what that takes off. */
export interface PromotionKind {
  /** Its name in a choice between the kinds. */
  readonly name: string;
  /** Of the value, where there is one: it may be left out, for a promotion is of one kind. */
  readonly rule: z.ZodType<number | undefined>;
  readonly isWhole: boolean;
  /** How the form asks for the value. */
  readonly field: {
    readonly label: string;
    readonly hint: string;
    /** Before the number. */
    readonly unit: string;
    readonly placeholder: string;
  };
  /** What the API's documentation says of the value: where promotions are read, made and changed. */
  readonly about: Readonly<Record<'stored' | 'added' | 'changed', string>>;
  /** Whether a value may leave less of an order than cards take. */
  readonly canTakeAll: (value: number) => boolean;
  /** What a value takes off an order, and how that is called in lists and in the cart. */
  readonly takes: (value: number) => PromotionValue;
}
