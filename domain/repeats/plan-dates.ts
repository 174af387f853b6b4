import { DAY_MS } from '../durations.ts';

/*
 * Dates of repeat deliveries. A plan goes by days of the shop's calendar, written as 2026-11-25, and not by times: so a
 * clock change moves nothing, and a day is a day. Both sides count with them; which day it is says the database's clock.
 */

/** A day of the shop's calendar, such as `2026-11-25`. */
export type PlanDate = string & { readonly __unit: 'date' };

/** The hour of the shop's day from which a delivery of that day is charged. */
export const CHARGE_HOUR = 6;

/** Days before a delivery on which its price is mailed. */
export const NOTICE_DAYS = 3;

/** Most days from today that a delivery can be moved to. */
export const MAX_MOVE_DAYS = 365;

/** @throws RangeError for what is no day of the calendar */
export function planDate(text: string): PlanDate {
  const time = Date.parse(`${text}T00:00:00Z`);
  const isDay = /^\d{4}-\d{2}-\d{2}$/.test(text) && !Number.isNaN(time);
  if (!isDay || written(time) !== text) throw new RangeError(`${text} is no day`);
  return text as PlanDate;
}

/** The day that it is in a time zone, and the hour of it from 0 to 23. */
export function shopDay(now: Date, timeZone: string): { readonly date: PlanDate; readonly hour: number } {
  const options = { timeZone, hourCycle: 'h23', year: 'numeric', month: '2-digit', day: '2-digit' } as const;
  const parts = new Intl.DateTimeFormat('en-US', { ...options, hour: '2-digit' }).formatToParts(now);
  const part = (type: string) => parts.find((one) => one.type === type)?.value ?? '';
  return { date: planDate(`${part('year')}-${part('month')}-${part('day')}`), hour: Number(part('hour')) };
}

/** The last day whose deliveries can be charged by now: from the morning on it is today. */
export function lastDueDay(now: Date, timeZone: string): PlanDate {
  const { date, hour } = shopDay(now, timeZone);
  return hour >= CHARGE_HOUR ? date : addDays(date, -1);
}

export function addDays(date: PlanDate, days: number): PlanDate {
  return written(Date.parse(`${date}T00:00:00Z`) + days * DAY_MS);
}

export function addWeeks(date: PlanDate, weeks: number): PlanDate {
  return addDays(date, 7 * weeks);
}

/** Whole days from one to another; negative where the other is earlier. */
export function daysBetween(from: PlanDate, to: PlanDate): number {
  return (Date.parse(`${to}T00:00:00Z`) - Date.parse(`${from}T00:00:00Z`)) / DAY_MS;
}

/**
 * The delivery after the one of `date`, in its rhythm and after today: a shop that was closed over several of them sends
 * one, and goes on from there.
 */
export function dateAfter(date: PlanDate, everyWeeks: number, today: PlanDate): PlanDate {
  const missed = Math.max(0, Math.floor(daysBetween(date, today) / (7 * everyWeeks)));
  return addWeeks(date, everyWeeks * (missed + 1));
}

/** The next delivery by another rhythm: as far from the last one as it says, and tomorrow at the earliest. */
export function dateByRhythm(last: PlanDate, everyWeeks: number, today: PlanDate): PlanDate {
  return tomorrowOr(addWeeks(last, everyWeeks), today);
}

/** A day, or tomorrow where that is later. */
export function tomorrowOr(date: PlanDate, today: PlanDate): PlanDate {
  return date > today ? date : addDays(today, 1);
}

/** Why a delivery can not be moved to a day, in words for the shopper; null where it can. */
export function findMoveProblem(to: PlanDate, today: PlanDate): string | null {
  if (to <= today) return 'From tomorrow on';
  return daysBetween(today, to) > MAX_MOVE_DAYS ? 'Within a year from today' : null;
}

/** How many deliveries of a plan fall on the days up to one, that one included. */
export function deliveriesUntil(next: PlanDate, everyWeeks: number, last: PlanDate): number {
  return next > last ? 0 : Math.floor(daysBetween(next, last) / (7 * everyWeeks)) + 1;
}

/** "Wed, Dec 23", for people to read; with the year where it is another than the one that is given. */
export function dateText(date: PlanDate, thisYear = date.slice(0, 4)): string {
  const isOther = date.slice(0, 4) !== thisYear;
  return new Date(`${date}T12:00:00Z`).toLocaleDateString('en-US', {
    ...{ weekday: 'short', month: 'short', day: 'numeric', timeZone: 'UTC' },
    ...(isOther && { year: 'numeric' }),
  });
}

/** Whether a delivery is charged now. */
export function isDue(next: PlanDate, now: Date, timeZone: string): boolean {
  return next <= lastDueDay(now, timeZone);
}

/** Whether the price of a delivery is to be mailed by now. */
export function isNoticeDue(next: PlanDate, today: PlanDate): boolean {
  return daysBetween(today, next) <= NOTICE_DAYS;
}

function written(time: number): PlanDate {
  return new Date(time).toISOString().slice(0, 10) as PlanDate;
}
