import { DeliveryMethod } from '../pricing/choices.ts';
import { type DeliveryDays, orderedDays, sentDays } from '../pricing/delivery-days.ts';
import { sameDayDue } from '../pricing/same-day.ts';
import type { ShopTerms } from '../pricing/shop-terms.ts';
import { atHour, atTime, wallClockAt } from '../pricing/wall-clock.ts';
import type { PromisedTime } from './promise-labels.ts';

/** What of the shop's settings promises are made by. */
export interface PromiseTerms extends Pick<ShopTerms, 'sameDay' | 'transitDays' | 'holidays' | 'timeZone'> {
  /** As the settings have them: a day that is not listed is closed. */
  readonly openingHours: readonly { readonly day: number; readonly opens: string; readonly closes: string }[];
}

/** Days that are looked at for one on which the shop is open. */
const MAX_CLOSED_DAYS = 60;

/** What a shopper is told who pays at a time. */
export function promisedTime(method: DeliveryMethod, placedAt: Date, terms: PromiseTerms): PromisedTime {
  if (method === DeliveryMethod.SAME_DAY) return { from: placedAt, until: sameDayDue(placedAt, terms) };
  const pickup = method === DeliveryMethod.CURBSIDE ? findPickup(placedAt, terms) : null;
  return pickup ?? timeOfDays(orderedDays(placedAt, terms), terms);
}

/** When a parcel is to be there that left at a time; null for what is picked up, and does not travel. */
export function expectedTime(
  method: DeliveryMethod,
  shippedAt: Date,
  terms: PromiseTerms,
): PromisedTime | null {
  if (method === DeliveryMethod.CURBSIDE) return null;
  if (method === DeliveryMethod.STANDARD) return timeOfDays(sentDays(shippedAt, terms), terms);
  const due = sameDayDue(shippedAt, terms);
  if (shippedAt < due) return { from: shippedAt, until: due };
  const nextDay = wallClockAt(shippedAt, terms.timeZone).toPlainDate().add({ days: 1 });
  return { from: shippedAt, until: timeOf(atHour(nextDay, terms.sameDay.byHour, terms.timeZone)) };
}

/** Whether a promise was kept; null where it is not there yet. */
export function isPromiseKept(
  { until }: Pick<PromisedTime, 'until'>,
  arrivedAt: Date | null,
): boolean | null {
  return arrivedAt && arrivedAt <= until;
}

/** From the beginning of a day to the end of another. */
function timeOfDays({ first, last }: DeliveryDays, { timeZone }: PromiseTerms): PromisedTime {
  return {
    from: new Date(first.toZonedDateTime({ timeZone }).epochMilliseconds),
    until: new Date(atHour(last, 24, timeZone).epochMilliseconds - 1),
  };
}

/** While the shop is open: today as long as an order would come today, otherwise on the next day that is no holiday. */
function findPickup(
  placedAt: Date,
  { openingHours, holidays, sameDay, timeZone }: PromiseTerms,
): PromisedTime | null {
  const placed = wallClockAt(placedAt, timeZone);
  for (let wait = 0; wait <= MAX_CLOSED_DAYS; wait += 1) {
    const day = placed.toPlainDate().add({ days: wait });
    const hours = openingHours.find((one) => one.day === day.dayOfWeek);
    if (!hours || holidays.includes(day.toString())) continue;
    const [opens, closes] = [hours.opens, hours.closes].map((time) => timeOf(atTime(day, time, timeZone)));
    const lastOrder = timeOf(atHour(day, sameDay.beforeHour, timeZone));
    if (!opens || !closes || placedAt >= closes || placedAt >= lastOrder) continue;
    return { from: placedAt > opens ? placedAt : opens, until: closes };
  }
  return null;
}

function timeOf(time: Temporal.ZonedDateTime): Date {
  return new Date(time.epochMilliseconds);
}
