import { shopFormat, wallClock, zoneSuffix } from './shop-clock.ts';

const dateTimeFormat = shopFormat({ dateStyle: 'medium', timeStyle: 'short' });

/** "Nov 21, 2026, 3:04 PM" by the shop's clock, with its zone for who reads it by another: "3:04 PM EST". */
export function formatDateTime(time: string): string {
  const date = new Date(time);
  return dateTimeFormat().format(date) + zoneSuffix(date);
}

const timeOfYearFormat = shopFormat({ month: 'short', day: 'numeric', hour: 'numeric', minute: '2-digit' });

/** "Nov 21, 3:04 PM" this year, "Nov 21, 2025" in others; by the shop's clock, as `formatDateTime`. */
export function formatShortTime(time: string, now = new Date()): string {
  const date = new Date(time);
  const [shown, today] = [date, now].map((one) => new Date(wallClock(one)).getUTCFullYear());
  return shown === today ? timeOfYearFormat().format(date) + zoneSuffix(date) : formatDate(time);
}

const timeFormat = shopFormat({ timeStyle: 'short' });

/** "3:04 PM", as `formatDateTime`. */
export function formatTime(time: string): string {
  const date = new Date(time);
  return timeFormat().format(date) + zoneSuffix(date);
}

const dateFormat = shopFormat({ dateStyle: 'medium' });

/** "Nov 21, 2026", the same for everybody, so that the server can write it. */
export function formatDate(time: string): string {
  return dateFormat().format(new Date(time));
}

/** "0.4 seconds", from milliseconds. */
export function formatDuration(milliseconds: number): string {
  const seconds = Math.round(milliseconds / 100) / 10;
  return seconds < 0.1 ? 'less than 0.1 seconds' : `${seconds} ${seconds === 1 ? 'second' : 'seconds'}`;
}
