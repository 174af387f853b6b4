const format = new Intl.DateTimeFormat('en-US', {
  ...{ timeZone: 'UTC', weekday: 'long', month: 'short', day: 'numeric' },
});

/** A day such as 2026-11-30 for people to read: "Monday, Nov 30". */
export function dayText(day: string): string {
  return format.format(new Date(day));
}

/** The first and the last of some days for people to read: "Monday, Nov 30 to Wednesday, Dec 2". */
export function daysText(first: string, last: string): string {
  return first === last ? dayText(first) : `${dayText(first)} to ${dayText(last)}`;
}
