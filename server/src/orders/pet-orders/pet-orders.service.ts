import { type ClientSession, Types } from 'mongoose';
import { z } from 'zod';
import { type Contact, contactRules } from '../../../../domain/input/input-rules.ts';
import { type PetOrderStatus, undoUntil } from '../../../../domain/orders/order-states.ts';
import { hasTurn } from '../../../../domain/orders/waiting-list.ts';
import type { AuditService } from '../../audit/audit.service.ts';
import type { AuditAction, AuditChange } from '../../audit/audit-record.entity.ts';
import { changesBetween } from '../../audit/changes.ts';
import type { Pet } from '../../catalogue/pet/pet.entity.ts';
import type { PetsService } from '../../catalogue/pets.service.ts';
import type { Database } from '../../database/database.ts';
import { databaseClock } from '../../database/database-clock.ts';
import { isDuplicateKey } from '../../database/duplicate-key.ts';
import { toObjectId } from '../../database/object-id.ts';
import type { MovedRecord } from '../../database/state-repository.ts';
import {
  type NewMail,
  petOrderAccepted,
  petOrderCancelled,
  petOrderDeclined,
  petOrderPassedOver,
  petOrderReady,
  petOrderReceived,
  waitingListTurn,
} from '../../mail/outbox/mail-events.ts';
import type { MailOutbox } from '../../mail/outbox/mail-outbox.ts';
import type { Order, PageRequest } from '../../pagination/connection.ts';
import { type LazyConnection, paginate } from '../../pagination/paginate.ts';
import { checkInput, DomainError, notFound } from '../../platform/domain-error.ts';
import { keepContact } from '../../users/account-contact.ts';
import type { User } from '../../users/user.entity.ts';
import { recordMove } from '../move-audit.ts';
import type { OrderList } from '../order-repository.ts';
import { type PetOrder, PetOrderModel, type PetOrderRecord, toPetOrder } from './pet-order.entity.ts';
import { petOrderRepository } from './pet-orders.repository.ts';

const orderPetRules = contactRules.extend({ petId: z.string().min(1) });

type PetOrderList = OrderList<PetOrderStatus>;

/** What is undone with it: that the animal can be collected. */
const acceptance = { to: 'approved', movedAt: 'approvedAt', also: { readyAt: undefined } } as const;

const oldestFirst: Order = { field: 'orderDate', direction: 1 };

/** Orders for living animals: asked for by a form, given by an admin, one owner each. */
export class PetOrdersService {
  constructor(
    private readonly db: Database,
    private readonly pets: PetsService,
    private readonly audit: AuditService,
    private readonly outbox: MailOutbox,
  ) {}

  list(list: PetOrderList, page: PageRequest): LazyConnection<PetOrder> {
    return petOrderRepository.list(list, page);
  }

  /**
   * Orders that wait for one animal, in the order in which they were placed.
   *
   * @throws DomainError NOT_FOUND for an id that no item can have
   */
  listWaiting(petId: string, page: PageRequest): LazyConnection<PetOrder> {
    const listing = { model: PetOrderModel, order: oldestFirst, toNode: toPetOrder };
    return paginate(listing, { petId: toObjectId(petId, 'Item'), status: 'pending' }, page);
  }

  /** All orders of one account, or of everybody, newest first, one after another. */
  stream(list: PetOrderList): AsyncGenerator<PetOrder> {
    return petOrderRepository.stream(list);
  }

  /**
   * Orders an animal for an account.
   *
   * @throws DomainError BAD_USER_INPUT, NOT_FOUND, ALREADY_SOLD, or CONFLICT when the account waits for it already
   */
  async order(user: User, input: unknown): Promise<PetOrder> {
    const { petId, ...contact } = checkInput(orderPetRules, input);
    try {
      return await this.db.transaction(async (session) => {
        const pet = requireAnimal(await this.pets.countOrder(petId, session));
        const order = newOrder(user, pet, contact);
        await PetOrderModel.collection.insertOne(order, { session });
        await keepContact(user, contact, session);
        await this.outbox.add(petOrderReceived(order), session);
        return toPetOrder(order);
      });
    } catch (error) {
      if (isDuplicateKey(error)) throw new DomainError('CONFLICT', 'You have already ordered this animal');
      throw error;
    }
  }

  /**
   * Gives the animal to one shopper and declines the others that wait for it, all at once.
   *
   * @throws DomainError NOT_FOUND, INVALID_TRANSITION, ALREADY_SOLD
   */
  async accept(id: string, admin: User, now = databaseClock.now()): Promise<PetOrder> {
    return this.db.transaction(async (session) => {
      const moved = await petOrderRepository.move(id, 'approved', { approvedAt: now }, session);
      const { petId, petname } = moved.after;
      await this.pets.markSold(petId.toString(), petname, session);
      const declined = await petOrderRepository.declineOthers(moved.after, session);
      await this.outbox.add(mailsOfAcceptance(moved.after, declined), session);
      await this.record('accept_pet_order', moved, admin, session, [
        { field: 'pet.availability', before: 'available', after: 'sold' },
        ...orderIds('declinedOrders', declined.map(idOf)),
      ]);
      return toPetOrder(moved.after);
    });
  }

  /**
   * Takes an acceptance back: the animal is in the shop again, and whoever was declined by it waits again.
   *
   * @throws DomainError NOT_FOUND; INVALID_TRANSITION after ten minutes, and where something happened since
   */
  async undoAccept(id: string, admin: User, now = databaseClock.now()): Promise<PetOrder> {
    return this.db.transaction(async (session) => {
      const moved = await petOrderRepository.undo(id, acceptance, now, session);
      const { petId, petname } = moved.after;
      if (!(await this.pets.undoSale(petId.toString(), session))) {
        throw new DomainError('INVALID_TRANSITION', `${petname} has left the shop since`);
      }
      const reopened = await petOrderRepository.reopenOthers(moved.after, session);
      await this.outbox.withdraw(mailsOfAcceptance(moved.before, reopened), session);
      await this.record('undo_accept_pet_order', moved, admin, session, [
        { field: 'pet.availability', before: 'sold', after: 'available' },
        ...orderIds('reopenedOrders', reopened.map(idOf)),
      ]);
      return toPetOrder(moved.after);
    });
  }

  /** Until when the acceptance of an order can be taken back; null where it can't. */
  undoUntil({ status, approvedAt }: PetOrder, now = databaseClock.now()): Date | null {
    return status === 'approved' ? undoUntil(approvedAt, now) : null;
  }

  /**
   * Says no to an order that waits. If it had the turn, the next in line has it.
   *
   * @throws DomainError NOT_FOUND, INVALID_TRANSITION
   */
  async decline(id: string, admin: User, now = databaseClock.now()): Promise<PetOrder> {
    return this.db.transaction(async (session) => {
      const moved = await petOrderRepository.move(id, 'declined', {}, session);
      await this.outbox.add([petOrderDeclined(moved.after)], session);
      const also = await this.passOn(moved.before, now, session);
      await this.record('decline_pet_order', moved, admin, session, also);
      return toPetOrder(moved.after);
    });
  }

  /**
   * Announces to the shopper, once, that the animal can be collected.
   *
   * @throws DomainError NOT_FOUND; INVALID_TRANSITION where the order is not accepted, or was announced already
   */
  async announceReady(id: string, admin: User, now = databaseClock.now()): Promise<PetOrder> {
    return this.db.transaction(async (session) => {
      const moved = await petOrderRepository.announceReady(id, now, session);
      const { before, after } = moved;
      await this.outbox.add([petOrderReady(after, now)], session);
      const also = changesBetween(before, after, ['readyAt']);
      await this.record('announce_pet_order_ready', moved, admin, session, also);
      return toPetOrder(after);
    });
  }

  /** @throws DomainError NOT_FOUND, INVALID_TRANSITION */
  async collect(id: string, admin: User): Promise<PetOrder> {
    return this.db.transaction(async (session) => {
      const moved = await petOrderRepository.move(id, 'collected', {}, session);
      await this.record('collect_pet_order', moved, admin, session);
      return toPetOrder(moved.after);
    });
  }

  /**
   * Cancels an order: the viewer's own, or any for an admin. An animal that was promised is in the shop again, and
   * whoever is next in line for it has the turn.
   *
   * @throws DomainError NOT_FOUND, also for somebody else's order; INVALID_TRANSITION
   */
  async cancel(id: string, viewer: User, now = databaseClock.now()): Promise<PetOrder> {
    return this.db.transaction(async (session) => {
      await petOrderRepository.getOwn(id, viewer, session);
      const moved = await petOrderRepository.move(id, 'cancelled', { readyAt: undefined }, session);
      const { before, after } = moved;
      await this.outbox.add([petOrderCancelled(after)], session);
      const also = await this.passOn(before, now, session);
      if (before.uid !== viewer.uid) await this.record('cancel_pet_order', moved, viewer, session, also);
      return toPetOrder(after);
    });
  }

  /** The states an order can go to next. */
  nextStates(order: PetOrder): PetOrderStatus[] {
    return petOrderRepository.nextStates(order.status);
  }

  /**
   * Sets the animal of an order free that has ended, and gives the turn to the next in line.
   *
   * @param ended the order before it ended
   * @returns what changed by that
   */
  private async passOn(ended: PetOrderRecord, now: Date, session: ClientSession): Promise<AuditChange[]> {
    const petId = ended.petId.toString();
    if (ended.status === 'approved') {
      if (!(await this.pets.undoSale(petId, session))) return [];
      const freed = { field: 'pet.availability', before: 'sold', after: 'available' };
      return [freed, ...(await this.giveTurn(ended, now, session))];
    }
    if (!hasTurn(ended) || !(await this.pets.isAvailable(petId, session))) return [];
    return this.giveTurn(ended, now, session);
  }

  private async giveTurn(
    { petId }: PetOrderRecord,
    now: Date,
    session: ClientSession,
  ): Promise<AuditChange[]> {
    const next = await petOrderRepository.giveTurn(petId, now, session);
    if (!next) return [];
    await this.outbox.add([waitingListTurn(next, now)], session);
    return orderIds('reopenedOrders', [next._id]);
  }

  private record(
    action: AuditAction,
    moved: MovedRecord<PetOrderRecord>,
    actor: User,
    session: ClientSession,
    also: readonly AuditChange[] = [],
  ): Promise<void> {
    return recordMove(this.audit, { action, subject: 'pet_order', moved, actor, also }, session);
  }
}

/** What an order keeps of its animal and of who ordered it. */
function newOrder({ uid, email }: User, pet: Pet, contact: Contact): PetOrderRecord {
  const { petname, petprice, type, image } = pet;
  return {
    ...{ _id: new Types.ObjectId(), uid, email, ...contact },
    ...{ petId: new Types.ObjectId(pet._id), petname, petprice, type, ...(image && { image }) },
    orderDate: databaseClock.now(),
    status: 'pending',
  };
}

/** @throws DomainError NOT_FOUND, BAD_USER_INPUT, ALREADY_SOLD */
function requireAnimal(pet: Pet | null): Pet {
  if (!pet) throw notFound('Item');
  if (pet.category !== 'pets') {
    const fields = { petId: 'Not an animal' };
    throw new DomainError('BAD_USER_INPUT', `${pet.petname} is bought through the cart`, fields);
  }
  if (pet.availability !== 'available') {
    throw new DomainError('ALREADY_SOLD', `${pet.petname} already has a new home`);
  }
  return pet;
}

/** What the one who gets an animal is told, and all who do not. */
function mailsOfAcceptance(accepted: PetOrderRecord, others: readonly PetOrderRecord[]): NewMail[] {
  const { approvedAt, readyAt } = accepted;
  if (!approvedAt) return [];
  return [
    petOrderAccepted(accepted, approvedAt),
    ...(readyAt ? [petOrderReady(accepted, readyAt)] : []),
    ...others.map((order) => petOrderPassedOver(order, approvedAt)),
  ];
}

function idOf({ _id }: PetOrderRecord): Types.ObjectId {
  return _id;
}

function orderIds(field: string, ids: readonly Types.ObjectId[]): AuditChange[] {
  return ids.length > 0 ? [{ field, before: null, after: ids.join(', ') }] : [];
}
