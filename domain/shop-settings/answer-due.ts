import { DAY_MS } from '../durations.ts';
import { atTime, wallClockAt } from '../pricing/wall-clock.ts';
import type { ShopSettings } from './shop-settings.ts';

/** What of the shop's settings an answer is promised by. */
type AnswerTerms = Pick<ShopSettings, 'openingHours' | 'holidays' | 'timeZone'>;

/** Days that are looked at for one on which the shop is open. */
const MAX_CLOSED_DAYS = 60;

interface OpenDay {
  readonly day: Temporal.PlainDate;
  readonly opens: Temporal.ZonedDateTime;
  readonly closes: Temporal.ZonedDateTime;
}

/**
 * When a question is to be answered: within one working day. What is asked while the shop is closed counts from its next
 * opening, and is due at the same time of the next day on which it is open, at the latest when it closes.
 */
export function answerDueAt(askedAt: Date, terms: AnswerTerms): Date {
  const asked = wallClockAt(askedAt, terms.timeZone);
  const first = openDays(asked.toPlainDate(), terms).find(({ closes }) => isBefore(asked, closes));
  if (!first) return new Date(askedAt.getTime() + DAY_MS);
  const begin = isBefore(asked, first.opens) ? first.opens : asked;
  const [next] = openDays(first.day.add({ days: 1 }), terms);
  if (!next) return new Date(first.closes.epochMilliseconds);
  const sameTime = next.day.toZonedDateTime({ timeZone: terms.timeZone, plainTime: begin.toPlainTime() });
  return new Date(clamped(sameTime, next).epochMilliseconds);
}

/** The days on which the shop is open, from a day on. */
function openDays(from: Temporal.PlainDate, { openingHours, holidays, timeZone }: AnswerTerms): OpenDay[] {
  return Array.from({ length: MAX_CLOSED_DAYS }, (_, days) => from.add({ days })).flatMap((day) => {
    const hours = openingHours.find((one) => one.day === day.dayOfWeek);
    if (!hours || holidays.includes(day.toString())) return [];
    return [{ day, opens: atTime(day, hours.opens, timeZone), closes: atTime(day, hours.closes, timeZone) }];
  });
}

function clamped(time: Temporal.ZonedDateTime, { opens, closes }: OpenDay): Temporal.ZonedDateTime {
  if (isBefore(time, opens)) return opens;
  return isBefore(closes, time) ? closes : time;
}

function isBefore(a: Temporal.ZonedDateTime, b: Temporal.ZonedDateTime): boolean {
  return Temporal.ZonedDateTime.compare(a, b) < 0;
}
