import { formatDollars } from '../money/money.ts';
import { dayNames, timeText } from './opening-hours.ts';
import type { ShopFacts } from './shop-settings.ts';

/*
 * What pages promise, in the words of the specification (§1), by the figures of the settings. What an owner has set to
 * nothing is not promised: null.
 */

type SameDayFacts = Pick<ShopFacts, 'sameDayFrom' | 'sameDayBeforeHour' | 'sameDayDays'>;

/** "Free same-day delivery on orders of $35 or more if ordered by 2pm", above every page. */
export function sameDayPromise(facts: SameDayFacts): string | null {
  const conditions = sameDayConditions(facts);
  return conditions && `Free same-day delivery ${conditions}`;
}

/** "On orders of $35 or more if ordered by 2pm." */
export function sameDayTerms(facts: SameDayFacts): string | null {
  const conditions = sameDayConditions(facts);
  return conditions && `${conditions.charAt(0).toUpperCase()}${conditions.slice(1)}.`;
}

/** "35% off the first order and 5% off later ones." */
export function repeatTerms(
  facts: Pick<ShopFacts, 'repeatFirstPercentOff' | 'repeatLaterPercentOff'>,
): string {
  const { repeatFirstPercentOff: first, repeatLaterPercentOff: later } = facts;
  const offers = [
    ...(first > 0 ? [`${first}% off the first order`] : []),
    ...(later > 0 ? [`${later}% off later ones`] : []),
  ];
  if (first === 0 && later > 0) return `${later}% off every order after the first.`;
  return offers.length > 0 ? `${offers.join(' and ')}.` : 'It comes by itself, as often as you like.';
}

/** "15% off online orders of $50 or more." */
export function curbsideTerms(facts: Pick<ShopFacts, 'curbsideFrom' | 'curbsidePercentOff'>): string {
  const { curbsideFrom, curbsidePercentOff: percentOff } = facts;
  if (percentOff === 0) return 'Order online, collect without a delivery charge.';
  return curbsideFrom > 0
    ? `${percentOff}% off online orders of ${shortDollars(curbsideFrom)} or more.`
    : `${percentOff}% off online orders.`;
}

/** "$35", "$12.50": without the cents of whole dollars. */
export function shortDollars(dollars: number): string {
  return formatDollars(dollars).replace(/\.00$/, '');
}

/** "if ordered by 2pm": hours as the specification writes them. */
function hourText(hour: number): string {
  return timeText(`${hour}:00`).replace(' ', '');
}

function sameDayConditions({ sameDayFrom, sameDayBeforeHour, sameDayDays }: SameDayFacts): string | null {
  if (sameDayDays.length === 0) return null;
  const from = sameDayFrom > 0 ? `on orders of ${shortDollars(sameDayFrom)} or more ` : '';
  return `${from}if ordered by ${hourText(sameDayBeforeHour)}${daysText(sameDayDays)}`;
}

/** ", Mon to Fri" where it is not on every day. */
function daysText(days: readonly number[]): string {
  if (days.length === 7) return '';
  const sorted = [...days].sort((a, b) => a - b);
  const names = sorted.map((day) => (dayNames[day - 1] ?? '').slice(0, 3));
  const [first = 0] = sorted;
  const isRun = sorted.length > 2 && sorted.every((day, place) => day === first + place);
  return `, ${isRun ? `${names[0]} to ${names.at(-1)}` : names.join(', ')}`;
}
