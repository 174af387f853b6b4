import type { ClientSession } from 'mongoose';
import { z } from 'zod';
import { isPrintable } from '../../../../domain/text/visible-text.ts';
import type { Database } from '../../database/database.ts';
import { databaseClock } from '../../database/database-clock.ts';
import { orderDelivered, orderShipped } from '../../mail/outbox/mail-events.ts';
import type { MailOutbox } from '../../mail/outbox/mail-outbox.ts';
import type { CartEntriesService } from '../../orders/cart-entries/cart-entries.service.ts';
import type { CartEntryRecord } from '../../orders/cart-entries/cart-entry.entity.ts';
import { checkInput } from '../../platform/domain-error.ts';
import type { User } from '../../users/user.entity.ts';
import { refreshOrder } from '../records/order-record.ts';
import { PaymentModel } from '../records/payment.entity.ts';
import type { ShipmentUndoService } from '../settlement/shipment-undo.service.ts';
import type { Order } from './order.entity.ts';
import { isLive, named, nothingTo, type OrderRecords, readRecords } from './order-records.ts';
import type { OrdersService } from './orders.service.ts';

const shortText = (most: number) =>
  z
    .string()
    .trim()
    .max(most, `At most ${most} characters`)
    .refine(isPrintable, 'Only characters that can be shown')
    .nullish()
    .transform((text) => text || null);

const entryIds = z.array(z.string()).max(100, 'At most 100 entries').nullish();

const deliveryRules = z.object({ entryIds });

const shipmentRules = z.object({
  entryIds,
  carrier: shortText(60),
  trackingNumber: shortText(60),
});

/** What of an order is sent, and by whom. */
export interface Shipment {
  /** All that waits to be sent, where none are named. */
  readonly entryIds?: readonly string[] | null | undefined;
  readonly carrier?: string | null | undefined;
  readonly trackingNumber?: string | null | undefined;
}

/** Sending the entries of an order together, taking that back, and their arrival. */
export class ShipmentsService {
  constructor(
    private readonly db: Database,
    private readonly orders: OrdersService,
    private readonly entries: CartEntriesService,
    private readonly shipmentUndo: ShipmentUndoService,
    private readonly outbox: MailOutbox,
  ) {}

  /**
   * Notes that entries of an order were sent, or lie ready to be picked up.
   *
   * @throws DomainError NOT_FOUND; BAD_USER_INPUT for an entry of another order; INVALID_TRANSITION where one can not
   *   be sent, or none waits to be
   */
  async ship(number: string, shipment: Shipment, admin: User, now = databaseClock.now()): Promise<Order> {
    const { entryIds, carrier, trackingNumber } = checkInput(shipmentRules, shipment);
    await this.db.transaction(async (session) => {
      const { payment, entries } = await readLive(number, session);
      const sent = entryIds?.length ? named(entryIds, entries) : entries.filter(isPaid);
      if (sent.length === 0) throw nothingTo('send');
      for (const { _id } of sent) await this.entries.shipIn(_id.toString(), admin, now, session);
      await this.outbox.add(orderShipped(sent, now), session);
      const how = { ...(carrier && { carrier }), ...(trackingNumber && { trackingNumber }) };
      await PaymentModel.updateOne({ _id: payment._id }, { $set: how }, { session });
      await refreshOrder(payment._id, session);
    });
    return this.orders.get(number, admin);
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
    delivery: Pick<Shipment, 'entryIds'>,
    admin: User,
    now = databaseClock.now(),
  ): Promise<Order> {
    const { entryIds } = checkInput(deliveryRules, delivery);
    await this.db.transaction(async (session) => {
      const { payment, entries } = await readLive(number, session);
      const arrived = entryIds?.length ? named(entryIds, entries) : entries.filter(isShipped);
      if (arrived.length === 0) throw nothingTo('deliver');
      for (const { _id } of arrived) await this.entries.deliverIn(_id.toString(), admin, now, session);
      await this.outbox.add(orderDelivered(arrived), session);
      await refreshOrder(payment._id, session);
    });
    return this.orders.get(number, admin);
  }

  /**
   * Takes back what was sent in the last ten minutes.
   *
   * @throws DomainError NOT_FOUND; INVALID_TRANSITION where there is nothing to take back, or its money has gone back
   */
  async undo(number: string, admin: User, now = databaseClock.now()): Promise<Order> {
    await this.db.transaction(async (session) => {
      const { payment, entries } = await readRecords(number, session);
      const recent = entries.filter((entry) => this.entries.undoUntil(entry, now));
      if (recent.length === 0) throw nothingTo('take back: only for ten minutes can it be');
      for (const { _id } of recent) await this.shipmentUndo.undoIn(_id.toString(), admin, now, session);
      await refreshOrder(payment._id, session);
      const isSome = entries.some((entry) => !recent.includes(entry) && entry.shippedAt);
      if (isSome) return;
      const how = { carrier: '', trackingNumber: '' };
      await PaymentModel.updateOne({ _id: payment._id }, { $unset: how }, { session });
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

/** An order with what of it was neither cancelled nor returned. */
async function readLive(number: string, session: ClientSession): Promise<OrderRecords> {
  const { payment, entries } = await readRecords(number, session);
  return { payment, entries: entries.filter(isLive) };
}
