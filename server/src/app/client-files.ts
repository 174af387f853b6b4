import { join } from 'node:path';
import express, { type RequestHandler, Router } from 'express';
import { isPageRoute } from '../../../domain/page-routes.ts';

/**
 * The built client: hashed files for good, pages fresh. A page that does not exist is the client's too, with status
 * 404; whoever does not ask for a page gets the plain error.
 */
export function clientFiles(clientDir: string): Router {
  const router = Router();
  router.use(
    '/assets',
    express.static(join(clientDir, 'assets'), {
      immutable: true,
      maxAge: '1y',
      index: false,
      fallthrough: false,
    }),
  );
  router.use(
    express.static(clientDir, {
      index: false,
      setHeaders: (response) => response.set('Cache-Control', 'no-cache'),
    }),
  );
  router.get(/.*/, page(join(clientDir, 'index.html')));
  return router;
}

function page(file: string): RequestHandler {
  return (request, response, next) => {
    const isKnown = isPageRoute(request.path);
    const asksForPage = request.headers.accept?.includes('text/html') ?? false;
    if (!isKnown && !asksForPage) {
      next();
      return;
    }
    response.status(isKnown ? 200 : 404).set('Cache-Control', 'no-cache');
    response.sendFile(file, (error) => {
      if (error) next(error);
    });
  };
}
