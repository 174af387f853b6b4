import { type RequestHandler, Router } from 'express';
import { findPageRoute } from '../../../domain/page-routes.ts';
import { bytesOf, encodingFor } from '../platform/packed-answer.ts';
import type { OriginOf } from './public-origin.ts';
import type { ReadyPages } from './ready-pages.ts';

/**
 * The pages: the built client, with a head of their own. A page that does not exist is the client's too, with status
 * 404; whoever does not ask for a page gets the plain error.
 */
export function pagesRouter(pages: Pick<ReadyPages, 'at'>, originOf: OriginOf): Router {
  const router = Router();
  router.get(/.*/, page(pages, originOf));
  return router;
}

/** As browsers ask that load a page anew. */
const asksAnew = /no-cache|no-store|max-age=0/;

function page(pages: Pick<ReadyPages, 'at'>, originOf: OriginOf): RequestHandler {
  return async (request, response, next) => {
    const { headers, path, originalUrl, log } = request;
    const isKnown = findPageRoute(path) !== null;
    const asksForPage = headers.accept?.includes('text/html') ?? false;
    if (!isKnown && !asksForPage) {
      next();
      return;
    }
    const { search } = new URL(originalUrl, 'http://any');
    const isFresh = asksAnew.test(headers['cache-control'] ?? '');
    const page = await pages.at({ path, search, origin: originOf(request) }, isFresh, log);

    const encoding = encodingFor(page, headers);
    const bytes = await bytesOf(page, encoding);
    if (encoding) response.set('Content-Encoding', encoding);
    response.vary('Accept-Encoding').set({ 'Cache-Control': 'no-cache', ETag: page.tag });
    response.status(page.status).type('html').send(bytes);
  };
}
