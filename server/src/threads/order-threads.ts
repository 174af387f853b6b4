import { type ClientSession, Types } from 'mongoose';
import { FORMER_EMAIL } from '../../../domain/orders/former-customer.ts';
import { DeliveryMethod } from '../../../domain/pricing/choices.ts';
import { MAX_THREAD_MESSAGES } from '../../../domain/threads/thread-rules.ts';
import { databaseClock } from '../database/database-clock.ts';
import type { OrderConversations } from '../orders/ports.ts';
import { PaymentModel, type PaymentRecord } from '../orders/records/payment.entity.ts';
import { newReplySecret } from './inbound/reply-address.ts';
import { ThreadModel, type ThreadRecord, ThreadSide } from './thread.entity.ts';
import { addMessage } from './threads.service.ts';

/** What the shop writes about orders without being asked: a thread with whoever ordered, or one more line of it. */
export class OrderThreads implements OrderConversations {
  async tell(
    order: PaymentRecord,
    { text, staff }: { readonly text: string; readonly staff: string },
    session: ClientSession,
  ): Promise<Types.ObjectId | null> {
    const { number, email } = order;
    if (!number || email === FORMER_EMAIL) return null;
    const said = { at: databaseClock.now(), by: ThreadSide.SHOP, text, staff };
    const known = await findGoingOn(order, session);
    if (known) {
      const { replySecret = newReplySecret() } = known;
      await addMessage(known, said, { isAnswered: true, replySecret }, session);
      return known._id;
    }
    const thread = newThread(order, number, said);
    await ThreadModel.create([thread], { session });
    return thread._id;
  }

  /** What was said since then goes on to wait for its answer. */
  async handedOver(paymentId: Types.ObjectId, session: ClientSession): Promise<void> {
    const order = await PaymentModel.findById(paymentId).session(session).lean<PaymentRecord>();
    if (!order?.number || order.deliveryMethod !== DeliveryMethod.CURBSIDE) return;
    const outside = { orderNumber: order.number, hereSince: { $exists: true } };
    for (const { _id, hereSince, lastAt } of await ThreadModel.find(outside)
      .session(session)
      .lean<ThreadRecord[]>()) {
      const isAll = Number(lastAt) === Number(hereSince);
      const over = isAll
        ? { $set: { isClosed: true }, $unset: { hereSince: 1, dueAt: 1, askedOnce: 1 } }
        : { $unset: { hereSince: 1 } };
      await ThreadModel.updateOne({ _id }, over, { session });
    }
  }
}

/** Not one that waits for an answer: what is said beside it does not answer it. */
async function findGoingOn(
  { number, uid }: PaymentRecord,
  session: ClientSession,
): Promise<ThreadRecord | null> {
  const thread = await ThreadModel.findOne({ orderNumber: number, uid, isAnswered: true, isClosed: false })
    .sort({ lastAt: -1 })
    .session(session)
    .lean<ThreadRecord>();
  return thread && thread.messages.length < MAX_THREAD_MESSAGES ? thread : null;
}

function newThread(
  { uid, email, username }: PaymentRecord,
  orderNumber: string,
  said: ThreadRecord['messages'][number],
): ThreadRecord {
  return {
    ...{ _id: new Types.ObjectId(), uid, email, name: username },
    ...{ subject: `Order ${orderNumber}`, orderNumber, messages: [said] },
    ...{ isAnswered: true, isClosed: false, isProved: true, replySecret: newReplySecret() },
    ...{ createdAt: said.at, lastAt: said.at },
  };
}
