import { createTransport } from 'nodemailer';
import type { MailTransport, OutgoingMail } from './mail-transport.ts';

/** How long the mail server may take for each step, in milliseconds; the library's own time is ten minutes. */
const TIMEOUT_MS = 15_000;

/** A mail server, by SMTP. */
export class SmtpTransport implements MailTransport {
  readonly keepsContent = false;
  private readonly smtp: ReturnType<typeof createTransport>;

  /** @param url such as `smtps://user:password@mail.example:465` */
  constructor(url: string) {
    this.smtp = createTransport({
      url,
      connectionTimeout: TIMEOUT_MS,
      greetingTimeout: TIMEOUT_MS,
      socketTimeout: TIMEOUT_MS,
      dnsTimeout: TIMEOUT_MS,
      disableFileAccess: true,
      disableUrlAccess: true,
    });
  }

  async send({ unsubscribeUrl, replyTo, attachments = [], ...mail }: OutgoingMail): Promise<void> {
    const oneClick = { 'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click' };
    await this.smtp.sendMail({
      ...mail,
      attachments: [...attachments],
      // As an address alone, which nobody looks into for names or further ones.
      ...(replyTo && { replyTo: { address: replyTo, name: '' } }),
      headers: {
        'Auto-Submitted': 'auto-generated',
        ...(unsubscribeUrl && { 'List-Unsubscribe': `<${unsubscribeUrl}>`, ...oneClick }),
      },
    });
  }

  close(): void {
    this.smtp.close();
  }
}
