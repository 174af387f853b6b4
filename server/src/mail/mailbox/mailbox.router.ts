import { type RequestHandler, Router } from 'express';
import { notFound } from '../../platform/domain-error.ts';
import type { MailsService } from '../mails.service.ts';
import type { Mail } from '../outbox/mail.entity.ts';
import { mailboxPage } from './mailbox-page.ts';

/**
 * The demo mailbox: GET /mailbox, with `?mail=` one of its mails, and GET /mailbox.json. Everybody who reaches the demo
 * can read it, so that a shop with a mail server, or in production, has none.
 */
export function mailboxRouter(mails: MailsService, limits: readonly RequestHandler[]): Router {
  const router = Router();

  router.get('/mailbox', ...limits, async (request, response) => {
    const id = request.query.mail;
    const opened = typeof id === 'string' ? await mails.findSent(id) : null;
    if (id !== undefined && !opened) throw notFound('Mail');
    const html = mailboxPage(await mails.newest(), opened);
    response.set(headers).type('html').send(html);
  });

  router.get('/mailbox.json', ...limits, async (_request, response) => {
    response.set(headers).json((await mails.newest()).map(toJson));
  });

  return router;
}

const headers = { 'Cache-Control': 'no-store', 'X-Robots-Tag': 'noindex' };

function toJson({ to, subject, text, html, sentAt, kind, orderNumber }: Mail) {
  return { to, subject, text, html, sentAt, kind, orderNumber: orderNumber ?? null };
}
