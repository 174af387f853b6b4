import { type VisitTerms, visitAt } from '../../../../domain/adoption/visits.ts';
import { type CalendarEvent, calendarFile } from '../../../../domain/text/calendar-file.ts';
import type { PetOrderRecord } from '../pet-orders/pet-order.entity.ts';

/** What of the shop's settings stands in the file of a visit. */
interface VisitedShop extends VisitTerms {
  readonly name: string;
  readonly address: string;
}

/** What the file is, wherever it is sent. */
export const visitFileFacts = { filename: 'visit.ics', contentType: 'text/calendar; charset=utf-8' } as const;

/** Where such a file is, for whoever has the code. */
export function visitCalendarPath(id: string, code: string): string {
  return `/visits/${id}/${code}.ics`;
}

/** Such a file; null where no visit was ever booked. */
export function visitFile(order: PetOrderRecord, shop: VisitedShop, host: string): string | null {
  const event = visitEvent(order, shop, host);
  return event && calendarFile([event]);
}

/**
 * The visit of an application as a calendar has it. One that was called off is there as canceled, so that a calendar that
 * has it learns of it.
 *
 * @param host of the shop, which with the order names the visit for ever
 * @returns null where none was ever booked
 */
export function visitEvent(order: PetOrderRecord, shop: VisitedShop, host: string): CalendarEvent | null {
  const { application, petname } = order;
  const last = application?.timeline.findLast((event) => event.visitAt)?.visitAt;
  if (!last) return null;
  const { visitAt: booked, visitEndsAt, timeline = [] } = application ?? {};
  const visit = booked && visitEndsAt ? { at: booked, endsAt: visitEndsAt } : visitAt(last, shop);
  return {
    uid: `${order._id.toHexString()}@${host}`,
    sequence: timeline.length,
    stamp: timeline.at(-1)?.at ?? last,
    ...{ startsAt: visit.at, endsAt: visit.endsAt, location: `${shop.name}\n${shop.address}` },
    summary: `Meet ${petname} at ${shop.name}`,
    description: `Your visit to ${petname}.`,
    isCancelled: !booked,
  };
}
