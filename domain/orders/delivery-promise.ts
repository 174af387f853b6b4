import { DeliveryMethod } from '../pricing/choices.ts';
import { type DeliveryDays, orderedDays, sentDays } from '../pricing/delivery-days.ts';
import { sameDayDue } from '../pricing/same-day.ts';
import type { ShopTerms } from '../pricing/shop-terms.ts';
import { atHour, wallClockAt } from '../pricing/wall-clock.ts';
import type { PromisedDays } from './promise-labels.ts';

/** What of the shop's settings promises are made by. */
export type PromiseTerms = Pick<ShopTerms, 'sameDay' | 'transitDays' | 'holidays' | 'timeZone'>;

/** A promise as it was made: days by the calendar of a time zone, for the shop may have another one later. */
export interface PromisedTime {
  readonly from: Date;
  /** The hour of a same day, or the end of the last day. */
  readonly until: Date;
  /** IANA name. */
  readonly timeZone: string;
}

/** What a shopper is told who pays at a time; null for what is picked up, of which the shop tells when it is ready. */
export function promisedTime(
  method: DeliveryMethod,
  placedAt: Date,
  terms: PromiseTerms,
): PromisedTime | null {
  const { timeZone } = terms;
  if (method === DeliveryMethod.CURBSIDE) return null;
  if (method === DeliveryMethod.STANDARD) return timeOfDays(orderedDays(placedAt, terms), timeZone);
  return { from: placedAt, until: sameDayDue(placedAt, terms), timeZone };
}

/** When a parcel is to be there that left at a time; null for what is picked up, and does not travel. */
export function expectedTime(
  method: DeliveryMethod,
  shippedAt: Date,
  terms: PromiseTerms,
): PromisedTime | null {
  const { timeZone, sameDay } = terms;
  if (method === DeliveryMethod.CURBSIDE) return null;
  if (method === DeliveryMethod.STANDARD) return timeOfDays(sentDays(shippedAt, terms), timeZone);
  const due = sameDayDue(shippedAt, terms);
  if (shippedAt < due) return { from: shippedAt, until: due, timeZone };
  const nextDue = timeOf(atHour(dayOf(shippedAt, timeZone).add({ days: 1 }), sameDay.byHour, timeZone));
  return { from: nextDue, until: nextDue, timeZone };
}

/** The days of a promise, and its hour where it has one. */
export function promisedDays(method: DeliveryMethod, promised: PromisedTime): PromisedDays {
  const last = lastDay(promised);
  const isSameDay = method === DeliveryMethod.SAME_DAY;
  return {
    from: (isSameDay ? last : dayOf(promised.from, promised.timeZone)).toString(),
    until: last.toString(),
    dueAt: isSameDay ? promised.until : null,
  };
}

/**
 * Whether a promise was kept: the arrival was noted on the last of its days or before, for who brings something may note
 * it after the hour. Null where it is not there yet.
 */
export function isPromiseKept(promised: PromisedTime, arrivedAt: Date | null): boolean | null {
  if (!arrivedAt) return null;
  return Temporal.PlainDate.compare(dayOf(arrivedAt, promised.timeZone), lastDay(promised)) <= 0;
}

/** From the beginning of a day to the end of another. */
function timeOfDays({ first, last }: DeliveryDays, timeZone: string): PromisedTime {
  return {
    from: timeOf(first.toZonedDateTime({ timeZone })),
    until: new Date(timeOf(atHour(last, 24, timeZone)).getTime() - 1),
    timeZone,
  };
}

/** Midnight belongs to the day that it ends. */
function lastDay({ until, timeZone }: PromisedTime): Temporal.PlainDate {
  return dayOf(new Date(until.getTime() - 1), timeZone);
}

function dayOf(time: Date, timeZone: string): Temporal.PlainDate {
  return wallClockAt(time, timeZone).toPlainDate();
}

function timeOf(time: Temporal.ZonedDateTime): Date {
  return new Date(time.epochMilliseconds);
}
