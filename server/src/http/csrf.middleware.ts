import type { Request, RequestHandler } from 'express';
import { DomainError } from '../platform/domain-error.ts';

const safeMethods = new Set(['GET', 'HEAD', 'OPTIONS']);

/** Whose pages may use the shop, beside those of the host that a request names. */
export interface KnownOrigins {
  /** The shop's one origin, if set. */
  readonly publicUrl: string | null;
  readonly allowedOrigins: ReadonlySet<string>;
}

/**
 * Rejects requests that change something and that a page of an unknown origin made a browser send. Programs other than
 * browsers send neither header; their token says what they may do.
 */
export function csrfProtection(known: KnownOrigins): RequestHandler {
  return (request, _response, next) => {
    if (!safeMethods.has(request.method) && isCrossOrigin(request, known)) {
      throw new DomainError('FORBIDDEN', 'Pages of other origins may not do this');
    }
    next();
  };
}

function isCrossOrigin(request: Request, known: KnownOrigins): boolean {
  const origin = request.get('origin');
  if (known.allowedOrigins.has(origin ?? '')) return false;
  // Set by the browser, so no page can forge it. Older browsers, and those without TLS, send only Origin.
  const site = request.get('sec-fetch-site');
  if (site !== undefined) return site !== 'same-origin' && site !== 'none';
  return isUnknownOrigin(origin, request.host, known);
}

/**
 * Whether the Origin header is neither ours nor one of those that are allowed.
 *
 * @param host of the request
 */
export function isUnknownOrigin(
  origin: string | undefined,
  host: string | undefined,
  { publicUrl, allowedOrigins }: KnownOrigins,
): boolean {
  if (origin === undefined || origin === publicUrl || allowedOrigins.has(origin)) return false;
  // The host alone: a proxy that ends TLS makes http of https.
  return !URL.canParse(origin) || new URL(origin).host !== host;
}
