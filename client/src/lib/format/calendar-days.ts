/*
 * Days on this browser's calendar.
 */

/** A day as in an address and in a date field: `2026-11-21`. Days compare as strings. */
export type Day = string;

/** The day of a moment on this browser's calendar. */
export function dayOf(moment: Date): Day {
  const month = String(moment.getMonth() + 1).padStart(2, '0');
  const day = String(moment.getDate()).padStart(2, '0');
  return `${String(moment.getFullYear()).padStart(4, '0')}-${month}-${day}`;
}

/** Start of a day in this browser's time zone. */
export function dateOf(day: Day): Date {
  const [year = 0, month = 1, date = 1] = day.split('-').map(Number);
  return new Date(year, month - 1, date);
}

/** Start of a day in this browser's time zone, as an ISO timestamp. */
export function startOf(day: Day): string {
  return dateOf(day).toISOString();
}

export function addDays(day: Day, { years = 0, months = 0, days = 0 }): Day {
  const date = dateOf(day);
  return dayOf(new Date(date.getFullYear() + years, date.getMonth() + months, date.getDate() + days));
}

/** Whether a text is a day that there is: no 31st of February. */
export function isDay(text: string): boolean {
  return /^\d{4}-\d{2}-\d{2}$/.test(text) && dayOf(dateOf(text)) === text;
}
