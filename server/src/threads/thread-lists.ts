import { readOrderNumber } from '../../../domain/orders/order-number.ts';
import { entityOf } from '../database/model-of.ts';
import { toObjectId } from '../database/object-id.ts';
import { badInput } from '../platform/domain-error.ts';
import { Thread, ThreadModel, type ThreadRecord } from './thread.entity.ts';
import type { ThreadWhere } from './thread.inputs.ts';

/** Most questions of one answer. */
export const MAX_THREADS = 100;
/** Most questions that an account is shown. */
export const MAX_OWN_THREADS = 100;
/** Most questions that are passed over. */
const MAX_SKIPPED = 10_000;

export function toThread(record: ThreadRecord): Thread {
  return entityOf(Thread, record);
}

/** What an account has asked. */
export function threadsOf(uid: string): Promise<ThreadRecord[]> {
  return ThreadModel.find({ uid }).sort({ lastAt: -1 }).limit(MAX_OWN_THREADS).lean<ThreadRecord[]>().exec();
}

/**
 * What is asked, as the staff see it: what waits for an answer by when it is due, then the others, the last said first.
 *
 * @throws DomainError BAD_USER_INPUT for a list that is none or too long
 */
export async function threadsOfShop(
  where: ThreadWhere,
  { first, skip }: { readonly first: number; readonly skip: number },
): Promise<ThreadRecord[]> {
  if (first < 1 || first > MAX_THREADS) throw badInput({ first: `From 1 to ${MAX_THREADS}` });
  if (skip < 0 || skip > MAX_SKIPPED)
    throw badInput({ skip: `From 0 to ${MAX_SKIPPED.toLocaleString('en-US')}` });
  const asked = conditionOf(where);
  const waiting = { ...asked, isAnswered: false, isClosed: false };
  const due = conflicts(where) ? [] : await page(waiting, { dueAt: 1, _id: 1 }, first, skip);
  if (due.length === first) return due;
  const waits = conflicts(where) ? 0 : await ThreadModel.countDocuments(waiting);
  const others = { $and: [asked, { $or: [{ isAnswered: true }, { isClosed: true }] }] };
  const rest = await page(others, { lastAt: -1, _id: -1 }, first - due.length, Math.max(0, skip - waits));
  return [...due, ...rest];
}

/** Whether nothing that is asked for waits for an answer. */
function conflicts({ isAnswered, isClosed }: ThreadWhere): boolean {
  return isAnswered === true || isClosed === true;
}

function page(
  filter: object,
  order: Readonly<Record<string, 1 | -1>>,
  limit: number,
  skip: number,
): Promise<ThreadRecord[]> {
  return ThreadModel.find(filter).sort(order).skip(skip).limit(limit).lean<ThreadRecord[]>().exec();
}

function conditionOf({ isAnswered, isClosed, orderNumber, petId, email }: ThreadWhere) {
  return {
    isProved: true,
    ...(typeof isAnswered === 'boolean' && { isAnswered }),
    ...(typeof isClosed === 'boolean' && { isClosed }),
    ...(orderNumber && { orderNumber: readOrderNumber(orderNumber) ?? orderNumber }),
    ...(petId && { petId: toObjectId(petId, 'Item') }),
    ...(email && { email: email.trim().toLowerCase() }),
  };
}
