/** When the shop is open on a day of the week. A day that is not listed is closed. */
export interface OpeningHours {
  /** Day of the week, 1 (Monday) to 7. */
  readonly day: number;
  /** By the shop's clock, such as `09:00`. */
  readonly opens: string;
  /** Later than that, up to `24:00`. */
  readonly closes: string;
}

/** A line of the opening hours: "Mon – Fri", "9 am – 7 pm". */
export interface HoursLine {
  readonly days: string;
  readonly hours: string;
}

export const dayNames = [
  'Monday',
  'Tuesday',
  'Wednesday',
  'Thursday',
  'Friday',
  'Saturday',
  'Sunday',
] as const;

/** Opening hours for people to read: neighbouring days with the same hours share a line. */
export function hoursLines(openingHours: readonly OpeningHours[]): HoursLine[] {
  const byDay = [...openingHours].sort((a, b) => a.day - b.day);
  const lines: { first: number; last: number; hours: string }[] = [];
  for (const { day, opens, closes } of byDay) {
    const hours = `${timeText(opens)} – ${timeText(closes)}`;
    const before = lines.at(-1);
    if (before && before.hours === hours && before.last === day - 1) before.last = day;
    else lines.push({ first: day, last: day, hours });
  }
  return lines.map(({ first, last, hours }) => ({ hours, days: daysText(first, last) }));
}

/** "9 am", "12:30 pm", "midnight" for 24:00. @param time such as `09:00` */
export function timeText(time: string): string {
  const [hour = 0, minute = 0] = time.split(':').map(Number);
  if (hour === 24) return 'midnight';
  const onClock = hour % 12 === 0 ? 12 : hour % 12;
  const minutes = minute === 0 ? '' : `:${String(minute).padStart(2, '0')}`;
  return `${onClock}${minutes} ${hour < 12 ? 'am' : 'pm'}`;
}

/** The opening hours as schema.org has them: "Mo-Fr 09:00-19:00". */
export function schemaHours(openingHours: readonly OpeningHours[]): string[] {
  return openingHours.map(
    ({ day, opens, closes }) =>
      `${(dayNames[day - 1] ?? '').slice(0, 2)} ${opens}-${closes === '24:00' ? '23:59' : closes}`,
  );
}

function daysText(first: number, last: number): string {
  const [from = '', to = ''] = [first, last].map((day) => (dayNames[day - 1] ?? '').slice(0, 3));
  if (first === last) return from;
  return last - first === 1 ? `${from}, ${to}` : `${from} – ${to}`;
}
