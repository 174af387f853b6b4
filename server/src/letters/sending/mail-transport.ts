import type { Attachment } from '../writing/letter.ts';

/** A mail as it goes out. */
export interface OutgoingMail {
  readonly messageId: string;
  readonly from: string;
  readonly to: string;
  readonly subject: string;
  readonly html: string;
  readonly text: string;
  readonly attachments?: readonly Attachment[];
  /** Address that answers to it go to; without it that of who it is from. */
  readonly replyTo?: string;
  /** Where its reader can do without the like of it, in one click (RFC 8058). */
  readonly unsubscribeUrl?: string;
}

/** Where mails go: to a mail server, or into the demo mailbox. */
export interface MailTransport {
  /** Whether what was sent is kept with its record, for the page that shows it. */
  readonly keepsContent: boolean;
  /** @throws Error where nobody has taken it */
  send(mail: OutgoingMail): Promise<void>;
  close(): void;
}

/** The demo mailbox (mail/mailbox/): what is kept with the record is all there is to it. */
export const mailboxTransport: MailTransport = {
  keepsContent: true,
  send: () => Promise.resolve(),
  close: () => undefined,
};
