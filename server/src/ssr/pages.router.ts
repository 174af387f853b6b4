import { type RequestHandler, Router } from 'express';
import { findPage } from '../../../domain/pages/pages.ts';
import { PUBLIC_UNTIL_CHANGED } from '../http/response-cache.ts';
import type { OriginOf } from '../seo/public-origin.ts';
import type { RenderedPages } from './rendered-page-cache.ts';

/**
 * The pages: the built client, with a head of their own. A page that does not exist is the client's too, with status
 * 404; whoever does not ask for a page gets the plain error.
 */
export function pagesRouter(pages: Pick<RenderedPages, 'at'>, originOf: OriginOf): Router {
  const router = Router();
  router.get(/.*/, page(pages, originOf));
  return router;
}

function page(pages: Pick<RenderedPages, 'at'>, originOf: OriginOf): RequestHandler {
  return async (request, response, next) => {
    const { headers, path, originalUrl, log } = request;
    const isKnown = findPage(path) !== null;
    const asksForPage = headers.accept?.includes('text/html') ?? false;
    if (!isKnown && !asksForPage) {
      next();
      return;
    }
    const { search } = new URL(originalUrl, 'http://any');
    const { status, html, isComplete } = await pages.at({ path, search, origin: originOf(request) }, log);
    response.set('Cache-Control', isComplete ? PUBLIC_UNTIL_CHANGED : 'no-cache');
    response.status(status).type('html').send(html);
  };
}
