import type { StripeCardElementChangeEvent } from '@stripe/stripe-js';
import { toAsciiForms } from '../../../domain/text/ascii-forms.ts';

export type CardBrand = StripeCardElementChangeEvent['brand'];

/** What stands in the three inputs, as the shopper sees it. */
export interface CardText {
  readonly number: string;
  readonly expiry: string;
  readonly cvc: string;
}

export interface CardProblem {
  readonly field: keyof CardText;
  readonly code: string;
  readonly message: string;
  /** More typing can still mend it, so it is no mistake yet. */
  readonly isIncomplete: boolean;
}

const brands: readonly {
  brand: CardBrand;
  pattern: RegExp;
  length: number;
  groups: number[];
  cvc: number;
}[] = [
  { brand: 'amex', pattern: /^3[47]/, length: 15, groups: [4, 6, 5], cvc: 4 },
  { brand: 'visa', pattern: /^4/, length: 16, groups: [4, 4, 4, 4], cvc: 3 },
  { brand: 'mastercard', pattern: /^(5[1-5]|2[2-7])/, length: 16, groups: [4, 4, 4, 4], cvc: 3 },
  { brand: 'discover', pattern: /^6(011|4[4-9]|5)/, length: 16, groups: [4, 4, 4, 4], cvc: 3 },
];
const unknownBrand = { brand: 'unknown' as CardBrand, length: 16, groups: [4, 4, 4, 4], cvc: 3 };

/** A test card in common use whose check digit is wrong; the sandbox takes it all the same. */
const knownDespiteLuhn = '4000000000003155';

export function brandOf(number: string): CardBrand {
  return rulesOf(number).brand;
}

export function digitsOf(text: string): string {
  return toAsciiForms(text).replace(/\D/g, '');
}

/** "4242424242424242" → "4242 4242 4242 4242"; American Express in its own groups. */
export function formatNumber(text: string): string {
  const { groups, length } = rulesOf(text);
  const digits = digitsOf(text).slice(0, length);
  const parts: string[] = [];
  let start = 0;
  for (const size of groups) {
    if (start < digits.length) parts.push(digits.slice(start, start + size));
    start += size;
  }
  return parts.join(' ');
}

/**
 * "1230" → "12 / 30"; a first digit above 1 can only be a month of its own, and a full year is shortened.
 *
 * @param isDeleting leaves the separator off, so that Backspace gets past it
 */
export function formatExpiry(text: string, isDeleting = false): string {
  const [first = '', second] = text.split('/').map(digitsOf);
  const isShortMonth = second === undefined ? /^[2-9]/.test(first) : first.length === 1;
  const month = (isShortMonth ? `0${first}` : first).slice(0, 2);
  const year = lastTwoOfFour(second ?? (isShortMonth ? `0${first}` : first).slice(2));
  if (month.length < 2) return month;
  if (year === '' && isDeleting) return month;
  return `${month} / ${year}`;
}

export function formatCvc(text: string, number: string): string {
  return digitsOf(text).slice(0, rulesOf(number).cvc);
}

/** @returns the month, and the year in full; null while the date is not complete */
export function readExpiry(expiry: string): { month: number; year: number } | null {
  const digits = digitsOf(expiry);
  if (digits.length !== 4) return null;
  return { month: Number(digits.slice(0, 2)), year: 2000 + Number(digits.slice(2)) };
}

/** The first thing that keeps this card from being sent, in Stripe.js's codes and words; null when it is complete. */
export function findProblem(card: CardText, now: Date): CardProblem | null {
  return numberProblem(card.number) ?? expiryProblem(card.expiry, now) ?? cvcProblem(card);
}

export function numberProblem(text: string): CardProblem | null {
  const digits = digitsOf(text);
  if (digits.length < rulesOf(text).length) {
    return incomplete('number', 'incomplete_number', 'Your card number is incomplete.');
  }
  if (hasLuhnDigit(digits) || digits === knownDespiteLuhn) return null;
  return wrong('number', 'invalid_number', 'Your card number is invalid.');
}

export function expiryProblem(text: string, now: Date): CardProblem | null {
  const date = readExpiry(text);
  if (!date) return incomplete('expiry', 'incomplete_expiry', "Your card's expiration date is incomplete.");
  if (date.month < 1 || date.month > 12) {
    return wrong('expiry', 'invalid_expiry_month', "Your card's expiration month is invalid.");
  }
  if (date.year < now.getFullYear()) {
    return wrong('expiry', 'invalid_expiry_year_past', "Your card's expiration year is in the past.");
  }
  if (date.year === now.getFullYear() && date.month < now.getMonth() + 1) {
    return wrong('expiry', 'invalid_expiry_month_past', "Your card's expiration date is in the past.");
  }
  return null;
}

export function cvcProblem({ number, cvc }: CardText): CardProblem | null {
  if (cvc.length === rulesOf(number).cvc) return null;
  return incomplete('cvc', 'incomplete_cvc', "Your card's security code is incomplete.");
}

function rulesOf(number: string) {
  const digits = digitsOf(number);
  return brands.find(({ pattern }) => pattern.test(digits)) ?? unknownBrand;
}

function lastTwoOfFour(year: string): string {
  return year.length >= 4
    ? year.slice(2, 4)
    : year.startsWith('20') && year.length === 3
      ? year
      : year.slice(0, 2);
}

function hasLuhnDigit(digits: string): boolean {
  const sum = [...digits].reverse().reduce((total, digit, place) => {
    const value = Number(digit) * (place % 2 === 0 ? 1 : 2);
    return total + (value > 9 ? value - 9 : value);
  }, 0);
  return sum % 10 === 0;
}

function incomplete(field: keyof CardText, code: string, message: string): CardProblem {
  return { field, code, message, isIncomplete: true };
}

function wrong(field: keyof CardText, code: string, message: string): CardProblem {
  return { field, code, message, isIncomplete: false };
}
