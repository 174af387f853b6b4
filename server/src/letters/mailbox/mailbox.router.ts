import { type RequestHandler, Router, urlencoded } from 'express';
import { readQuery } from '../../http/read-query.ts';
import type { Mail } from '../../outbox/mail.entity.ts';
import type { MailsService } from '../../outbox/mails.service.ts';
import { notFound } from '../../platform/domain-error.ts';
import type { CurrentShopSettings } from '../../shop-settings/current-shop-settings.ts';
import { composeAnswer } from './compose-answer.ts';
import { mailboxPage } from './mailbox-page.ts';

/** Takes what comes in by mail, and says what became of it. */
interface Inbound {
  receive(raw: Buffer): Promise<string>;
}

/**
 * The demo mailbox: GET /mailbox, with `?mail=` one of its mails, and GET /mailbox.json; POST /mailbox answers a mail
 * that can be answered, as if that came by mail. Everybody who reaches the demo
 * can read it, so that a shop with a mail server, or in production, has none.
 */
export function mailboxRouter(
  mails: MailsService,
  shop: Pick<CurrentShopSettings, 'get'>,
  inbound: Inbound,
  limits: readonly RequestHandler[],
): Router {
  const router = Router();

  router.get('/mailbox', ...limits, async (request, response) => {
    const { mail: id, answer } = readQuery(request.originalUrl);
    const opened = typeof id === 'string' ? await mails.findSent(id) : null;
    if (id !== undefined && !opened) throw notFound('Mail');
    const html = mailboxPage((await shop.get()).name, await mails.newest(), opened && { ...opened, answer });
    response.set(headers).type('html').send(html);
  });

  router.post('/mailbox', ...limits, readForm, async (request, response) => {
    const { mail: id, text } = (request.body ?? {}) as Readonly<Record<string, unknown>>;
    const mail = typeof id === 'string' ? await mails.findSent(id) : null;
    if (!mail?.takesAnswers || typeof text !== 'string') throw notFound('Mail');
    const answer = await inbound.receive(await composeAnswer(mail, text));
    response.set(headers).redirect(303, `/mailbox?${new URLSearchParams({ mail: mail._id, answer })}`);
  });

  router.get('/mailbox.json', ...limits, async (_request, response) => {
    response.set(headers).json((await mails.newest()).map(toJson));
  });

  return router;
}

const readForm = urlencoded({ extended: false, limit: '64kb' });

const headers = { 'Cache-Control': 'no-store', 'X-Robots-Tag': 'noindex' };

function toJson({ to, subject, text, html, sentAt, kind, orderNumber, attachments }: Mail) {
  const mail = { to, subject, text, html, sentAt, kind, orderNumber: orderNumber ?? null };
  return { ...mail, ...(attachments && { attachments }) };
}
