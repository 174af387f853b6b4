/** What browsers report for an unknown time zone. */
const UNKNOWN_TIME_ZONE = 'Etc/Unknown';

/** This browser's time zone as the API takes it: by its name, or without one by its distance from UTC. */
export function browserTimeZone(): string {
  const { timeZone } = Intl.DateTimeFormat().resolvedOptions();
  return timeZone && timeZone !== UNKNOWN_TIME_ZONE ? timeZone : utcOffset(new Date());
}

/** How far this browser's clock is from UTC at a moment: `+05:30`. */
export function utcOffset(moment: Date): string {
  const minutes = -moment.getTimezoneOffset();
  const [hours, rest] = [Math.floor(Math.abs(minutes) / 60), Math.abs(minutes) % 60];
  const digits = [hours, rest].map((part) => String(part).padStart(2, '0')).join(':');
  return `${minutes < 0 ? '-' : '+'}${digits}`;
}
