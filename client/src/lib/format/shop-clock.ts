import { DAY_MS } from '../../../../domain/durations.ts';
import { shopZone } from './shop-time-zone.ts';

/* The shop's clock. Days and hours are those of the shop, whoever looks at them from wherever. */

let checked: { readonly name: string; readonly isKnown: boolean } | undefined;

/** Before it is known, and where this browser does not know it yet, the reader's own has to do. */
export function shopTimeZone(): string {
  const { name } = shopZone;
  if (name === undefined) return readersTimeZone();
  if (checked?.name !== name) checked = { name, isKnown: isKnown(name) };
  return checked.isKnown ? name : readersTimeZone();
}

/** By the shop's clock, in American English. */
export function shopFormat(options: Intl.DateTimeFormatOptions): () => Intl.DateTimeFormat {
  let made: Intl.DateTimeFormat | undefined;
  let madeFor: string | undefined;
  return () => {
    const timeZone = shopTimeZone();
    if (!made || madeFor !== timeZone) made = new Intl.DateTimeFormat('en-US', { ...options, timeZone });
    madeFor = timeZone;
    return made;
  };
}

const zoneNameFormat = shopFormat({ timeZoneName: 'short' });

/** How the shop's zone is called at a time, after a blank: ` EST`; nothing for a reader whose clock shows the same. */
export function zoneSuffix(time: Date): string {
  if (wallClock(time, shopTimeZone()) === wallClock(time, readersTimeZone())) return '';
  const name = zoneNameFormat()
    .formatToParts(time)
    .find(({ type }) => type === 'timeZoneName')?.value;
  return name ? ` ${name}` : '';
}

/** What a clock shows, in milliseconds, as if it were one of UTC. */
export function wallClock(time: Date, timeZone = shopTimeZone()): number {
  const parts = wallFormat(timeZone).formatToParts(time);
  const part = (type: Intl.DateTimeFormatPartTypes) => Number(parts.find((one) => one.type === type)?.value);
  const shown = new Date(0);
  shown.setUTCFullYear(part('year'), part('month') - 1, part('day'));
  shown.setUTCHours(part('hour'), part('minute'), part('second'));
  return shown.getTime();
}

/** The moment at which the shop's clock shows something; one that it skips is where it goes on from there. */
export function timeAt(shown: number): Date {
  const offsetAt = (time: number) => wallClock(new Date(time)) - Math.floor(time / 1000) * 1000;
  // Clocks change by some hours at most, so that both offsets that come into question are found a day before and after.
  const [before, after] = [offsetAt(shown - DAY_MS), offsetAt(shown + DAY_MS)];
  const hits = [shown - before, shown - after].filter((time) => wallClock(new Date(time)) === shown);
  return new Date(hits.length > 0 ? Math.min(...hits) : shown - before);
}

const wallFormats = new Map<string, Intl.DateTimeFormat>();

function wallFormat(timeZone: string): Intl.DateTimeFormat {
  const known = wallFormats.get(timeZone);
  if (known) return known;
  const format = new Intl.DateTimeFormat('en-US', {
    ...{ timeZone, calendar: 'gregory', hourCycle: 'h23' },
    ...{
      year: 'numeric',
      month: 'numeric',
      day: 'numeric',
      hour: 'numeric',
      minute: 'numeric',
      second: 'numeric',
    },
  });
  wallFormats.set(timeZone, format);
  return format;
}

/** What browsers report for an unknown time zone. */
const UNKNOWN_TIME_ZONE = 'Etc/Unknown';

function readersTimeZone(): string {
  const { timeZone } = Intl.DateTimeFormat().resolvedOptions();
  return timeZone && timeZone !== UNKNOWN_TIME_ZONE ? timeZone : 'UTC';
}

function isKnown(timeZone: string): boolean {
  try {
    return Boolean(new Intl.DateTimeFormat('en-US', { timeZone }));
  } catch {
    return false;
  }
}

/** The day by the shop's clock, such as `2026-11-27`. */
export function shopToday(): string {
  return new Date(wallClock(new Date())).toISOString().slice(0, 10);
}
