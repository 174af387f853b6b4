import { type ClientSession, Types } from 'mongoose';
import { z } from 'zod';
import {
  type ApplicationAnswer,
  type ApplicationTerms,
  newApplication,
} from '../../../../domain/adoption/application.ts';
import { answerProblems, answersRules } from '../../../../domain/adoption/application-questions.ts';
import { type Contact, contactRules } from '../../../../domain/input/input-rules.ts';
import { UNPROVED_PET_ORDERS } from '../../../../domain/mail/unproved-mail.ts';
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
import type { Order, PageRequest } from '../../database/lists/connection.ts';
import { type LazyConnection, paginate } from '../../database/lists/paginate.ts';
import { toObjectId } from '../../database/object-id.ts';
import type { MovedRecord } from '../../database/state-repository.ts';
import {
  aboutPetOrder,
  type NewMail,
  petOrderAccepted,
  petOrderDeclined,
  petOrderPassedOver,
  petOrderReady,
  petOrderReceived,
} from '../../outbox/mail-events.ts';
import type { MailOutbox } from '../../outbox/mail-outbox.ts';
import { badInput, checkInput, DomainError, notFound } from '../../platform/domain-error.ts';
import type { SettingsSource } from '../../shop-settings/current-shop-settings.ts';
import { keepContact } from '../../users/account-contact.ts';
import { allowOrder } from '../../users/own-affairs.ts';
import type { User } from '../../users/user.entity.ts';
import { recordMove } from '../move-audit.ts';
import type { OrderList } from '../order-repository.ts';
import { requireOthersPrices } from '../own-prices.ts';
import type { NewHomes } from '../ports.ts';
import { stored } from './application-moves.ts';
import type { FeeMoney } from './fee-money.ts';
import { giveFee, type MovedFee, moveFee, noteFee } from './order-fee.ts';
import { type PetOrder, PetOrderModel, type PetOrderRecord, toPetOrder } from './pet-order.entity.ts';
import { type OrderMover, type PetOrderRepository, petOrderRepository } from './pet-orders.repository.ts';
import type { StoredApplication, StoredHandOver } from './stored-application.entity.ts';

const orderPetRules = contactRules.extend({ petId: z.string().min(1), answers: answersRules.nullish() });

type PetOrderList = OrderList<PetOrderStatus>;

/** Who moves an order, and what is said with it. */
type Said = Omit<OrderMover, 'at' | 'terms'>;

/** What is undone with it: that the animal can be collected, and what was signed of it. */
const acceptance = {
  to: 'approved',
  movedAt: 'approvedAt',
  also: { readyAt: undefined, agreement: undefined },
} as const;

const oldestFirst: Order = { field: 'orderDate', direction: 1 };

/** Orders for living animals: asked for by a form, given by an admin, one owner each. */
export class PetOrdersService {
  constructor(
    private readonly db: Database,
    private readonly pets: PetsService,
    private readonly audit: AuditService,
    private readonly outbox: MailOutbox,
    private readonly shop: Pick<SettingsSource, 'get'>,
    private readonly homes: NewHomes,
    private readonly fees: Pick<FeeMoney, 'follow'>,
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
   * @throws DomainError BAD_USER_INPUT, NOT_FOUND, ALREADY_SOLD, FORBIDDEN for staff who have priced it themselves, or
   *   CONFLICT when the account waits for it already, or waits for as many as one may whose address nobody has proved
   */
  async order(user: User, input: unknown): Promise<PetOrder> {
    const { petId, answers, ...contact } = checkInput(orderPetRules, input);
    try {
      return await this.db.transaction(async (session) => {
        const pet = requireAnimal(await this.pets.countOrder(petId, session));
        await requireFew(user, session);
        await requireOthersPrices(user, [pet], this.audit, session);
        const placed = newOrder(user, pet, contact);
        const terms = await this.shop.get(session);
        const application = terms.asksForApplication && applied(placed.orderDate, terms, answers ?? []);
        const order = { ...placed, ...(application && { application }) };
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
   * @throws DomainError NOT_FOUND, INVALID_TRANSITION, ALREADY_SOLD; FORBIDDEN for staff whose own order it is, as of all
   *   below that the staff do
   */
  async accept(id: string, admin: User, now = databaseClock.now(), message?: string): Promise<PetOrder> {
    return this.db.transaction(async (session) => {
      await this.allow(id, 'accept', admin, session);
      const orders = await this.movedBy({ by: 'SHOP', to: 'APPROVED', message }, now, session);
      const moved = await orders.move(id, 'approved', { approvedAt: now }, session);
      const { petId, petname } = moved.after;
      await this.pets.markSold(petId.toString(), petname, session);
      const declined = await orders.declineOthers(moved.after, session);
      await this.outbox.add(mailsOfAcceptance(moved.after, declined), session);
      await this.record('accept_pet_order', moved, admin, session, [
        { field: 'pet.availability', before: 'available', after: 'sold' },
        ...orderIds('declinedOrders', declined.map(idOf)),
      ]);
      return toPetOrder(await giveFee(moved.after, await this.shop.get(session), session));
    });
  }

  /**
   * Takes an acceptance back: the animal is in the shop again, and whoever was declined by it waits again.
   *
   * @throws DomainError NOT_FOUND; INVALID_TRANSITION after ten minutes, and where something happened since
   */
  async undoAccept(id: string, admin: User, now = databaseClock.now()): Promise<PetOrder> {
    return this.withFee(async (session) => {
      await this.allow(id, 'take back the acceptance of', admin, session);
      const orders = await this.movedBy({ by: 'SHOP', isUndo: true }, now, session);
      const moved = await orders.undo(id, acceptance, now, session);
      const { petId, petname } = moved.after;
      if (!(await this.pets.undoSale(petId.toString(), session))) {
        throw new DomainError('INVALID_TRANSITION', `${petname} has left the shop since`);
      }
      const reopened = await orders.reopenOthers(moved.after, session);
      await this.outbox.withdraw(mailsOfAcceptance(moved.before, reopened), session);
      await this.record('undo_accept_pet_order', moved, admin, session, [
        { field: 'pet.availability', before: 'sold', after: 'available' },
        ...orderIds('reopenedOrders', reopened.map(idOf)),
      ]);
      return this.moveFee(moved, now, session);
    });
  }

  /** Until when the acceptance of an order can be taken back; null where it can't. */
  undoUntil({ status, approvedAt }: PetOrder, now = databaseClock.now()): Date | null {
    return status === 'approved' ? undoUntil(approvedAt, now) : null;
  }

  /**
   * Says no to an order that waits. If it had the turn, the next in line has it.
   *
   * @param message what the staff wrote, where they answer an application
   * @throws DomainError NOT_FOUND, INVALID_TRANSITION
   */
  async decline(id: string, admin: User, now = databaseClock.now(), message?: string): Promise<PetOrder> {
    return this.db.transaction(async (session) => {
      await this.allow(id, 'decline', admin, session);
      const orders = await this.movedBy({ by: 'SHOP', to: 'DECLINED', message }, now, session);
      const moved = await orders.move(id, 'declined', {}, session);
      await this.outbox.add([petOrderDeclined(moved.after, message)], session);
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
      await this.allow(id, 'announce', admin, session);
      const moved = await petOrderRepository.announceReady(id, now, session);
      const { before, after } = moved;
      await this.outbox.add([petOrderReady(after, now)], session);
      const also = changesBetween(before, after, ['readyAt']);
      await this.record('announce_pet_order_ready', moved, admin, session, also);
      return toPetOrder(after);
    });
  }

  /**
   * Notes that the animal moved to its new home, where its people keep it from then on with all that the shop knew.
   *
   * @param handOver what was noted with it, of an order with an application
   * @throws DomainError NOT_FOUND; INVALID_TRANSITION, also where its adoption fee is neither paid nor noted; BAD_USER_INPUT
   *   where the note is of something that was paid already, or says half
   */
  async collect(id: string, admin: User, handOver?: StoredHandOver): Promise<PetOrder> {
    return this.withFee(async (session) => {
      await this.allow(id, 'hand over', admin, session);
      const now = databaseClock.now();
      const said = { by: 'SHOP', to: 'HANDED_OVER' } as const;
      const orders = await this.movedBy(said, now, session);
      const moved = await orders.move(id, 'collected', handOver ? { handOver } : {}, session);
      const { after } = moved;
      await this.homes.keep(after, session);
      await this.outbox.releasePetOrder(after._id, session);
      if (after.application) await this.outbox.add([aboutPetOrder('ANIMAL_HOME', after)], session);
      await this.record('collect_pet_order', moved, admin, session);
      const noted = await noteFee(after, handOver ?? {}, session);
      return this.moveFee({ ...moved, after: noted }, now, session);
    });
  }

  /**
   * Notes that an animal came back, without blame: it is in the shop again, and whoever is next in line has the turn.
   *
   * @throws DomainError NOT_FOUND, INVALID_TRANSITION
   */
  async takeBack(id: string, reason: string, admin: User, now = databaseClock.now()): Promise<PetOrder> {
    return this.withFee(async (session) => {
      await this.allow(id, 'take back', admin, session);
      const said = { by: 'SHOP', to: 'RETURNED' } as const;
      const orders = await this.movedBy(said, now, session);
      const moved = await orders.move(id, 'returned', { returnReason: reason }, session);
      await this.homes.cameBack(moved.after, session);
      const also = await this.passOn(moved.before, now, session);
      await this.record('return_animal', moved, admin, session, also);
      return this.moveFee(moved, now, session);
    });
  }

  /**
   * Cancels an order: the viewer's own, or any for an admin. An animal that was promised is in the shop again, and
   * whoever is next in line for it has the turn.
   *
   * @throws DomainError NOT_FOUND, also for somebody else's order; INVALID_TRANSITION
   */
  async cancel(id: string, viewer: User, now = databaseClock.now(), message?: string): Promise<PetOrder> {
    return this.withFee(async (session) => {
      const { uid } = await petOrderRepository.getOwn(id, viewer, session);
      const by = uid === viewer.uid ? 'SHOPPER' : 'SHOP';
      const { moved, also } = await this.end(id, { by, to: 'WITHDRAWN', message }, now, session);
      if (uid !== viewer.uid) await this.record('cancel_pet_order', moved, viewer, session, also);
      return this.moveFee(moved, now, session);
    });
  }

  /** Ends an order whose animal nobody collected in time. @returns whether it still waited for that */
  async expire(id: string, now: Date): Promise<boolean> {
    const ended = await this.db.transaction(async (session) => {
      const _id = toObjectId(id, 'Order');
      const found = { _id, status: 'approved', 'application.heldUntil': { $lte: now } } as const;
      if (!(await PetOrderModel.exists(found).session(session))) return null;
      const { moved } = await this.end(id, { by: 'CLOCK', to: 'WITHDRAWN' }, now, session);
      return this.moveFee(moved, now, session);
    });
    if (ended) await this.fees.follow(ended);
    return ended !== null;
  }

  /** Moves an order with its adoption fee: what the move means for its money is done at Stripe once all of it is written. */
  private async withFee(move: (session: ClientSession) => Promise<MovedFee>): Promise<PetOrder> {
    const moved = await this.db.transaction(move);
    await this.fees.follow(moved);
    return toPetOrder(moved.order);
  }

  private async moveFee(
    { after }: Pick<MovedRecord<PetOrderRecord>, 'after'>,
    now: Date,
    session: ClientSession,
  ): Promise<MovedFee> {
    return moveFee(after, await this.shop.get(session), now, session);
  }

  /** Calls off all that accounts wait for, in the transaction that deletes them: they are not told of it. */
  async withdrawAll(uids: readonly string[], session: ClientSession): Promise<void> {
    const waiting = { uid: { $in: [...uids] }, status: 'pending' } as const;
    const orders = await PetOrderModel.find(waiting).session(session).lean<PetOrderRecord[]>();
    for (const { _id } of orders) {
      const said = { by: 'SHOPPER', to: 'WITHDRAWN' } as const;
      await this.callOff(_id.toHexString(), said, databaseClock.now(), session);
    }
  }

  /** Ends an order that nobody gets, and says so: its animal goes on to the next in line. */
  private async end(id: string, said: Said, now: Date, session: ClientSession) {
    const ended = await this.callOff(id, said, now, session);
    await this.outbox.add([aboutPetOrder('ORDER_CANCELLED', ended.moved.after)], session);
    return ended;
  }

  private async callOff(id: string, said: Said, now: Date, session: ClientSession) {
    const orders = await this.movedBy(said, now, session);
    const moved = await orders.move(id, 'cancelled', { readyAt: undefined }, session);
    return { moved, also: await this.passOn(moved.before, now, session) };
  }

  /**
   * Lets the staff decide about an order.
   *
   * @param deed as in `somebody else has to accept it`
   * @throws DomainError NOT_FOUND; FORBIDDEN for staff whose own it is
   */
  async allow(id: string, deed: string, staff: User, session: ClientSession): Promise<void> {
    const record = await petOrderRepository.getOwn(id, staff, session);
    return allowOrder(staff, { subject: 'pet_order', record, deed }, this.audit, session);
  }

  /** Orders as somebody moves them now, with the applications that hang on them. */
  async movedBy(said: Said, at: Date, session: ClientSession): Promise<PetOrderRepository> {
    return petOrderRepository.movedBy({ ...said, at, terms: await this.shop.get(session) });
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
    if (ended.status === 'approved' || ended.status === 'collected') {
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
    const next = await (await this.movedBy({ by: 'SHOP' }, now, session)).giveTurn(petId, now, session);
    if (!next) return [];
    await this.outbox.add([aboutPetOrder('WAITING_LIST_TURN', next, now)], session);
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

/** @throws DomainError BAD_USER_INPUT naming every bad answer */
function applied(
  at: Date,
  terms: ApplicationTerms & { readonly applicationQuestions: readonly string[] },
  answers: readonly ApplicationAnswer[],
): StoredApplication {
  const problems = answerProblems(answers, terms.applicationQuestions);
  if (Object.keys(problems).length > 0) throw badInput(problems);
  return stored({ ...newApplication(at, terms), answers });
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

/** In the transaction that keeps the contact of the account, so that its orders take turns. @throws DomainError CONFLICT */
async function requireFew({ uid, emailVerified }: User, session: ClientSession): Promise<void> {
  if (emailVerified) return;
  const count = await PetOrderModel.countDocuments({ uid, status: 'pending' }).session(session);
  if (count < UNPROVED_PET_ORDERS) return;
  const message = `Until your e-mail address is confirmed, you can ask for ${UNPROVED_PET_ORDERS} animals at a time. Please open the link in the mail that confirms it.`;
  throw new DomainError('CONFLICT', message);
}
