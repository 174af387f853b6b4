import { timeAt, wallClock } from './shop-clock.ts';

/* Times in fields for a day and a time, which are those of the shop's clock. */

/** A time as such a field has it. */
export function typedTimeOf(time: string | null | undefined): string {
  if (!time) return '';
  return new Date(wallClock(new Date(time))).toISOString().slice(0, 'yyyy-mm-ddThh:mm'.length);
}

/** What such a field has as a time; what is none is left as it is, for the rules to name. */
export function readTypedTime(text: string): string {
  const shown = Date.parse(`${text}Z`);
  return Number.isNaN(shown) ? text : timeAt(shown).toISOString();
}
