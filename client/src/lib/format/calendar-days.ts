/*
 * Days on the shop's calendar.
 */

import { timeAt, wallClock } from './shop-clock.ts';

/** A day as in an address and in a date field: `2026-11-21`. Days compare as strings. */
export type Day = string;

/** The day of a time on the shop's calendar. */
export function dayOf(time: Date): Day {
  return written(wallClock(time));
}

/** Start of a day by the shop's clock: where that skips midnight, the moment from which it goes on. */
export function dateOf(day: Day): Date {
  return timeAt(midnightOf(day));
}

/** Start of a day by the shop's clock, as an ISO timestamp. */
export function startOf(day: Day): string {
  return dateOf(day).toISOString();
}

export function addDays(day: Day, { years = 0, months = 0, days = 0 }): Day {
  const date = new Date(midnightOf(day));
  date.setUTCFullYear(date.getUTCFullYear() + years, date.getUTCMonth() + months, date.getUTCDate() + days);
  return written(date.getTime());
}

/** Whether a text is a day that there is: no 31st of February. */
export function isDay(text: string): boolean {
  return /^\d{4}-\d{2}-\d{2}$/.test(text) && written(midnightOf(text)) === text;
}

function midnightOf(day: Day): number {
  const [year = 0, month = 1, date = 1] = day.split('-').map(Number);
  return new Date(0).setUTCFullYear(year, month - 1, date);
}

function written(shown: number): Day {
  return new Date(shown).toISOString().slice(0, 10);
}
