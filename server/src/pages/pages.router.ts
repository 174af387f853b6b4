import { type Request, type RequestHandler, Router } from 'express';
import { headOfPage } from '../../../domain/page-head.ts';
import { findPageRoute } from '../../../domain/page-routes.ts';
import { headMarkup } from './head-markup.ts';
import type { PageTemplate } from './page-template.ts';
import type { Page, PagesService } from './pages.service.ts';
import type { OriginOf } from './public-origin.ts';

/** How long a page waits for what the database knows of it, in milliseconds. */
const PATIENCE = 2000;

/** What a page brings along in its body, as HTML: its code and its first answers. */
export interface PageBody {
  markup(path: string, search: string): string | Promise<string>;
}

/**
 * The pages: the built client, with a head of their own. A page that does not exist is the client's too, with status
 * 404; whoever does not ask for a page gets the plain error.
 */
export function pagesRouter(
  pages: PagesService,
  template: PageTemplate,
  originOf: OriginOf,
  bodies: readonly PageBody[] = [],
): Router {
  const router = Router();
  router.get(/.*/, page(pages, template, originOf, bodies));
  return router;
}

function page(
  pages: PagesService,
  template: PageTemplate,
  originOf: OriginOf,
  bodies: readonly PageBody[],
): RequestHandler {
  return async (request, response, next) => {
    const isKnown = findPageRoute(request.path) !== null;
    const asksForPage = request.headers.accept?.includes('text/html') ?? false;
    if (!isKnown && !asksForPage) {
      next();
      return;
    }
    const origin = originOf(request);
    const [{ status, head, things }, ...parts] = await Promise.all([
      pageOrShell(request, pages.at(request.path, origin)),
      ...bodies.map((body) => partOrNothing(request, body)),
    ]);
    const html = await template.fill(headMarkup(head, things, origin), parts.join(''));
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

/** The client asks for itself what it is not given. */
async function partOrNothing(request: Request, body: PageBody): Promise<string> {
  try {
    const search = new URL(request.originalUrl, 'http://any').search;
    return await within(PATIENCE, Promise.resolve(body.markup(request.path, search)));
  } catch (error) {
    request.log.debug({ err: error }, 'a page without its first answers');
    return '';
  }
}

async function within<T>(milliseconds: number, work: Promise<T>): Promise<T> {
  const { promise: tooLate, reject } = Promise.withResolvers<never>();
  const timer = setTimeout(() => reject(new Error(`no answer within ${milliseconds} ms`)), milliseconds);
  try {
    return await Promise.race([work, tooLate]);
  } finally {
    clearTimeout(timer);
  }
}
