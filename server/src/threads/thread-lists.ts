import { readOrderNumber } from '../../../domain/orders/order-number.ts';
import type { Order, PageRequest } from '../database/lists/connection.ts';
import { oneAfterOther } from '../database/lists/one-after-other.ts';
import { type LazyConnection, paginate } from '../database/lists/paginate.ts';
import { entityOf } from '../database/model-of.ts';
import { toObjectId } from '../database/object-id.ts';
import { textOf } from '../platform/text/text-of.ts';
import { Thread, ThreadModel, type ThreadRecord } from './thread.entity.ts';
import type { ThreadWhere } from './thread.inputs.ts';

const firstHere: Order = { field: 'hereSince', direction: 1 };
const firstDue: Order = { field: 'dueAt', direction: 1 };
const lastSaid: Order = { field: 'lastAt', direction: -1 };

export function toThread(record: ThreadRecord): Thread {
  return entityOf(Thread, record);
}

/** What a visitor has asked who has proved the address; null for a secret that is none. */
export function findVisitorsThread(code: string): Promise<ThreadRecord | null> {
  return ThreadModel.findOne({ code, isProved: true }).lean<ThreadRecord>().exec();
}

/** A page of what an account has asked, what was said last first. @throws DomainError BAD_USER_INPUT for no such page */
export function threadsOf(uid: string, page: PageRequest): LazyConnection<Thread> {
  return listed(lastSaid, { uid: textOf(uid) }, page);
}

/**
 * A page of what is asked, as the staff see it: who stands outside, then what waits for an answer by when it is due, then
 * the others, the last said first.
 *
 * @throws DomainError BAD_USER_INPUT for no such page
 */
export function threadsOfShop(where: ThreadWhere, page: PageRequest): LazyConnection<Thread> {
  const asked = conditionOf(where);
  const here = { $and: [asked, outside] };
  const waiting = { $and: [asked, { isAnswered: false, isClosed: false, hereSince: { $exists: false } }] };
  const others = { $and: [asked, { $or: [{ isAnswered: true }, { isClosed: true }] }] };
  return oneAfterOther(
    [
      (part) => listed(firstHere, here, part),
      (part) => listed(firstDue, waiting, part),
      (part) => listed(lastSaid, others, part),
    ],
    page,
  );
}

function listed(order: Order, filter: object, page: PageRequest): LazyConnection<Thread> {
  return paginate({ model: ThreadModel, order, toNode: toThread }, filter, page);
}

/** It is taken away with the answer, so what has it waits. */
const outside = { hereSince: { $exists: true } };

function conditionOf({ isAnswered, isClosed, isHere, orderNumber, petId, email }: ThreadWhere) {
  return {
    isProved: true,
    ...(typeof isAnswered === 'boolean' && { isAnswered }),
    ...(typeof isClosed === 'boolean' && { isClosed }),
    ...(typeof isHere === 'boolean' && { hereSince: { $exists: isHere } }),
    ...(orderNumber && { orderNumber: readOrderNumber(orderNumber) ?? orderNumber }),
    ...(petId && { petId: toObjectId(petId, 'Item') }),
    ...(email && { email: email.trim().toLowerCase() }),
  };
}
