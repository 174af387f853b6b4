import { createTransport } from 'nodemailer';
import type { Mail } from '../../outbox/mail.entity.ts';

/** An answer to a mail, as whoever got it would send it (RFC 5322). */
export async function composeAnswer(
  { to, replyTo, subject = '' }: Pick<Mail, 'to' | 'replyTo' | 'subject'>,
  text: string,
): Promise<Buffer> {
  const composer = createTransport({ streamTransport: true, buffer: true });
  const answer = { from: to, to: replyTo, subject: `Re: ${subject}`, text };
  const { message } = await composer.sendMail({ ...answer, disableFileAccess: true, disableUrlAccess: true });
  return Buffer.isBuffer(message) ? message : Buffer.alloc(0);
}
