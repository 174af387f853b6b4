import { type Cents, cents } from '../money/money.ts';
import { isServed, servedText } from './postcodes.ts';
import { dollars } from './promotion-code.ts';
import type { ShopTerms } from './shop-terms.ts';
import { atHour, wallClockAt } from './wall-clock.ts';

const NONE = 'There is no same-day delivery';

/** Days that are looked at for one with deliveries. */
const MAX_WAIT_DAYS = 60;

/** Whether same-day delivery can be had now, by the shop's clock on the wall. */
export interface SameDay {
  readonly isAvailable: boolean;
  /** What is missing, in words for the shopper; null where nothing is. */
  readonly reason: string | null;
  /** When an order comes that is placed before the next deadline, in words. */
  readonly arrives: string;
  /** The moment up to which an order comes the same day: today's, or where that is over, the next one. */
  readonly orderBefore: Date | null;
}

/**
 * Same-day delivery takes an order of a certain sum, placed before a certain hour of a day with deliveries, to a postcode
 * that it goes to.
 *
 * @param now by the database's clock
 * @param postcode of where it goes; null where nobody has said it
 */
export function findSameDay(
  entriesTotal: Cents,
  { sameDay, holidays, timeZone }: ShopTerms,
  now: Date,
  postcode: string | null,
): SameDay {
  const { from, beforeHour, byHour } = sameDay;
  const here = wallClockAt(now, timeZone);
  const next = findDeadline(here, sameDay, holidays);
  if (!next) return { isAvailable: false, reason: NONE, arrives: NONE, orderBefore: null };
  const { deadline, wait } = next;
  const orderBefore = new Date(deadline.epochMilliseconds);
  const missing = cents(from - entriesTotal);
  const isHoliday = holidays.includes(here.toPlainDate().toString());
  const reasons = findPostcodeProblem(sameDay, postcode) ?? [
    ...(missing > 0 ? [`${dollars(missing)} more for free same-day delivery`] : []),
    ...(wait > 0
      ? [
          `${isHoliday ? 'today is a holiday, so ' : ''}order by ${hourText(beforeHour)} ${dayText(here, wait)}`,
        ]
      : []),
    ...(hasToAsk(sameDay, postcode)
      ? [`enter your ZIP code: same-day delivery is only for ${servedText(sameDay.postcodes)}`]
      : []),
  ];
  const reason = capitalized(listed(reasons));
  const day = wait === 0 ? 'today' : dayText(here, wait);
  const arrives = capitalized(`${day} by ${hourText(byHour)}`);
  return { isAvailable: reasons.length === 0, reason: reason || null, arrives, orderBefore };
}

/** Whether same-day delivery goes out on the day of a moment, and can still be ordered; where to, and from which sum, is another matter. */
export function isBeforeDeadline(now: Date, { sameDay, holidays, timeZone }: ShopTerms): boolean {
  return findDeadline(wallClockAt(now, timeZone), sameDay, holidays)?.wait === 0;
}

/** By when an order is there that was placed for the same day. */
export function sameDayDue(
  placedAt: Date,
  { sameDay, timeZone }: Pick<ShopTerms, 'sameDay' | 'timeZone'>,
): Date {
  const placed = wallClockAt(placedAt, timeZone);
  return new Date(atHour(placed.toPlainDate(), sameDay.byHour, timeZone).epochMilliseconds);
}

/** The next deadline and how many days away its day is; null where there are no deliveries. */
function findDeadline(
  here: Temporal.ZonedDateTime,
  { beforeHour, days }: ShopTerms['sameDay'],
  holidays: readonly string[],
): { readonly deadline: Temporal.ZonedDateTime; readonly wait: number } | null {
  for (let wait = 0; wait <= MAX_WAIT_DAYS; wait += 1) {
    const day = here.toPlainDate().add({ days: wait });
    if (!days.includes(day.dayOfWeek) || holidays.includes(day.toString())) continue;
    const deadline = atHour(day, beforeHour, here.timeZoneId);
    if (Temporal.ZonedDateTime.compare(here, deadline) < 0) return { deadline, wait };
  }
  return null;
}

/** Whether same-day delivery hangs on where it goes, and nobody has said that. */
function hasToAsk({ postcodes }: ShopTerms['sameDay'], postcode: string | null): boolean {
  return postcodes.length > 0 && postcode === null;
}

/** Where it does not go to a postcode, no sum and no hour helps. */
function findPostcodeProblem({ postcodes }: ShopTerms['sameDay'], postcode: string | null): string[] | null {
  if (postcodes.length === 0 || postcode === null || isServed(postcode, postcodes)) return null;
  return [`same-day delivery is only for ${servedText(postcodes)}`];
}

function hourText(hour: number): string {
  const onClock = hour % 12 === 0 ? 12 : hour % 12;
  return `${onClock} ${hour % 24 < 12 ? 'am' : 'pm'}`;
}

function dayText(here: Temporal.ZonedDateTime, wait: number): string {
  if (wait === 1) return 'tomorrow';
  const day = here.add({ days: wait });
  if (wait > 7) return `on ${day.toLocaleString('en-US', { month: 'long', day: 'numeric' })}`;
  return `on ${day.toLocaleString('en-US', { weekday: 'long' })}`;
}

/** "This, that, and the other", with a comma between two as well. */
function listed(reasons: readonly string[]): string {
  return [reasons.slice(0, -1).join(', '), reasons.at(-1)].filter(Boolean).join(', and ');
}

function capitalized(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1);
}
