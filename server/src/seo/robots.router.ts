import { Router } from 'express';
import { pages } from '../../../domain/pages/pages.ts';
import type { OriginOf } from './public-origin.ts';

/**
 * Where an account is needed to see anything; what is below a path goes with it. A page that another one stands for may
 * be looked at, for that is what it says.
 */
const guarded = Object.values(pages).filter(
  ({ audience, isIndexed, canonical }) => audience !== 'anybody' && !isIndexed && !canonical,
);
const closed = guarded
  .map(({ path }) => path.replace(/:\w+$/, ''))
  .filter((path, _index, all) => !all.some((other) => path.startsWith(`${other}/`)));

/** GET /robots.txt: where search engines need not look, and where they find everything else. */
export function robotsRouter(originOf: OriginOf): Router {
  const router = Router();
  router.get('/robots.txt', (request, response) => {
    response
      .set('Cache-Control', 'no-cache')
      .type('text/plain')
      .send(robots(originOf(request)));
  });
  return router;
}

function robots(origin: string): string {
  return `User-agent: *
${closed.map((path) => `Disallow: ${path}\n`).join('')}Disallow: /explorer.html
Disallow: /graphql
# The pages themselves ask here for what they show.
Allow: /graphql$

Sitemap: ${origin}/sitemap.xml
`;
}
