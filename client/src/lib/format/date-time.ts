const dateTimeFormat = new Intl.DateTimeFormat('en-US', { dateStyle: 'medium', timeStyle: 'short' });

/** "Nov 21, 2026, 3:04 PM", in the time zone of this browser. */
export function formatDateTime(moment: string): string {
  return dateTimeFormat.format(new Date(moment));
}

const timeOfYearFormat = new Intl.DateTimeFormat('en-US', {
  month: 'short',
  day: 'numeric',
  hour: 'numeric',
  minute: '2-digit',
});
const dayOfPastFormat = new Intl.DateTimeFormat('en-US', { dateStyle: 'medium' });

/** "Nov 21, 3:04 PM" this year, "Nov 21, 2025" in others; in the time zone of this browser. */
export function formatShortMoment(moment: string, now = new Date()): string {
  const date = new Date(moment);
  const isThisYear = date.getFullYear() === now.getFullYear();
  return (isThisYear ? timeOfYearFormat : dayOfPastFormat).format(date);
}

const dateFormat = new Intl.DateTimeFormat('en-US', { dateStyle: 'medium', timeZone: 'UTC' });

/** "Nov 21, 2026", the same for everybody, so that the server can write it. */
export function formatDate(moment: string): string {
  return dateFormat.format(new Date(moment));
}

/** "0.4 seconds", from milliseconds. */
export function formatDuration(milliseconds: number): string {
  const seconds = Math.round(milliseconds / 100) / 10;
  return seconds < 0.1 ? 'less than 0.1 seconds' : `${seconds} ${seconds === 1 ? 'second' : 'seconds'}`;
}
