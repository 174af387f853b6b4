import type { ErrorRequestHandler, Request, RequestHandler, Response } from 'express';
import { MAX_PICTURE_BYTES } from '../../../domain/pictures/picture-files.ts';
import { notFound } from '../platform/domain-error.ts';
import type { Logger } from '../platform/logging.ts';
import { publicError } from '../platform/public-error.ts';
import { logRejection } from '../rate-limits/rejection-log.ts';
import { withoutSecret } from './request-log.ts';

/** Answers errors: of GraphQL as `{errors: […]}`, where it did not come to that itself, all others as `{error: {code, message}}`. */
export function errorHandler(log: Logger): ErrorRequestHandler {
  return (error, request, response, next) => {
    if (response.headersSent) {
      next(error);
      return;
    }
    const { status, code, message, fields, reason, retryAfter } = publicError(error, request.log ?? log);
    logRejection(code, `${request.method} ${withoutSecret(request.path)}`, log);
    if (retryAfter !== undefined) response.set('Retry-After', String(retryAfter));
    const details = { code, ...(fields && { fields }), ...(reason && { reason }) };
    // Of an answer that failed before it began.
    response.removeHeader('Content-Disposition');
    const isGraphQL = /^\/graphql\/?$/i.test(request.path);
    const body = isGraphQL
      ? { errors: [{ message, extensions: details }] }
      : { error: { ...details, message } };
    response.status(status).type('json');
    if (hasLargeUnreadBody(request)) answerEarly(request, response, JSON.stringify(body));
    else response.json(body);
  };
}

/** Bytes of a rejected body that are still waited for: a picture that is somewhat too large, with its form. */
const MAX_DRAINED_BODY_BYTES = 2 * MAX_PICTURE_BYTES;

/**
 * Whether much of a rejected body is still to come: it is not waited for. A shorter one is, because many clients
 * read the answer only once they have sent everything.
 */
function hasLargeUnreadBody(request: Request): boolean {
  return !request.complete && Number(request.headers['content-length']) > MAX_DRAINED_BODY_BYTES;
}

/** How long the rest of a large body is read on, and dropped, behind the answer. */
const LINGER_MS = 2000;

/**
 * Answers whoever still sends a large body, and closes the connection. Not at once: the answer would be lost to a client
 * that writes at this moment, since its system drops what it has not read when the connection is reset.
 */
function answerEarly(request: Request, response: Response, body: string): void {
  response.set({ Connection: 'close', 'Content-Length': String(Buffer.byteLength(body)) });
  response.write(body);
  request.resume();
  const end = () => response.end();
  const timer = setTimeout(end, LINGER_MS);
  request.once('close', () => {
    clearTimeout(timer);
    end();
  });
}

export const unknownPath: RequestHandler = () => {
  throw notFound('Path');
};
