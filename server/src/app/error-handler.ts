import type { ErrorRequestHandler, RequestHandler } from 'express';
import { notFound } from '../platform/domain-error.ts';
import { publicError } from '../platform/error-report.ts';
import type { Logger } from '../platform/logging.ts';
import { logRefusal } from '../platform/refusal-log.ts';

/** Answers errors: of GraphQL as `{errors: […]}`, where it did not come to that itself, all others as `{error: {code, message}}`. */
export function errorHandler(log: Logger): ErrorRequestHandler {
  return (error, request, response, next) => {
    if (response.headersSent) {
      next(error);
      return;
    }
    const { status, code, message, fields, retryAfter } = publicError(error, request.log ?? log);
    logRefusal(code, `${request.method} ${request.path}`, log);
    // A body that was refused unread is not waited for.
    if (!request.complete) response.set('Connection', 'close');
    if (retryAfter !== undefined) response.set('Retry-After', String(retryAfter));
    const details = { code, ...(fields && { fields }) };
    const isGraphQL = /^\/graphql\/?$/i.test(request.path);
    response
      .status(status)
      .json(isGraphQL ? { errors: [{ message, extensions: details }] } : { error: { ...details, message } });
  };
}

export const unknownPath: RequestHandler = () => {
  throw notFound('Path');
};
