import { z } from 'zod';
import { optionalWholeNumber, requiredWholeNumber } from '../input/number-rules.ts';
import { optionalText } from '../input/required-text.ts';

/** Most pieces of an item. */
export const MAX_STOCK = 1_000_000;

/** Longest note about a change of a stock, in characters. */
export const MAX_STOCK_NOTE_LENGTH = 200;

const NOT_A_NUMBER = 'A number of pieces';
const tooMany = { value: MAX_STOCK, message: 'At most 1,000,000' };
const none = { value: 0, message: 'At least 0' };
const note = optionalText(MAX_STOCK_NOTE_LENGTH);

/** Pieces that came, or below 0 that went; their reason says which (stock-moves.ts). */
export const stockMoveRules = z.object({
  quantity: requiredWholeNumber(NOT_A_NUMBER, { ...none, value: -MAX_STOCK }, tooMany).refine(
    (quantity) => quantity !== 0,
    'At least one piece',
  ),
  note,
});

/** The same as people type it: pieces are above 0 whichever way they go. */
export const typedMoveRules = z.object({
  quantity: requiredWholeNumber(NOT_A_NUMBER, { value: 1, message: 'At least one piece' }, tooMany),
  note,
});

/** What was counted. Forms and the API are both checked by this. */
export const stockCountRules = z.object({
  counted: requiredWholeNumber(NOT_A_NUMBER, none, tooMany),
  stockWas: optionalWholeNumber(NOT_A_NUMBER, none, tooMany),
  note,
});

/** The stock that whoever types another one over it saw. */
export const seenStockRules = z.object({ stockWas: optionalWholeNumber(NOT_A_NUMBER, none, tooMany) });
