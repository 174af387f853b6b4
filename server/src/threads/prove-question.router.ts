import { type RequestHandler, Router } from 'express';
import { pages } from '../../../domain/pages/pages.ts';
import { keepPrivate, sendSmallPage } from '../http/small-page.ts';
import { DomainError } from '../platform/domain-error.ts';
import type { SettingsSource } from '../shop-settings/current-shop-settings.ts';
import type { ThreadsService } from './threads.service.ts';

/**
 * Where the link leads by which a visitor proves the address of a question. Opened, it asks, and changes nothing, as
 * programs open it that look for bad links; with a press of its button the question is with the shop, and the page of
 * questions says so. Pressed again, it changes nothing.
 */
export function proveQuestionRouter(
  threads: Pick<ThreadsService, 'prove'>,
  shop: SettingsSource,
  limits: readonly RequestHandler[],
): Router {
  const router = Router();

  router.get('/contact/prove/:code', ...limits, async (_request, response) => {
    sendSmallPage(response, {
      shopName: (await shop.get()).name,
      title: 'Is this your question?',
      text: 'Press the button, and we read it. We answer to the address that our e-mail came to.',
      button: 'Send my question',
    });
  });

  router.post('/contact/prove/:code', ...limits, async (request, response) => {
    const isProved = await threads.prove(String(request.params.code)).then(
      () => true,
      (error: unknown) => {
        if (error instanceof DomainError && error.code === 'NOT_FOUND') return false;
        throw error;
      },
    );
    keepPrivate(response).redirect(303, `${pages.contact.path}?${isProved ? 'asked' : 'expired'}`);
  });

  return router;
}
