import type { Request, RequestHandler } from 'express';
import graphqlUploadExpress from 'graphql-upload/graphqlUploadExpress.mjs';
import Upload from 'graphql-upload/Upload.mjs';
import { can } from '../../../domain/permissions.ts';
import { MAX_PICTURE_BYTES } from '../../../domain/pictures/picture-files.ts';
import { badInput, DomainError } from '../platform/domain-error.ts';
import type { ActionLimits } from '../rate-limits/action-limits.ts';
import { viewerOf } from '../users/viewer.middleware.ts';
import { requireViewer } from '../users/viewer.ts';

/** What browsers ask about before they send it for a page of another origin; Apollo looks for the same. */
const preflightHeaders = ['apollo-require-preflight', 'x-apollo-operation-name'];

/** Values of a form besides the file: an item has a dozen. */
const MAX_FORM_VALUES = 1000;

/** What a form has around its file, at most. */
const MAX_FORM_BYTES = 200_000;

/**
 * Reads multipart requests. That happens before Apollo looks at them, so who sends one must have an account from the
 * start, and nothing is read of one that Apollo is going to reject.
 */
export function uploads(limits: ActionLimits): RequestHandler[] {
  const parse = graphqlUploadExpress({ maxFileSize: MAX_PICTURE_BYTES, maxFiles: 1, maxFieldSize: 100_000 });
  return [
    async (request, response, next) => {
      const isForm = Boolean(request.is('multipart/form-data'));
      const isAskedFor = preflightHeaders.some((name) => request.get(name));
      if (!isForm || !isAskedFor) {
        next();
        return;
      }
      const viewer = requireViewer(viewerOf(request));
      const isEditor = can(viewer.role, 'editCatalogue');
      if (!isEditor) requireLength(request);
      await limits.consume(isEditor ? 'upload' : 'sendPhoto', { viewer, address: request.ip });
      // The parser would throw, and hold the answer back until a body has ended that nobody reads.
      if (!/;\s*boundary=./i.test(request.get('content-type') ?? '')) throw badInput({ body: 'No boundary' });
      await parse(request, response, next);
    },
    (request, _response, next) => {
      if (countUploads(request.body) > 1) throw badInput({ map: 'One picture for one variable' });
      next();
    },
  ];
}

/** A shopper says before how much is to come. @throws DomainError PAYLOAD_TOO_LARGE */
function requireLength(request: Request): void {
  const length = Number(request.get('content-length'));
  if (length > 0 && length <= MAX_PICTURE_BYTES + MAX_FORM_BYTES) return;
  throw new DomainError('PAYLOAD_TOO_LARGE', 'A photo of at most 10 MB, please');
}

/** How many places a request's files stand in. @throws DomainError BAD_USER_INPUT for a request of endless values */
function countUploads(body: unknown): number {
  const waiting: unknown[] = [body];
  let count = 0;
  for (let seen = 0; waiting.length > 0; seen++) {
    if (seen > MAX_FORM_VALUES) throw badInput({ variables: 'Too many values' });
    const value = waiting.pop();
    if (value instanceof Upload) count += 1;
    else if (typeof value === 'object' && value !== null) {
      for (const inner of Object.values(value)) waiting.push(inner);
    }
  }
  return count;
}
