import { DAY_MS } from '../durations.ts';
import { type OpeningHours, timeText } from './opening-hours.ts';
import type { ShopSettings } from './shop-settings.ts';

/*
 * Apart from the opening hours, which every page has. Browsers that the shop is for have no Temporal yet: days are texts
 * such as 2026-12-25, reckoned with by the clock of UTC, where each has as many hours.
 */

/** What of the shop's settings says when it is open. */
type OpeningTerms = Pick<ShopSettings, 'openingHours' | 'holidays' | 'timeZone'>;

/** Days that are looked at for one on which the shop is open. */
const MAX_CLOSED_DAYS = 60;

/** Whether the shop is open at a time, and when it opens or closes next, in words. */
export function openText(now: Date, terms: OpeningTerms): string {
  const { today, time } = clockAt(now, terms.timeZone);
  const hours = hoursOn(today, terms);
  if (hours && time < hours.opens) return `Closed now, opens at ${timeText(hours.opens)}`;
  if (hours && time < hours.closes) return `Open now, until ${timeText(hours.closes)}`;
  const closed = terms.holidays.includes(today) ? 'Closed today for a holiday' : 'Closed now';
  const next = nextOpening(today, terms);
  return next ? `${closed}, opens ${next}` : closed;
}

/** "on Friday at 9 am"; null where the shop opens on none of the days that are looked at. */
function nextOpening(today: string, terms: OpeningTerms): string | null {
  for (let days = 1; days <= MAX_CLOSED_DAYS; days++) {
    const day = new Date(Date.parse(today) + days * DAY_MS);
    const hours = hoursOn(day.toISOString().slice(0, 10), terms);
    if (hours) return `on ${dayText(day, days)} at ${timeText(hours.opens)}`;
  }
  return null;
}

/** "Friday", with the date where it is not one of this week. */
function dayText(day: Date, daysAhead: number): string {
  const date = daysAhead < 7 ? {} : ({ month: 'short', day: 'numeric' } as const);
  return new Intl.DateTimeFormat('en-US', { timeZone: 'UTC', weekday: 'long', ...date }).format(day);
}

function hoursOn(date: string, { openingHours, holidays }: OpeningTerms): OpeningHours | undefined {
  // Sunday is the last day of the week here, and the first one there.
  const weekday = new Date(date).getUTCDay() || 7;
  return holidays.includes(date) ? undefined : openingHours.find(({ day }) => day === weekday);
}

/** What calendar and clock of the shop say at a time. */
function clockAt(now: Date, timeZone: string): { readonly today: string; readonly time: string } {
  const date = { year: 'numeric', month: '2-digit', day: '2-digit' } as const;
  const clock = { hour: '2-digit', minute: '2-digit', hourCycle: 'h23' } as const;
  const parts = new Intl.DateTimeFormat('en-US', { timeZone, ...date, ...clock }).formatToParts(now);
  const part = (type: string) => parts.find((one) => one.type === type)?.value ?? '';
  return {
    today: `${part('year')}-${part('month')}-${part('day')}`,
    time: `${part('hour')}:${part('minute')}`,
  };
}
