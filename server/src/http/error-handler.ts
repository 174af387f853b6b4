import type { ErrorRequestHandler, Request, RequestHandler } from 'express';
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
    if (hasLargeUnreadBody(request)) response.set('Connection', 'close');
    if (retryAfter !== undefined) response.set('Retry-After', String(retryAfter));
    const details = { code, ...(fields && { fields }), ...(reason && { reason }) };
    // Of an answer that failed before it began.
    response.removeHeader('Content-Disposition');
    const isGraphQL = /^\/graphql\/?$/i.test(request.path);
    response
      .status(status)
      .type('json')
      .json(isGraphQL ? { errors: [{ message, extensions: details }] } : { error: { ...details, message } });
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

export const unknownPath: RequestHandler = () => {
  throw notFound('Path');
};
