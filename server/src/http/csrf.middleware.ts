import type { Request, RequestHandler } from 'express';
import { DomainError } from '../platform/domain-error.ts';

const reading = new Set(['GET', 'HEAD', 'OPTIONS']);

/**
 * Refuses what pages of other origins make a browser send that could change something. Programs that are no browser
 * send neither header; what they may do, their token says.
 *
 * @param publicUrl the shop's one origin, where it is set
 */
export function refuseForeignPages(publicUrl: string | null): RequestHandler {
  return (request, _response, next) => {
    if (!reading.has(request.method) && isForeign(request, publicUrl)) {
      throw new DomainError('FORBIDDEN', 'Pages of other origins may not do this');
    }
    next();
  };
}

function isForeign(request: Request, publicUrl: string | null): boolean {
  // The browser's own word, which no page can change. Older ones, and those without TLS, say only the origin.
  const site = request.get('sec-fetch-site');
  if (site !== undefined) return site !== 'same-origin' && site !== 'none';
  return isForeignOrigin(request.get('origin'), request.host, publicUrl);
}

/**
 * Whether what a browser says of the page that asks is another origin than ours.
 *
 * @param host under which we were asked
 */
export function isForeignOrigin(
  origin: string | undefined,
  host: string | undefined,
  publicUrl: string | null,
): boolean {
  if (origin === undefined || origin === publicUrl) return false;
  // The host alone: a proxy that ends TLS makes http of https.
  return !URL.canParse(origin) || new URL(origin).host !== host;
}
