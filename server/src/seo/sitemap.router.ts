import { type RequestHandler, type Response, Router } from 'express';
import { sendStream } from '../http/send-stream.ts';
import { notFound } from '../platform/domain-error.ts';
import { escaped } from '../platform/text/escape-html.ts';
import type { OriginOf } from './public-origin.ts';
import type { SitemapEntry, SitemapService } from './sitemap.service.ts';

const declaration = '<?xml version="1.0" encoding="UTF-8"?>\n';
const namespace = 'xmlns="http://www.sitemaps.org/schemas/sitemap/0.9"';
const imageNamespace = 'xmlns:image="http://www.google.com/schemas/sitemap-image/1.1"';

/** GET /sitemap.xml: all addresses, or an index of /sitemap-1.xml, /sitemap-2.xml … where one file can't hold them. */
export function sitemapRouter(
  sitemap: SitemapService,
  originOf: OriginOf,
  limits: readonly RequestHandler[],
): Router {
  const router = Router();

  router.get('/sitemap.xml', ...limits, async (request, response) => {
    const origin = originOf(request);
    const count = await sitemap.countFiles();
    if (count === 1) await sendFile(response, sitemap.entries(1), origin);
    else asXml(response).send(indexOf(count, origin));
  });

  router.get('/sitemap-:file.xml', ...limits, async (request, response) => {
    const file = Number(request.params.file);
    const isThere = Number.isInteger(file) && file >= 1 && file <= (await sitemap.countFiles());
    if (!isThere) throw notFound('Sitemap');
    await sendFile(response, sitemap.entries(file), originOf(request));
  });

  return router;
}

function asXml(response: Response): Response {
  return response.set('Cache-Control', 'no-cache').type('application/xml');
}

function indexOf(count: number, origin: string): string {
  const files = Array.from({ length: count }, (_, index) => {
    return `<sitemap><loc>${escaped(`${origin}/sitemap-${index + 1}.xml`)}</loc></sitemap>\n`;
  });
  return `${declaration}<sitemapindex ${namespace}>\n${files.join('')}</sitemapindex>\n`;
}

function sendFile(response: Response, entries: AsyncIterable<SitemapEntry>, origin: string): Promise<void> {
  return sendStream(asXml(response), lines(entries, origin));
}

async function* lines(entries: AsyncIterable<SitemapEntry>, origin: string): AsyncGenerator<string> {
  yield `${declaration}<urlset ${namespace} ${imageNamespace}>\n`;
  for await (const { path, changedAt, imagePath } of entries) {
    const changed = changedAt ? `<lastmod>${changedAt.toISOString()}</lastmod>` : '';
    const image = imagePath
      ? `<image:image><image:loc>${escaped(origin + imagePath)}</image:loc></image:image>`
      : '';
    yield `<url><loc>${escaped(origin + path)}</loc>${changed}${image}</url>\n`;
  }
  yield '</urlset>\n';
}
