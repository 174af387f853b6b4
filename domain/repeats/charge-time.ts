import { CHARGE_HOUR, type PlanDate } from './plan-dates.ts';

/** When a delivery of a day is charged: in the morning, by the shop's clock on the wall. */
export function chargeTime(date: PlanDate, timeZone: string): Date {
  const morning = Temporal.PlainDate.from(date).toZonedDateTime({
    timeZone,
    plainTime: { hour: CHARGE_HOUR },
  });
  return new Date(morning.epochMilliseconds);
}
