import type { ClientSession, Types } from 'mongoose';
import { z } from 'zod';
import { isPrintable } from '../../../../domain/text/visible-text.ts';
import type { AuditService } from '../../audit/audit.service.ts';
import { changesBetween } from '../../audit/changes.ts';
import type { PetsService } from '../../catalogue/pets.service.ts';
import type { Database } from '../../database/database.ts';
import { databaseClock } from '../../database/database-clock.ts';
import { toObjectId } from '../../database/object-id.ts';
import { invalidTransition } from '../../database/state-repository.ts';
import { aboutEntries, aboutShipment, orderShipped } from '../../outbox/mail-events.ts';
import type { MailOutbox } from '../../outbox/mail-outbox.ts';
import { checkInput, type DomainError, notFound } from '../../platform/domain-error.ts';
import { allowAffair, allowOrder } from '../../users/own-affairs.ts';
import type { User } from '../../users/user.entity.ts';
import { cartEntryRepository } from '../cart-entries/cart-entries.repository.ts';
import type { CartEntriesService } from '../cart-entries/cart-entries.service.ts';
import {
  type CartEntry,
  type CartEntryRecord,
  isPaidBack,
  toCartEntry,
} from '../cart-entries/cart-entry.entity.ts';
import { lineOf, type TakenPieces, writeSplits } from '../cart-entries/line-pieces.ts';
import { type ChosenPieces, entryIdsRule, linesRule } from '../cart-entries/line-quantity.input.ts';
import type { Order } from '../order/order.entity.ts';
import {
  auditedOrder,
  findChosen,
  isLive,
  nothingTo,
  type OrderRecords,
  readRecords,
  wholeEntries,
} from '../order/order-records.ts';
import type { OrdersService } from '../order/orders.service.ts';
import type { OrderConversations } from '../ports.ts';
import { refuseHeld } from '../records/order-holds.ts';
import { refreshOrder } from '../records/order-record.ts';
import { PaymentModel, type PaymentRecord } from '../records/payment.entity.ts';
import type { MissedSameDayService } from '../refunds/missed-same-day.service.ts';
import type { ShipmentRecord } from './shipment.entity.ts';
import type { ShipmentUndoService } from './shipment-undo.service.ts';
import { type Replacement, shipmentRepository } from './shipments.repository.ts';

/** As in `somebody else has to note the arrival of it`: money may go back for one that came too late. */
const ARRIVAL = 'note the arrival of';

const shortText = (most: number) =>
  z
    .string()
    .trim()
    .max(most, `At most ${most} characters`)
    .refine(isPrintable, 'Only characters that can be shown')
    .nullish()
    .transform((text) => text || null);

const deliveryRules = z.object({ entryIds: entryIdsRule });

/** How a parcel goes. */
const parcelRules = z.object({ carrier: shortText(60), trackingNumber: shortText(60) });

const shipmentRules = parcelRules
  .extend({ entryIds: entryIdsRule, lines: linesRule })
  .refine(({ entryIds, lines }) => !(entryIds?.length && lines?.length), {
    path: ['lines'],
    error: 'Either lines or entries',
  });

/** What of an order is sent, and by whom: all that waits, where nothing is chosen. */
export interface Parcel extends ParcelLabel, ChosenPieces {
  /** Whether it is sent although the order is held. */
  readonly evenHeld?: boolean;
}

/** What stands on a parcel. */
interface ParcelLabel {
  readonly carrier?: string | null | undefined;
  readonly trackingNumber?: string | null | undefined;
}

/** The parcels of orders: sending them, taking that back, correcting what was said of them, their arrival and their loss. */
export class ShipmentsService {
  constructor(
    private readonly db: Database,
    private readonly orders: OrdersService,
    private readonly entries: CartEntriesService,
    private readonly pets: PetsService,
    private readonly shipmentUndo: ShipmentUndoService,
    private readonly missedSameDay: MissedSameDayService,
    private readonly conversations: Pick<OrderConversations, 'handedOver'>,
    private readonly audit: AuditService,
    private readonly outbox: MailOutbox,
  ) {}

  /**
   * Notes that entries of an order, or some pieces of its lines, were sent in one parcel, or lie ready to be picked up.
   *
   * @throws DomainError NOT_FOUND; FORBIDDEN for staff whose own order it is; BAD_USER_INPUT for an entry of another order,
   *   and for more pieces than wait; INVALID_TRANSITION where one can not be sent, none waits to be, or the order is held
   */
  async ship(number: string, parcel: Parcel, staff: User, now = databaseClock.now()): Promise<Order> {
    const { evenHeld = false } = parcel;
    const { carrier, trackingNumber, ...wanted } = checkInput(shipmentRules, parcel);
    const label = { ...(carrier && { carrier }), ...(trackingNumber && { trackingNumber }) };
    await this.db.transaction(async (session) => {
      const { payment, entries } = await readLive(number, session);
      await this.allow(payment, 'send', staff, session);
      const pieces = piecesToSend(entries, wanted);
      if (pieces.taken.length === 0) throw nothingTo('send');
      if (!evenHeld) refuseHeld(payment, entries);
      await writeSplits(pieces, session);
      const sent: CartEntryRecord[] = [];
      for (const { _id } of pieces.taken) {
        sent.push(await this.entries.shipIn(_id.toString(), staff, now, session));
      }
      const shipmentId = await shipmentRepository.add(sent, { ...label, shippedAt: now }, session);
      await this.outbox.add(orderShipped(sent, now, shipmentId), session);
      await refreshOrder(payment._id, session);
    });
    return this.orders.get(number, staff);
  }

  private allow(order: PaymentRecord, deed: string, staff: User, session: ClientSession): Promise<void> {
    const own = { owner: order.uid, deed, ...auditedOrder(order) };
    return allowAffair(staff, own, this.audit, session);
  }

  /**
   * Corrects what was said of who brings a parcel, and its number, whenever that is noticed. Both are given anew.
   *
   * @throws DomainError NOT_FOUND; BAD_USER_INPUT; INVALID_TRANSITION for one that was not sent after all
   */
  async correct(id: string, label: ParcelLabel, staff: User, now = databaseClock.now()): Promise<Order> {
    const { carrier, trackingNumber } = checkInput(parcelRules, label);
    const number = await this.db.transaction(async (session) => {
      const { shipment, order, entries } = await readParcel(id, session);
      if (shipment.status === 'undone') throw invalidTransition('A parcel that was not sent has no number');
      const then = { carrier: carrier ?? undefined, trackingNumber: trackingNumber ?? undefined };
      const changes = changesBetween(shipment, { ...shipment, ...then }, ['carrier', 'trackingNumber']);
      if (changes.length > 0) {
        await shipmentRepository.correct(shipment, then, now, session);
        await this.audit.record(
          { actor: staff, action: 'correct_shipment', ...auditedOrder(order), changes },
          session,
        );
        await this.outbox.add(aboutShipment('SHIPMENT_CORRECTED', shipment._id, entries, now), session);
      }
      return order.number ?? '';
    });
    return this.orders.get(number, staff);
  }

  /**
   * Notes that a parcel did not arrive. Sent again, the same pieces leave the stock once more, in a parcel that nobody is
   * charged for; otherwise its money can be given back.
   *
   * @throws DomainError NOT_FOUND; FORBIDDEN for staff whose own order it is; INVALID_TRANSITION for one that
   *   is not on its way, or whose money has gone back; OUT_OF_STOCK
   */
  async reportLost(id: string, sendAgain: boolean, staff: User, now = databaseClock.now()): Promise<Order> {
    const number = await this.db.transaction(async (session) => {
      const { shipment, order, entries } = await readParcel(id, session);
      await this.allow(order, sendAgain ? 'send' : 'report the loss of', staff, session);
      await shipmentRepository.move(shipment._id, 'lost', { lostAt: now }, session);
      if (sendAgain && shipment.problemId)
        await this.replaceIn({ ...shipment, replaces: shipment._id }, entries, now, session);
      else if (sendAgain) await this.sendAgain(shipment, entries, now, session);
      const changes = [{ field: 'sentAgain', before: null, after: String(sendAgain) }];
      const action = 'report_shipment_lost';
      await this.audit.record({ actor: staff, action, ...auditedOrder(order), changes }, session);
      await this.outbox.add(aboutShipment('SHIPMENT_LOST', shipment._id, entries, now), session);
      await refreshOrder(order._id, session);
      return order.number ?? '';
    });
    return this.orders.get(number, staff);
  }

  private async sendAgain(
    { _id: replaces }: ShipmentRecord,
    entries: readonly CartEntryRecord[],
    now: Date,
    session: ClientSession,
  ): Promise<void> {
    const away = entries.filter(isShipped);
    if (away.length === 0 || away.some(isPaidBack)) throw paidBack();
    await this.pets.reserve(away, { reason: 'sent_again' }, session);
    await shipmentRepository.add(away, { shippedAt: now, replaces }, session);
  }

  /**
   * Sends pieces once more that something was wrong with, in a parcel that nobody is charged for: a part of a larger
   * change.
   *
   * @param entries those that the pieces are of
   * @throws DomainError INVALID_TRANSITION where their money has gone back; OUT_OF_STOCK
   */
  async replaceIn(
    { paymentId, lines, problemId, replaces }: Omit<Replacement, 'shippedAt'>,
    entries: readonly CartEntryRecord[],
    shippedAt: Date,
    session: ClientSession,
  ): Promise<void> {
    const pieces = lines.flatMap(({ entryId, quantity: accessoriesAmount }) =>
      entries.filter(({ _id }) => _id.equals(entryId)).map((entry) => ({ ...entry, accessoriesAmount })),
    );
    if (pieces.some((one) => !isSent(one) || isPaidBack(one))) throw paidBack();
    await this.pets.reserve(pieces, { reason: 'sent_again' }, session);
    await shipmentRepository.addReplacement({ paymentId, lines, problemId, replaces, shippedAt }, session);
  }

  /**
   * Notes that entries of an order arrived, or were picked up.
   *
   * @param entryIds all that are on their way, where none are named
   * @throws DomainError NOT_FOUND; BAD_USER_INPUT for an entry of another order; INVALID_TRANSITION where one is not on
   *   its way, or none is
   */
  async deliver(
    number: string,
    delivery: Pick<Parcel, 'entryIds'>,
    admin: User,
    now = databaseClock.now(),
  ): Promise<Order> {
    const { entryIds } = checkInput(deliveryRules, delivery);
    const owed = await this.db.transaction(async (session) => {
      const { payment, entries } = await readLive(number, session);
      await this.allow(payment, ARRIVAL, admin, session);
      const arrived = entryIds?.length
        ? findChosen({ entryIds }, entries, { isFit: isShipped, deed: 'delivered' }).taken
        : entries.filter(isShipped);
      const again = entryIds?.length ? 0 : await shipmentRepository.deliverReplacements(payment._id, session);
      if (arrived.length + again === 0) throw nothingTo('deliver');
      for (const { _id } of arrived) await this.entries.deliverIn(_id.toString(), admin, now, session);
      return this.noteArrival(arrived, payment._id, now, session);
    });
    await this.missedSameDay.send(owed);
    return this.orders.get(number, admin);
  }

  /** The same for one entry. @throws DomainError NOT_FOUND, INVALID_TRANSITION */
  async deliverEntry(id: string, admin: User, now = databaseClock.now()): Promise<CartEntry> {
    const { arrived, owed } = await this.db.transaction(async (session) => {
      const arrived = await this.entries.deliverIn(id, admin, now, session);
      const affair = { subject: 'cart_entry', record: arrived, deed: ARRIVAL } as const;
      await allowOrder(admin, affair, this.audit, session);
      return { arrived, owed: await this.noteArrival([arrived], arrived.paymentId, now, session) };
    });
    await this.missedSameDay.send(owed);
    return toCartEntry(arrived);
  }

  /** @returns the payment by which something goes back because it arrived too late */
  private async noteArrival(
    arrived: readonly CartEntryRecord[],
    paymentId: Types.ObjectId | undefined,
    now: Date,
    session: ClientSession,
  ): Promise<Types.ObjectId | null> {
    await shipmentRepository.refresh(arrived, now, session);
    await this.outbox.releaseShipment(arrived, session);
    await this.outbox.add(aboutEntries('ORDER_DELIVERED', arrived), session);
    await refreshOrder(paymentId, session);
    if (paymentId) await this.conversations.handedOver(paymentId, session);
    // What was sent again alone had arrived before.
    return arrived.length > 0 ? this.missedSameDay.oweIn(paymentId, now, session) : null;
  }

  /**
   * Notes that a parcel arrived, also one that was taken for lost.
   *
   * @throws DomainError NOT_FOUND; INVALID_TRANSITION for one that arrived before, or was not sent after all
   */
  async deliverParcel(id: string, staff: User, now = databaseClock.now()): Promise<Order> {
    const { number, owed } = await this.db.transaction(async (session) => {
      const { shipment, order, entries } = await readParcel(id, session);
      await this.allow(order, ARRIVAL, staff, session);
      await shipmentRepository.move(shipment._id, 'delivered', {}, session);
      // What was sent once more for a request of its shopper is pieces that came before.
      const arrived = shipment.problemId ? [] : entries.filter(isShipped);
      for (const { _id } of arrived) await this.entries.deliverIn(_id.toString(), staff, now, session);
      // Then the mail is about what the parcel was sent for.
      if (arrived.length === 0) await this.outbox.add(aboutEntries('ORDER_DELIVERED', entries, now), session);
      const owed = await this.noteArrival(arrived, order._id, now, session);
      return { number: order.number ?? '', owed };
    });
    await this.missedSameDay.send(owed);
    return this.orders.get(number, staff);
  }

  /**
   * Takes back the newest parcel of the last ten minutes.
   *
   * @throws DomainError NOT_FOUND; INVALID_TRANSITION where there is nothing to take back, or its money has gone back
   */
  async undo(number: string, admin: User, now = databaseClock.now()): Promise<Order> {
    await this.db.transaction(async (session) => {
      const { payment, entries } = await readRecords(number, session);
      await this.allow(payment, 'take back the parcel of', admin, session);
      const newest = newestParcel(entries.filter((entry) => this.entries.undoUntil(entry, now)));
      if (newest.length === 0) throw nothingTo('take back: that is possible for ten minutes only');
      for (const { _id } of newest) await this.shipmentUndo.undoIn(_id.toString(), admin, now, session);
      await shipmentRepository.refresh(newest, now, session);
      await refreshOrder(payment._id, session);
    });
    return this.orders.get(number, admin);
  }
}

function isPaid({ status }: CartEntryRecord): boolean {
  return status === 'paid';
}

function isShipped({ status }: CartEntryRecord): boolean {
  return status === 'shipped';
}

/** Of what was sent, what left last: the pieces of one parcel. */
function newestParcel(sent: readonly CartEntryRecord[]): CartEntryRecord[] {
  const [last] = sent.toSorted(
    (a, b) => Number(b.shippedAt) - Number(a.shippedAt) || (placeOf(b) < placeOf(a) ? -1 : 1),
  );
  if (!last) return [];
  return sent.filter((one) =>
    last.shipmentId
      ? one.shipmentId?.equals(last.shipmentId)
      : Number(one.shippedAt) === Number(last.shippedAt),
  );
}

/** Parcels of one moment stand in the order of their ids. */
function placeOf({ shipmentId }: CartEntryRecord): string {
  return shipmentId?.toHexString() ?? '';
}

/** An order without the lines of which all was cancelled or came back. */
async function readLive(number: string, session: ClientSession): Promise<OrderRecords> {
  const { payment, entries } = await readRecords(number, session);
  const live = new Set(entries.filter(isLive).map(lineOf));
  return { payment, entries: entries.filter((entry) => live.has(lineOf(entry))) };
}

/** An order's pieces that leave in one parcel. */
function piecesToSend(entries: readonly CartEntryRecord[], chosen: ChosenPieces): TakenPieces {
  const isAll = !chosen.entryIds?.length && !chosen.lines?.length;
  if (isAll) return wholeEntries(entries.filter(isPaid));
  return findChosen(chosen, entries, { isFit: isPaid, deed: 'sent' });
}

/** A parcel with its order, and what of that is in it. */
async function readParcel(id: string, session: ClientSession) {
  const shipment = await shipmentRepository.find(toObjectId(id, 'Parcel'), session);
  const order =
    shipment && (await PaymentModel.findById(shipment.paymentId).session(session).lean<PaymentRecord>());
  if (!order) throw notFound('Parcel');
  const inside = new Set(shipment.lines.map(({ entryId }) => entryId.toHexString()));
  const all = await cartEntryRepository.ofPayment(order._id, session);
  return { shipment, order, entries: all.filter(({ _id }) => inside.has(_id.toHexString())) };
}

function isSent({ status }: CartEntryRecord): boolean {
  return status === 'shipped' || status === 'delivered';
}

function paidBack(): DomainError {
  return invalidTransition('The money for it has gone back, so it is not sent again');
}
