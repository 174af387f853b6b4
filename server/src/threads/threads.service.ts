import { createHash } from 'node:crypto';
import { type ClientSession, Types } from 'mongoose';
import { DAY_MS } from '../../../domain/durations.ts';
import { readOrderNumber } from '../../../domain/orders/order-number.ts';
import { waitsForPickup } from '../../../domain/orders/order-status.ts';
import { can } from '../../../domain/permissions.ts';
import { answerDueAt } from '../../../domain/shop-settings/answer-due.ts';
import {
  MAX_THREAD_MESSAGES,
  MAX_UNPROVED_QUESTIONS,
  threadMessageRules,
  visitorQuestionRules,
} from '../../../domain/threads/thread-rules.ts';
import type { PetsService } from '../catalogue/pets.service.ts';
import type { Database } from '../database/database.ts';
import { databaseClock } from '../database/database-clock.ts';
import { isDuplicateKey } from '../database/duplicate-key.ts';
import { toObjectId } from '../database/object-id.ts';
import { isDoubleClick } from '../orders/order/double-click.ts';
import { PaymentModel, type PaymentRecord } from '../orders/records/payment.entity.ts';
import { questionAsked, questionToProve } from '../outbox/mail-events.ts';
import type { MailOutbox } from '../outbox/mail-outbox.ts';
import { checkInput, DomainError, notFound, RetryLaterError } from '../platform/domain-error.ts';
import { newSecretCode } from '../platform/secret-code.ts';
import { shorten } from '../platform/text/shorten.ts';
import type { SettingsSource } from '../shop-settings/current-shop-settings.ts';
import type { User } from '../users/user.entity.ts';
import { PROVE_MS } from './future-questions.ts';
import { type ThreadMessage, ThreadModel, type ThreadRecord, ThreadSide } from './thread.entity.ts';
import type { AskShopInput } from './thread.inputs.ts';
import {
  hashesOf,
  keepPhotos,
  keepProved,
  type TakenPhoto,
  type ThreadPhotosService,
  toMessagePhotos,
} from './thread-photos.service.ts';

/** Longest subject, in characters. */
const MAX_SUBJECT_LENGTH = 80;

/** Who asks: an account, or a visitor who says a name and an address. */
interface Asker {
  readonly uid?: string;
  readonly name: string;
  readonly email: string;
}

/** What people ask the shop. Threads that the shop answers are thread-answers.service.ts. */
export class ThreadsService {
  constructor(
    private readonly db: Database,
    private readonly pets: Pick<PetsService, 'get'>,
    private readonly shop: SettingsSource,
    private readonly outbox: MailOutbox,
    private readonly photos: Pick<ThreadPhotosService, 'take'>,
  ) {}

  /**
   * Asks the shop something. An account's question is there at once; a visitor's waits for the link that is mailed to its
   * address. The same question in the same words is one, until something more is said about it.
   *
   * @throws DomainError BAD_USER_INPUT naming every bad field, NOT_FOUND for an unknown item, and for an order that is not
   *   the account's own; CONFLICT where somebody is here for an order of which nothing is to be picked up; RATE_LIMITED
   *   where many questions wait for one address to be proved; what ThreadPhotosService.take throws
   */
  async ask(input: AskShopInput, viewer: User | null, files: readonly Buffer[] = []): Promise<ThreadRecord> {
    const asker: Asker & { text: string } = viewer
      ? { ...askerOf(viewer), ...checkInput(threadMessageRules, input) }
      : lowerCased(checkInput(visitorQuestionRules, input));
    const { text, ...who } = asker;
    const [about, order] = await Promise.all([this.aboutItem(input), ownOrder(input, who, viewer)]);
    if (input.isHere) {
      const here = await findOutside(requirePickup(order, viewer));
      if (here && viewer) return this.reply(String(here._id), { text }, viewer, files);
    }
    const taken = await this.photos.take(files);
    const orderNumber = order?.number;
    const now = databaseClock.now();
    const thread: ThreadRecord = {
      ...{ _id: new Types.ObjectId(), ...who, subject: subjectOf(text, about?.petname, orderNumber) },
      ...(about && { petId: about.petId }),
      ...(orderNumber && { orderNumber }),
      messages: [{ at: now, by: ThreadSide.SHOPPER, text, ...toMessagePhotos(taken) }],
      ...{ createdAt: now, lastAt: now },
      ...{ isAnswered: false, isClosed: false, isProved: viewer !== null },
      ...(input.isHere && { hereSince: now }),
      ...(viewer
        ? { dueAt: input.isHere ? now : await this.dueAt(now) }
        : { code: newSecretCode(), proveBy: databaseClock.in(PROVE_MS) }),
    };
    return this.addOnce({ ...thread, askedOnce: sameQuestion(thread) }, taken);
  }

  private async addOnce(thread: ThreadRecord, taken: readonly TakenPhoto[]): Promise<ThreadRecord> {
    const { askedOnce, email, isProved } = thread;
    const known = () => ThreadModel.findOne({ askedOnce }).lean<ThreadRecord>();
    try {
      const asked = await known();
      if (asked) return asked;
      await this.db.transaction(async (session) => {
        if (!isProved) await requireFewUnproved(email, session);
        await ThreadModel.create([thread], { session });
        await keepPhotos({ ...thread, messages: [] }, taken, session);
        await this.outbox.add([isProved ? questionAsked(thread) : questionToProve(thread)], session);
      });
      return thread;
    } catch (error) {
      const asked = isDuplicateKey(error) ? await known() : null;
      if (!asked) throw error;
      return asked;
    }
  }

  /**
   * The address of a visitor's question is proved: staff see it from now on. Twice is once.
   *
   * @throws DomainError NOT_FOUND for a code that is none, or too old
   */
  async prove(code: string): Promise<ThreadRecord> {
    const now = databaseClock.now();
    const dueAt = await this.dueAt(now);
    return this.db.transaction(async (session) => {
      const proved = { $set: { isProved: true, dueAt, lastAt: now }, $unset: { proveBy: 1 } };
      const thread = await ThreadModel.findOneAndUpdate({ code, isProved: false }, proved, {
        ...{ session, returnDocument: 'after' },
      }).lean<ThreadRecord>();
      if (thread) {
        await keepProved(thread._id, session);
        await this.outbox.add([questionAsked(thread)], session);
        return thread;
      }
      const known = await ThreadModel.findOne({ code }).session(session).lean<ThreadRecord>();
      if (!known) throw notFound('Question');
      return known;
    });
  }

  /**
   * Whoever asked says something more, which is to be answered anew.
   *
   * @throws DomainError BAD_USER_INPUT, NOT_FOUND, also for somebody else's thread; CONFLICT for a very long one; what
   *   ThreadPhotosService.take throws
   */
  async reply(
    id: string,
    input: { readonly text: string },
    viewer: User,
    files: readonly Buffer[] = [],
  ): Promise<ThreadRecord> {
    const { text } = checkInput(threadMessageRules, input);
    const taken = await this.photos.take(files);
    const photos = toMessagePhotos(taken);
    const _id = toObjectId(id, 'Question');
    const dueAt = await this.dueAt(databaseClock.now());
    return this.db.transaction(async (session) => {
      const thread = await ThreadModel.findOne({ _id, uid: viewer.uid })
        .session(session)
        .lean<ThreadRecord>();
      if (!thread) throw notFound('Question');
      if (isRepeated(thread, { by: ThreadSide.SHOPPER, text, ...photos })) return thread;
      const said = { at: databaseClock.now(), by: ThreadSide.SHOPPER, text, ...photos };
      await keepPhotos(thread, taken, session);
      const after = await addMessage(thread, said, askedAnew(thread, dueAt), session);
      await this.outbox.add([questionAsked(after)], session);
      return after;
    });
  }

  /** When what is asked at a time is to be answered. */
  private async dueAt(askedAt: Date): Promise<Date> {
    return answerDueAt(askedAt, await this.shop.get());
  }

  private async aboutItem({ petId }: AskShopInput) {
    if (!petId) return null;
    const { petname } = await this.pets.get(petId);
    return { petId: toObjectId(petId, 'Item'), petname };
  }
}

/** What a thread becomes by a word of whoever asked. @param dueAt when that is to be answered, unless something waits already */
export function askedAnew(
  { isAnswered, dueAt: known }: Pick<ThreadRecord, 'isAnswered' | 'dueAt'>,
  dueAt: Date,
): Partial<ThreadRecord> {
  return { isAnswered: false, isClosed: false, ...((isAnswered || !known) && { dueAt }) };
}

/** Adds a message to a thread. @throws DomainError CONFLICT for a very long thread */
export async function addMessage(
  { _id, messages }: ThreadRecord,
  said: ThreadMessage,
  changes: Partial<ThreadRecord>,
  session: ClientSession,
): Promise<ThreadRecord> {
  if (messages.length >= MAX_THREAD_MESSAGES) {
    throw new DomainError('CONFLICT', `A question has at most ${MAX_THREAD_MESSAGES} messages: ask anew`);
  }
  const set = { ...changes, lastAt: said.at };
  const update = {
    $push: { messages: said },
    $set: set,
    $unset: { askedOnce: 1, ...(set.isAnswered && { dueAt: 1, hereSince: 1 }) },
  };
  const after = await ThreadModel.findOneAndUpdate({ _id }, update, {
    ...{ session, returnDocument: 'after' },
  }).lean<ThreadRecord>();
  if (!after) throw notFound('Question');
  return after;
}

/** Whether the last message of a thread says the same, with the same photos, a moment ago. */
export function isRepeated(
  { messages }: ThreadRecord,
  { by, text, photos }: Pick<ThreadMessage, 'by' | 'text' | 'photos'>,
): boolean {
  const last = messages.at(-1);
  const isSame = last?.by === by && last.text === text && hashesOf(last.photos) === hashesOf(photos);
  return isSame && isDoubleClick([{ createdAt: last.at }]);
}

function askerOf({ uid, name, email }: User): Asker {
  return { uid, name, email };
}

function lowerCased<A extends Asker>(asker: A): A {
  return { ...asker, email: asker.email.toLowerCase() };
}

/** What tells a question from all others: who asks what, about what, and with which photos. */
function sameQuestion({ email, messages, petId, orderNumber }: ThreadRecord): string {
  const [asked] = messages;
  const photos = hashesOf(asked?.photos);
  const said = JSON.stringify([email, asked?.text, petId, orderNumber, ...(photos ? [photos] : [])]);
  return createHash('sha256').update(said).digest('base64url');
}

function subjectOf(text: string, petname: string | undefined, orderNumber: string | undefined): string {
  if (orderNumber) return `Order ${orderNumber}`;
  return petname ?? shorten(text.split('\n')[0] ?? text, MAX_SUBJECT_LENGTH);
}

/**
 * The order that a question is about. What a visitor says is kept where the address is that of the order; whether there is
 * another one of that number is told to nobody.
 *
 * @throws DomainError NOT_FOUND for an order that is not the account's own
 */
async function ownOrder(
  { orderNumber }: AskShopInput,
  { email }: Asker,
  viewer: User | null,
): Promise<PaymentRecord | null> {
  if (!orderNumber) return null;
  const number = readOrderNumber(orderNumber);
  const payment = number && (await PaymentModel.findOne({ number }).lean<PaymentRecord>());
  const isOwn = viewer
    ? payment && (payment.uid === viewer.uid || can(viewer.role, 'handleOrders'))
    : payment && payment.email.toLowerCase() === email;
  if (payment && isOwn) return payment;
  if (viewer) throw notFound('Order');
  return null;
}

/** @throws DomainError NOT_FOUND for no own order, CONFLICT where nothing of it is to be picked up */
function requirePickup(order: PaymentRecord | null, viewer: User | null): PaymentRecord {
  if (!order || order.uid !== viewer?.uid) throw notFound('Order');
  if (order.orderStatus && waitsForPickup(order.deliveryMethod, order.orderStatus)) return order;
  throw new DomainError('CONFLICT', 'Nothing of this order is to be picked up');
}

/** Whoever stands outside already says more of it. */
function findOutside({ uid, number }: PaymentRecord): Promise<ThreadRecord | null> {
  const outside = { uid, orderNumber: number, hereSince: { $exists: true } };
  return ThreadModel.findOne(outside).lean<ThreadRecord>().exec();
}

/** Nobody's mailbox is filled with links by somebody who types their address. */
async function requireFewUnproved(email: string, session: ClientSession): Promise<void> {
  const lately = { email, isProved: false, createdAt: { $gte: databaseClock.in(-DAY_MS) } };
  const waiting = await ThreadModel.countDocuments(lately).session(session);
  if (waiting < MAX_UNPROVED_QUESTIONS) return;
  const message = 'Questions from this address wait for the link in our e-mail. Open it first.';
  throw new RetryLaterError('RATE_LIMITED', message, DAY_MS / 1000);
}
