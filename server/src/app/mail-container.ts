import type { Settings } from '../config/settings.ts';
import { MailsService } from '../mail/mails.service.ts';
import { MailOutbox } from '../mail/outbox/mail-outbox.ts';
import { MailLettersService } from '../mail/sending/mail-letters.service.ts';
import { MailSenderScheduler } from '../mail/sending/mail-sender.scheduler.ts';
import { MailSender } from '../mail/sending/mail-sender.ts';
import { type MailTransport, mailboxTransport } from '../mail/sending/mail-transport.ts';
import { RecipientsService } from '../mail/sending/recipients.service.ts';
import { RepeatLettersService } from '../mail/sending/repeat-letters.service.ts';
import { SmtpTransport } from '../mail/sending/smtp.transport.ts';
import type { RepeatPricesService } from '../payments/repeats/repeat-prices.service.ts';
import type { Logger } from '../platform/logging.ts';
import type { CurrentShopSettings } from '../shop-settings/current-shop-settings.ts';

/** What is told of events; the command line adds to it as the servers do, which send it. */
export function createOutbox({ mail }: Pick<Settings, 'mail'>): MailOutbox {
  return new MailOutbox({ isSent: mail.transport.kind !== 'none', undoWaitMs: mail.undoSeconds * 1000 });
}

/** What sends mails and shows them. */
export function createMail(
  settings: Pick<Settings, 'mail' | 'publicUrl' | 'port'>,
  shop: CurrentShopSettings,
  outbox: MailOutbox,
  repeatPrices: RepeatPricesService,
  log: Logger,
) {
  const transport = transportFor(settings.mail);
  if (!transport) log.warn('no mails are sent: set SMTP_URL and MAIL_FROM to connect a mail server');
  const origin = settings.publicUrl ?? `http://localhost:${settings.port}`;
  const letters = new MailLettersService(origin, shop, new RepeatLettersService(repeatPrices));
  const recipients = new RecipientsService();
  const { from, seconds } = settings.mail;
  const sender = transport && new MailSender({ letters, shop, recipients, transport, from, log });
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
