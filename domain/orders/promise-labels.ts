import { daysText, dayText } from '../pricing/days-text.ts';

/** On which days something is to be there, by the shop's calendar. */
export interface PromisedDays {
  /** The first and the last, such as 2026-11-30. */
  readonly from: string;
  readonly until: string;
  /** By which hour of the last one; null where the day is all that is said. */
  readonly dueAt: Date | null;
}

/** How a reader is told in which zone a time is, after a blank; nothing where it is the reader's own. */
export type ZoneNamer = (at: Date) => string;

/** A promise for people to read, by the shop's clock: "By 9 PM on Friday, Nov 27". */
export function promiseText({ from, until, dueAt }: PromisedDays, timeZone: string, zone: ZoneNamer): string {
  if (!dueAt) return daysText(from, until);
  return `By ${clockText(dueAt, timeZone)}${zone(dueAt)} on ${dayText(until)}`;
}

const shortFormat = new Intl.DateTimeFormat('en-US', { timeZone: 'UTC', month: 'short', day: 'numeric' });

/** The same in a few words, for lists: "Nov 30 – Dec 2", "Nov 27 by 9 PM". */
export function shortPromiseText(
  { from, until, dueAt }: PromisedDays,
  timeZone: string,
  zone: ZoneNamer,
): string {
  const [first, last] = [from, until].map((day) => shortFormat.format(new Date(day)));
  if (dueAt) return `${last} by ${clockText(dueAt, timeZone)}${zone(dueAt)}`;
  return from === until ? `${last}` : `${first} – ${last}`;
}

/** Whether what was promised should have been there by now. @param today the shop's, such as 2026-11-30 */
export function isPromiseOver({ until, dueAt }: PromisedDays, now: Date, today: string): boolean {
  return dueAt ? dueAt < now : until < today;
}

/** How a time's zone is called, after a blank, for readers of whom nobody knows where they are. */
export function zoneNamer(timeZone: string): ZoneNamer {
  const format = new Intl.DateTimeFormat('en-US', { timeZone, timeZoneName: 'short' });
  return (at) =>
    ` ${format.formatToParts(at).find(({ type }) => type === 'timeZoneName')?.value ?? timeZone}`;
}

function clockText(at: Date, timeZone: string): string {
  const format = new Intl.DateTimeFormat('en-US', { timeZone, hour: 'numeric', minute: '2-digit' });
  const time = format.format(at).replace(':00', '');
  return /^12\sAM$/.test(time) ? 'midnight' : time;
}
