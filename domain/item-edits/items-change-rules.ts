import { z } from 'zod';
import { itemFields } from '../catalogue/item-fields.ts';
import { MAX_BRAND_LENGTH, MAX_FAMILY_LENGTH, MAX_SHELF_LENGTH } from '../catalogue/pet-options.ts';
import { numberErrors } from '../input/number-errors.ts';
import { optionalDollars, optionalWholePieces } from '../input/number-rules.ts';
import { optionalText } from '../input/required-text.ts';
import { toCents } from '../money/money.ts';
import { type PriceChange, PriceRounding } from './new-price.ts';

/*
 * What may be changed of many items at once. The dialog of the back office and the API are both checked by these.
 */

const MOMENT_MESSAGE = 'A day and a time';
const LAST_MOMENT = new Date('9999-12-31T23:59:59.999Z');

const percent = z
  .number('A number of percent')
  .min(-100, 'Not below -100')
  .max(1000, 'At most 1000')
  .refine((value) => Math.abs(value * 100 - Math.round(value * 100)) < 1e-6, 'At most two decimals')
  .nullish();

const amount = optionalDollars(
  { value: -100_000, message: 'Not below -100,000 dollars' },
  { value: 100_000, message: 'At most 100,000 dollars' },
);

const stock = optionalWholePieces(
  'A number of pieces',
  { value: 0, message: numberErrors.negative },
  { value: 1_000_000, message: 'At most 1,000,000' },
);

const moment = z.preprocess(
  (value) => (typeof value === 'string' && value !== '' ? new Date(value) : value || undefined),
  z.date(MOMENT_MESSAGE).max(LAST_MOMENT, MOMENT_MESSAGE).optional(),
);

/** Empty takes it away; left out, it stays. */
function text(maxLength: number) {
  return z
    .union([z.null().transform(() => ''), optionalText(maxLength).transform((given) => given ?? '')])
    .optional();
}

const fields = z.object({
  pricePercent: percent,
  priceAmount: amount,
  roundTo: z.enum(PriceRounding, `One of: ${Object.values(PriceRounding).join(', ')}`).nullish(),
  from: moment.optional(),
  saleUntil: moment.optional(),
  stock,
  shelf: text(MAX_SHELF_LENGTH),
  brand: text(MAX_BRAND_LENGTH),
  family: text(MAX_FAMILY_LENGTH),
  supplier: text(itemFields.supplier.maxLength),
  reorderLevel: stock,
  isRetired: z.boolean().nullish(),
  confirmsUnusual: z.boolean().nullish(),
});

/** A change of many items. What is left out stays; `now` decides what is in the future. */
export function itemsChangeRules(now: Date) {
  return fields
    .refine(isSomething, about('pricePercent', 'Say what to change'))
    .refine((change) => change.pricePercent == null || change.priceAmount === undefined, {
      ...about('priceAmount', 'Percent or an amount, not both'),
    })
    .refine(({ isRetired }) => isRetired !== false, about('isRetired', 'Bring items back one by one'))
    .refine((change) => !(change.from || change.saleUntil) || changesPrice(change), {
      ...about('from', 'Only a price has a day: say how it changes'),
    })
    .refine(({ from, ...change }) => !isLater(from, now) || !changesMore(change), {
      ...about('from', 'Only prices change on a day to come'),
    })
    .refine(({ from, saleUntil }) => !saleUntil || saleUntil > laterOf(from, now), {
      ...about('saleUntil', 'Later than it begins'),
    });
}

/** The same as an operation takes it, which names bad fields by their path. */
export function editRules(now: Date) {
  return z.object({ change: itemsChangeRules(now) });
}

export type ItemsChange = z.infer<typeof fields>;

/** How a change reckons prices; null where it leaves them. */
export function priceChangeOf(change: ItemsChange): PriceChange | null {
  if (!changesPrice(change)) return null;
  return {
    pricePercent: change.pricePercent ?? undefined,
    priceAmount: change.priceAmount === undefined ? undefined : toCents(change.priceAmount),
    roundTo: change.roundTo ?? undefined,
  };
}

function changesPrice({ pricePercent, priceAmount, roundTo }: ItemsChange): boolean {
  return pricePercent != null || priceAmount !== undefined || roundTo != null;
}

function changesMore({ isRetired, ...change }: ItemsChange): boolean {
  const fieldsOfItems = ['stock', 'shelf', 'brand', 'family', 'supplier', 'reorderLevel'] as const;
  return isRetired === true || fieldsOfItems.some((field) => change[field] !== undefined);
}

function isSomething(change: ItemsChange): boolean {
  return changesPrice(change) || changesMore(change);
}

function isLater(moment: Date | undefined, now: Date): boolean {
  return moment !== undefined && moment > now;
}

function laterOf(from: Date | undefined, now: Date): Date {
  return from && from > now ? from : now;
}

/** Said beside whatever else is wrong: every bad field is named. */
function about(path: string, message: string) {
  return { path: [path], message, when: ({ value }: { value: unknown }) => value instanceof Object };
}
