import { type Request, type RequestHandler, Router } from 'express';
import { headOfPage } from '../../../domain/page-head.ts';
import { findPageRoute } from '../../../domain/page-routes.ts';
import { within } from '../platform/within.ts';
import { headMarkup } from './head-markup.ts';
import type { PageContent } from './page-content.ts';
import type { PageTemplate } from './page-template.ts';
import type { Page, PagesService } from './pages.service.ts';
import { PATIENCE } from './patience.ts';
import type { OriginOf } from './public-origin.ts';

/**
 * The pages: the built client, with a head of their own. A page that does not exist is the client's too, with status
 * 404; whoever does not ask for a page gets the plain error.
 */
export function pagesRouter(
  pages: PagesService,
  template: PageTemplate,
  originOf: OriginOf,
  content: Pick<PageContent, 'at'>,
): Router {
  const router = Router();
  router.get(/.*/, page(pages, template, originOf, content));
  return router;
}

function page(
  pages: PagesService,
  template: PageTemplate,
  originOf: OriginOf,
  content: Pick<PageContent, 'at'>,
): RequestHandler {
  return async (request, response, next) => {
    const isKnown = findPageRoute(request.path) !== null;
    const asksForPage = request.headers.accept?.includes('text/html') ?? false;
    if (!isKnown && !asksForPage) {
      next();
      return;
    }
    const origin = originOf(request);
    const { search } = new URL(request.originalUrl, 'http://any');
    const [{ status, head, things }, { styles, ...shown }] = await Promise.all([
      pageOrShell(request, pages.at(request.path, origin)),
      content.at(request.path, search, request.log),
    ]);
    const html = await template.fill({ head: headMarkup(head, things, origin) + styles, ...shown });
    response.status(status).set('Cache-Control', 'no-cache').type('html').send(html);
  };
}

/** The client opens without the database too, and says what is wrong; a search engine is told to come again. */
async function pageOrShell(
  request: Request,
  page: Promise<Page>,
): Promise<Omit<Page, 'status'> & { status: number }> {
  try {
    return await within(PATIENCE, page);
  } catch (error) {
    request.log.warn({ err: error }, 'a page without what the database knows of it');
    return { status: 503, head: headOfPage(request.path), things: [] };
  }
}
