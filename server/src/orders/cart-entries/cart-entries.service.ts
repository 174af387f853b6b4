import type DataLoader from 'dataloader';
import { type ClientSession, Types } from 'mongoose';
import type { Contact, EntryInput } from '../../../../domain/input/input-rules.ts';
import { type Cents, toCents } from '../../../../domain/money/money.ts';
import { type CartEntryStatus, undoUntil } from '../../../../domain/orders/order-states.ts';
import { DeliveryMethod } from '../../../../domain/pricing/choices.ts';
import type { AuditService } from '../../audit/audit.service.ts';
import type { AuditAction } from '../../audit/audit-record.entity.ts';
import type { PetsService } from '../../catalogue/pets.service.ts';
import type { Database } from '../../database/database.ts';
import { databaseClock } from '../../database/database-clock.ts';
import type { PageRequest } from '../../database/lists/connection.ts';
import type { LazyConnection } from '../../database/lists/paginate.ts';
import { isObjectId, toObjectId } from '../../database/object-id.ts';
import type { Changes } from '../../database/state-repository.ts';
import { orderShipped } from '../../outbox/mail-events.ts';
import type { MailOutbox } from '../../outbox/mail-outbox.ts';
import { DomainError, notFound } from '../../platform/domain-error.ts';
import { keepContact } from '../../users/account-contact.ts';
import { allowOrder } from '../../users/own-affairs.ts';
import type { User } from '../../users/user.entity.ts';
import { recordMove } from '../move-audit.ts';
import type { OrderList } from '../order-repository.ts';
import { requireOthersPrices } from '../own-prices.ts';
import { refuseHeld } from '../records/order-holds.ts';
import { refreshOrder } from '../records/order-record.ts';
import { paymentRepository } from '../records/payments.repository.ts';
import { shipmentRepository } from '../shipments/shipments.repository.ts';
import { cartEntryRepository } from './cart-entries.repository.ts';
import { type CartEntry, CartEntryModel, type CartEntryRecord, toCartEntry } from './cart-entry.entity.ts';
import { type CartLine, isThere, lineTotal, mergeEntries, readEntries, toCartLines } from './cart-lines.ts';

interface CartEntryList extends OrderList<CartEntryStatus> {
  readonly delivery?: DeliveryMethod | null;
}

/** What a request has for the resolver of payments. */
export interface CartEntryLoading {
  /** The orders of payments by the payment's id, looked up together. */
  readonly entriesLoader: DataLoader<string, CartEntry[]>;
}

/** A line with what its order keeps of the price and the choices. */
export interface ChargedLine extends CartLine {
  readonly charge: { readonly paidCents: Cents } & Partial<
    Pick<CartEntryRecord, 'deliveryMethod' | 'everyWeeks'>
  >;
}

/** Orders for food and accessories. What they cost and how they are paid is the business of payments. */
export class CartEntriesService {
  constructor(
    private readonly db: Database,
    private readonly pets: PetsService,
    private readonly audit: AuditService,
    private readonly outbox: MailOutbox,
  ) {}

  list({ delivery, ...list }: CartEntryList, page: PageRequest): LazyConnection<CartEntry> {
    if (delivery) return cartEntryRepository.listByDelivery(delivery, list.status ?? null, page);
    return cartEntryRepository.list(list, page);
  }

  /** All orders of one account, or of everybody, newest first, one after another. */
  stream(list: OrderList<CartEntryStatus>): AsyncGenerator<CartEntry> {
    return cartEntryRepository.stream(list);
  }

  async ofPayment(paymentId: string): Promise<CartEntry[]> {
    const [entries = []] = await this.ofPayments([paymentId]);
    return entries;
  }

  /** The orders of each payment, in the order they were written. */
  async ofPayments(paymentIds: readonly string[]): Promise<CartEntry[][]> {
    const records = await CartEntryModel.find({ paymentId: { $in: paymentIds.filter(isObjectId) } })
      .sort({ paymentId: 1, _id: 1 })
      .lean<CartEntryRecord[]>();
    const byPayment = Map.groupBy(records.map(toCartEntry), (entry) => String(entry.paymentId));
    return paymentIds.map((id) => byPayment.get(id) ?? []);
  }

  /** Orders by id, in the order they were written. */
  async findMany(ids: readonly string[]): Promise<CartEntry[]> {
    const records = await CartEntryModel.find({ _id: { $in: ids } })
      .sort({ _id: 1 })
      .lean<CartEntryRecord[]>();
    return records.map(toCartEntry);
  }

  /**
   * Entries with their items, one line an item.
   *
   * @throws DomainError BAD_USER_INPUT naming every entry that can not be in a cart
   */
  async priced(entries: readonly EntryInput[]): Promise<CartLine[]> {
    const merged = mergeEntries(entries);
    return toCartLines(merged, await this.pets.findMany(merged.map((entry) => entry.petId)));
  }

  /**
   * Posts a cart without a payment, as the legacy client does. The entries are `pending` until a
   * succeeded payment of the account covers them.
   *
   * @throws DomainError BAD_USER_INPUT, OUT_OF_STOCK
   */
  async post(user: User, entries: unknown, contact: Contact): Promise<CartEntry[]> {
    const lines = await this.priced(readEntries(entries));
    for (const line of lines) {
      const { stock, petname } = line.pet;
      if (!isThere(line)) throw new DomainError('OUT_OF_STOCK', `Only ${stock ?? 0} of ${petname} left`);
    }
    return this.db.transaction(async (session) => {
      await requireOthersPrices(
        user,
        lines.map(({ pet }) => pet),
        this.audit,
        session,
      );
      for (const { pet } of lines) {
        if (!(await this.pets.countOrder(pet._id, session))) throw notFound('Item');
      }
      await keepContact(user, contact, session);
      const standard = lines.map((line) => ({ ...line, charge: { paidCents: toCents(lineTotal(line)) } }));
      return (await this.insert(user, standard, contact, undefined, session)).map(toCartEntry);
    });
  }

  /** Writes lines as pending orders, in the order given. Their items know of it already, by `order` or `countOrder`. */
  async insert(
    user: Pick<User, 'uid' | 'email'>,
    lines: readonly ChargedLine[],
    contact: Contact,
    paymentId: Types.ObjectId | undefined,
    session: ClientSession,
  ): Promise<CartEntryRecord[]> {
    const also = { orderDate: databaseClock.now(), ...(paymentId && { paymentId }) };
    const records = lines.map((line) => ({ ...toRecord(user, line, contact), ...also }));
    // As it is: nothing here comes from outside that was not checked, and a model would be made of each line.
    await CartEntryModel.collection.insertMany(records, { session });
    return records;
  }

  /**
   * @param evenHeld whether it is sent although its order may not leave
   * @throws DomainError NOT_FOUND; FORBIDDEN for staff whose own it is; INVALID_TRANSITION, also where its order is held
   */
  ship(id: string, admin: User, evenHeld = false, now = databaseClock.now()): Promise<CartEntry> {
    return this.db.transaction(async (session) => {
      if (!evenHeld) await this.refuseHeld(id, session);
      const sent = await this.shipIn(id, admin, now, session);
      const affair = { subject: 'cart_entry', record: sent, deed: 'send' } as const;
      await allowOrder(admin, affair, this.audit, session);
      const shipmentId = await shipmentRepository.add([sent], { shippedAt: now }, session);
      await refreshOrder(sent.paymentId, session);
      await this.outbox.add(orderShipped([sent], now, shipmentId), session);
      return toCartEntry(sent);
    });
  }

  /** Moves it as a part of a larger change, which says what parcel it is in, and tells the shopper. */
  shipIn(id: string, admin: User, now: Date, session: ClientSession): Promise<CartEntryRecord> {
    return this.moveIn(id, 'shipped', 'ship_cart_entry', admin, { shippedAt: now }, session);
  }

  /** Until when it can be taken back that an order was sent; null where it can't. */
  undoUntil(
    { status, shippedAt }: Pick<CartEntryRecord, 'status' | 'shippedAt'>,
    now = databaseClock.now(),
  ): Date | null {
    return status === 'shipped' ? undoUntil(shippedAt, now) : null;
  }

  /** Moves it as a part of a larger change, which moves its parcel and tells the shopper. */
  deliverIn(id: string, admin: User, now: Date, session: ClientSession): Promise<CartEntryRecord> {
    return this.moveIn(id, 'delivered', 'deliver_cart_entry', admin, arrivedAt(now), session);
  }

  /** The states an order can go to next. */
  nextStates(entry: CartEntry): CartEntryStatus[] {
    return cartEntryRepository.nextStates(entry.status);
  }

  private async refuseHeld(id: string, session: ClientSession): Promise<void> {
    const entry = await CartEntryModel.findById(toObjectId(id, 'Order'))
      .session(session)
      .lean<CartEntryRecord>();
    if (!entry?.paymentId || entry.status !== 'paid') return;
    const payment = await paymentRepository.find({ _id: entry.paymentId }, session);
    if (payment) refuseHeld(payment, await cartEntryRepository.live(entry.paymentId, session));
  }

  private async moveIn(
    id: string,
    to: CartEntryStatus,
    action: AuditAction,
    actor: User,
    also: Changes<CartEntryRecord>,
    session: ClientSession,
  ): Promise<CartEntryRecord> {
    const moved = await cartEntryRepository.move(id, to, also, session);
    await recordMove(this.audit, { action, subject: 'cart_entry', moved, actor }, session);
    return moved.after;
  }
}

function arrivedAt(now: Date): Changes<CartEntryRecord> {
  return { deliveredAt: now, unaskedSince: now };
}

/** What an order keeps of its item and of who ordered it. */
function toRecord(
  user: Pick<User, 'uid' | 'email'>,
  line: ChargedLine,
  contact: Contact,
): Omit<CartEntryRecord, 'orderDate'> {
  const { uid, email } = user;
  const { username, location, phone } = contact;
  const { _id: petId, petname, petprice, category, type, image } = line.pet;
  return {
    ...{ _id: new Types.ObjectId(), uid, email, username, location, phone },
    ...{ petId: new Types.ObjectId(petId), petname, petprice, category, type, ...(image && { image }) },
    accessoriesAmount: line.accessoriesAmount,
    totalamount: lineTotal(line),
    deliveryMethod: DeliveryMethod.STANDARD,
    ...line.charge,
    status: 'pending',
  };
}
