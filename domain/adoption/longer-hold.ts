import { endOfDay, wallClockAt } from '../pricing/wall-clock.ts';
import { type Application, type ApplicationEvent, REMINDER_MS } from './application.ts';
import { MAX_HOLD_AHEAD_DAYS } from './hold-length.ts';

/*
 * An animal that was given to somebody is kept for `holdDays`. The staff keep it longer where somebody needs more time:
 * through a day of the shop's calendar.
 */

/** When a hold ends that lasts through a day. @param day such as `2026-12-04` */
export function endOfHold(day: string, timeZone: string): Date {
  return endOfDay(Temporal.PlainDate.from(day), timeZone);
}

/** Why an animal can not be kept through a day; null where it can. */
export function longerHoldProblem(day: string, heldUntil: Date, now: Date, timeZone: string): string | null {
  const today = wallClockAt(now, timeZone).toPlainDate();
  const { days } = today.until(Temporal.PlainDate.from(day), { largestUnit: 'days' });
  if (days < 1) return 'Tomorrow at the earliest';
  if (days > MAX_HOLD_AHEAD_DAYS) return `At most ${MAX_HOLD_AHEAD_DAYS} days from today`;
  return endOfHold(day, timeZone) < heldUntil ? 'Not before the animal is kept until now' : null;
}

interface LongerHold {
  readonly times: Required<Pick<Application, 'heldUntil' | 'dueAt' | 'wakeAt'>>;
  readonly event: ApplicationEvent;
  /** Whether the reminder of the new end is due already. */
  readonly isReminded: boolean;
}

/** What an application holds once its animal is kept longer; after a reminder the clock looks at the end of the hold. */
export function longerHold(heldUntil: Date, at: Date): LongerHold {
  const reminder = new Date(heldUntil.getTime() - REMINDER_MS);
  const isReminded = reminder <= at;
  return {
    times: { heldUntil, dueAt: heldUntil, wakeAt: isReminded ? heldUntil : reminder },
    event: { at, stage: 'APPROVED', by: 'SHOP', heldUntil },
    isReminded,
  };
}
