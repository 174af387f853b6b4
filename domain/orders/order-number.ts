import { typedSigns } from '../text/typed-signs.ts';

/** Letters and digits that nobody takes for one another: without 0, O, 1, I and L. */
const SIGNS = '23456789ABCDEFGHJKMNPQRSTUVWXYZ';
const PREFIX = 'FP';
const LENGTH = 8;

/**
 * A number for an order, such as `FP-7K3M-92QD`: to be said on the phone, and not to be guessed (31^8 of them).
 *
 * @param randomInt a whole number from 0 up to, not including, its argument; from a source that can't be predicted
 */
export function newOrderNumber(randomInt: (below: number) => number): string {
  return written(Array.from({ length: LENGTH }, () => SIGNS.charAt(randomInt(SIGNS.length))).join(''));
}

/**
 * An order's number as it is stored, from what somebody typed: case, blanks and dashes do not count, and the prefix may
 * be left out.
 *
 * @returns null where it can be no number of an order
 */
export function readOrderNumber(text: string): string | null {
  const signs = typedSigns(text).replace(/[\s-]/g, '');
  const number = signs.startsWith(PREFIX) && signs.length === PREFIX.length + LENGTH ? signs.slice(2) : signs;
  const isNumber = number.length === LENGTH && [...number].every((sign) => SIGNS.includes(sign));
  return isNumber ? written(number) : null;
}

function written(signs: string): string {
  return `${PREFIX}-${signs.slice(0, 4)}-${signs.slice(4)}`;
}
