import type { Request, RequestHandler } from 'express';
import { DomainError } from '../platform/domain-error.ts';

const safeMethods = new Set(['GET', 'HEAD', 'OPTIONS']);

/**
 * Rejects requests that change something and that a page of another origin made a browser send. Programs other than
 * browsers send neither header; their token says what they may do.
 *
 * @param publicUrl the shop's one origin, if set
 */
export function csrfProtection(publicUrl: string | null): RequestHandler {
  return (request, _response, next) => {
    if (!safeMethods.has(request.method) && isCrossOrigin(request, publicUrl)) {
      throw new DomainError('FORBIDDEN', 'Pages of other origins may not do this');
    }
    next();
  };
}

function isCrossOrigin(request: Request, publicUrl: string | null): boolean {
  // Set by the browser, so no page can forge it. Older browsers, and those without TLS, send only Origin.
  const site = request.get('sec-fetch-site');
  if (site !== undefined) return site !== 'same-origin' && site !== 'none';
  return isOtherOrigin(request.get('origin'), request.host, publicUrl);
}

/**
 * Whether the Origin header is another origin than ours.
 *
 * @param host of the request
 */
export function isOtherOrigin(
  origin: string | undefined,
  host: string | undefined,
  publicUrl: string | null,
): boolean {
  if (origin === undefined || origin === publicUrl) return false;
  // The host alone: a proxy that ends TLS makes http of https.
  return !URL.canParse(origin) || new URL(origin).host !== host;
}
