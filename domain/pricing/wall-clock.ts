/** A time of a day by the clock on the wall, such as `09:30`; `24:00` is the moment that the next day begins. */
export function atTime(day: Temporal.PlainDate, time: string, timeZone: string): Temporal.ZonedDateTime {
  // Without a time it is the day's first moment, which is 1 am where clocks go forward at midnight.
  if (time === '24:00') return day.add({ days: 1 }).toZonedDateTime({ timeZone });
  return day.toZonedDateTime({ timeZone, plainTime: time });
}

/** The same for an hour, 0 to 24. */
export function atHour(day: Temporal.PlainDate, hour: number, timeZone: string): Temporal.ZonedDateTime {
  return atTime(day, `${String(hour).padStart(2, '0')}:00`, timeZone);
}

/** What the clock on the wall shows at a time. */
export function wallClockAt(time: Date, timeZone: string): Temporal.ZonedDateTime {
  return Temporal.Instant.fromEpochMilliseconds(time.getTime()).toZonedDateTimeISO(timeZone);
}

/** The last moment of a day by the clock on the wall. */
export function endOfDay(day: Temporal.PlainDate, timeZone: string): Date {
  return new Date(atTime(day, '24:00', timeZone).epochMilliseconds - 1);
}
