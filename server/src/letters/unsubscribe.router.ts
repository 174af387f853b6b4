import { type RequestHandler, Router } from 'express';
import { pages } from '../../../domain/pages/pages.ts';
import { mailRepository } from '../outbox/mails.repository.ts';
import { notFound } from '../platform/domain-error.ts';
import { UserModel } from '../users/user.entity.ts';

/**
 * Where mail programs switch a kind of mail off in one click (RFC 8058), without a sign-in: the address of a mail has a
 * secret of its own. Opened in a browser, it changes nothing, as programs that look for bad links do, and leads to the page
 * where all kinds are chosen.
 */
export function unsubscribeRouter(limits: readonly RequestHandler[]): Router {
  const router = Router();

  router.get('/unsubscribe/:code', ...limits, (_request, response) => {
    response.redirect(303, pages.account.path);
  });

  router.post('/unsubscribe/:code', ...limits, async (request, response) => {
    const mail = await mailRepository.findByCode(String(request.params.code));
    if (!mail?.uid) throw notFound('Mail');
    await UserModel.updateOne({ uid: mail.uid }, { $addToSet: { unwantedMail: mail.kind } });
    response.set('Cache-Control', 'no-store').json({ unsubscribed: mail.kind });
  });

  return router;
}
