import { type RequestHandler, Router } from 'express';
import { pages } from '../../../domain/pages/pages.ts';
import { keepPrivate, sendSmallPage } from '../http/small-page.ts';
import { mailRepository } from '../outbox/mails.repository.ts';
import type { CurrentShopSettings } from '../shop-settings/current-shop-settings.ts';
import { findPresentAccount } from '../users/present-account.ts';
import { UserModel } from '../users/user.entity.ts';

const choices = { label: 'Choose which e-mails you get', path: pages.account.path };

/**
 * Where a kind of mail is switched off without a sign-in: the address of a mail has a secret of its own. Opened, it asks,
 * and changes nothing, as programs open it that look for bad links; a press of its button, and mail programs in one click
 * (RFC 8058), switch off that kind alone. A secret that is none is answered as any other, so that none is found out.
 */
export function unsubscribeRouter(
  shop: Pick<CurrentShopSettings, 'get'>,
  limits: readonly RequestHandler[],
): Router {
  const router = Router();

  router.get('/unsubscribe/:code', ...limits, async (_request, response) => {
    sendSmallPage(response, {
      shopName: (await shop.get()).name,
      title: 'No more of these e-mails?',
      text: 'You still get all others, such as what happens to what you order.',
      button: 'Unsubscribe',
      link: choices,
    });
  });

  router.post('/unsubscribe/:code', ...limits, async (request, response) => {
    await switchOff(String(request.params.code));
    if (request.accepts(['json', 'html']) !== 'html') {
      keepPrivate(response).json({ unsubscribed: true });
      return;
    }
    sendSmallPage(response, {
      shopName: (await shop.get()).name,
      title: 'Done',
      text: 'You get no more e-mails of this kind.',
      link: choices,
    });
  });

  return router;
}

/** Switches off the kind of the mail that has this code, if one has. */
async function switchOff(code: string): Promise<void> {
  const mail = await mailRepository.findByCode(code);
  const account = mail?.uid ? await findPresentAccount(mail.uid) : null;
  if (!mail || !account) return;
  await UserModel.updateOne({ uid: account.uid }, { $addToSet: { unwantedMail: mail.kind } });
}
