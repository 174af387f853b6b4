import { type ApplicationStage, statusOfStage } from '../../../domain/orders/application-stages.ts';
import type { Environment } from '../environment/environment.ts';
import type { Violation } from '../scenario/invariants.ts';
import { notForgotten } from '../scenario/leaver.ts';
import type { Oracle } from '../scenario/oracle.ts';

type Document = import('mongoose').mongo.BSON.Document;

/** What must hold of animals on their way home, once it is quiet: I36 and I37. That each has one family says I4. */
export async function findHomeViolations({ db }: Environment, oracle: Oracle): Promise<Violation[]> {
  const known = { application: { $exists: true }, uid: notForgotten };
  const orders = await db.collection('petorders').find(known).toArray();
  const fees = await db.collection('payments').find({ kind: 'adoption_fee' }).toArray();
  const about = { petOrderId: { $exists: true }, status: { $ne: 'waiting' } };
  const mails = await db.collection('mails').find(about).toArray();
  return [
    ...orders.flatMap(wrongStage),
    ...forgottenStages(orders, oracle),
    ...sharedVisits(orders),
    ...orders.flatMap((order) => wrongFee(order, fees)),
    ...orders.flatMap((order) => wrongMails(order, fees, mails)),
  ];
}

/** I36: stage, status and the last that happened say the same, and who has booked has a time. */
function wrongStage({ _id, status, application }: Document): Violation[] {
  const { stage, timeline, visitSlots = [] } = application;
  const last = timeline.at(-1)?.stage;
  const isBooked = stage === 'VISIT_BOOKED';
  const isRight =
    statusOfStage(stage as ApplicationStage) === status &&
    last === stage &&
    isBooked === visitSlots.length > 0;
  if (isRight) return [];
  const what = `Order ${_id} is ${status}, its application ${stage} after ${last}, with ${visitSlots.length} slots`;
  return [{ rule: 'I36', what }];
}

/** I36: what the shop said yes to has happened. */
function forgottenStages(orders: readonly Document[], { stages }: Oracle): Violation[] {
  return stages.flatMap(({ orderId, stage }): Violation[] => {
    const order = orders.find(({ _id }) => String(_id) === orderId);
    if (!order || order.application.timeline.some((event: Document) => event.stage === stage)) return [];
    return [{ rule: 'I36', what: `Application ${orderId} was said to be ${stage}, and never was` }];
  });
}

/** A time that an order had booked, until something else happened to it. */
interface Booking {
  readonly order: unknown;
  readonly visitAt: number;
  readonly from: number;
  readonly until: number;
}

/** I36: one family visits at a time, and never did two have the same. */
function sharedVisits(orders: readonly Document[]): Violation[] {
  const bookings = orders.flatMap(bookingsOf);
  const pairs = bookings.flatMap((one, place) =>
    bookings.slice(place + 1).map((other) => [one, other] as const),
  );
  return pairs
    .filter(([one, other]) => one.order !== other.order && one.visitAt === other.visitAt)
    .filter(([one, other]) => one.from < other.until && other.from < one.until)
    .map(([one, other]): Violation => {
      const time = new Date(one.visitAt).toISOString();
      return { rule: 'I36', what: `${one.order} and ${other.order} had both booked ${time}` };
    });
}

function bookingsOf({ _id, application }: Document): Booking[] {
  const { timeline } = application;
  return timeline.flatMap(({ stage, at, visitAt }: Document, place: number) => {
    if (stage !== 'VISIT_BOOKED' || !visitAt) return [];
    const until = timeline[place + 1]?.at.getTime() ?? Number.POSITIVE_INFINITY;
    return [{ order: _id, visitAt: visitAt.getTime(), from: at.getTime(), until }];
  });
}

/** I37: a fee is kept once, as long as the animal is its payer's, and of no order that is called off. */
function wrongFee({ _id, status, fee, application }: Document, fees: readonly Document[]): Violation[] {
  const kept = fees.filter(({ petOrderId, isFeeKept }) => _id.equals(petOrderId) && isFeeKept);
  const isPaid = fee?.paidAt !== undefined;
  const mayBePaid = status === 'approved' || status === 'collected';
  const isReserved = !isPaid || !application.heldUntil;
  if (kept.length === (isPaid ? 1 : 0) && (!isPaid || mayBePaid) && isReserved) return [];
  const what = `The fee of order ${_id}, ${status}, is ${isPaid ? 'paid' : 'not paid'}, and ${kept.length} are kept`;
  return [{ rule: 'I37', what }];
}

/** I37: each visit that was booked, each fee that was kept and each end was mailed, once. */
function wrongMails(
  { _id, status, application }: Document,
  fees: readonly Document[],
  mails: readonly Document[],
): Violation[] {
  const own = mails.filter(({ petOrderId }) => _id.equals(petOrderId));
  const bookings = application.timeline.filter((event: Document) => event.stage === 'VISIT_BOOKED').length;
  const taken = fees.filter(({ petOrderId, isFeeKept }) => _id.equals(petOrderId) && isFeeKept !== undefined);
  const wanted = {
    VISIT_BOOKED: bookings,
    ADOPTION_FEE_PAID: taken.length,
    ORDER_CANCELLED: status === 'cancelled' ? 1 : 0,
    ANIMAL_HOME: status === 'collected' || status === 'returned' ? 1 : 0,
  };
  return Object.entries(wanted).flatMap(([kind, count]): Violation[] => {
    const sent = own.filter((mail) => mail.kind === kind).length;
    if (sent === count) return [];
    return [{ rule: 'I37', what: `Order ${_id}, ${status}, has ${sent} mails ${kind}, not ${count}` }];
  });
}
