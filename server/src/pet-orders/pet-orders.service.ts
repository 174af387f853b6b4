import { z } from 'zod';
import { contactRules } from '../../../domain/input-rules.ts';
import { type PetOrderStatus, petOrderMoves } from '../../../domain/order-states.ts';
import type { PetsService } from '../catalogue/pets.service.ts';
import { type OrderList, OrderRecords } from '../order-records/order-records.ts';
import type { Connection, PageRequest } from '../platform/connection.ts';
import type { Database } from '../platform/database.ts';
import { checkInput, DomainError, notFound } from '../platform/domain-error.ts';
import { isDuplicateKey } from '../platform/duplicate-key.ts';
import type { Stored } from '../platform/stored.ts';
import type { User } from '../users/user.entity.ts';
import { PetOrder, PetOrderModel } from './pet-order.entity.ts';

type PetOrderRecord = Stored<PetOrder>;

const orderPetRules = contactRules.extend({ petId: z.string().min(1) });

type PetOrderList = OrderList<PetOrderStatus>;

/** Orders for living animals: asked for by a form, given by an admin, one owner each. */
export class PetOrdersService {
  private readonly records = new OrderRecords(PetOrderModel, petOrderMoves, toPetOrder);

  constructor(
    private readonly db: Database,
    private readonly pets: PetsService,
  ) {}

  list(list: PetOrderList, page: PageRequest): Promise<Connection<PetOrder>> {
    return this.records.list(list, page);
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
  async accept(id: string): Promise<PetOrder> {
    return this.db.transaction(async (session) => {
      const order = toPetOrder(await this.records.move(id, 'approved', session, { approvedAt: new Date() }));
      await this.pets.sell(order.petId.toString(), order.petname, session);
      await PetOrderModel.updateMany(
        { petId: order.petId, status: 'pending' },
        { status: 'declined' },
        { session },
      );
      return order;
    });
  }

  /** @throws DomainError NOT_FOUND, INVALID_TRANSITION */
  async decline(id: string): Promise<PetOrder> {
    return toPetOrder(await this.records.move(id, 'declined'));
  }

  /** @throws DomainError NOT_FOUND, INVALID_TRANSITION */
  async collect(id: string): Promise<PetOrder> {
    return toPetOrder(await this.records.move(id, 'collected'));
  }

  /**
   * Cancels an order: the viewer's own, or any for an admin. An animal that was promised is in the shop again.
   *
   * @throws DomainError NOT_FOUND, also for somebody else's order; INVALID_TRANSITION
   */
  async cancel(id: string, viewer: User): Promise<PetOrder> {
    return this.db.transaction(async (session) => {
      const before = await this.records.getOwn(id, viewer, session);
      const order = toPetOrder(await this.records.move(id, 'cancelled', session));
      if (before.status === 'approved') await this.pets.unsell(order.petId.toString(), session);
      return order;
    });
  }

  /** The states an order can go to next. */
  nextStates(order: PetOrder): PetOrderStatus[] {
    return this.records.nextStates(order.status);
  }
}

function toPetOrder(record: PetOrderRecord): PetOrder {
  return Object.assign(new PetOrder(), record, { _id: record._id.toString() });
}
