import { z } from 'zod';
import { optionalDollars } from '../input/number-rules.ts';
import { optionalText } from '../input/required-text.ts';

/** How something was paid at the shop. */
export const FeePayment = { CASH: 'CASH', CARD: 'CARD' } as const;
export type FeePayment = (typeof FeePayment)[keyof typeof FeePayment];

const MAX_FEE_DOLLARS = 100_000;

/** What is noted when an animal moves to its new home. */
export const handOverRules = z.object({
  paid: optionalDollars(
    { value: 0, message: 'Not below 0' },
    { value: MAX_FEE_DOLLARS, message: `At most ${MAX_FEE_DOLLARS.toLocaleString('en-US')} dollars` },
  ).nullable(),
  paidBy: z.enum(FeePayment).nullish(),
  note: optionalText(2000),
});
