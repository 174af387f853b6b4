import { dayOf } from './calendar-days.ts';
import { formatTime } from './date-time.ts';
import { shopFormat } from './shop-clock.ts';

const dayFormat = shopFormat({ weekday: 'long' });

/** By when an order has to be there: "today by 9:00 PM", or that it is late; by the shop's clock. */
export function dueText(dueAt: Date, now: Date): string {
  const time = formatTime(dueAt.toISOString());
  const isToday = dayOf(dueAt) === dayOf(now);
  if (dueAt < now)
    return isToday ? `late, was due at ${time}` : `late, was due ${dayFormat().format(dueAt)} at ${time}`;
  return isToday ? `today by ${time}` : `${dayFormat().format(dueAt)} by ${time}`;
}
