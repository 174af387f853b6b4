import { type RequestHandler, Router } from 'express';
import { keepPrivate, sendPrivatePage } from '../http/small-page.ts';
import type { SettingsSource } from '../shop-settings/current-shop-settings.ts';
import { questionContent, questionStyles } from './question-page.ts';
import { findVisitorsThread } from './thread-lists.ts';
import type { ThreadPhotosService } from './thread-photos.service.ts';

interface QuestionPageDeps {
  readonly photos: Pick<ThreadPhotosService, 'photoOfVisitor'>;
  readonly shop: Pick<SettingsSource, 'get'>;
  readonly limits: readonly RequestHandler[];
}

/**
 * The page of a visitor's question, for whoever has its secret: that of the link by which the address was proved. Before
 * that, and with a secret that is none, it is a page that is not there.
 */
export function questionPageRouter({ photos, shop, limits }: QuestionPageDeps): Router {
  const router = Router();

  router.get('/contact/question/:code', ...limits, async (request, response, next) => {
    const code = String(request.params.code);
    const thread = await findVisitorsThread(code);
    if (!thread) return next();
    const { name: shopName, timeZone } = await shop.get();
    const path = `/contact/question/${code}`;
    sendPrivatePage(response, {
      ...{ shopName, title: 'Your question', css: questionStyles },
      content: questionContent(thread, { path, timeZone }),
    });
  });

  router.get('/contact/question/:code/photos/:id', ...limits, async (request, response) => {
    const { code, id } = request.params;
    const jpeg = await photos.photoOfVisitor(String(code), String(id));
    keepPrivate(response).set('Content-Disposition', 'inline; filename="photo.jpeg"');
    response.type('image/jpeg').send(jpeg);
  });

  return router;
}
