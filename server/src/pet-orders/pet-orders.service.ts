import type { ClientSession, QueryFilter, UpdateQuery } from 'mongoose';
import { z } from 'zod';
import { contactRules } from '../../../domain/input-rules.ts';
import {
  type PetOrderStatus,
  petOrderMoves,
  petOrderUndoMoves,
  undoUntil,
} from '../../../domain/order-states.ts';
import type { AuditService } from '../audit/audit.service.ts';
import type { AuditAction, AuditChange } from '../audit/audit-record.entity.ts';
import { changesBetween } from '../audit/changes.ts';
import type { PetsService } from '../catalogue/pets.service.ts';
import { type OrderList, OrderRecords, type Undo } from '../order-records/order-records.ts';
import type { Order, PageRequest } from '../platform/connection.ts';
import type { Database } from '../platform/database.ts';
import { checkInput, DomainError, notFound } from '../platform/domain-error.ts';
import { isDuplicateKey } from '../platform/duplicate-key.ts';
import { type LazyConnection, listPage } from '../platform/listing.ts';
import { toObjectId } from '../platform/object-id.ts';
import { entityOf, type Stored } from '../platform/stored.ts';
import type { User } from '../users/user.entity.ts';
import { PetOrder, PetOrderModel } from './pet-order.entity.ts';

export type PetOrderRecord = Stored<PetOrder>;

const orderPetRules = contactRules.extend({ petId: z.string().min(1) });

type PetOrderList = OrderList<PetOrderStatus>;

const acceptance: Undo<PetOrderStatus, PetOrderRecord> = {
  from: 'approved',
  to: petOrderUndoMoves.approved,
  movedAt: 'approvedAt',
};

const oldestFirst: Order = { field: 'orderDate', direction: 1 };

/** Orders for living animals: asked for by a form, given by an admin, one owner each. */
export class PetOrdersService {
  private readonly records = new OrderRecords(PetOrderModel, petOrderMoves, toPetOrder);

  constructor(
    private readonly db: Database,
    private readonly pets: PetsService,
    private readonly audit: AuditService,
  ) {}

  list(list: PetOrderList, page: PageRequest): LazyConnection<PetOrder> {
    return this.records.list(list, page);
  }

  /**
   * Orders that wait for one animal, in the order in which they were placed.
   *
   * @throws DomainError NOT_FOUND for an id that no item can have
   */
  listWaiting(petId: string, page: PageRequest): LazyConnection<PetOrder> {
    const listing = { model: PetOrderModel, order: oldestFirst, toNode: toPetOrder };
    return listPage(listing, { petId: toObjectId(petId, 'Item'), status: 'pending' }, page);
  }

  /** All orders of one account, or of everybody, newest first, one after another. */
  stream(list: PetOrderList): AsyncGenerator<PetOrder> {
    return this.records.stream(list);
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
        const pet = await this.pets.noteOrder(petId, session);
        if (!pet) throw notFound('Item');
        if (pet.category !== 'pets') {
          throw new DomainError('BAD_USER_INPUT', `${pet.petname} is bought through the cart`, {
            petId: 'Not an animal',
          });
        }
        if (pet.availability !== 'available') {
          throw new DomainError('ALREADY_SOLD', `${pet.petname} already has a new home`);
        }
        const [created] = await PetOrderModel.create(
          [
            {
              ...contact,
              uid: user.uid,
              email: user.email,
              petId: pet._id,
              petname: pet.petname,
              petprice: pet.petprice,
              type: pet.type,
              image: pet.image,
              orderDate: new Date(),
              status: 'pending',
            },
          ],
          { session },
        );
        return toPetOrder(created?.toObject() as unknown as PetOrderRecord);
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
  async accept(id: string, admin: User, now = new Date()): Promise<PetOrder> {
    return this.db.transaction(async (session) => {
      const before = await this.records.getOwn(id, admin, session);
      const after = await this.records.move(id, 'approved', session, { approvedAt: now });
      await this.pets.sell(after.petId.toString(), after.petname, session);
      const declined = await this.declineOthers(after, session);
      await this.note('accept_pet_order', before, after, admin, session, [
        { field: 'pet.availability', before: 'available', after: 'sold' },
        ...(declined.length > 0
          ? [{ field: 'declinedOrders', before: null, after: declined.join(', ') }]
          : []),
      ]);
      return toPetOrder(after);
    });
  }

  /**
   * Takes an acceptance back: the animal is in the shop again, and whoever was declined by it waits again.
   *
   * @throws DomainError NOT_FOUND; INVALID_TRANSITION after ten minutes, and where something happened since
   */
  async undoAccept(id: string, admin: User, now = new Date()): Promise<PetOrder> {
    return this.db.transaction(async (session) => {
      const before = await this.records.getOwn(id, admin, session);
      const after = await this.records.undo(id, acceptance, now, session);
      if (!(await this.pets.unsell(after.petId.toString(), session))) {
        throw new DomainError('INVALID_TRANSITION', `${after.petname} has left the shop since`);
      }
      const reopened = await this.reopenOthers(after, session);
      await this.note('undo_accept_pet_order', before, after, admin, session, [
        { field: 'pet.availability', before: 'sold', after: 'available' },
        ...(reopened.length > 0
          ? [{ field: 'reopenedOrders', before: null, after: reopened.join(', ') }]
          : []),
      ]);
      return toPetOrder(after);
    });
  }

  /** Until when the acceptance of an order can be taken back; null where it can't. */
  undoUntil({ status, approvedAt }: PetOrder, now = new Date()): Date | null {
    return status === acceptance.from ? undoUntil(approvedAt, now) : null;
  }

  /** @throws DomainError NOT_FOUND, INVALID_TRANSITION */
  decline(id: string, admin: User): Promise<PetOrder> {
    return this.decide(id, 'declined', 'decline_pet_order', admin);
  }

  /** @throws DomainError NOT_FOUND, INVALID_TRANSITION */
  collect(id: string, admin: User): Promise<PetOrder> {
    return this.decide(id, 'collected', 'collect_pet_order', admin);
  }

  /**
   * Cancels an order: the viewer's own, or any for an admin. An animal that was promised is in the shop again.
   *
   * @throws DomainError NOT_FOUND, also for somebody else's order; INVALID_TRANSITION
   */
  async cancel(id: string, viewer: User): Promise<PetOrder> {
    return this.db.transaction(async (session) => {
      const before = await this.records.getOwn(id, viewer, session);
      const after = await this.records.move(id, 'cancelled', session);
      const isFree =
        before.status === 'approved' && (await this.pets.unsell(after.petId.toString(), session));
      if (before.uid !== viewer.uid) {
        await this.note('cancel_pet_order', before, after, viewer, session, [
          ...(isFree ? [{ field: 'pet.availability', before: 'sold', after: 'available' }] : []),
        ]);
      }
      return toPetOrder(after);
    });
  }

  /** The states an order can go to next. */
  nextStates(order: PetOrder): PetOrderStatus[] {
    return this.records.nextStates(order.status);
  }

  /** A move that changes nothing but the order. */
  private decide(id: string, to: PetOrderStatus, action: AuditAction, admin: User): Promise<PetOrder> {
    return this.db.transaction(async (session) => {
      const before = await this.records.getOwn(id, admin, session);
      const after = await this.records.move(id, to, session);
      await this.note(action, before, after, admin, session);
      return toPetOrder(after);
    });
  }

  /** @returns the ids of the orders that waited for the same animal */
  private declineOthers({ _id, petId }: PetOrderRecord, session: ClientSession): Promise<string[]> {
    const change = { $set: { status: 'declined', declinedBy: _id } } as const;
    return this.changeAll({ petId, status: 'pending' }, change, session);
  }

  /** @returns the ids of the orders that wait again */
  private reopenOthers({ _id, petId }: PetOrderRecord, session: ClientSession): Promise<string[]> {
    const change = { $set: { status: 'pending' }, $unset: { declinedBy: '' } } as const;
    return this.changeAll({ petId, status: 'declined', declinedBy: _id }, change, session);
  }

  /** @returns the ids of the orders that were changed */
  private async changeAll(
    filter: QueryFilter<PetOrderRecord>,
    change: UpdateQuery<PetOrderRecord>,
    session: ClientSession,
  ): Promise<string[]> {
    const found = await PetOrderModel.find(filter, { _id: 1 })
      .session(session)
      .lean<Pick<PetOrderRecord, '_id'>[]>();
    await PetOrderModel.updateMany(filter, change, { session });
    return found.map(({ _id }) => _id.toHexString());
  }

  private note(
    action: AuditAction,
    before: PetOrderRecord,
    after: PetOrderRecord,
    actor: User,
    session: ClientSession,
    also: readonly AuditChange[] = [],
  ): Promise<void> {
    const changes = [...changesBetween(before, after, ['status']), ...also];
    const subjectId = before._id.toHexString();
    return this.audit.record(
      { actor, action, subject: 'pet_order', subjectId, subjectName: before.petname, changes },
      session,
    );
  }
}

/** A record of the database as a plain order. */
export function toPetOrder(record: PetOrderRecord): PetOrder {
  return entityOf(PetOrder, record);
}
