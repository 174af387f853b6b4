import { type Cents, cents } from '../money/money.ts';
import { dollars } from './promotion-code.ts';
import type { ShopTerms } from './shop-terms.ts';

const NONE = 'There is no same-day delivery';

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
 * Same-day delivery takes an order of a certain sum, placed before a certain hour of a day with deliveries.
 *
 * @param now by the database's clock
 */
export function findSameDay(entriesTotal: Cents, { sameDay, timeZone }: ShopTerms, now: Date): SameDay {
  const { from, beforeHour, byHour, days } = sameDay;
  const here = Temporal.Instant.fromEpochMilliseconds(now.getTime()).toZonedDateTimeISO(timeZone);
  const next = findDeadline(here, beforeHour, days);
  if (!next) return { isAvailable: false, reason: NONE, arrives: NONE, orderBefore: null };
  const { deadline, wait } = next;
  const orderBefore = new Date(deadline.epochMilliseconds);
  const missing = cents(from - entriesTotal);
  const reasons = [
    ...(missing > 0 ? [`${dollars(missing)} more for free same-day delivery`] : []),
    ...(wait > 0 ? [`order by ${hourText(beforeHour)} ${dayText(here, wait)}`] : []),
  ];
  const reason = capitalized(reasons.join(', and '));
  const day = wait === 0 ? 'today' : dayText(here, wait);
  const arrives = capitalized(`${day} by ${hourText(byHour)}`);
  return { isAvailable: reasons.length === 0, reason: reason || null, arrives, orderBefore };
}

/** By when an order is there that was placed for the same day. */
export function sameDayDue(placedAt: Date, { sameDay, timeZone }: ShopTerms): Date {
  const placed = Temporal.Instant.fromEpochMilliseconds(placedAt.getTime()).toZonedDateTimeISO(timeZone);
  return new Date(atHour(placed.toPlainDate(), sameDay.byHour, timeZone).epochMilliseconds);
}

/** The next deadline and how many days away its day is; null where there are no deliveries. */
function findDeadline(
  here: Temporal.ZonedDateTime,
  beforeHour: number,
  days: readonly number[],
): { readonly deadline: Temporal.ZonedDateTime; readonly wait: number } | null {
  for (let wait = 0; wait <= 7; wait += 1) {
    const day = here.toPlainDate().add({ days: wait });
    if (!days.includes(day.dayOfWeek)) continue;
    const deadline = atHour(day, beforeHour, here.timeZoneId);
    if (Temporal.ZonedDateTime.compare(here, deadline) < 0) return { deadline, wait };
  }
  return null;
}

/** An hour of a day, 0 to 24, by the clock on the wall. */
function atHour(day: Temporal.PlainDate, hour: number, timeZone: string): Temporal.ZonedDateTime {
  return day
    .toZonedDateTime({ timeZone, plainTime: '00:00' })
    .with({ hour: hour % 24 })
    .add({ days: hour === 24 ? 1 : 0 });
}

function hourText(hour: number): string {
  const onClock = hour % 12 === 0 ? 12 : hour % 12;
  return `${onClock} ${hour % 24 < 12 ? 'am' : 'pm'}`;
}

function dayText(here: Temporal.ZonedDateTime, wait: number): string {
  if (wait === 1) return 'tomorrow';
  return `on ${here.add({ days: wait }).toLocaleString('en-US', { weekday: 'long' })}`;
}

function capitalized(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1);
}
