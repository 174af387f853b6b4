import { DeliveryMethod } from '../pricing/choices.ts';

/** When an order is promised to be there, or ready to be picked up. */
export interface PromisedTime {
  readonly from: Date;
  readonly until: Date;
}

/** How a reader is told in which zone a time is, after a blank; nothing where it is the reader's own. */
export type ZoneNamer = (at: Date) => string;

/** A promise for people to read, by the shop's clock: "By 9 PM on Friday, Nov 27". */
export function promiseText(
  method: DeliveryMethod,
  { from, until }: PromisedTime,
  timeZone: string,
  zone: ZoneNamer,
): string {
  const day = new Intl.DateTimeFormat('en-US', {
    ...{ timeZone, weekday: 'long', month: 'short', day: 'numeric' },
  });
  // Midnight belongs to the day that it ends.
  const last = day.format(until.getTime() - 1);
  if (method === DeliveryMethod.STANDARD) return `${day.format(from)} to ${last}`;
  const by = `by ${clockText(until, timeZone)}${zone(until)} on ${last}`;
  return method === DeliveryMethod.CURBSIDE ? `Ready ${by}` : `B${by.slice(1)}`;
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
