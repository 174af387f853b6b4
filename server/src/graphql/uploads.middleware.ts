import type { Request, RequestHandler } from 'express';
import graphqlUploadExpress from 'graphql-upload/graphqlUploadExpress.mjs';
import Upload from 'graphql-upload/Upload.mjs';
import { can } from '../../../domain/permissions.ts';
import { MAX_PICTURE_BYTES } from '../../../domain/pictures/picture-files.ts';
import { MAX_MESSAGE_PHOTOS, tooManyPhotos } from '../../../domain/threads/thread-photos.ts';
import { badInput, DomainError } from '../platform/domain-error.ts';
import type { ActionLimits, LimitedAction } from '../rate-limits/action-limits.ts';
import { viewerOf } from '../users/viewer.middleware.ts';
import type { Viewer } from '../users/viewer.ts';

/** What browsers ask about before they send it for a page of another origin; Apollo looks for the same. */
const preflightHeaders = ['apollo-require-preflight', 'x-apollo-operation-name'];

/** Values of a form besides the file: an item has a dozen. */
const MAX_FORM_VALUES = 1000;

/** One more than any request may have, so that it is said how many those are. */
const MAX_FILES = MAX_MESSAGE_PHOTOS + 1;

/** What a form has around its files, at most. */
const MAX_FORM_BYTES = 200_000;

/**
 * Reads multipart requests. That happens before Apollo looks at them: how often somebody may send one is counted first, and
 * of whoever is not of the staff no more is read than was said before. A visitor sends photos with a question, and few.
 */
export function uploads(limits: ActionLimits): RequestHandler[] {
  const parse = graphqlUploadExpress({
    maxFileSize: MAX_PICTURE_BYTES,
    maxFiles: MAX_FILES,
    maxFieldSize: 100_000,
  });
  return [
    async (request, response, next) => {
      const isForm = Boolean(request.is('multipart/form-data'));
      const isAskedFor = preflightHeaders.some((name) => request.get(name));
      if (!isForm || !isAskedFor) {
        next();
        return;
      }
      const viewer = viewerOf(request);
      const isEditor = viewer !== null && can(viewer.role, 'editCatalogue');
      if (!isEditor) requireLength(request);
      await limits.consume(uploadOf(viewer, isEditor), { viewer, address: request.ip });
      // The parser would throw, and hold the answer back until a body has ended that nobody reads.
      if (!/;\s*boundary=./i.test(request.get('content-type') ?? '')) throw badInput({ body: 'No boundary' });
      await parse(request, response, next);
    },
    (request, _response, next) => {
      const photos = countUploads(photosOf(request.body));
      const others = countUploads(request.body) - photos;
      if (photos > MAX_MESSAGE_PHOTOS) throw badInput({ photos: tooManyPhotos });
      if (others > (photos > 0 ? 0 : 1)) throw badInput({ map: 'One picture for one variable' });
      next();
    },
  ];
}

/** Whoever is not of the staff says before how much is to come. @throws DomainError PAYLOAD_TOO_LARGE */
function requireLength(request: Request): void {
  const length = Number(request.get('content-length'));
  if (length > 0 && length <= MAX_PICTURE_BYTES + MAX_FORM_BYTES) return;
  throw new DomainError('PAYLOAD_TOO_LARGE', 'Photos of at most 10 MB together, please');
}

function uploadOf(viewer: Viewer, isEditor: boolean): LimitedAction {
  if (!viewer) return 'sendPhotoAsVisitor';
  return isEditor ? 'upload' : 'sendPhoto';
}

/** The files that go with a message, which has several. */
function photosOf(body: unknown): unknown {
  const { photos } = (body as { variables?: { photos?: unknown } } | undefined)?.variables ?? {};
  return Array.isArray(photos) ? photos : [];
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
