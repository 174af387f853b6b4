import { createHash } from 'node:crypto';
import { answerDueAt } from '../../../../domain/shop-settings/answer-due.ts';
import { mailedText } from '../../../../domain/threads/mailed-text.ts';
import { hasRoomForPhotos } from '../../../../domain/threads/thread-photos.ts';
import { MAX_THREAD_MESSAGES } from '../../../../domain/threads/thread-rules.ts';
import type { Database } from '../../database/database.ts';
import { databaseClock } from '../../database/database-clock.ts';
import { questionAsked } from '../../outbox/mail-events.ts';
import type { MailOutbox } from '../../outbox/mail-outbox.ts';
import type { Logger } from '../../platform/logging.ts';
import { RateLimiter } from '../../rate-limits/rate-limiter.ts';
import type { SettingsSource } from '../../shop-settings/current-shop-settings.ts';
import { findPresentAccount } from '../../users/present-account.ts';
import { ThreadModel, type ThreadRecord, ThreadSide } from '../thread.entity.ts';
import {
  countPhotos,
  keepPhotos,
  type TakenPhoto,
  type ThreadPhotosService,
  toMessagePhotos,
} from '../thread-photos.service.ts';
import { addMessage, askedAnew } from '../threads.service.ts';
import { type InboundMail, readMail } from './read-mail.ts';
import { replySecretIn } from './reply-address.ts';

/** What became of a mail: `taken` is in its thread now, `repeated` was before, all others are dropped. */
export type InboundOutcome =
  | 'taken'
  | 'repeated'
  | 'automatic'
  | 'unknown'
  | 'stranger'
  | 'empty'
  | 'full'
  | 'unreadable';

/** Answers by mail that one address, and one thread, may get in a minute. */
const MAX_PER_MINUTE = 10;

interface InboundDeps {
  readonly db: Database;
  readonly shop: SettingsSource;
  readonly outbox: Pick<MailOutbox, 'add'>;
  readonly log: Logger;
  readonly photos: Pick<ThreadPhotosService, 'takeReadable'>;
}

/** Answers of shoppers that come by mail. Whoever sent one hears nothing of what became of it. */
export class InboundMailsService {
  private readonly limiters: { readonly address: RateLimiter; readonly thread: RateLimiter } | null;

  /** @param domain of the addresses that answers go to */
  constructor(
    private readonly deps: InboundDeps,
    private readonly domain: string,
    hasRateLimits: boolean,
  ) {
    this.limiters = hasRateLimits
      ? {
          address: new RateLimiter('inbound:address', MAX_PER_MINUTE),
          thread: new RateLimiter('inbound:thread', MAX_PER_MINUTE),
        }
      : null;
  }

  /**
   * @param raw the mail as it was sent (RFC 5322)
   * @throws RetryLaterError RATE_LIMITED: it may be brought again
   */
  async receive(raw: Buffer): Promise<InboundOutcome> {
    const mail = await readMail(raw).catch(() => null);
    const outcome = mail ? await this.take(mail) : 'unreadable';
    this.deps.log.info({ outcome, bytes: raw.length }, 'a mail came in');
    return outcome;
  }

  private async take(mail: InboundMail): Promise<InboundOutcome> {
    if (mail.isAutomatic) return 'automatic';
    const replySecret = replySecretIn(mail.recipients, this.domain);
    const found = replySecret ? await ThreadModel.findOne({ replySecret }).lean<ThreadRecord>() : null;
    if (!found?.isProved) return 'unknown';
    if (!mail.from || mail.from !== (await addressOf(found))?.toLowerCase()) return 'stranger';
    await this.limiters?.thread.consume(String(found._id));
    await this.limiters?.address.consume(createHash('sha256').update(mail.from).digest('base64url'));
    const photos = await this.photosOf(found, mail);
    const files = mail.files + mail.pictures.length - photos.length;
    const text = mailedText({ text: mail.text, files, photos: photos.length });
    return text ? this.add(found, mail, text, photos) : 'empty';
  }

  /** Those that can be read, where the thread has room for them. */
  private async photosOf({ messages }: ThreadRecord, { pictures }: InboundMail): Promise<TakenPhoto[]> {
    const taken = await this.deps.photos.takeReadable(pictures);
    return hasRoomForPhotos(countPhotos(messages), taken.length) ? taken : [];
  }

  private async add(
    { _id }: ThreadRecord,
    { key }: InboundMail,
    text: string,
    photos: readonly TakenPhoto[],
  ): Promise<InboundOutcome> {
    const { db, shop, outbox } = this.deps;
    const now = databaseClock.now();
    const dueAt = answerDueAt(now, await shop.get());
    return db.transaction(async (session) => {
      const thread = await ThreadModel.findById(_id).session(session).lean<ThreadRecord>();
      if (!thread) return 'unknown';
      if (thread.messages.some(({ mailKey }) => mailKey === key)) return 'repeated';
      if (thread.messages.length >= MAX_THREAD_MESSAGES) return 'full';
      const said = { at: now, by: ThreadSide.SHOPPER, text, mailKey: key, ...toMessagePhotos(photos) };
      await keepPhotos(thread, photos, session);
      const after = await addMessage(thread, said, askedAnew(thread, dueAt), session);
      await outbox.add([questionAsked(after)], session);
      return 'taken';
    });
  }
}

/** Where a question is answered, and its answers come from: an account's address as it is now. */
async function addressOf({ uid, email }: ThreadRecord): Promise<string | undefined> {
  return uid ? (await findPresentAccount(uid))?.email : email;
}
