import { join } from 'node:path';
import express, { Router } from 'express';

/** The files of the built client: those with a hash in their name for good, the others fresh. */
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
  // What the pages are made from is no page.
  router.get('/index.html', (_request, response) => response.redirect(301, '/'));
  router.use(
    express.static(clientDir, {
      index: false,
      setHeaders: (response) => response.set('Cache-Control', 'no-cache'),
    }),
  );
  return router;
}
