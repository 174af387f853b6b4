import type { RequestHandler } from 'express';

/** What storefronts elsewhere may send; whatever else they ask for, the browser keeps back. */
const methods = 'GET, HEAD, POST, PUT, DELETE';
const requestHeaders = [
  ...['Authorization', 'Content-Type', 'If-None-Match'],
  ...['Apollo-Require-Preflight', 'X-Apollo-Operation-Name'],
  // How Apollo Client says which client it is.
  ...['Apollographql-Client-Name', 'Apollographql-Client-Version'],
].join(', ');

/** What their scripts may read of an answer beside what any script may (the CORS-safelisted headers). */
const answerHeaders = 'Allow, ETag, Content-Disposition, Retry-After, X-Query-Cost, X-Request-Id';

/** How long a browser remembers it, in seconds; Chromium does no longer than this. */
const PREFLIGHT_MAX_AGE_S = 7200;

/**
 * Lets pages of the allowed origins read what the shop answers (CORS), and answers what browsers ask beforehand. There is
 * no Access-Control-Allow-Credentials: the shop knows no cookies, and a token is sent by the page itself.
 */
export function crossOriginSharing(allowedOrigins: ReadonlySet<string>): RequestHandler {
  return (request, response, next) => {
    if (allowedOrigins.size === 0) {
      next();
      return;
    }
    response.vary('Origin');
    const origin = request.get('origin');
    if (origin === undefined || !allowedOrigins.has(origin)) {
      next();
      return;
    }
    response.set({ 'Access-Control-Allow-Origin': origin, 'Access-Control-Expose-Headers': answerHeaders });
    const isPreflight =
      request.method === 'OPTIONS' && request.get('access-control-request-method') !== undefined;
    if (!isPreflight) {
      next();
      return;
    }
    response
      .set({
        'Access-Control-Allow-Methods': methods,
        'Access-Control-Allow-Headers': requestHeaders,
        'Access-Control-Max-Age': String(PREFLIGHT_MAX_AGE_S),
      })
      .status(204)
      .end();
  };
}
