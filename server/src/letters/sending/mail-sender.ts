import { MINUTE_MS } from '../../../../domain/durations.ts';
import { mailKinds } from '../../../../domain/mail/mail-kinds.ts';
import { MAX_MAIL_ATTEMPTS, retryDelay } from '../../../../domain/mail/mail-states.ts';
import { printableText } from '../../../../domain/text/visible-text.ts';
import type { Database } from '../../database/database.ts';
import { databaseClock } from '../../database/database-clock.ts';
import type { MailRecord } from '../../outbox/mail.entity.ts';
import { mailRepository } from '../../outbox/mails.repository.ts';
import type { Logger } from '../../platform/logging.ts';
import type { CurrentShopSettings } from '../../shop-settings/current-shop-settings.ts';
import { replyAddress } from '../../threads/inbound/reply-address.ts';
import { footerOf } from '../writing/footer.ts';
import type { Attachment, Letter } from '../writing/letter.ts';
import type { MailLettersService } from './mail-letters.service.ts';
import type { MailTransport } from './mail-transport.ts';
import type { RecipientsService } from './recipients.service.ts';
import { replyToOf } from './reply-to.ts';

/** Mails that are read at a time. */
const BATCH_SIZE = 20;

/** When a mail is due again whose last try was never noted: long enough for a try that still goes on. */
const LAST_TRY_MS = MINUTE_MS;

/** Longest reason that is kept, in letters. */
const MAX_ERROR_LENGTH = 500;

export interface MailSenderOptions {
  readonly db: Pick<Database, 'transaction'>;
  readonly letters: MailLettersService;
  readonly shop: Pick<CurrentShopSettings, 'get'>;
  readonly recipients: RecipientsService;
  readonly transport: MailTransport;
  /** Who the mails are from, such as `Your Shop <shop@your.shop>`. */
  readonly from: string;
  /** Domain of the addresses that answers go to; null where the shop takes none. */
  readonly answersDomain: string | null;
  /** Bring back into the present what mails lead to and a clock wrote that was ahead. */
  readonly bringBack: readonly ((now: Date) => Promise<void>)[];
  readonly log: Logger;
}

function withoutContent({ filename, contentType }: Attachment) {
  return { filename, contentType };
}

/** Sends what is due. Whoever calls it is the only one who does (mail-sender.scheduler.ts). */
export class MailSender {
  private readonly domain: string;

  constructor(private readonly options: MailSenderOptions) {
    this.domain = options.from.match(/@([^\s@>]+)/)?.[1] ?? 'localhost';
  }

  /** Whether anything is to be sent now. */
  async hasDue(): Promise<boolean> {
    const now = databaseClock.now();
    await mailRepository.bringBack(now);
    await Promise.all(this.options.bringBack.map((bringBack) => bringBack(now)));
    return (await mailRepository.due(now, 1)).length > 0;
  }

  /** Tries what is due, one mail after another. @param stopped ends it after the mail under way */
  async sendDue(stopped: AbortSignal): Promise<void> {
    for (;;) {
      const due = await mailRepository.due(databaseClock.now(), BATCH_SIZE);
      if (due.length === 0) return;
      for (const mail of due) {
        if (stopped.aborted) return;
        await this.sendOne(mail);
      }
    }
  }

  private async sendOne(found: MailRecord): Promise<void> {
    // Nobody noted how the last one ended: the process was killed in it, and there are no more.
    if (found.attempts >= MAX_MAIL_ATTEMPTS) return this.end(found, 'failed', found.lastError);
    const mail = await this.addressed(found);
    if (!mail) return;
    // What happened to an order is told in the order in which it happened.
    const earlier = await mailRepository.waitsUntil(mail);
    if (earlier) return mailRepository.putOff(mail, earlier);
    const attempts = mail.attempts + 1;
    if (!(await mailRepository.claim(mail, databaseClock.in(retryDelay(attempts) ?? LAST_TRY_MS)))) return;
    try {
      await this.deliver(mail);
    } catch (error) {
      await this.recordFailure(mail, attempts, error);
    }
  }

  private async deliver(mail: MailRecord): Promise<void> {
    const recipients = await this.options.recipients.of(mail);
    if ('nobody' in recipients) return this.end(mail, 'withdrawn', recipients.nobody);
    const { to, isUnproved: isToUnproved } = recipients;
    const isLimited = isToUnproved && (await this.options.recipients.isLimited(mail));
    if (isLimited && !(await this.options.recipients.mayMailUnproved(to)))
      return this.end(mail, 'withdrawn', 'Nobody has proved the address, which got enough for a day.');
    const letter = await this.options.letters.write({ ...mail, isToUnproved });
    if (!letter) return this.end(mail, 'withdrawn', 'What it tells is no longer so.');

    const { transport, from } = this.options;
    const answers = this.answersAddressOf(letter);
    const replyTo = answers ?? (await replyToOf(mail, (await this.options.shop.get()).email));
    const content = await this.render(mail, letter);
    const unsubscribeUrl = this.unsubscribeUrlOf(mail);
    const { attachments } = letter;
    await transport.send({
      ...{ ...content, to, from, messageId: this.messageIdOf(mail) },
      ...(attachments && { attachments }),
      ...(replyTo && { replyTo }),
      ...(unsubscribeUrl && { unsubscribeUrl }),
    });
    const { subject, html, text } = content;
    await mailRepository.tryMove(
      { _id: mail._id },
      'sent',
      {
        ...{ to, subject, sentAt: databaseClock.now(), nextAt: undefined, lastError: undefined },
        ...(isLimited && { isLimited }),
        ...(letter.orderNumber && { orderNumber: letter.orderNumber }),
        ...(transport.keepsContent && {
          ...{ html, text },
          ...(replyTo && { replyTo }),
          ...(answers && { takesAnswers: true }),
          ...(attachments && { attachments: attachments.map(withoutContent) }),
        }),
      },
      null,
    );
  }

  /** The code that renders loads with the first mail: most of it is React. */
  private async render(mail: MailRecord, written: Letter) {
    const { letterHtml } = await import('../rendering/letter-html.tsx');
    const { letterText } = await import('../rendering/letter-text.ts');
    const { isolatedLetter } = await import('../rendering/isolated-letter.ts');
    const letter = isolatedLetter({
      ...written,
      subject: printableText(written.subject).replace(/\s+/g, ' ').trim(),
    });
    const { links } = this.options.letters;
    const footer = footerOf(mail, links, await this.options.shop.get());
    const html = await letterHtml({ letter, footer, home: links.home });
    return { subject: letter.subject, html, text: letterText(letter, footer) };
  }

  /**
   * The mail as it goes to one address: what goes to the shop is a mail of its own for each who gets it. Null where somebody
   * else has made it so.
   */
  private async addressed(mail: MailRecord): Promise<MailRecord | null> {
    if (mailKinds[mail.kind].audience !== 'shop' || mail.uid) return mail;
    const [first, ...others] = await this.options.recipients.ofShop(mail.kind);
    if (!first) return mail;
    const { db } = this.options;
    return db.transaction((session) => mailRepository.share(mail, [first, ...others], session));
  }

  /** Where a letter is answered by mail, if it is and the shop takes such answers. */
  private answersAddressOf({ replySecret }: Letter): string | null {
    const { answersDomain } = this.options;
    return answersDomain && replySecret ? replyAddress(replySecret, answersDomain) : null;
  }

  /** The same for each try: a mail server that has taken it already can tell. */
  private messageIdOf({ _id }: MailRecord): string {
    return `<${_id.replaceAll(':', '.').toLowerCase()}@${this.domain}>`;
  }

  /** Where a mail program switches its kind off; none for what a sale needs. */
  private unsubscribeUrlOf({ unsubscribeCode }: MailRecord): string | undefined {
    return unsubscribeCode && this.options.letters.links.unsubscribe(unsubscribeCode);
  }

  private async recordFailure(mail: MailRecord, attempts: number, error: unknown): Promise<void> {
    const { log } = this.options;
    const reason = String((error as Error).message).slice(0, MAX_ERROR_LENGTH);
    if (retryDelay(attempts) === null) {
      log.error({ err: error, mail: mail._id }, 'a mail was given up');
      return this.end(mail, 'failed', reason);
    }
    log.warn({ err: error, mail: mail._id, attempts }, 'a mail could not be sent, it is tried again');
    await mailRepository.recordError(mail, reason);
  }

  private async end({ _id }: MailRecord, to: 'failed' | 'withdrawn', lastError?: string): Promise<void> {
    const why = lastError ? { lastError } : {};
    await mailRepository.tryMove({ _id }, to, { nextAt: undefined, ...why }, null);
  }
}
