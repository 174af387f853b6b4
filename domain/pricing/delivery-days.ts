import type { ShopTerms } from './shop-terms.ts';
import { atHour, wallClockAt } from './wall-clock.ts';

/** What the days of a standard delivery are counted by. */
export interface DeliveryDayTerms extends Pick<ShopTerms, 'transitDays' | 'holidays' | 'timeZone'> {
  readonly sameDay: Pick<ShopTerms['sameDay'], 'beforeHour'>;
}

/** The days between which a standard delivery comes, both included. */
export interface DeliveryDays {
  readonly first: Temporal.PlainDate;
  readonly last: Temporal.PlainDate;
}

const SUNDAY = 7;

/**
 * The days of what is ordered at a time, counted in days that are neither Sunday nor holiday. Day 0 is that of the order;
 * past the hour up to which orders are packed the same day, or on a day that does not count, it is the next that does.
 */
export function orderedDays(placedAt: Date, terms: DeliveryDayTerms): DeliveryDays {
  const placed = wallClockAt(placedAt, terms.timeZone);
  const day = placed.toPlainDate();
  const lastOrder = atHour(day, terms.sameDay.beforeHour, terms.timeZone);
  const isLate = Temporal.ZonedDateTime.compare(placed, lastOrder) >= 0;
  return daysFrom(isLate ? day.add({ days: 1 }) : day, terms);
}

/** The days of a parcel that left at a time, at whatever hour. */
export function sentDays(shippedAt: Date, terms: DeliveryDayTerms): DeliveryDays {
  return daysFrom(wallClockAt(shippedAt, terms.timeZone).toPlainDate(), terms);
}

function daysFrom(
  start: Temporal.PlainDate,
  { transitDays, holidays }: Pick<DeliveryDayTerms, 'transitDays' | 'holidays'>,
): DeliveryDays {
  const counts = (day: Temporal.PlainDate) => day.dayOfWeek !== SUNDAY && !holidays.includes(day.toString());
  const after = (days: number) => {
    let reached = start;
    let left = days;
    while (left > 0 || !counts(reached)) {
      if (counts(reached)) left -= 1;
      reached = reached.add({ days: 1 });
    }
    return reached;
  };
  return { first: after(transitDays.from), last: after(transitDays.until) };
}
