import type { ClientSession } from 'mongoose';
import { MAX_THREAD_NOTES, threadAnswerRules } from '../../../domain/threads/thread-rules.ts';
import type { AuditService } from '../audit/audit.service.ts';
import type { AuditAction, AuditChange } from '../audit/audit-record.entity.ts';
import type { Database } from '../database/database.ts';
import { databaseClock } from '../database/database-clock.ts';
import { toObjectId } from '../database/object-id.ts';
import { noteChange, writeNote } from '../orders/notes/staff-note.entity.ts';
import { threadAnswered } from '../outbox/mail-events.ts';
import type { MailOutbox } from '../outbox/mail-outbox.ts';
import { checkInput, DomainError, notFound } from '../platform/domain-error.ts';
import type { User } from '../users/user.entity.ts';
import { newReplySecret } from './inbound/reply-address.ts';
import { ThreadModel, type ThreadRecord, ThreadSide } from './thread.entity.ts';
import { keepPhotos, type ThreadPhotosService, toMessagePhotos } from './thread-photos.service.ts';
import { addMessage, isRepeated } from './threads.service.ts';

/** What the staff say to questions. */
export class ThreadAnswersService {
  constructor(
    private readonly db: Database,
    private readonly audit: Pick<AuditService, 'record'>,
    private readonly outbox: Pick<MailOutbox, 'add'>,
    private readonly photos: Pick<ThreadPhotosService, 'take'>,
  ) {}

  /**
   * Answers a question, which is mailed to whoever asked. A double click is one answer.
   *
   * @throws DomainError BAD_USER_INPUT, also where a template has left something open; NOT_FOUND; CONFLICT for a very long
   *   thread; what ThreadPhotosService.take throws
   */
  async answer(
    id: string,
    input: { readonly text: string },
    staff: User,
    files: readonly Buffer[] = [],
  ): Promise<ThreadRecord> {
    const { text } = checkInput(threadAnswerRules, input);
    const taken = await this.photos.take(files);
    const photos = toMessagePhotos(taken);
    return this.db.transaction(async (session) => {
      const thread = await findProved(id, session);
      if (isRepeated(thread, { by: ThreadSide.SHOP, text, ...photos })) return thread;
      const said = { at: databaseClock.now(), by: ThreadSide.SHOP, text, staff: staff.email, ...photos };
      await keepPhotos(thread, taken, session);
      const { replySecret = newReplySecret() } = thread;
      const after = await addMessage(thread, said, { isAnswered: true, replySecret }, session);
      await this.outbox.add([threadAnswered(after, text)], session);
      await this.record('answer_thread', after, messagesChange(after), staff, session);
      return after;
    });
  }

  /** Says that a question is over, answered or not. Twice is once. @throws DomainError NOT_FOUND */
  close(id: string, staff: User): Promise<ThreadRecord> {
    return this.db.transaction(async (session) => {
      const thread = await findProved(id, session);
      if (thread.isClosed) return thread;
      const closed = { $set: { isClosed: true }, $unset: { dueAt: 1, askedOnce: 1, hereSince: 1 } };
      const after = await ThreadModel.findOneAndUpdate({ _id: thread._id }, closed, {
        ...{ session, returnDocument: 'after' },
      }).lean<ThreadRecord>();
      if (!after) throw notFound('Question');
      const change = { field: 'isClosed', before: 'false', after: 'true' };
      await this.record('close_thread', after, change, staff, session);
      return after;
    });
  }

  /**
   * Writes something into a question for the others of the staff, which answers nothing: it waits as it did, and whoever
   * asked never sees it.
   *
   * @throws DomainError BAD_USER_INPUT, NOT_FOUND; CONFLICT for a question with very many of them
   */
  addNote(id: string, note: { readonly text: string }, staff: User): Promise<ThreadRecord> {
    const written = { ...writeNote(note, staff), by: staff.email };
    return this.db.transaction(async (session) => {
      const { _id, notes = [] } = await findProved(id, session);
      if (notes.length >= MAX_THREAD_NOTES) {
        throw new DomainError('CONFLICT', `A question has at most ${MAX_THREAD_NOTES} notes`);
      }
      const noted = { $push: { notes: written } };
      const after = await ThreadModel.findOneAndUpdate({ _id }, noted, {
        ...{ session, returnDocument: 'after' },
      }).lean<ThreadRecord>();
      if (!after) throw notFound('Question');
      await this.record('add_thread_note', after, noteChange(written), staff, session);
      return after;
    });
  }

  /** What was said is in the thread; the audit is kept for years, and says that it was. */
  private record(
    action: AuditAction,
    { _id, orderNumber }: ThreadRecord,
    change: AuditChange,
    actor: User,
    session: ClientSession,
  ) {
    const subjectName = orderNumber ? `About order ${orderNumber}` : 'A question';
    const subject = { subject: 'thread', subjectId: _id.toHexString(), subjectName } as const;
    return this.audit.record({ actor, action, ...subject, changes: [change] }, session);
  }
}

function messagesChange({ messages }: ThreadRecord): AuditChange {
  return { field: 'messages', before: null, after: String(messages.length) };
}

/** @throws DomainError NOT_FOUND, also for one whose address nobody has proved */
async function findProved(id: string, session: ClientSession): Promise<ThreadRecord> {
  const one = { _id: toObjectId(id, 'Question'), isProved: true };
  const thread = await ThreadModel.findOne(one).session(session).lean<ThreadRecord>();
  if (!thread) throw notFound('Question');
  return thread;
}
