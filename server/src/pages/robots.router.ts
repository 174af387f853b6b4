import { Router } from 'express';
import type { OriginOf } from './public-origin.ts';

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
Disallow: /adminDashboard
Disallow: /petorder
Disallow: /accessoriesOrder
Disallow: /explorer.html
Disallow: /graphql
# The pages themselves ask here for what they show.
Allow: /graphql$

Sitemap: ${origin}/sitemap.xml
`;
}
