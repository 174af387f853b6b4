import type { SimilarPetsService } from '../catalogue/similar/similar-pets.service.ts';
import type { Settings } from '../config/settings.ts';
import type { Database } from '../database/database.ts';
import { MailLettersService } from '../letters/sending/mail-letters.service.ts';
import { MailSenderScheduler } from '../letters/sending/mail-sender.scheduler.ts';
import { MailSender } from '../letters/sending/mail-sender.ts';
import { type MailTransport, mailboxTransport } from '../letters/sending/mail-transport.ts';
import { RecipientsService } from '../letters/sending/recipients.service.ts';
import { SmtpTransport } from '../letters/sending/smtp.transport.ts';
import { mailOrigin } from '../letters/writing/mail-origin.ts';
import { MailOutbox } from '../outbox/mail-outbox.ts';
import { MailsService } from '../outbox/mails.service.ts';
import type { Logger } from '../platform/logging.ts';
import type { RepeatPricesService } from '../repeats/repeat-prices.service.ts';
import type { CurrentShopSettings } from '../shop-settings/current-shop-settings.ts';
import type { PurchasesService } from '../stock-keeping/purchases.service.ts';
import { bringBackQuestions } from '../threads/future-questions.ts';
import { bringBackInvitations } from '../users/invitations/future-invitations.ts';

/** What is told of events; the command line adds to it as the servers do, which send it. */
export function createOutbox(
  { mail }: Pick<Settings, 'mail'>,
  shop: Pick<CurrentShopSettings, 'get'>,
): MailOutbox {
  return new MailOutbox(mail.transport.kind !== 'none', shop);
}

/** Where mails are kept, and what letters read beside their records. */
interface MailSources {
  readonly db: Database;
  readonly repeatPrices: RepeatPricesService;
  readonly purchases: PurchasesService;
  readonly similarPets: SimilarPetsService;
}

/** What sends mails and shows them. */
export function createMail(
  settings: Pick<Settings, 'mail' | 'publicUrl' | 'host' | 'port'>,
  shop: CurrentShopSettings,
  outbox: MailOutbox,
  { db, repeatPrices, purchases, similarPets }: MailSources,
  log: Logger,
) {
  const transport = transportFor(settings.mail);
  if (!transport) log.warn('no mails are sent: set SMTP_URL and MAIL_FROM to connect a mail server');
  const letters = new MailLettersService(mailOrigin(settings), shop, repeatPrices, purchases, similarPets);
  const recipients = new RecipientsService();
  const { from, seconds, answersDomain } = settings.mail;
  const sender =
    transport &&
    new MailSender({
      ...{ db, letters, shop, recipients, transport, from, answersDomain, log },
      bringBack: [bringBackInvitations, bringBackQuestions],
    });
  return {
    mails: new MailsService(),
    mailSenderScheduler: new MailSenderScheduler(sender, outbox, seconds * 1000, log),
  };
}

function transportFor({ transport }: Settings['mail']): MailTransport | null {
  switch (transport.kind) {
    case 'smtp':
      return new SmtpTransport(transport.url);
    case 'mailbox':
      return mailboxTransport;
    case 'none':
      return null;
  }
}
