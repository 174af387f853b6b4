import type { ErrorRequestHandler, RequestHandler } from 'express';
import { notFound } from '../platform/domain-error.ts';
import { publicError } from '../platform/error-report.ts';
import type { Logger } from '../platform/logging.ts';
import { logRefusal } from '../platform/refusal-log.ts';

/** Answers errors of the REST paths as `{error: {code, message}}`. */
export function errorHandler(log: Logger): ErrorRequestHandler {
  return (error, request, response, next) => {
    if (response.headersSent) {
      next(error);
      return;
    }
    const { status, code, message, fields } = publicError(error, request.log ?? log);
    logRefusal(code, `${request.method} ${request.path}`, log);
    // A body that was refused unread is not waited for.
    if (!request.complete) response.set('Connection', 'close');
    response.status(status).json({ error: { code, message, ...(fields && { fields }) } });
  };
}

export const unknownPath: RequestHandler = () => {
  throw notFound('Path');
};
